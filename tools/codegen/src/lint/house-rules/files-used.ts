import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { type Oas3Rule, Source, type UserContext } from "@redocly/openapi-core";

/** How the report of a file begins. */
export const NOTHING_REFERS = "Nothing in the description refers to";

/** Rejects files that nothing refers to: they are not in the bundle. */
export const filesUsed: Oas3Rule = () => {
  const used = new Set<string>();
  return {
    any: { enter: (_node: unknown, { location }: UserContext) => void used.add(location.source.absoluteRef) },
    Root: {
      leave(_root: unknown, { report, location }: UserContext) {
        const folder = dirname(location.source.absoluteRef);
        const unusedIn = (part: string): string[] => yamlFilesIn(join(folder, part)).filter((path) => !used.has(path));
        // With a path or an event that is left out, its components are.
        const unused = ["paths", "webhooks"].flatMap(unusedIn);
        for (const path of unused.length > 0 ? unused : withoutOwnParts(unusedIn("components"))) {
          const sets = location.child("x-header-sets");
          if (isOfHeaderSet(path, location.source.body)) {
            const file = relative(folder, path).replaceAll("\\", "/");
            report({ message: `No header set has ${file}. Add it to one, or delete the file.`, location: sets.key() });
            continue;
          }
          report({
            message: `${NOTHING_REFERS} this file. Refer to it, or delete it.`,
            location: { source: new Source(path, readFileSync(path, "utf8")), pointer: "#/" },
          });
        }
      },
    },
  };
};

/** A header that is not left out of a set is seldom left out elsewhere, where sets have some. */
const isOfHeaderSet = (path: string, root: string): boolean =>
  /^x-header-sets:/m.test(root) &&
  ((basename(dirname(path)) === "headers" && root.includes("components/headers/")) ||
    /^x-signing: true$/m.test(readFileSync(path, "utf8")));

/** Without those that another one refers to: with a component that is left out, its parts are. */
function withoutOwnParts(paths: readonly string[]): readonly string[] {
  const texts = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
  return paths.filter((path) => ![...texts].some(([other, text]) => other !== path && refersTo(text, basename(path))));
}

const refersTo = (text: string, name: string): boolean =>
  text.split("\n").some((line) => /\$ref: \S*$/.test(line) && line.endsWith(name) && /[/ ]/.test(line.at(-name.length - 1) ?? ""));

function yamlFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: "utf8" });
  return entries.filter((entry) => entry.isFile() && extname(entry.name) === ".yaml").map((entry) => join(entry.parentPath, entry.name));
}
