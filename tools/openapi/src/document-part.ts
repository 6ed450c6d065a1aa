import { type Document, resolve } from "./openapi.ts";

/**
 * A bundled document with its operations or its events alone, and of the components those that they use: a client has no types of what it
 * never receives, nor has a receiver of what it never calls.
 */
export function partOf(bundled: Document, part: "paths" | "webhooks"): Document {
  const document = structuredClone(bundled);
  delete document[part === "paths" ? "webhooks" : "paths"];
  const used = referencesIn(document, document[part]);
  for (const [kind, components] of Object.entries(document.components ?? {}))
    for (const name of Object.keys(components)) if (!used.has(`#/components/${kind}/${name}`)) Reflect.deleteProperty(components, name);
  return document;
}

/** All references in a node and in what they point to. */
function referencesIn(document: Document, node: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof node !== "object" || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key !== "$ref" || typeof value !== "string") referencesIn(document, value, found);
    else if (!found.has(value)) referencesIn(document, resolve(document, value), found.add(value));
  }
  return found;
}
