import { serverForTest } from "@maksu/test-server/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClientError, createLegacyClient } from "./index.ts";
import { numberAsText } from "./number-as-text.ts";
import { MERCHANT } from "../test/merchant.ts";

describe("a number in a field of text", () => {
  it.each([
    [15.25, "15.25"],
    [1.1, "1.1"],
    [0, "0"],
    [-0, "0"],
    [-2.5, "-2.5"],
    [0.1 + 0.2, "0.30000000000000004"],
    [1e-7, "0.0000001"],
    [-1.5e-10, "-0.00000000015"],
    [1_234_561, "1234561"],
    [Number.MAX_SAFE_INTEGER, "9007199254740991"],
    [77_584_747_906_474_893_225n, "77584747906474893225"],
  ])("%d is written %j", (price, want) => {
    expect(numberAsText("price", price)).toBe(want);
  });

  it.each([2 ** 53, Number("77584747906474893225"), 1e21, -1e300])("%d, which may have lost digits, stays a number", (given) => {
    expect(numberAsText("referenceNumber", given)).toBe(given);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is written as text that no pattern accepts", (given) => {
    expect(numberAsText("referenceNumber", given)).toBe(String(given));
  });

  it.each([2n ** 200n, -(2n ** 200n)])("%d, longer than any field, stays a BigInt", (given) => {
    expect(numberAsText("referenceNumber", given)).toBe(given);
  });

  it("is text of the same value, without exponent, and reads back as the same number", () => {
    const doubles = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((number) => !Number.isInteger(number) || Number.isSafeInteger(number));
    fc.assert(
      fc.property(doubles, (price) => {
        const written = numberAsText("price", price);
        expect(written).toMatch(/^-?(0|[1-9][0-9]*)(\.[0-9]*[0-9])?$/);
        expect(Number(written) === price).toBe(true);
      }),
    );
  });
});

it.each<readonly [string, unknown]>([
  ["price", "1.10"],
  ["referenceNumber", "0012"],
  ["price", null],
  ["vat", true],
  ["discount", [1.5]],
  ["amount", { value: 1.5 }],
  ["includeVat", 1],
  ["type", 2],
  ["", 1],
])("numberAsText returns %s unchanged: %j", (name, value) => {
  expect(numberAsText(name, value)).toBe(value);
});

describe("the body of createPayment", () => {
  /** The body that is sent, as the service has it. */
  const sent = async (body: unknown): Promise<unknown> => {
    const { origin, only } = await serverForTest((response) => response.writeHead(401).end());
    await createLegacyClient({ ...MERCHANT, baseUrl: origin, validate: false }).createPayment({ body } as never);
    return JSON.parse(only().body);
  };

  it("has text in place of numbers at any depth, and the caller's own is not touched", async () => {
    const body = { price: 77_584_747_906_474_893_225n, orderDetails: { products: [{ amount: 1, vat: 25.5, type: 2 }] } };
    expect(await sent(body)).toStrictEqual({
      price: "77584747906474893225",
      orderDetails: { products: [{ amount: "1", vat: "25.5", type: 2 }] },
    });
    expect(body.orderDetails.products[0]).toStrictEqual({ amount: 1, vat: 25.5, type: 2 });
  });

  it("has text in place of numbers where it is more than plain data: undefined values, results of toJSON", async () => {
    const body = { price: Number.NaN, vat: 1, locale: undefined, at: new Date(0), amount: { toJSON: () => 2.5 } };
    expect(await sent(body)).toStrictEqual({ price: "NaN", vat: "1", at: "1970-01-01T00:00:00.000Z", amount: "2.5" });
  });

  it("is rejected for a BigInt in a field that is not text", async () => {
    const client = createLegacyClient({ ...MERCHANT, baseUrl: "https://api.example.com", fetch: () => expect.fail("nothing may be sent") });
    await expect(client.createPayment({ body: { orderNumber: 1n } } as never)).rejects.toThrow(
      expect.objectContaining({ name: ClientError.name, code: "body-invalid" }),
    );
  });
});
