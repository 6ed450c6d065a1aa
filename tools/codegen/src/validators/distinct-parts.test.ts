import { describe, expect, test } from "vitest";
import type { Document, Operation, Parameter, Schema } from "@maksu/openapi";
import { found, validatorsOf } from "../../test/run-validators.ts";
import { validatorModules } from "../validators.ts";

const Refund: Schema = {
  type: "object",
  required: ["amount"],
  properties: { amount: { type: "integer", "x-error-code": "invalid-amount" } },
};
const id = (name: string): Parameter[] => [{ name, in: "path", required: true, schema: { type: "string", minLength: 2 } }];

/** Operations that return these codes, in this order. */
function documentOf(operations: Record<string, Omit<Operation, "operationId" | "summary" | "responses"> & { codes?: string[] }>): Document {
  const paths = Object.entries(operations).map(([operationId, { codes = [], ...operation }]) => {
    const examples = Object.fromEntries(codes.map((code) => [code, {}]));
    const responses = { "400": { description: "", content: { "application/json": { examples } } } };
    return [`/${operationId}`, { post: { operationId, summary: "", responses, ...operation } }] as const;
  });
  return { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: Object.fromEntries(paths), components: { schemas: { Refund } } };
}

const bodyOf = (schema: Schema, code?: string): NonNullable<Operation["requestBody"]> => ({
  content: { "application/json": { schema: structuredClone(schema), ...(code !== undefined && { "x-error-code": code }) } },
});

const filesOf = (document: Document): string[] => validatorModules(document).map(([name]) => name);
const indexOf = (document: Document): string => new Map(validatorModules(document)).get("validators.ts") ?? "";

describe("a part of a request that several operations take is written once", () => {
  const codes = ["invalid-amount"];
  const document = documentOf({
    getRefund: { parameters: id("refundId") },
    cancelRefund: { parameters: id("refundId"), codes: ["never-mentioned"] },
    refund: { requestBody: bodyOf(Refund), codes },
    refundLater: { requestBody: bodyOf(Refund), parameters: id("refundId"), codes },
    ping: {},
  });

  test("a body is named after its component, parameters after the first operation that takes them", () => {
    expect(filesOf(document)).toEqual(["validators/getRefund.parameters.ts", "validators/Refund.body.ts", "validators.ts"]);
  });

  test("an operation loads its own parts and no others", () => {
    expect(indexOf(document)).toContain(`
  getRefund: () => import("./validators/getRefund.parameters.ts"),
  cancelRefund: () => import("./validators/getRefund.parameters.ts"),
  refund: () => import("./validators/Refund.body.ts"),
  refundLater: () => mergeParts(import("./validators/Refund.body.ts"), import("./validators/getRefund.parameters.ts")),
  ping: () => mergeParts(),
`);
  });

  test("every operation has the validators of what it takes", async () => {
    const validators = await validatorsOf(document);
    const partsOf = async (operationId: string): Promise<string[]> => Object.keys((await validators[operationId]?.()) ?? {});
    expect(await partsOf("cancelRefund")).toEqual(["parameters"]);
    expect(await partsOf("refund")).toEqual(["body"]);
    expect(await partsOf("refundLater")).toEqual(["body", "parameters"]);
    expect(await partsOf("ping")).toEqual([]);
  });
});

describe("parts that differ stay apart", () => {
  test("the same body under another code of last resort: the second is named after its operation", async () => {
    const document = documentOf({
      refund: { requestBody: bodyOf(Refund, "invalid-json"), codes: ["invalid-json", "invalid-amount"] },
      refundLater: { requestBody: bodyOf(Refund, "invalid-request"), codes: ["invalid-request", "invalid-amount"] },
    });
    expect(filesOf(document)).toEqual(["validators/Refund.body.ts", "validators/refundLater.body.ts", "validators.ts"]);
    const validators = await validatorsOf(document);
    expect(found((await validators["refund"]?.())?.body, 1, "application/json")).toEqual([" type invalid-json"]);
    expect(found((await validators["refundLater"]?.())?.body, 1, "application/json")).toEqual([" type invalid-request"]);
  });

  test("the same codes, returned in another order", () => {
    const twoCodes: Schema = {
      ...Refund,
      properties: { ...Refund.properties, stamp: { type: "string", "x-error-code": "invalid-stamp" } },
    };
    const document = documentOf({
      refund: { requestBody: bodyOf(twoCodes), codes: ["invalid-amount", "invalid-stamp"] },
      refundLater: { requestBody: bodyOf(twoCodes), codes: ["invalid-stamp", "invalid-amount"] },
    });
    expect(filesOf(document)).toEqual(["validators/refund.body.ts", "validators/refundLater.body.ts", "validators.ts"]);
  });

  test("parameters of another name", () => {
    const document = documentOf({ getRefund: { parameters: id("refundId") }, getPayment: { parameters: id("paymentId") } });
    expect(filesOf(document)).toEqual(["validators/getRefund.parameters.ts", "validators/getPayment.parameters.ts", "validators.ts"]);
    expect(indexOf(document)).toContain("import type { Validators }");
  });
});
