import { anyText } from "@maksu/test-server/text";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactJson, InexactNumberError } from "./exact-json.ts";

const parse = exactJson(["referenceNumber", "price", "id"]);

describe("jsonParser with a text field", () => {
  it.each([
    ["12345678901234567890123456789012", "12345678901234567890123456789012"],
    ['"12345678901234567890123456789012"', "12345678901234567890123456789012"],
    ["77584747906474893225", "77584747906474893225"],
    ["1.10", "1.10"],
    ['"1.10"', "1.10"],
    ["-0.0", "-0.0"],
    ["1E+2", "1E+2"],
    ["1e-7", "1e-7"],
    ["0", "0"],
    ["null", null],
    ["true", true],
  ])("returns %s as %j", (wire, want) => {
    expect(parse(`{"price":${wire}}`)).toStrictEqual({ price: want });
  });

  it("converts it at any depth, and only by its name", () => {
    const text = '{"rows":[[{"id":1.0,"Id":1.0}],{"price":{"price":2.50,"amount":2.50}}]}';
    expect(parse(text)).toStrictEqual({ rows: [[{ id: "1.0", Id: 1 }], { price: { price: "2.50", amount: 2.5 } }] });
  });

  it("does not convert elements of a list, whatever its name", () => {
    expect(parse('{"price":[1.10,[2.20]]}')).toStrictEqual({ price: [1.1, [2.2]] });
    expect(exactJson(["0"])("[1.10]")).toStrictEqual(["1.10"]);
  });

  it("keeps every digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(0|[1-9][0-9]{0,31})(\.[0-9]{1,9})?$/), (digits) => {
        expect(parse(`{"referenceNumber":${digits}}`)).toStrictEqual({ referenceNumber: digits });
        expect(parse(`{"referenceNumber":"${digits}"}`)).toStrictEqual({ referenceNumber: digits });
      }),
    );
  });
});

describe("jsonParser on everything else", () => {
  it("returns what JSON.parse returns", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(exactJson([])(text)).toStrictEqual(JSON.parse(text));
      }),
    );
  });

  it.each(["1.5", "-0", "1e3", "1E400", "9007199254740993", "[1e-7]"])("rounds the number %s as JSON.parse does", (text) => {
    expect(parse(text)).toStrictEqual(JSON.parse(text));
  });

  it("treats __proto__ like any other key", () => {
    const value = parse('{"__proto__":{"price":1.10,"admin":true}}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.entries(value)).toStrictEqual([["__proto__", { price: "1.10", admin: true }]]);
    expect(value).not.toHaveProperty("admin");
  });

  it.each([
    "",
    " ",
    "{",
    '{"a":1,}',
    "[1,]",
    "{a:1}",
    "'a'",
    "01",
    "1.",
    ".5",
    "+1",
    "NaN",
    "1 2",
    "<html>",
    '{"price":1.10',
    '"\n"',
    "tru",
  ])("rejects %j", (text) => {
    expect(() => JSON.parse(text)).toThrow(SyntaxError);
    expect(() => parse(text)).toThrow(SyntaxError);
  });

  it("rejects a repeated key with different values, wherever there is white space", () => {
    const space = fc.stringMatching(/^[ \t\r\n]{0,2}$/);
    fc.assert(
      fc.property(fc.array(space, { minLength: 8, maxLength: 8 }), fc.constantFrom("", '"b":[":"],'), ([a, b, c, d, e, f, g, h], other) => {
        const text = `{${a}"status"${b}:${c}"fail"${d},${other}${e}"status"${f}:${g}"ok"${h}}`;
        expect(() => parse(text)).toThrow("Duplicate key 'status'");
      }),
    );
  });

  it("rejects an object with a repeated key and different values", () => {
    expect(() => parse('{"price":"1.00","price":"2.00"}')).toThrow(SyntaxError);
  });
});

describe("jsonParser with number fields", () => {
  const exact = exactJson(["id"], ["amount"]);

  it.each(["0", "-0", "9007199254740991", "-9007199254740991", "1e3", "0.1", "25.5", "1E-400", "100.0", "1e15"])("parses %s", (text) => {
    expect(exact(`{"amount":${text},"other":${text}}`)).toStrictEqual({ amount: JSON.parse(text), other: JSON.parse(text) });
  });

  const INEXACT = [
    "9007199254740992",
    "9007199254740993",
    "-9007199254740992",
    "9007199254740993.0",
    "1e16",
    "1e400",
    "-1e400",
    "1".repeat(400),
  ];

  it.each(INEXACT)("throws for %s in one of them without quoting it", (text) => {
    expect(() => exact(`{"amount":${text}}`)).toThrow(InexactNumberError);
    expect(() => exact(`{"amount":${text}}`)).toThrow(/^a number has more digits than a JavaScript number can hold$/);
    expect(exact(`{"id":${text}}`)).toStrictEqual({ id: text });
  });

  it.each(INEXACT)("returns the digits of %s in any other field", (text) => {
    expect(exact(`{"amount":1,"other":${text},"list":[${text}]}`)).toStrictEqual({ amount: 1, other: text, list: [text] });
  });
});

describe("text that JSON.parse reads in full", () => {
  const exact = exactJson(["id", "0"], ["amount"]);
  const outcome = (text: string): unknown => {
    try {
      return exact(text);
    } catch (error) {
      return (error as Error).name;
    }
  };

  it("is read as the same text with an escape in it is, which is not", () => {
    const key = fc.constantFrom("id", "amount", "other", "0", "__proto__", "10", "9");
    const number = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(2 ** 53, -(2 ** 53), 1e21, 1e-7, -0, 5e-324));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, number, anyText, fc.constant(null), fc.array(tie("value")), tie("fields")),
      fields: fc.dictionary(key, tie("value")),
    }));
    fc.assert(
      fc.property(value, (each) => {
        const text = JSON.stringify(each);
        expect(outcome(`[${text}]`)).toStrictEqual(withoutEscape(outcome(`[${text},"\\u0041"]`)));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '{"id":1,"id":2}',
    '{"id":1,"id":1}',
    '{"id" :1,"id":2}',
    "[".repeat(200_000),
    '{"id":1.0}',
    '{"amount":1.0}',
    '{"":":"}',
    '{"2":1,"1":2}',
  ])("%.20s is read so, too", (text) => {
    expect(outcome(`[${text}]`)).toStrictEqual(withoutEscape(outcome(`[${text},"\\u0041"]`)));
  });

  /** An escape makes the parser take its time. */
  const withoutEscape = (value: unknown): unknown => (Array.isArray(value) ? value.slice(0, -1) : value);
});
