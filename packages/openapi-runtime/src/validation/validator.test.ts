import { describe, expect, it, vi } from "vitest";
import type { Rules } from "./rules.ts";
import { validator } from "./validator.ts";
import type { AjvError, Table } from "./violations.ts";

const TYPE: AjvError = { keyword: "type", schemaPath: "#/type", instancePath: "", params: { type: "object" }, message: "must be object" };
const table = (parts: Partial<Table> = {}): Table => ({ codes: {}, told: {}, order: [], fallback: {}, rules: [], ...parts });

/** As Ajv generates them: the errors are on the function. */
function generated(errors: readonly AjvError[] = []): ((value: unknown) => boolean) & { errors?: readonly AjvError[] | null } {
  return Object.assign(() => errors.length === 0, { errors });
}

describe("validator", () => {
  it("finds nothing in what schema and rules accept", () => {
    expect(validator(generated(), table())({})).toStrictEqual([]);
  });

  it("takes the code of last resort by media type", () => {
    const validate = validator(
      generated([TYPE]),
      table({ fallback: { "application/json": "invalid-json", "application/xml": "invalid-xml" } }),
    );
    expect(validate(1, "application/json")).toMatchObject([{ code: "invalid-json" }]);
    expect(validate(1, "application/xml")).toMatchObject([{ code: "invalid-xml" }]);
    expect(validate(1, "text/plain")[0]).not.toHaveProperty("code");
    expect(validate(1)[0]).not.toHaveProperty("code");
  });

  it("finds something even when Ajv gives no errors", () => {
    expect(
      validator(
        Object.assign(() => false, { errors: null }),
        table(),
      )(1),
    ).toStrictEqual([]);
  });
});

