/** Reads the operations of a description as Prism does, without the parts of Prism that read files, other formats and Postman's collections. */
import { transformOas3Operations } from "@stoplight/http-spec/oas3/operation";
import { bundleTarget, decycle } from "@stoplight/json";
import type { IHttpOperation } from "@stoplight/types";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";

/**
 * Reads the operations of a bundled description.
 *
 * @throws Error for a reference that leads out of the description, or to nothing
 */
export function operationsOf(document: object): readonly IHttpOperation[] {
  const whole = decycle(dereferenced(document)) as Parameters<typeof transformOas3Operations>[0];
  return transformOas3Operations(whole).map(
    (operation) =>
      bundleTarget({ document: { ...whole, __target__: operation }, path: "#/__target__", cloneDocument: false }) as IHttpOperation,
  );
}

/** Copies a description with what each reference leads to in its place. Keys beside a `$ref` take precedence. */
export function dereferenced(document: object): object {
  // A schema that contains itself becomes an object that contains itself.
  const copies = new Map<unknown, unknown>();
  const copy = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (copies.has(node)) return copies.get(node);
    const { $ref, ...siblings } = node as { readonly $ref?: unknown };
    if (typeof $ref === "string") {
      const found = copy(targetOf(document, $ref));
      return Object.keys(siblings).length > 0 ? { ...Object(found), ...Object(copy(siblings)) } : found;
    }
    const copied: Record<string, unknown> | unknown[] = Array.isArray(node) ? [] : {};
    copies.set(node, copied);
    return Object.assign(copied, Object.fromEntries(Object.entries(node).map(([key, value]) => [key, copy(value)])));
  };
  return copy(document) as object;
}

function targetOf(document: object, reference: string): unknown {
  const target = keysOf(decodeURIComponent(reference)).reduce<unknown>((node, key) => Object(node)[key], document);
  if (!reference.startsWith("#/") || target === undefined)
    throw new Error(`The reference ${reference} leads to nothing in the description: bundle it.`);
  return target;
}
