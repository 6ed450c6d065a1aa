import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childrenOf, childOf, keysOf, type Location, operationsIn } from "./place.ts";

/** Rejects tags that the root file does not list: once, at the list, where several operations have one, since then the list was edited. */
export const tagsDefined: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    const root = { node: keysOf(node), location };
    const listed = new Set(childrenOf(childOf(root, "tags", resolve), resolve).map(([, { node: tag }]) => tag["name"]));
    const unknown = new Map<unknown, Location[]>();
    for (const { operation } of operationsIn(root, resolve)) {
      const own = operation.node["tags"];
      const tags: readonly unknown[] = Array.isArray(own) ? own : [];
      for (const [index, tag] of tags.entries()) {
        const place = operation.location.child(["tags", index]);
        if (tags.indexOf(tag) !== index)
          report({ message: `The operation has the tag ${String(tag)} already. Remove it.`, location: place });
        else if (!listed.has(tag)) unknown.set(tag, [...(unknown.get(tag) ?? []), place]);
      }
    }
    for (const [tag, [first, ...others]] of unknown) {
      if (!first) continue;
      if (others.length === 0)
        report({ message: `The root file's tags lack ${String(tag)}. Correct it, or list it there.`, location: first });
      else
        report({
          message: `The tag ${String(tag)} is missing, which ${others.length + 1} operations have. List it here, or correct them.`,
          location: location.child("tags").key(),
        });
    }
  },
});
