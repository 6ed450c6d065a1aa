import { describe, expect, test } from "vitest";
import { operationIdsModule, operationsModule } from "./operations.ts";
import { shopDocument } from "../../test/shop.ts";

const root = (from: string, to: string): { file: string; from: string; to: string } => ({ file: "openapi.yaml", from, to });

/** The table at the end of the module. */
function tableIn(code: string): Record<string, unknown> {
  const [, json = ""] = /operationTable: OperationTable<OperationId> = (\{.*\});\n$/s.exec(code) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

test("the table has what client and signing layer need of each operation, in the document's order of methods", async () => {
  expect(tableIn(operationsModule(await shopDocument()))).toEqual({
    listOrders: {
      method: "GET",
      path: "/orders",
      signedHeaders: ["timestamp"],
      requestMediaTypes: [],
      responses: { "200": ["application/json"], "404": ["application/json"] },
      errorCode: ["errorCode"],
    },
    createOrder: {
      method: "POST",
      path: "/orders",
      signedHeaders: ["timestamp", "signature"],
      requestMediaTypes: ["application/json", "application/x-www-form-urlencoded"],
      responses: { "201": ["application/json"], "400": ["application/json"] },
      requiredHeaders: { "201": ["Location"] },
      errorCode: ["errorCode"],
    },
    cancelOrder: {
      method: "POST",
      path: "/orders/{order-id}/cancel",
      signedHeaders: ["signature"],
      requestMediaTypes: ["application/json"],
      bodyFromPath: ["order-id"],
      responses: { "204": [], "403": ["application/json"] },
      errorCode: ["errorCode"],
    },
  });
});

test("an operation's parameter takes the place of its path's", async () => {
  const own =
    "      parameters:\n        - name: timestamp\n          in: header\n          description: Asked for here.\n          schema: { type: string }\n          examples: { t: { value: t } }\n        - name: from";
  const table = tableIn(operationsModule(await shopDocument(root("      parameters:\n        - name: from", own))));
  expect(table["listOrders"]).toMatchObject({ signedHeaders: [] });
});

describe("the fields of a success", () => {
  test("that must be strings, and that the request does not say, are listed where the operation makes something", async () => {
    const edits = root(
      "      required: [id, state, total]\n      properties:\n",
      "      required: [id, state, total, link, code, channel, reference]\n      properties:\n" +
        "        link: { type: string }\n        code: { type: integer }\n        channel: { type: string }\n        reference: { type: string }\n",
    );
    const table = tableIn(operationsModule(await shopDocument(edits)));
    expect(table["createOrder"]).toMatchObject({ requiredFields: { "201": ["link"] } });
    expect(table["listOrders"]).not.toHaveProperty("requiredFields");
    expect(table["cancelOrder"]).not.toHaveProperty("requiredFields");
  });

  test("that is a list, or whose errors alone have strings, are not listed", async () => {
    const edits = root(
      '              schema: { $ref: "#/components/schemas/Order" }\n              examples:\n                created:',
      '              schema: { type: array, items: { $ref: "#/components/schemas/Order" } }\n              examples:\n                created:',
    );
    expect(tableIn(operationsModule(await shopDocument(edits)))["createOrder"]).not.toHaveProperty("requiredFields");
  });

  test("that name a transaction of its own go into the table", async () => {
    const required = "      required: [id, state, total]\n";
    const edits = root(required, `${required}      x-own-transaction: [id, state]\n`);
    const table = tableIn(operationsModule(await shopDocument(edits)));
    expect(table["createOrder"]).toMatchObject({ ownTransaction: ["id", "state"] });
    expect(table["listOrders"]).not.toHaveProperty("ownTransaction");
  });
});

test("an operation says where its errors have their code, if all of them do", async () => {
  expect(tableIn(operationsModule(await shopDocument()))["createOrder"]).toMatchObject({ errorCode: ["errorCode"] });
  const other = root("/components/schemas/Error", "/components/schemas/Order");
  expect(tableIn(operationsModule(await shopDocument(other)))["listOrders"]).not.toHaveProperty("errorCode");
});

test("the operationIds are listed alone, too", async () => {
  const code = operationIdsModule(await shopDocument());
  expect(code).toContain('export type OperationId =\n  | "listOrders"\n  | "createOrder"\n  | "cancelOrder";');
  expect(code).toContain('readonly OperationId[] = [\n  "listOrders",\n  "createOrder",\n  "cancelOrder",\n];');
});
