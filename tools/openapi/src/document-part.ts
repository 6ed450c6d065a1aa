import type { Document } from "./document.ts";
import { referencesFrom } from "./reference.ts";

/**
 * A bundled document with its operations or its events alone, and of the components those that they use: a client has no types of what it
 * never receives, nor has a receiver of what it never calls.
 */
export function partOf(bundled: Document, part: "paths" | "webhooks"): Document {
  const document = structuredClone(bundled);
  delete document[part === "paths" ? "webhooks" : "paths"];
  const used = referencesFrom(document, document[part]);
  for (const [kind, components] of Object.entries(document.components ?? {}))
    for (const name of Object.keys(components)) if (!used.has(`#/components/${kind}/${name}`)) Reflect.deleteProperty(components, name);
  return document;
}
