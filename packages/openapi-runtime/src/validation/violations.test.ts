import { describe, expect, it } from "vitest";
import { type AjvError, inOrder, type Table, type Violation, violationsOf } from "./violations.ts";

const table = (parts: Partial<Table> = {}): Table => ({ codes: {}, messages: {}, keys: {}, order: [], fallback: {}, rules: [], ...parts });
const error = (keyword: string, schemaPath: string, instancePath: string, params: Record<string, unknown> = {}): AjvError => ({
  keyword,
  schemaPath,
  instancePath,
  params,
  message: `breaks ${keyword}`,
});
const only = (given: AjvError, parts: Partial<Table> = {}, fallback?: string): Violation => {
  const [violation, ...others] = violationsOf([given], table(parts), undefined, fallback);
  if (violation === undefined || others.length > 0) throw new Error("expected one violation");
  return violation;
};

describe("the pointer of a violation", () => {
  it.each([
    ["a wrong value", error("maxLength", "#/properties/stamp/maxLength", "/stamp", { limit: 200 }), "/stamp"],
    ["a wrong root", error("type", "#/type", "", { type: "object" }), ""],
    ["a missing key", error("required", "#/properties/customer/required", "/customer", { missingProperty: "email" }), "/customer/email"],
    ["a missing key of the root", error("required", "#/required", "", { missingProperty: "stamp" }), "/stamp"],
    ["a missing key with ~ and /", error("required", "#/required", "", { missingProperty: "a/b~c" }), "/a~1b~0c"],
    [
      "an unknown key",
      error("additionalProperties", "#/additionalProperties", "/rows/0", { additionalProperty: "x/~1" }),
      "/rows/0/x~1~01",
    ],
    [
      "an unknown key under another keyword",
      error("unevaluatedProperties", "#/unevaluatedProperties", "", { unevaluatedProperty: "y" }),
      "/y",
    ],
    ["an unknown key by a subschema", error("not", "#/unevaluatedProperties/not", "/y~1z"), "/y~1z"],
  ])("points at %s", (_what, given, want) => {
    expect(only(given).pointer).toBe(want);
  });
});

describe("the rule and limit of a violation", () => {
  it.each([
    [error("maxLength", "#/maxLength", "", { limit: 200 }), "maxLength", 200],
    [error("minimum", "#/minimum", "", { comparison: ">=", limit: 0 }), "minimum", 0],
    [error("enum", "#/enum", "", { allowedValues: ["FI", "SV"] }), "enum", ["FI", "SV"]],
    [error("const", "#/const", "", { allowedValue: "EUR" }), "const", "EUR"],
    [error("pattern", "#/pattern", "", { pattern: "^[0-9]+$" }), "pattern", "^[0-9]+$"],
    [error("format", "#/format", "", { format: "date" }), "format", "date"],
    [error("type", "#/type", "", { type: ["string", "null"] }), "type", ["string", "null"]],
    [error("multipleOf", "#/multipleOf", "", { multipleOf: 5 }), "multipleOf", 5],
    [error("not", "#/unevaluatedProperties/not", "/x"), "unevaluatedProperties", undefined],
    [error("required", "#/required", "", { missingProperty: "x" }), "required", undefined],
    [error("not", "#/allOf/0/not", ""), "not", undefined],
  ])("are those of %j", (given, rule, limit) => {
    const violation = only(given);
    expect(violation.rule).toBe(rule);
    expect(violation.limit).toStrictEqual(limit);
    expect("limit" in violation).toBe(limit !== undefined);
  });
});

