/** Follows `$ref` inside one bundled description. */
import { isObject, type JsonObject } from "./json.ts";

export interface Resolved {
  /** The target with what stands beside the `$ref` on top of it. */
  readonly value: JsonObject;
  /** Names of the components on the way, the first one first. */
  readonly names: readonly string[];
}

/**
 * @throws {Error} when a reference leads nowhere or round in a circle
 */
export function resolve(bundle: JsonObject, node: unknown): Resolved {
  const names: string[] = [];
  let value: JsonObject = isObject(node) ? node : {};
  while (typeof value.$ref === "string") {
    const { $ref: reference, ...beside } = value;
    const name = String(reference).split("/").at(-1) ?? "";
    if (names.length > 20) throw new Error(`${String(reference)} leads round in a circle`);
    names.push(name);
    value = { ...target(bundle, String(reference)), ...beside };
  }
  return { value, names };
}

function target(bundle: JsonObject, reference: string): JsonObject {
  let value: unknown = bundle;
  for (const key of keysOf(reference)) value = isObject(value) ? value[key] : undefined;
  if (!isObject(value)) throw new Error(`${reference} leads nowhere`);
  return value;
}

/** Few references are followed very often. */
const keys = new Map<string, readonly string[]>();

function keysOf(reference: string): readonly string[] {
  const known = keys.get(reference);
  if (known) return known;
  if (!reference.startsWith("#/")) throw new Error(`${reference} points outside the bundle`);
  const steps = reference.slice(2).split("/");
  const found = steps.map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
  keys.set(reference, found);
  return found;
}
