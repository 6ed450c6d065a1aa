/** Requests that break one rule of their description each: the service is to reject them. */
import type { Keys, Places, PlacedSchema } from "@maksu/service-front/referee";
import { bodySchemaOf } from "../check/request-places.ts";
import { type ExampleRequest, keywordOf } from "./examples.ts";

type Path = readonly (string | number)[];

/** Values just beyond what keywords allow; undefined where a keyword has none that is certain to be. */
const BEYOND: Readonly<Record<string, (limit: unknown) => unknown>> = {
  type: (type) => ([type].flat().includes("object") ? "text" : {}),
  maxLength: (limit) => "x".repeat(Number(limit) + 1),
  minLength: (limit) => "x".repeat(Math.max(0, Number(limit) - 1)),
  maximum: (limit) => Number(limit) + 1,
  minimum: (limit) => Number(limit) - 1,
  enum: () => "not-in-the-list",
  format: (format) => (["int32", "int64"].includes(String(format)) ? undefined : "not-of-the-format"),
};

/** A request for each keyword of each field that an example has, for each required field, and for a further key of each record. */
export function edgesOf(places: Places, operation: Keys, example: ExampleRequest): readonly ExampleRequest[] {
  const schema = bodySchemaOf(places, operation, example.mediaType);
  if (!schema || typeof example.body !== "object" || example.body === null) return [];
  const found: ExampleRequest[] = [];
  const add = (path: Path, what: string, value: unknown): void =>
    void found.push({ ...example, name: `${path.join("/")} ${what}`, body: withValue(example.body, path, value) });
  const visit = (schemas: readonly PlacedSchema[], value: unknown, path: Path): void => {
    if (path.length > 0)
      for (const [keyword, beyond] of Object.entries(BEYOND)) {
        const limit = keywordOf(schemas, keyword);
        const outside = limit === undefined ? undefined : beyond(limit);
        if (outside !== undefined) add(path, keyword, outside);
      }
    if (Array.isArray(value)) {
      if (value.length > 0) visit(places.below(schemas, 0), value[0], [...path, 0]);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      visit(places.below(schemas, name), member, [...path, name]);
      add([...path, name], "required", undefined);
    }
    add([...path, "undocumentedKey"], "unevaluatedProperties", 1);
  };
  visit(places.schemas(schema), example.body, []);
  return found;
}

/** A copy with another value at a path; undefined removes it. */
function withValue(body: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(body) as Record<string | number, unknown>;
  let around = copy;
  for (const key of path.slice(0, -1)) around = around[key] as Record<string | number, unknown>;
  const last = path.at(-1) ?? "";
  if (value === undefined) delete around[last];
  else around[last] = value;
  return copy;
}