describe("the message of a violation", () => {
  const rule = error("anyOf", "#/allOf/0/anyOf", "");

  it("is the description of the rule if there is one", () => {
    expect(only(rule, { messages: { "#/allOf/0": "One of both must be sent." } }).message).toBe("One of both must be sent.");
  });

  it("is the pattern's own for a pattern, and for nothing else of its schema", () => {
    const messages = { "#/properties/price/pattern": "must be a decimal" };
    expect(only(error("pattern", "#/properties/price/pattern", "/price"), { messages }).message).toBe("must be a decimal");
    expect(only(error("maxLength", "#/properties/price/maxLength", "/price"), { messages }).message).toBe("breaks maxLength");
  });

  it("is about the missing key that the pointer names, not about the record", () => {
    const missing = error("required", "#/required", "", { missingProperty: "stamp" });
    expect(only(missing, { messages: { "#": "A record." } }).message).toBe("is missing");
  });

  const listOf = (count: number): string[] => Array.from({ length: count }, (_none, index) => `v${index + 1}`);

  it.each([
    [["FI", "SV", "EN"], "must be one of FI, SV, EN"],
    [["EUR"], "must be EUR"],
    [["0", "1", 0, 1], "must be one of 0, 1"],
    [listOf(12), "must be one of v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12"],
    [listOf(13), "must be one of v1, v2, v3, v4, v5, v6, v7, v8, v9, v10, v11, v12, …"],
  ])("lists the allowed values: %j", (allowedValues, want) => {
    const violation = only(error("enum", "#/properties/a/enum", "/a", { allowedValues }));
    expect(violation).toMatchObject({ message: want, limit: allowedValues });
  });

  it("is the description of an enumeration's rule", () => {
    const listed = error("enum", "#/properties/a/enum", "/a", { allowedValues: ["FI"] });
    expect(only(listed, { messages: { "#/properties/a": "It is Finland." } }).message).toBe("It is Finland.");
  });

  it.each([
    ["currency", "is an unknown key; did you mean currency?", "/rows/0/curency"],
    ["currency", "is an unknown key; the keys are currency, stamp", "/rows/0/x"],
  ])("suggests %s for an unknown key: %s", (_known, want, place) => {
    const keys = { "#/properties/rows/items/unevaluatedProperties": ["currency", "stamp"] };
    expect(only(error("not", "#/properties/rows/items/unevaluatedProperties/not", place), { keys }).message).toBe(want);
  });

  it("is Ajv's own for an unknown key of an object with undocumented keys", () => {
    const unknown = error("additionalProperties", "#/additionalProperties", "", { additionalProperty: "y" });
    expect(only(unknown).message).toBe("breaks additionalProperties");
    expect(only(unknown, { keys: { "#/additionalProperties": ["x"] } }).message).toBe("is an unknown key; did you mean x?");
  });

  it.each([
    [15.25, "must be a whole number, not 15.25"],
    ["15.25", "must be a whole number"],
    [undefined, "must be a whole number"],
  ])("shows a number that is not whole, but no other value: %j", (amount, want) => {
    const broken = error("type", "#/properties/rows/items/properties/amount/type", "/rows/0/amount", { type: "integer" });
    expect(violationsOf([broken], table(), { rows: [{ amount }] })).toMatchObject([{ message: want }]);
  });

  it("is otherwise Ajv's own, or that the value is not valid", () => {
    expect(only(rule).message).toBe("breaks anyOf");
    const { message: _none, ...silent } = rule;
    expect(only(silent).message).toBe("is not valid");
  });
});

describe("the code of a violation", () => {
  const codes = {
    "#/properties/contact": "invalid-contact",
    "#/properties/contact/properties/email": "invalid-email",
    "#/properties/rows": "invalid-rows",
    "#/properties/rows/allOf/0": "invalid-rows-amount",
    "#/properties/rows/items/unevaluatedProperties": "invalid-key",
  };

  it.each([
    ["the failing schema's own", error("pattern", "#/properties/contact/properties/email/pattern", "/contact/email"), "invalid-email"],
    [
      "a record's for a field without one",
      error("type", "#/properties/contact/properties/phone/type", "/contact/phone"),
      "invalid-contact",
    ],
    ["the record's for the record", error("type", "#/properties/contact/type", "/contact"), "invalid-contact"],
    [
      "the missing field's own",
      error("required", "#/properties/contact/required", "/contact", { missingProperty: "email" }),
      "invalid-email",
    ],
    ["the missing record's own", error("required", "#/required", "", { missingProperty: "contact" }), "invalid-contact"],
    [
      "the record's for a missing field without one",
      error("required", "#/properties/contact/required", "/contact", { missingProperty: "phone" }),
      "invalid-contact",
    ],
    ["the nearer of two", error("minItems", "#/properties/rows/allOf/0/minItems", "/rows", { limit: 1 }), "invalid-rows-amount"],
    ["that of unknown keys", error("not", "#/properties/rows/items/unevaluatedProperties/not", "/rows/0/x"), "invalid-key"],
    ["that of last resort", error("type", "#/type", ""), "invalid-json"],
  ])("is %s", (_whose, given, want) => {
    expect(only(given, { codes }, "invalid-json").code).toBe(want);
  });

  it("is absent if nothing has one", () => {
    expect(only(error("type", "#/type", ""), { codes })).not.toHaveProperty("code");
  });

  it("is not found under a longer name with the same beginning", () => {
    expect(only(error("type", "#/properties/contacts/type", "/contacts"), { codes })).not.toHaveProperty("code");
  });
});

