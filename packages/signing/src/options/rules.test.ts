import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  booleanOption,
  checkOptions,
  enumOption,
  functionOption,
  integerOption,
  kindOf,
  type OptionRules,
  stringOption,
  suggestion,
  timeoutOption,
} from "./rules.ts";

interface Options {
  account: string;
  validate?: boolean;
  onCall?: () => void;
  retries?: number;
  format?: "json" | "xml";
  timeout?: number;
  maxBytes?: number;
}

const RULES: OptionRules<Options> = {
  account: { ...stringOption, required: true },
  validate: booleanOption,
  onCall: functionOption,
  retries: integerOption(0, 10),
  format: enumOption("json", "xml"),
  timeout: timeoutOption,
  maxBytes: integerOption(1, undefined, "of bytes"),
};

const check = (options: unknown) => checkOptions(options, RULES, (message) => new TypeError(message));

describe("checkOptions", () => {
  it.each<[object]>([
    [{ account: "1" }],
    [{ account: "1", validate: undefined, timeout: undefined }],
    [{ account: "1", validate: false, onCall: () => {}, retries: 0, format: "xml", timeout: 1, maxBytes: 1 }],
    [{ account: "1", retries: 10, timeout: 2_147_483_647, maxBytes: Number.MAX_SAFE_INTEGER }],
    [Object.assign(Object.create({ inherited: 1 }), { account: "1" })],
  ])("accepts %o", (options) => {
    expect(() => check(options)).not.toThrow();
  });

  it.each([
    [undefined, "account: is missing; must be a non-empty string"],
    [null, "account: is missing; must be a non-empty string"],
    [{}, "account: is missing; must be a non-empty string"],
    [{ account: undefined }, "account: is missing; must be a non-empty string"],
    ["375917", "options: must be an object, not a string"],
    [["375917"], "options: must be an object, not an array"],
    [() => {}, "options: must be an object, not a function"],
    [{ account: null }, "account: must be a non-empty string, not null"],
    [{ account: 375917 }, "account: must be a non-empty string, not a number"],
    [{ account: "" }, "account: must be a non-empty string, not an empty string"],
    [{ acount: "1", account: "1" }, "acount: unknown option; did you mean account?"],
    [{ account: "1", timeOut: 1 }, "timeOut: unknown option; did you mean timeout?"],
    [{ account: "1", maxByte: 1 }, "maxByte: unknown option; did you mean maxBytes?"],
    [{ retry: 1 }, "retry: unknown option; the options are account, validate, onCall, retries, format, timeout, maxBytes"],
    [
      JSON.parse('{"__proto__": 1}'),
      "__proto__: unknown option; the options are account, validate, onCall, retries, format, timeout, maxBytes",
    ],
    [
      { account: "1", toString: 1 },
      "toString: unknown option; the options are account, validate, onCall, retries, format, timeout, maxBytes",
    ],
    [{ account: "1", validate: "false" }, "validate: must be true or false, not a string"],
    [{ account: "1", onCall: {} }, "onCall: must be a function, not an object"],
    [{ account: "1", retries: -1 }, "retries: must be a whole number from 0 to 10, not -1"],
    [{ account: "1", retries: 1.5 }, "retries: must be a whole number from 0 to 10, not 1.5"],
    [{ account: "1", retries: 11 }, "retries: must be a whole number from 0 to 10, not 11"],
    [{ account: "1", retries: 1n }, "retries: must be a whole number from 0 to 10, not a bigint"],
    [{ account: "1", format: 1 }, "format: must be json or xml, not a number"],
    [{ account: "1", format: "" }, "format: must be json or xml, not an empty string"],
    [{ account: "1", format: "JSON" }, "format: must be json or xml"],
    [{ account: "1", timeout: Number.NaN }, "timeout: must be a whole number of milliseconds from 1 to 2147483647, not NaN"],
    [{ account: "1", timeout: 0 }, "timeout: must be a whole number of milliseconds from 1 to 2147483647, not 0"],
    [{ account: "1", timeout: "30" }, "timeout: must be a whole number of milliseconds from 1 to 2147483647, not a string"],
    [{ account: "1", timeout: Infinity }, "timeout: must be a whole number of milliseconds from 1 to 2147483647, not Infinity"],
    [{ account: "1", timeout: 2 ** 31 }, "timeout: must be a whole number of milliseconds from 1 to 2147483647, not 2147483648"],
    [{ account: "1", maxBytes: "10MB" }, "maxBytes: must be a whole number of bytes of at least 1, not a string"],
    [{ account: "1", maxBytes: [] }, "maxBytes: must be a whole number of bytes of at least 1, not an empty array"],
  ])("rejects %o", (options, message) => {
    expect(() => check(options)).toThrow(new TypeError(message));
  });

  it("passes the broken rule to the function that creates the error, and none for an unknown name", () => {
    const rules = {
      account: { ...stringOption, required: true, code: "account-invalid" },
      retries: { ...integerOption(0), code: "retries-invalid" },
    };
    const codeOf = (options: unknown): unknown => {
      const codes: unknown[] = [];
      const run = () => checkOptions(options, rules, (message, rule) => (codes.push(rule?.code), new Error(message)));
      expect(run).toThrow(Error);
      return codes;
    };
    expect(codeOf({})).toStrictEqual(["account-invalid"]);
    expect(codeOf({ account: "" })).toStrictEqual(["account-invalid"]);
    expect(codeOf({ account: "1", retries: -1 })).toStrictEqual(["retries-invalid"]);
    expect(codeOf({ account: "1", other: 1 })).toStrictEqual([undefined]);
    expect(codeOf(1)).toStrictEqual([undefined]);
  });

  it("never repeats a value", () => {
    const secret = "s3cr3t-v4lue";
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(RULES).filter((name) => name !== "account")), (name) => {
        expect(() => check({ account: "1", [name]: secret })).toThrow(
          expect.not.objectContaining({ message: expect.stringContaining(secret) }),
        );
      }),
    );
  });
});

it.each([
  ["timeot", "did you mean timeout?"],
  ["imeout", "did you mean timeout?"],
  ["TimeOut", "did you mean timeout?"],
  ["timeuot", "did you mean timeout?"],
  ["retry", "did you mean retrys?"],
  ["timeoutxxx", "the options are timeout, retrys, id, ip"],
  ["ib", "did you mean id or ip?"],
  ["ido", "did you mean id?"],
  ["xy", "the options are timeout, retrys, id, ip"],
  ["x".repeat(1_000_000), "the options are timeout, retrys, id, ip"],
])("for the unknown name %.20s, it %s", (name, want) => {
  expect(suggestion(name, ["timeout", "retrys", "id", "ip"], "options")).toBe(want);
});

describe("kindOf", () => {
  it.each([
    [undefined, "undefined"],
    [null, "null"],
    ["", "an empty string"],
    ["x", "a string"],
    [[], "an empty array"],
    [[1], "an array"],
    [{}, "an object"],
    [Object.create(null), "an object"],
    [new Headers(), "a Headers object"],
    [new URL("https://a.example"), "a URL object"],
    [new AbortController(), "an AbortController object"],
    [Number.NaN, "NaN"],
    [Infinity, "a number"],
    [5, "a number"],
    [1n, "a bigint"],
    [true, "a boolean"],
    [Symbol("s"), "a symbol"],
    [() => {}, "a function"],
  ])("%s is %s", (value, kind) => {
    expect(kindOf(value)).toBe(kind);
  });
});
