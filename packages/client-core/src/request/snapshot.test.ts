import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { takeSnapshot } from "./snapshot.ts";

/** `npm run long -- fuzz` is the long run. */
const factor = Number(process.env["FUZZ_FACTOR"] ?? 1);

/** The body of a snapshot, and the JSON that is sent: null for a body that can't be written. */
const bodyOf = (body: unknown) => {
  const { body: taken, isUnwritable = false } = takeSnapshot({ body });
  return { taken, json: isUnwritable ? null : JSON.stringify(taken) };
};

describe("the body of a snapshot", () => {
  it("is what JSON reads back from what is sent", () => {
    const anything = fc.anything({ withDate: true, withBoxedValues: true, withNullPrototype: true, withSparseArray: true, withMap: true });
    fc.assert(
      fc.property(fc.oneof(anything, fc.jsonValue()), (body) => {
        fc.pre(body !== undefined);
        const { taken, json } = bodyOf(body);
        const want = JSON.stringify(body) ?? null;
        expect(json).toBe(want);
        expect(taken).toStrictEqual(want === null ? undefined : JSON.parse(want));
      }),
      { numRuns: 200 * factor },
    );
  });

  it("is what JSON reads back from what a replacer makes of it", () => {
    const replacer = (name: string, value: unknown): unknown => (name === "a" && typeof value !== "object" ? `a: ${String(value)}` : value);
    const key = fc.constantFrom("a", "b");
    const leaf = fc.oneof(fc.double(), fc.bigInt(), fc.string(), fc.constant(undefined), fc.date({ noInvalidDate: true }));
    const { body: bodies } = fc.letrec((tie) => ({
      body: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie("body"), { maxLength: 3 }), fc.dictionary(key, tie("body"))),
    }));
    const jsonOf = (body: unknown): string | undefined => {
      try {
        return JSON.stringify(body, replacer);
      } catch {
        return undefined;
      }
    };
    fc.assert(
      fc.property(bodies, (body) => {
        fc.pre(body !== undefined);
        const want = jsonOf(body);
        expect(takeSnapshot({ body }, replacer).body).toStrictEqual(want === undefined ? undefined : JSON.parse(want));
      }),
      { numRuns: 200 * factor },
    );
  });

  it.each<readonly [string, unknown, string]>([
    ["undefined in an object", { a: undefined, b: 1 }, '{"b":1}'],
    ["undefined in a list", [undefined, 1], "[null,1]"],
    ["a hole in a list", [1, , 2], "[1,null,2]"], // oxlint-disable-line no-sparse-arrays
    ["numbers that JSON has not", [Number.NaN, Number.POSITIVE_INFINITY, -0], "[null,null,0]"],
    ["a date", { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
    ["toJSON of a list", Object.assign([1], { toJSON: () => [2] }), "[2]"],
    ["an inherited toJSON", Object.create({ toJSON: () => 1 }), "1"],
    [
      "an instance of a class",
      new (class Item {
        units = 1;
        get price() {
          return 2;
        }
      })(),
      '{"units":1}',
    ],
    ["a property named __proto__", JSON.parse('{"__proto__":{"a":1}}'), '{"__proto__":{"a":1}}'],
    ["a property whose name is a symbol", { [Symbol("a")]: { b: 1 }, c: 1 }, '{"c":1}'],
    ["a function among properties", { a: () => 1, b: 1 }, '{"b":1}'],
    ["a boxed number", { a: Object(1) as unknown }, '{"a":1}'],
  ])("has %s as JSON has it", (_what, body, want) => {
    const { taken, json } = bodyOf(body);
    expect(json).toBe(want);
    expect(taken).toStrictEqual(JSON.parse(want));
  });

  it("reads each property of plain data once, and what it read is what is sent", () => {
    let reads = 0;
    const counted = {
      get amount() {
        reads += 1;
        return reads;
      },
    };
    const proxy = new Proxy(
      { amount: 1 },
      { get: (target, name) => (name === "amount" ? ((reads += 1), reads) : Reflect.get(target, name)) },
    );
    expect(bodyOf({ counted, proxy })).toStrictEqual({
      taken: { counted: { amount: 1 }, proxy: { amount: 2 } },
      json: '{"counted":{"amount":1},"proxy":{"amount":2}}',
    });
  });

  it("shares no object with the one given", () => {
    const body = { items: [{ units: 1 }], customer: { email: "a@example.com" } };
    const { taken } = bodyOf(body);
    Object.assign(body.items[0] ?? {}, { units: 2 });
    body.customer.email = "b@example.com";
    body.items.push({ units: 3 });
    expect(taken).toStrictEqual({ items: [{ units: 1 }], customer: { email: "a@example.com" } });
  });

  it("is missing, and its JSON null, for an object that contains itself and for a getter that throws", () => {
    const circle: Record<string, unknown> = {};
    circle["self"] = [circle];
    const throwing = {
      get a() {
        throw new Error("no");
      },
    };
    expect([bodyOf(circle), bodyOf(throwing)]).toStrictEqual([
      { taken: undefined, json: null },
      { taken: undefined, json: null },
    ]);
  });
});
