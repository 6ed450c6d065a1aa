/** Values made from a schema, and just beyond it. */
import * as fc from "fast-check";

/** A schema without references. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | ValueSchema;
}

const FOREIGN: readonly unknown[] = [null, true, 0, -1, 0.5, 1e300, "", "other", [], {}, [null], { other: 1 }];

const FORMATS: Readonly<Record<string, readonly string[]>> = {
  date: ["2026-12-25", "2026-13-45", "monday"],
  "date-time": ["2026-03-02T09:00:00Z", "soon"],
  email: ["maija@example.com", "maija"],
  uuid: ["1f6ed1b8-7f7e-4f7a-9d4a-4f9e4a1d0c11", "1f6ed1b8"],
};

/**
 * Values of a schema; of ten, three may be beyond it somewhere.
 *
 * @param mayBeLarge - whether the largest number that is allowed is among them
 */
export function valuesOf(schema: ValueSchema, mayBeLarge: (name: string) => boolean, name = ""): fc.Arbitrary<unknown> {
  const own = ownValuesOf(schema, mayBeLarge, name);
  return fc.oneof({ arbitrary: own, weight: 12 }, { arbitrary: fc.constantFrom(...FOREIGN), weight: 1 });
}

function ownValuesOf(schema: ValueSchema, mayBeLarge: (name: string) => boolean, name: string): fc.Arbitrary<unknown> {
  const { type, enum: words, const: only, items, properties, required = [], additionalProperties } = schema;
  if (only !== undefined) return fc.constant(only);
  if (words) return fc.constantFrom(...words, `${String(words[0])}x`);
  const types = [type ?? "object"].flat();
  return fc.oneof(
    ...types.map((each) => {
      if (each === "string") return fc.constantFrom(...textsOf(schema));
      if (each === "integer" || each === "number") return fc.constantFrom(...numbersOf(schema, mayBeLarge(name)));
      if (each === "boolean") return fc.boolean();
      if (each === "null") return fc.constant(null);
      if (each === "array")
        return fc.oneof(
          { arbitrary: fc.array(valuesOf(items ?? {}, mayBeLarge), { maxLength: 3 }), weight: 9 },
          { arbitrary: fc.constant(Array.from({ length: Math.min((schema.maxItems ?? 0) + 1, 1001) }, () => 1)), weight: 1 },
        );
      const fields = Object.fromEntries(Object.entries(properties ?? {}).map(([key, field]) => [key, valuesOf(field, mayBeLarge, key)]));
      const others = typeof additionalProperties === "object" ? { nordea: valuesOf(additionalProperties, mayBeLarge) } : {};
      const keys = { ...fields, ...others };
      const record: fc.Arbitrary<object> = fc.record(keys as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: required.filter((key) => key in keys),
      });
      return fc.oneof(
        { arbitrary: record, weight: 9 },
        { arbitrary: fc.record(keys, { requiredKeys: [] }), weight: 1 },
        { arbitrary: record.map((value) => ({ ...value, strange: 1 })), weight: 1 },
      );
    }),
  );
}

function textsOf({ format, pattern, minLength = 0, maxLength }: ValueSchema): readonly string[] {
  const known = FORMATS[format ?? ""];
  if (known) return known;
  if (pattern !== undefined) return ["1", "375917", "x1", "1".repeat(13), "2026-12-25", "2026-12-25T12:00Z", "2026-02-31"];
  const texts = ["x".repeat(Math.max(minLength, 1)), "x".repeat(Math.max(minLength - 1, 0))];
  return maxLength === undefined ? texts : [...texts, "x".repeat(maxLength), "x".repeat(maxLength + 1)];
}

function numbersOf({ type, minimum, exclusiveMinimum, maximum }: ValueSchema, mayBeLarge: boolean): readonly number[] {
  const least = minimum ?? (exclusiveMinimum === undefined ? -1 : exclusiveMinimum + 1);
  const numbers = [least, least + 1, least - 1, ...(type === "number" ? [] : [least + 0.5])];
  return maximum === undefined ? numbers : [...numbers, maximum + 1, ...(mayBeLarge ? [maximum] : [])];
}
