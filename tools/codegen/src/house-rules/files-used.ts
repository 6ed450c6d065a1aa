import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { type Oas3Rule, Source, type UserContext } from "@redocly/openapi-core";

/** The folders whose files are parts of the description. */
const PARTS = ["components", "paths", "webhooks"];

/** A file that nothing refers to is not in the bundle, whatever is corrected in it. */
export const filesUsed: Oas3Rule = () => {
  const used = new Set<string>();
  return {
    any: { enter: (_node: unknown, { location }: UserContext) => void used.add(location.source.absoluteRef) },
    Root: {
      leave(_root: unknown, { report, location }: UserContext) {
        for (const path of PARTS.flatMap((part) => yamlFilesIn(join(dirname(location.source.absoluteRef), part))))
          if (!used.has(path))
            report({
              message: "Nothing in the description refers to this file. Refer to it, or delete it.",
              location: { source: new Source(path, readFileSync(path, "utf8")), pointer: "#/" },
            });
      },
    },
  };
};

function yamlFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" });
  return entries.filter((entry) => entry.isFile() && extname(entry.name) === ".yaml").map((entry) => join(entry.parentPath, entry.name));
}
