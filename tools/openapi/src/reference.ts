/** Follows `$ref` inside one bundled description: all of its references are JSON pointers into the document itself. */
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { isObject, type JsonObject } from "./json.ts";

export interface Resolved<Node extends JsonObject = JsonObject> {
  /** The target with what stands beside the `$ref` on top of it. */
  readonly value: Node;
  /** Names of the components on the way, the first one first. */
  readonly names: readonly string[];
}

/**
 * Follows the references of a node until none is left; a value that is not an object becomes an empty one.
 *
 * @throws {Error} when a reference leads nowhere, or is circular
 */
export function resolve<Node extends JsonObject = JsonObject>(document: JsonObject, node: unknown): Resolved<Node> {
  const names: string[] = [];
  let value: JsonObject = isObject(node) ? node : {};
  while (typeof value["$ref"] === "string") {
    const { $ref: reference, ...beside } = value as { $ref: string };
    if (names.length > 20) throw new Error(`${reference} is circular`);
    names.push(reference.split("/").at(-1) ?? "");
    value = { ...targetOf(document, reference), ...beside };
  }
  // Lint has checked that the node is of the type that its place demands.
  return { value: value as Node, names };
}

/**
 * Returns the target of a reference.
 *
 * @throws {Error} when it leads nowhere, or out of the document
 */
export function targetOf<Node extends JsonObject = JsonObject>(document: JsonObject, reference: string): Node {
  const target = valueAt(document, pathOf(reference));
  if (!isObject(target)) throw new Error(`${reference} does not resolve`);
  return target as Node;
}

/** The value that keys lead to, or undefined. */
export const valueAt = (document: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) ? value[key] : undefined;
  }, document);

/** All references in a node and in what they lead to. */
export function referencesFrom(document: JsonObject, node: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key !== "$ref" || typeof value !== "string") referencesFrom(document, value, found);
    else if (!found.has(value)) referencesFrom(document, targetOf(document, value), found.add(value));
  }
  return found;
}

/** Few references are followed very often. */
const paths = new Map<string, readonly string[]>();

function pathOf(reference: string): readonly string[] {
  const known = paths.get(reference);
  if (known) return known;
  if (!reference.startsWith("#/")) throw new Error(`${reference} points outside the bundle`);
  // As the fragment of a URI it may have percent-encoding.
  const found = keysOf(decodeURIComponent(reference));
  paths.set(reference, found);
  return found;
}
