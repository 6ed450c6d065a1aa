/** Converts the interface's own messages from one format to the other. */
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "../generated/examples.ts";
import { textFields } from "../generated/schema.ts";
import { validators } from "../generated/validators.ts";
import { paymentRequests } from "../../test/payment-requests.ts";
import { messages, readXml, writeXml } from "./index.ts";

const readJson = exactJson(textFields);
const violationsOf = async (body: unknown, mediaType: string) => (await validators["createPayment"]?.())?.body?.(body, mediaType);

/** XML has only text. */
const allText = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (_key, value: unknown) => (typeof value === "number" ? String(value) : value)));

describe("a valid legacy payment", () => {
  it("survives JSON → XML → JSON, and is still valid", async () => {
    await fc.assert(
      fc.asyncProperty(paymentRequests, async (body) => {
        expect(await violationsOf(body, "application/json")).toStrictEqual([]);
        const read = readXml(writeXml(readJson(JSON.stringify(body)), messages.createPaymentRequest), messages.createPaymentRequest);
        expect(read).toStrictEqual(allText(body));
        expect(await violationsOf(read, "application/xml")).toStrictEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(Object.entries(examples.createPayment))("survives both formats for every example of the description: %s", (_name, { body }) => {
    const xml = writeXml(body, messages.createPaymentRequest);
    expect(readXml(xml, messages.createPaymentRequest)).toStrictEqual(allText(body));
  });

  it("keeps every digit of bare numbers", () => {
    const wire = '{"referenceNumber":77584747906474893225,"price":1.10,"orderDetails":{"includeVat":0,"products":[{"amount":2.50}]}}';
    expect(writeXml(readJson(wire), messages.createPaymentRequest)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><payment><referenceNumber>77584747906474893225</referenceNumber><price>1.10</price>' +
        "<orderDetails><includeVat>0</includeVat><products><product><amount>2.50</amount></product></products></orderDetails></payment>",
    );
  });
});

describe("a legacy response", () => {
  it("has three text fields on success", () => {
    const xml = "<payment><orderNumber>0012</orderNumber><token>1e5</token><url>https://pay.example.com/?a=1&amp;b=2</url></payment>";
    expect(readXml(xml, messages.createPayment201)).toStrictEqual({
      orderNumber: "0012",
      token: "1e5",
      url: "https://pay.example.com/?a=1&b=2",
    });
  });

  it.each([
    ["createPayment201", "<error><errorCode>invalid-currency</errorCode></error>", "payment"],
    ["createPayment400", "<payment><token>1</token></payment>", "error"],
  ] as const)("rejects %s as the other kind", (name, xml, root) => {
    expect(() => readXml(xml, messages[name])).toThrow(`the root element must be ${root}`);
  });
});
