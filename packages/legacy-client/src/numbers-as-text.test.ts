import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbersAsText } from "./numbers-as-text.ts";

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
    expect(numbersAsText({ price })).toStrictEqual({ price: want });
  });

  it.each([2 ** 53, Number("77584747906474893225"), 1e21, -1e300])("%d, which may have lost digits, stays a number", (referenceNumber) => {
    expect(numbersAsText({ referenceNumber })).toStrictEqual({ referenceNumber });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is written as text that no pattern accepts", (referenceNumber) => {
    expect(numbersAsText({ referenceNumber })).toStrictEqual({ referenceNumber: String(referenceNumber) });
  });

  it.each([2n ** 200n, -(2n ** 200n)])("%d, longer than any field, stays a BigInt", (referenceNumber) => {
    expect(numbersAsText({ referenceNumber })).toStrictEqual({ referenceNumber });
  });

  it("is text of the same value, without exponent, and reads back as the same number", () => {
    const doubles = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .filter((number) => !Number.isInteger(number) || Number.isSafeInteger(number));
    fc.assert(
      fc.property(doubles, (price) => {
        const written: unknown = numbersAsText({ price: price as unknown }).price;
        expect(written).toMatch(/^-?(0|[1-9][0-9]*)(\.[0-9]*[0-9])?$/);
        expect(Number(written) === price).toBe(true);
      }),
    );
  });
});

describe("everything else", () => {
  it.each([
    [{ price: "1.10", referenceNumber: "0012" }],
    [{ orderDetails: { includeVat: 1, products: [{ type: 2, title: "1.10" }] } }],
    [{ price: null, vat: true, discount: [1.5], amount: { value: 1.5 } }],
    ["text"],
    [null],
    [[]],
    [undefined],
  ])("is unchanged: %j", (body) => {
    expect(numbersAsText(body)).toStrictEqual(body);
  });

  it("is as in JSON: without undefined values, with the results of toJSON", () => {
    expect(numbersAsText({ locale: undefined, at: new Date(0) })).toStrictEqual({ at: "1970-01-01T00:00:00.000Z" });
  });

  it("is at any depth, and the caller's own is not touched", () => {
    const body = { orderDetails: { products: [{ amount: 1, vat: 25.5 }] } };
    expect(numbersAsText(body)).toStrictEqual({ orderDetails: { products: [{ amount: "1", vat: "25.5" }] } });
    expect(body.orderDetails.products[0]).toStrictEqual({ amount: 1, vat: 25.5 });
  });

  it("is passed on if JSON can't write it", () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(numbersAsText(circle)).toBe(circle);
    expect(numbersAsText({ orderNumber: 1n })).toStrictEqual({ orderNumber: 1n });
  });
});
