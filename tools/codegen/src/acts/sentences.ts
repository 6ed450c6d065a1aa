/** Sentences about the values that an input allows: for messages that name the range or the values, where Ajv names the limit that was missed. */
import { askedParameters, type Document, isObject, type LocatedOperation, operationsOf, type Schema } from "@maksu/openapi";
import { compact } from "../ground/compact.ts";

/**
 * Makes `sentences.ts` of a dereferenced document: each operation's inputs by their pointers, such as `/body/count`, with `*` for an index and for the keys
 * of a record.
 */
export const sentencesModule = (document: Document): string => `/** What each input of an operation must be, by its pointer. */
export const sentences: Readonly<Record<string, Readonly<Record<string, string>>>> = ${compact(
  Object.fromEntries(operationsOf(document).map((located) => [located.operationId, Object.fromEntries(sentencesOf(located))])),
)};
`;

function* sentencesOf(located: LocatedOperation): Generator<[pointer: string, sentence: string]> {
  for (const { in: place, name, schema } of askedParameters(located)) yield* sentencesIn(schema, `/${place}/${name}`);
  const [body] = Object.values(located.content);
  if (body?.schema) yield* sentencesIn(body.schema, "/body");
}

function* sentencesIn(schema: Schema, pointer: string): Generator<[pointer: string, sentence: string]> {
  const sentence = sentenceOf(schema);
  if (sentence !== undefined) yield [pointer, sentence];
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (typeof property === "object") yield* sentencesIn(property, `${pointer}/${name}`);
  for (const inner of [schema.items, schema["additionalProperties"]])
    if (isObject(inner)) yield* sentencesIn(inner as Schema, `${pointer}/*`);
}

/** `must be a whole number from 0 to 100`; undefined for a value that may be any. */
export function sentenceOf(schema: Schema): string | undefined {
  if (schema["x-pattern-message"] !== undefined) return schema["x-pattern-message"];
  if (schema["const"] !== undefined) return `must be ${String(schema["const"])}`;
  if (schema.enum) return `must be ${schema.enum.length > 1 ? "one of " : ""}${schema.enum.map(String).join(", ")}`;
  const types = [schema.type].flat().filter((type) => type !== undefined);
  const parts = types.map((type) => PARTS[type]?.(schema) ?? type);
  return parts.length === 0 ? undefined : `must be ${parts.join(" or ")}`;
}

const PARTS: Readonly<Record<string, (schema: Schema) => string>> = {
  integer: (schema) => `a whole number${rangeOf(schema)}`,
  number: (schema) => `a number${rangeOf(schema)}`,
  boolean: () => "true or false",
  null: () => "null",
  object: () => "an object",
  array: ({ maxItems }) => (maxItems === undefined ? "a list" : `a list of at most ${String(maxItems)} elements`),
  string: textOf,
};

function rangeOf({ minimum, exclusiveMinimum, maximum }: Schema): string {
  const above = exclusiveMinimum === undefined ? "" : ` above ${String(exclusiveMinimum)}`;
  if (above) return maximum === undefined ? above : `${above} and up to ${String(maximum)}`;
  if (minimum === undefined) return maximum === undefined ? "" : ` of at most ${String(maximum)}`;
  return maximum === undefined ? ` of at least ${String(minimum)}` : ` from ${String(minimum)} to ${String(maximum)}`;
}

const FORMATS: Readonly<Record<string, string>> = {
  date: "a day such as 2026-12-25",
  "date-time": "a time in ISO 8601",
  email: "an e-mail address",
  uuid: "a UUID",
};

function textOf({ format, minLength = 0, maxLength }: Schema): string {
  const known = FORMATS[format ?? ""];
  if (known !== undefined) return maxLength === undefined ? known : `${known} of at most ${String(maxLength)} characters`;
  if (maxLength === undefined) return minLength === 0 ? "a string" : "a non-empty string";
  return minLength === 0
    ? `a string of at most ${String(maxLength)} characters`
    : `a string of ${String(minLength)} to ${String(maxLength)} characters`;
}
