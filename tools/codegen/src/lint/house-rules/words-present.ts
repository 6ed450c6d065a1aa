import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

/** Rejects titles, summaries and descriptions that are empty: the key is there, so that no rule misses the words. */
export const wordsPresent: Oas3Rule = () => ({
  any(node: unknown, { report, location, type }: UserContext) {
    // The names of these are those of fields and examples.
    if (/Map$|^SpecExtension$/.test(type.name) || Array.isArray(node)) return;
    for (const key of ["title", "summary", "description"]) {
      const words = keysOf(node)[key];
      if (typeof words === "string" && words.trim() === "")
        report({ message: `This ${key} is empty. Write it.`, location: location.child(key) });
    }
  },
});