describe("rules", () => {
  const atRoot = { at: [], rule: "total", code: "invalid-total", message: "The total is too low." };
  const nested = { at: ["order", "rows"], rule: "sorted", message: "Rows are in order." };

  it("don't run where the schema has rejected what they are about", () => {
    const total = vi.fn<() => string>(() => "is too low");
    expect(validator(generated([TYPE]), table({ rules: [atRoot] }), { total })({})).toMatchObject([{ rule: "type" }]);
    expect(total).not.toHaveBeenCalled();
  });

  describe("never see a value that the schema has rejected", () => {
    const seen: unknown[] = [];
    const total = ({ rows }: { rows: readonly { price: string }[] }): true | string => {
      seen.push(rows);
      for (const { price } of rows) seen.push(price);
      return "is too low";
    };

    it.each<[what: string, error: Partial<AjvError>, prices: readonly unknown[], want: readonly unknown[]]>([
      ["in a row", { instancePath: "/rows/1/price", keyword: "pattern" }, ["1", "1e+1000000000", "2"], ["1"]],
      ["that is missing", { instancePath: "/rows/0", keyword: "required", params: { missingProperty: "price" } }, [undefined], []],
      ["that is a list", { instancePath: "/rows", keyword: "maxItems" }, ["1", "2"], []],
    ])("%s", (_what, error, prices, want) => {
      seen.length = 0;
      const validate = validator(generated([{ ...TYPE, ...error }]), table({ rules: [atRoot] }), { total });
      expect(validate({ rows: prices.map((price) => ({ price })) }).map(({ rule }) => rule)).toStrictEqual([error.keyword]);
      expect(seen.filter((value) => typeof value !== "object")).toStrictEqual(want);
    });
  });

  describe("are heard when the schema has accepted all that they read", () => {
    const REQUIRED = { keyword: "required", params: { missingProperty: "amount" } };
    /** The amount is the sum of the prices. */
    const total = ({ amount, items }: { amount: number; items: readonly { price: number }[] }): true | string =>
      items.reduce((sum, { price }) => sum + BigInt(price), 0n) === BigInt(amount) || "is not the sum";
    const order = { amount: 3, items: [{ price: 1, name: "a" }, { price: 1 }], stamp: "x" };

    it.each<[what: string, error: Partial<AjvError>, value: object, want: readonly string[]]>([
      ["elsewhere", { instancePath: "/stamp" }, order, ["total"]],
      ["of a longer name", { instancePath: "/items2" }, order, ["total"]],
      ["beside what is read of a row", { instancePath: "/items/0/name" }, order, ["total"]],
      ["of a field that is missing elsewhere", { ...REQUIRED, params: { missingProperty: "stamp" } }, order, ["total"]],
      ["of values that don't go together", { keyword: "not", schemaPath: "#/allOf/0/not" }, order, ["total"]],
      ["of the whole", {}, order, []],
      ["of a field that is read", { instancePath: "/amount" }, order, []],
      ["of a field that is read, and can't be", { instancePath: "/amount" }, { ...order, amount: 0.5 }, []],
      ["of a field that is read and missing", REQUIRED, { items: order.items }, []],
      ["of the list", { instancePath: "/items", keyword: "maxItems" }, order, []],
      ["of what is no list", { instancePath: "/items" }, { ...order, items: 1 }, []],
      ["of what is no row", { instancePath: "/items/1" }, { ...order, items: [{ price: 1 }, null] }, []],
      ["of a row's field that is read", { instancePath: "/items/1/price" }, { ...order, items: [{ price: 1 }, { price: "x" }] }, []],
      ["elsewhere, and the rule is kept", { instancePath: "/stamp" }, { ...order, amount: 2 }, []],
    ])("a violation %s", (_what, error, value, want) => {
      const validate = validator(generated([{ ...TYPE, ...error }]), table({ rules: [atRoot] }), { total });
      expect(validate(value).map(({ rule }) => rule)).toStrictEqual([error.keyword ?? "type", ...want]);
    });

    it("of a frozen value, too", () => {
      const frozen = Object.freeze({ ...order, items: Object.freeze([Object.freeze({ price: 1 })]) });
      const validate = validator(generated([{ ...TYPE, instancePath: "/stamp" }]), table({ rules: [atRoot] }), { total });
      expect(validate(frozen).map(({ rule }) => rule)).toStrictEqual(["type", "total"]);
    });

    it("at a place of their own, whatever is above and beside it", () => {
      const sorted = ([first = 0, second = 0]: readonly number[]): true | string => first < second || "are not in order";
      const given = { order: { rows: [2, 1, 3] } };
      const rulesHeard = (instancePath: string): readonly string[] =>
        validator(generated([{ ...TYPE, instancePath }]), table({ rules: [nested] }), { sorted })(given).map(({ rule }) => rule);
      for (const place of ["/order", "/order/currency", "/order/rowsets", "/order/rows/2", "/stamp"])
        expect(rulesHeard(place), place).toStrictEqual(["type", "sorted"]);
      for (const place of ["/order/rows", "/order/rows/0", "/order/rows/1"]) expect(rulesHeard(place), place).toStrictEqual(["type"]);
    });

    it("and their own faults are not hidden", () => {
      const faulty = (): true => {
        throw new RangeError("a fault of the rule");
      };
      const validate = validator(generated([{ ...TYPE, instancePath: "/stamp" }]), table({ rules: [atRoot] }), { total: faulty });
      expect(() => validate(order)).toThrow(RangeError);
    });
  });

  it("that have a limit say it", () => {
    const least = { at: [], rule: "total", limit: 0.65, message: "" };
    expect(validator(generated(), table({ rules: [least] }), { total: () => "is too low" })({})).toMatchObject([
      { rule: "total", limit: 0.65 },
    ]);
  });

  it.each([{ errors: [] }, { errors: [{ ...TYPE, instancePath: "/b" }] }])("are given their limit: %j", ({ errors }) => {
    const least = { at: [], rule: "total", limit: 0.65, message: "" };
    const total = ({ a }: { a: number }, limit: number): true | string => a >= limit || `is below ${limit}`;
    const ofRules = (a: number): number => validator(generated(errors), table({ rules: [least] }), { total })({ a }).length - errors.length;
    expect([ofRules(0.65), ofRules(0.64)]).toStrictEqual([0, 1]);
  });

  it("stand among the schema's violations in the order of the documented codes", () => {
    const codes = { "#/type": "middle" };
    const first = { at: ["a"], rule: "a", code: "late", message: "" };
    const second = { at: ["b"], rule: "b", code: "early", message: "" };
    const found = validator(
      generated([{ ...TYPE, instancePath: "/c" }]),
      table({ codes, rules: [first, second], order: ["early", "middle", "late"] }),
      { a: () => "is broken", b: () => "is broken" },
    )({ a: 1, b: 1 });
    expect(found.map(({ code }) => code)).toStrictEqual(["early", "middle", "late"]);
  });

  it("are reported with pointer, name, code and their own message, which has the figures", () => {
    const rules: Rules = { total: () => "the total is 3, less than 5", sorted: () => "row 2 stands before row 1" };
    expect(validator(generated(), table({ rules: [atRoot, nested] }), rules)({ order: { rows: [] } })).toStrictEqual([
      { pointer: "", rule: "total", message: "the total is 3, less than 5", code: "invalid-total" },
      { pointer: "/order/rows", rule: "sorted", message: "row 2 stands before row 1" },
    ]);
  });

  it("see the object that they are named at", () => {
    const sorted = vi.fn<() => true>(() => true);
    expect(validator(generated(), table({ rules: [nested] }), { sorted })({ order: { rows: [1, 2] } })).toStrictEqual([]);
    expect(sorted).toHaveBeenCalledExactlyOnceWith([1, 2], undefined);
  });

  it.each([[{}], [{ order: undefined }], [{ order: {} }], [{ order: null }], [{ order: "text" }]])(
    "don't run where there is no such object: %j",
    (value) => {
      const sorted = vi.fn<() => string>(() => "are not in order");
      expect(validator(generated(), table({ rules: [nested] }), { sorted })(value)).toStrictEqual([]);
      expect(sorted).not.toHaveBeenCalled();
    },
  );

  it("stand in the order of the documented codes", () => {
    const first = { at: [], rule: "a", code: "late", message: "" };
    const second = { at: [], rule: "b", code: "early", message: "" };
    const found = validator(generated(), table({ rules: [first, second], order: ["early", "late"] }), {
      a: () => "is broken",
      b: () => "is broken",
    })({});
    expect(found.map(({ rule }) => rule)).toStrictEqual(["b", "a"]);
  });

  it("that nobody has written are broken, not passed over, and reported as their description has them", () => {
    expect(validator(generated(), table({ rules: [atRoot] }), {})({})).toMatchObject([{ rule: "total", message: "The total is too low." }]);
  });
});
