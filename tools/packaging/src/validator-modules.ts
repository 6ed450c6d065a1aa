/** Finds which sources the installed packages are built from, and which of the Payment API's validators an operation needs, by the sources' imports. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf } from "./user-project.ts";

const PACKAGE = "@maksu/payment-api";
const INDEX = `${PACKAGE}/src/generated/validators.ts`;
const FOLDER = `${PACKAGE}/src/generated/validators/`;

/** Checks whether a source, by its path in the package, is a generated validator. */
export const isValidator = (source: string): boolean => source.startsWith(FOLDER);

/**
 * Lists the sources of a built module by its source map, as paths in the package; for a module without a map, the module itself.
 *
 * @param project folder in which the package is installed
 * @param module path of the module in the package
 */
export function sourcesOf(project: string, module: string): readonly string[] {
  return [...readSources(project, module).keys()];
}

/**
 * Finds the sources that an operation's loader names and those that they import, as paths in the package.
 *
 * @param project folder in which the package is installed
 * @throws Error when the index has no import for the operation
 */
export function validatorsOf(project: string, operation: string): readonly string[] {
  const built = filesOf(join(project, "node_modules", PACKAGE, "dist")).filter((file) => file.endsWith(".js"));
  const sources = new Map(built.flatMap((file) => [...readSources(project, `${PACKAGE}/dist/${file}`)]));
  const [loader = ""] = new RegExp(`^ *${operation}: .*$`, "m").exec(sources.get(INDEX) ?? "") ?? [];
  const needed = new Set(Array.from(loader.matchAll(/import\("\.\/validators\/([^"]+)"\)/g), ([, name = ""]) => FOLDER + name));
  if (needed.size === 0) throw new Error(`${INDEX} has no import for ${operation}.`);
  // Iterating a set includes what is added meanwhile.
  for (const source of needed) for (const inner of importsOf(sources.get(source) ?? "")) needed.add(inner);
  return [...needed];
}

const importsOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(/^import .* from "\.\/([^"]+)";$/gm), ([, name = ""]) => FOLDER + name);

/** Source to its text. */
function readSources(project: string, module: string): ReadonlyMap<string, string> {
  const map = join(project, "node_modules", `${module}.map`);
  if (!module.startsWith("@maksu/") || !existsSync(map)) return new Map([[module, ""]]);
  const { sources, sourcesContent }: { sources: readonly string[]; sourcesContent: readonly string[] } = JSON.parse(
    readFileSync(map, "utf8"),
  );
  return new Map(sources.map((source, index) => [join(module, "..", source).replaceAll("\\", "/"), sourcesContent[index] ?? ""]));
}
