import { isMarked, isObject, type JsonObject, textAt } from "@maksu/bundle";
import { code, table } from "./markdown.ts";

/** Every place of a description that its API document leaves open and public documentation fills, with the confidence in it. */
export function provenanceTable(bundle: JsonObject): string {
  return table(
    ["where", "confidence"],
    [...marksIn(bundle, [])].map(([place, confidence]) => [code(place), confidence]),
  );
}

function* marksIn(value: unknown, path: readonly string[]): Generator<readonly [string, string]> {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* marksIn(item, [...path, nameOf(item) ?? String(index)]);
  if (!isObject(value)) return;
  if (isMarked(value)) yield [readable(path), textAt(value, "x-confidence") ?? "high"];
  // Examples' own values are data.
  for (const [key, below] of Object.entries(value)) if (key !== "value" && key !== "enum") yield* marksIn(below, [...path, key]);
}

const nameOf = (item: unknown): string | undefined => textAt(item, "name");

/** `components/schemas/Item/properties/stamp` is `Item.stamp` to a reader. */
const readable = (path: readonly string[]): string =>
  path.filter((step) => !["components", "schemas", "properties", "paths", "webhooks", "schema", "parameters"].includes(step)).join(" → ");
