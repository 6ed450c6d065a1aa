import { flagOf } from "@maksu/signing/command-line";
import { describe, expect, it } from "vitest";
import type { CommandInput, CommandOperation } from "./client-command.ts";
import { readInput } from "./read-input.ts";

const field = (name: string, type: CommandInput["type"]): CommandInput => ({ name, in: "body", type });

const operation: CommandOperation = {
  method: "POST",
  path: "/orders/{orderId}",
  summary: "Change an order",
  inputs: [
    { name: "orderId", in: "path", type: "string", required: true },
    { name: "groups", in: "query", type: "list" },
    { name: "limit", in: "query", type: "number" },
    { name: "submerchant", in: "header", type: "string" },
    field("amount", "number"),
    field("isPaid", "boolean"),
    field("items", "json"),
    field("customer.firstName", "string"),
    field("customer.email", "string"),
  ],
  hasBody: true,
};

const read = (values: Record<string, string>, input = "") => readInput(operation, { "order-id": "o", ...values }, async () => input);

it.each([
  ["transactionId", "transaction-id"],
  ["redirectUrls.success", "redirect-urls.success"],
  ["checkout-tokenization-id", "checkout-tokenization-id"],
])("the flag of %s is %s", (name, flag) => {
  expect(flagOf(name)).toBe(flag);
});

describe("readInput", () => {
  it("puts each parameter in its place, as its type", async () => {
    expect(await read({ groups: "bank,mobile", limit: "10", submerchant: "007" })).toEqual({
      path: { orderId: "o" },
      query: { groups: ["bank", "mobile"], limit: 10 },
      header: { submerchant: "007" },
    });
  });

  it("makes the body of fields", async () => {
    const { body } = await read({ amount: "-5", "is-paid": "false", items: "[1]", "customer.first-name": "E", "customer.email": "" });
    expect(body).toEqual({ amount: -5, isPaid: false, items: [1], customer: { firstName: "E", email: "" } });
  });

  it("reads the body, and replaces its fields", async () => {
    const body = { amount: 1, customer: { email: "a", phone: "b" }, other: [] };
    expect((await read({ body: "-" }, JSON.stringify(body))).body).toEqual(body);
    expect((await read({ body: "-", amount: "2", "customer.email": "c" }, `\n${JSON.stringify(body)}\n`)).body).toEqual({
      amount: 2,
      customer: { email: "c", phone: "b" },
      other: [],
    });
  });

  it("has no body without one", async () => {
    expect(await read({})).not.toHaveProperty("body");
    const { inputs: _inputs, ...others } = operation;
    expect(await readInput({ ...others, inputs: [], hasBody: false }, { body: "-" }, async () => "{}")).toEqual({});
  });

  it.each([
    [{ amount: "1e3" }, "", "--amount: must be a number"],
    [{ amount: "15,25" }, "", "--amount: must be a number"],
    [{ amount: "" }, "", "--amount: must be a number"],
    [{ limit: "0x10" }, "", "--limit: must be a number"],
    [{ "is-paid": "yes" }, "", "--is-paid: must be true or false"],
    [{ items: "[" }, "", "--items: must be JSON"],
    [{ body: "-" }, "", "--body: must be JSON"],
    [{ body: "-", amount: "1" }, "null", "--body: must have an object where a flag sets a field, not null"],
    [{ body: "-", "customer.email": "a" }, '{"customer":"x"}', "--body: must have an object where a flag sets a field, not a string"],
  ])("rejects %j with the standard input %j", async (values, input, message) => {
    await expect(read(values as Record<string, string>, input)).rejects.toThrow(new Error(message));
  });

  it("rejects without a required parameter", async () => {
    await expect(readInput(operation, {}, async () => "")).rejects.toThrow(new Error("--order-id: is missing; see --help"));
  });
});
