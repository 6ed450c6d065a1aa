import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

/** The folder of the files that a reference at a node of a kind leads to. */
const FOLDERS: Readonly<Record<string, string>> = {
  Schema: "components/schemas",
  Parameter: "components/parameters",
  Response: "components/responses",
  Header: "components/headers",
};

/** Keys that may stand beside a reference, as extensions may: they don't change which values are valid. */
const NOTES = new Set(["$ref", "description", "default", "deprecated"]);

/**
 * Rejects references to a part of a file that is not the root, since the bundler names a component after its file; references to a component of another
 * kind; and assertions beside a reference.
 */
export const referencesWhole: Oas3Rule = () => ({
  ref(node: unknown, { report, location, type, resolve }: UserContext) {
    const [file = "", part] = String(keysOf(node)["$ref"]).split("#");
    if (file !== "" && file !== "openapi.yaml" && part !== undefined)
      report({
        message: `Refer to the whole of ${file}, not to #${part} in it, or give that part a file.`,
        location: location.child("$ref"),
      });
    const [kind] = /components\/[a-z]+(?=\/[^/]+$)/.exec(resolve(node as { $ref: string }).location?.source.absoluteRef ?? "") ?? [];
    const folder = FOLDERS[type.name];
    if (kind !== undefined && folder !== undefined && kind !== folder)
      report({ message: `${file} is in ${kind}. Refer to a file in ${folder}.`, location: location.child("$ref") });
    const beside = Object.keys(keysOf(node)).filter((key) => !NOTES.has(key) && !key.startsWith("x-"));
    if (beside.length > 0)
      report({
        message: `Nothing is made from ${beside.join(", ")} beside $ref. Write it where the reference leads.`,
        location: beside.map((key) => location.child(key).key()),
      });
  },
});
