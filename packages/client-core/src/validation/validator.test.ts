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

  it("don't run on what the schema has not accepted", () => {
    const total = vi.fn<() => boolean>(() => false);
    expect(validator(generated([TYPE]), table({ rules: [atRoot] }), { total })({})).toMatchObject([{ rule: "type" }]);
    expect(total).not.toHaveBeenCalled();
  });

  it.each([
    ["at its place", "/order/rows", []],
    ["under it", "/order/rows/1/name", []],
    ["above it", "/order", ["sorted"]],
    ["beside it", "/order/currency", ["sorted"]],
    ["beside it, of a longer name", "/order/rowsets", ["sorted"]],
    ["elsewhere", "/stamp", ["sorted"]],
  ])("run when nothing is wrong at their place or under it: a violation %s", (_what, instancePath, want) => {
    const validate = validator(generated([{ ...TYPE, instancePath }]), table({ rules: [nested] }), { sorted: () => false });
    const found = validate({ order: { rows: [2, 1] } });
    expect(found.map(({ rule }) => rule)).toStrictEqual(["type", ...want]);
  });

  it("that have a limit say it", () => {
    const least = { at: [], rule: "total", limit: 0.65, message: "" };
    expect(validator(generated(), table({ rules: [least] }), { total: () => false })({})).toMatchObject([{ rule: "total", limit: 0.65 }]);
  });

  it("stand among the schema's violations in the order of the documented codes", () => {
    const codes = { "#/type": "middle" };
    const first = { at: ["a"], rule: "a", code: "late", message: "" };
    const second = { at: ["b"], rule: "b", code: "early", message: "" };
    const found = validator(
      generated([{ ...TYPE, instancePath: "/c" }]),
      table({ codes, rules: [first, second], order: ["early", "middle", "late"] }),
      { a: () => false, b: () => false },
    )({ a: 1, b: 1 });
    expect(found.map(({ code }) => code)).toStrictEqual(["early", "middle", "late"]);
  });

  it("are reported with pointer, name, code and what they demand", () => {
    const rules: Rules = { total: () => false, sorted: () => false };
    expect(validator(generated(), table({ rules: [atRoot, nested] }), rules)({ order: { rows: [] } })).toStrictEqual([
      { pointer: "", rule: "total", message: "The total is too low.", code: "invalid-total" },
      { pointer: "/order/rows", rule: "sorted", message: "Rows are in order." },
    ]);
  });

  it("see the object that they are named at", () => {
    const sorted = vi.fn<() => boolean>(() => true);
    expect(validator(generated(), table({ rules: [nested] }), { sorted })({ order: { rows: [1, 2] } })).toStrictEqual([]);
    expect(sorted).toHaveBeenCalledExactlyOnceWith([1, 2]);
  });

  it.each([[{}], [{ order: undefined }], [{ order: {} }], [{ order: null }], [{ order: "text" }]])(
    "don't run where there is no such object: %j",
    (value) => {
      const sorted = vi.fn<() => boolean>(() => false);
      expect(validator(generated(), table({ rules: [nested] }), { sorted })(value)).toStrictEqual([]);
      expect(sorted).not.toHaveBeenCalled();
    },
  );

  it("stand in the order of the documented codes", () => {
    const first = { at: [], rule: "a", code: "late", message: "" };
    const second = { at: [], rule: "b", code: "early", message: "" };
    const found = validator(generated(), table({ rules: [first, second], order: ["early", "late"] }), { a: () => false, b: () => false })(
      {},
    );
    expect(found.map(({ rule }) => rule)).toStrictEqual(["b", "a"]);
  });

  it("that nobody has written are broken, not passed over", () => {
    expect(validator(generated(), table({ rules: [atRoot] }), {})({})).toMatchObject([{ rule: "total" }]);
  });
});
