import { describe, expect, it } from "vitest";
import { cutOf, limited, MOST_IN_ALL, MOST_IN_ONE } from "./limited.ts";
import { type AjvError, type AjvValidate, type Table } from "./violations.ts";
import { validator } from "./validator.ts";

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const keys = (length: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length }, (_none, index) => [`key${index}`, index]));

/** Elements and keys of a value, at any depth. */
const sizeOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? Object.values(value).reduce((sum: number, each) => sum + 1 + sizeOf(each), 0) : 0;

describe("limited", () => {
  it.each([
    ["a text", "x"],
    ["null", null],
    ["nothing", undefined],
    ["a list of 10,000 elements", zeros(MOST_IN_ONE)],
    ["an object of 10,000 keys", keys(MOST_IN_ONE)],
    ["100,000 elements and keys", Array.from({ length: 10 }, () => zeros(MOST_IN_ONE - 1))],
  ])("returns %s itself", (_what, value) => {
    expect(limited(value)).toBe(value);
    expect(cutOf(limited(value))).toBeUndefined();
  });

  it.each([
    ["a list of 10,001 elements", zeros(MOST_IN_ONE + 1), zeros(MOST_IN_ONE)],
    ["an object of 10,001 keys", keys(MOST_IN_ONE + 1), keys(MOST_IN_ONE)],
    ["a list within", { a: [{ b: zeros(MOST_IN_ONE + 1) }], c: 1 }, { a: [{ b: zeros(MOST_IN_ONE) }], c: 1 }],
  ])("shortens %s", (_what, value, want) => {
    const copy = limited(value);
    expect(copy).toStrictEqual(want);
    expect(limited(copy)).toBe(copy);
    expect(cutOf(copy)).toBeDefined();
    expect(cutOf(value)).toBeUndefined();
  });

  it("shortens what lies deepest where there is too much in all, and keeps every list of rows as long as it was", () => {
    const rows = Array.from({ length: 501 }, () => ({ title: "a", others: keys(1000) }));
    const copy = limited({ rows, last: "x" }) as { rows: { title: string; others: object }[]; last: string };
    expect(sizeOf(copy)).toBe(MOST_IN_ALL);
    expect([copy.rows.length, copy.last, new Set(copy.rows.map(({ title }) => title)).size]).toStrictEqual([501, "x", 1]);
    expect(cutOf(copy)?.isShort(copy.rows)).toBe(false);
    expect(cutOf(copy)?.isAffected(copy.rows)).toBe(true);
    expect(cutOf(copy)?.isShort(copy.rows[500]?.others)).toBe(true);
    expect(cutOf(copy)?.isAffected(copy.rows[0])).toBe(false);
  });

  it("keeps keys of any name as its own", () => {
    const value = JSON.parse(`{"__proto__":{"a":1},"constructor":2,"long":[${zeros(MOST_IN_ONE + 1).join(",")}]}`) as object;
    const copy = limited(value) as object;
    expect(Object.keys(copy)).toStrictEqual(["__proto__", "constructor", "long"]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });

  it("visits no more elements than the limits, however many there are", () => {
    let visited = 0;
    const list = new Proxy(zeros(1_000_000), {
      get: (target, key) => (/^\d/.test(String(key)) && (visited += 1), Reflect.get(target, key) as never),
    });
    limited({ items: list });
    expect(visited).toBeLessThanOrEqual(MOST_IN_ONE);
    visited = 0;
    const row = new Proxy(zeros(9000), {
      get: (target, key) => (/^\d/.test(String(key)) && (visited += 1), Reflect.get(target, key) as never),
    });
    limited(Array.from({ length: 9000 }, () => row));
    expect(visited).toBeLessThanOrEqual(2 * MOST_IN_ALL);
  });

  it("survives 100,000 levels", () => {
    const deep = Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], 1);
    expect(() => limited(deep)).not.toThrow();
    expect(() => limited([deep, zeros(MOST_IN_ONE + 1)])).not.toThrow();
  });
});

describe("a validator of a shortened value", () => {
  const table = (parts: Partial<Table> = {}): Table => ({
    codes: {},
    messages: {},
    keys: {},
    order: [],
    fallback: {},
    rules: [],
    ...parts,
  });
  const failing = (...errors: Partial<AjvError>[]): AjvValidate => {
    const complete = errors.map((each) => ({
      keyword: "type",
      schemaPath: "#/type",
      instancePath: "",
      params: {},
      message: "is wrong",
      ...each,
    }));
    return Object.assign(() => errors.length === 0, { errors: complete });
  };
  const value = limited({ ...keys(MOST_IN_ONE + 1), key1: { a: 1 }, key2: zeros(MOST_IN_ONE + 1), key3: {} });
  const rulesFor = (...errors: Partial<AjvError>[]): string[] =>
    validator(failing(...errors), table())(value).map(({ rule, pointer }) => `${rule} ${pointer}`);

  it("reports that it is too large, after all else", () => {
    expect(rulesFor()).toStrictEqual(["elements "]);
    expect(rulesFor({ instancePath: "/key0" })).toStrictEqual(["type /key0", "elements "]);
    expect(validator(failing(), table())(value)[0]?.message).toBe(
      "has a list or object of more than 10000 elements, or more than 100000 in all",
    );
  });

  it.each<[what: string, error: Partial<AjvError>, isReported: boolean]>([
    ["a missing key of a shortened object", { keyword: "required", params: { missingProperty: "stamp" } }, false],
    ["a missing key of another object", { keyword: "required", instancePath: "/key1", params: { missingProperty: "b" } }, true],
    ["too few elements of a shortened list", { keyword: "minItems", instancePath: "/key2" }, false],
    ["too many elements of a shortened list", { keyword: "maxItems", instancePath: "/key2" }, true],
    ["a branch that may need what is missing", { keyword: "anyOf", schemaPath: "#/anyOf" }, false],
    ["a branch of another object", { keyword: "anyOf", schemaPath: "#/properties/key1/anyOf", instancePath: "/key1" }, true],
    ["an unknown key of a shortened object", { keyword: "not", schemaPath: "#/unevaluatedProperties/not", instancePath: "/key9" }, true],
  ])("reports %s only if the whole value has it, too", (_what, error, isReported) => {
    expect(rulesFor(error)).toHaveLength(isReported ? 2 : 1);
  });

  it("runs no rule of an object that lacks something", () => {
    const rule = (...at: string[]) => ({ at, rule: "total", message: "" });
    const run = (at: string[]): number => validator(failing(), table({ rules: [rule(...at)] }), { total: () => "is wrong" })(value).length;
    expect([run([]), run(["key2"]), run(["key1"])]).toStrictEqual([1, 1, 2]);
  });
});