describe("errors within branches", () => {
  it.each(["anyOf", "oneOf", "not"])("of %s are dropped in favour of the keyword itself", (keyword) => {
    const errors = [
      error("required", `#/allOf/1/${keyword}/0/required`, "", { missingProperty: "price" }),
      error("type", `#/allOf/1/${keyword}/1/properties/a/${keyword}/0/type`, "/a"),
      error(keyword, `#/allOf/1/${keyword}`, ""),
      error("type", "#/properties/b/type", "/b"),
    ];
    expect(violationsOf(errors, table(), {}).map(({ pointer, rule }) => [pointer, rule])).toStrictEqual([
      ["", keyword],
      ["/b", "type"],
    ]);
  });

  it("of another keyword whose path begins alike are kept", () => {
    const errors = [error("anyOf", "#/allOf/1/anyOf", ""), error("type", "#/allOf/10/properties/a/type", "/a")];
    expect(violationsOf(errors, table(), {})).toHaveLength(2);
  });

  it("of an if are replaced by those of its then", () => {
    const errors = [error("minItems", "#/allOf/0/then/properties/items/minItems", "/items", { limit: 1 }), error("if", "#/allOf/0/if", "")];
    expect(violationsOf(errors, table(), {}).map(({ pointer, rule }) => [pointer, rule])).toStrictEqual([["/items", "minItems"]]);
  });
});

describe("several violations", () => {
  const codes = { "#/properties/a": "invalid-a", "#/properties/b": "invalid-b", "#/properties/c": "invalid-c" };
  const wrong = (name: string, keyword = "type") => error(keyword, `#/properties/${name}/${keyword}`, `/${name}`);

  it("are sorted by documented code", () => {
    const found = violationsOf([wrong("a"), wrong("b"), wrong("c")], table({ codes, order: ["invalid-c", "invalid-a", "invalid-b"] }), {});
    expect(found.map(({ code }) => code)).toStrictEqual(["invalid-c", "invalid-a", "invalid-b"]);
  });

  it("without codes keep the order of the schema", () => {
    expect(violationsOf([wrong("z"), wrong("y"), wrong("x")], table(), {}).map(({ pointer }) => pointer)).toStrictEqual(["/z", "/y", "/x"]);
  });

  it("with one code at one place are merged", () => {
    const found = violationsOf([wrong("a", "maxLength"), wrong("a", "pattern")], table({ codes }), {});
    expect(found.map(({ pointer, rule }) => [pointer, rule])).toStrictEqual([["/a", "maxLength"]]);
  });

  it("with one code at two places are kept apart", () => {
    const rows = ["/a/0", "/a/1"].map((place) => error("type", "#/properties/a/items/type", place));
    expect(violationsOf(rows, table({ codes }), {}).map(({ pointer }) => pointer)).toStrictEqual(["/a/0", "/a/1"]);
  });

  it("of different rules at one place are kept apart without codes", () => {
    expect(violationsOf([wrong("a", "maxLength"), wrong("a", "pattern")], table(), {}).map(({ rule }) => rule)).toStrictEqual([
      "maxLength",
      "pattern",
    ]);
  });

  it("are sorted stably without changing the given list", () => {
    const given: Violation[] = ["/2", "/1", "/0"].map((pointer) => ({
      pointer,
      rule: "type",
      message: "",
      code: pointer === "/0" ? "first" : "last",
    }));
    expect(inOrder(given, ["first", "last"]).map(({ pointer }) => pointer)).toStrictEqual(["/0", "/2", "/1"]);
    expect(given.map(({ pointer }) => pointer)).toStrictEqual(["/2", "/1", "/0"]);
  });

  it("that are not reported are not worded: 100 of 50,000 unknown keys are", () => {
    let worded = 0;
    const keys = { "#/unevaluatedProperties": ["stamp"] };
    const counted = new Proxy(keys, {
      get: (target, path) => (Object.hasOwn(target, path) && (worded += 1), Reflect.get(target, path) as never),
    });
    const unknown = Array.from({ length: 50_000 }, (_none, index) => error("not", "#/unevaluatedProperties/not", `/k${index}`));
    const found = violationsOf(unknown, table({ keys: counted }), {});
    expect(found.map(({ pointer }) => pointer)).toStrictEqual(Array.from({ length: 100 }, (_none, index) => `/k${index}`));
    expect(worded).toBeLessThanOrEqual(2 * 100);
  });

  it("have the code that comes first of all, wherever it stands among thousands", () => {
    const order = ["invalid-c", "invalid-a", "invalid-b"];
    const many = Array.from({ length: 5000 }, (_none, index) =>
      error("type", `#/properties/${index % 2 ? "a" : "b"}/items/type`, `/x/${index}`),
    );
    for (const at of [0, 2500, 5000]) {
      const [first, ...others] = violationsOf(many.toSpliced(at, 0, wrong("c")), table({ codes, order }), {});
      expect([first?.code, first?.pointer, others.length, new Set(others.map(({ code }) => code))]).toStrictEqual([
        "invalid-c",
        "/c",
        99,
        new Set(["invalid-a"]),
      ]);
    }
  });
});
