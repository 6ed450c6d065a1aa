/**
 * Whether a schema accepts a value, by a validator that has nothing to do with Ajv, of which the project's own validators are made.
 * Formats are annotations, as in the standard.
 */
import { dereference, type Schema, validate } from "@cfworker/json-schema";
import { isObject, type JsonObject, objectAt } from "./json.ts";

type Lookup = Record<string, Schema | boolean>;

/** Every shared schema by its URI. The validator writes marks into schemas, so it reads a copy. */
const shared = remember((bundle: JsonObject): Lookup =>
  dereference({ components: { schemas: withoutFormats(objectAt(objectAt(bundle, "components"), "schemas"), true) } }),
);

const prepared = remember((bundle: JsonObject) =>
  remember((schema: object) => {
    const copy = withoutFormats(schema) as Schema;
    return { copy, lookup: dereference(copy, Object.create(shared(bundle)) as Lookup, undefined, "/checked") };
  }),
);

/**
 * Validates a value against a schema.
 *
 * @param bundle where the schema's references lead
 * @throws {Error} when a reference leads nowhere
 */
export function accepts(bundle: JsonObject, schema: unknown, value: unknown): boolean {
  // A missing value is none that a schema could accept.
  if (value === undefined) return false;
  if (!isObject(schema)) return schema !== false;
  const { copy, lookup } = prepared(bundle)(schema);
  return validate(value, copy, "2020-12", lookup).valid;
}

/** A deep copy without the keyword `format`; a property may have its name, and so may a member of a value. */
function withoutFormats(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((each) => withoutFormats(each));
  if (!isObject(node)) return node;
  const kept = Object.entries(node).filter(([name]) => isNames || name !== "format");
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      !isNames && VALUES.has(name) ? structuredClone(value) : withoutFormats(value, !isNames && name === "properties"),
    ]),
  );
}

const VALUES: ReadonlySet<string> = new Set(["enum", "const", "default", "example", "examples"]);

function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
