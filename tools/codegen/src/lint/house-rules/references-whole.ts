import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

/** Rejects references to a part of a file that is not the root: the bundler names a component after its file. */
export const referencesWhole: Oas3Rule = () => ({
  ref(node: unknown, { report, location }: UserContext) {
    const [file, part] = String(keysOf(node)["$ref"]).split("#");
    if (file !== "" && file !== "openapi.yaml" && part !== undefined)
      report({
        message: `Refer to the whole of ${file}, not to #${part} in it, or give that part a file.`,
        location: location.child("$ref"),
      });
  },
});
