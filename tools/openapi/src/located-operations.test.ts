import { describe, expect, test } from "vitest";
import { askedParameters, eventsOf, operationsOf } from "./located-operations.ts";

const header = (name: string, more: object = {}): object => ({ name, in: "header", schema: { type: "string" }, ...more });
const document = {
  openapi: "3.1.0",
  security: [{ key: [] }],
  paths: {
    "/orders/{id}": {
      parameters: [{ $ref: "#/components/parameters/id" }, header("x-shop", { description: "of the path" })],
      get: { operationId: "getOrder", parameters: [header("x-shop", { description: "its own" })], responses: {} },
      put: {
        operationId: "changeOrder",
        parameters: [header("x-signature", { "x-signing": true })],
        requestBody: { $ref: "#/components/requestBodies/Order" },
        responses: { "200": { $ref: "#/components/responses/Done", description: "It is changed." } },
        security: [{ key: [] }, {}],
      },
    },
  },
  webhooks: { orderPaid: { $ref: "#/components/pathItems/OrderPaid" } },
  components: {
    parameters: { id: { name: "id", in: "path", required: true, schema: { type: "integer" } } },
    requestBodies: { Order: { required: true, content: { "application/json": {}, "application/xml": {} } } },
    responses: { Done: { description: "Done.", content: {} } },
    pathItems: { OrderPaid: { post: { operationId: "orderPaid", responses: {} } } },
  },
};

describe("the operations of a document", () => {
  const [get, put] = operationsOf(document);

  test("have their places and methods", () => {
    expect(get).toMatchObject({ operationId: "getOrder", method: "GET", path: "/orders/{id}", at: ["paths", "/orders/{id}", "get"] });
  });

  test("have the parameters of their paths, each replaced by one of their own of the same name and place", () => {
    expect(get?.parameters).toMatchObject([
      { name: "id", in: "path" },
      { name: "x-shop", description: "its own" },
    ]);
  });

  test("are asked for without the parameters that signing fills in", () => {
    expect(put && askedParameters(put).map(({ name }) => name)).toEqual(["id", "x-shop"]);
  });

  test("have bodies and responses through references, with what stands beside the reference", () => {
    expect(put).toMatchObject({ bodyRequired: true, content: { "application/json": {}, "application/xml": {} } });
    expect(put?.responses.get("200")).toEqual({ value: { description: "It is changed.", content: {} }, names: ["Done"] });
  });

  test("need the document's security unless an alternative of their own is empty", () => {
    expect([get?.security, put?.security]).toEqual([["key"], []]);
  });
});

test("an event is read through a reference, and has its name as its path", () => {
  expect(eventsOf(document)).toMatchObject([{ operationId: "orderPaid", method: "POST", path: "orderPaid" }]);
});
