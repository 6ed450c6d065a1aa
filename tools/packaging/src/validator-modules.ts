/** Finds which of the Payment API's validators an operation needs, by the imports of the installed modules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const INDEX = "@maksu/payment-api/dist/generated/validators.js";
const FOLDER = "@maksu/payment-api/dist/generated/validators/";

/** Checks whether a module, by its path in the package, is a generated validator. */
export const isValidatorModule = (module: string): boolean => module.startsWith(FOLDER);

/**
 * Finds the modules that an operation's loader names and those that they import, as paths in the package.
 *
 * @param project folder in which the package is installed
 * @throws Error when the index has no import for the operation
 */
export function validatorModulesOf(project: string, operation: string): readonly string[] {
  const read = (module: string): string => readFileSync(join(project, "node_modules", module), "utf8");
  const [loader = ""] = new RegExp(`^ *${operation}: .*$`, "m").exec(read(INDEX)) ?? [];
  const modules = new Set(Array.from(loader.matchAll(/import\("\.\/validators\/([^"]+)"\)/g), ([, name = ""]) => FOLDER + name));
  if (modules.size === 0) throw new Error(`${INDEX} has no import for ${operation}.`);
  // Iterating a set includes what is added meanwhile.
  for (const module of modules) for (const inner of importsOf(read(module))) modules.add(inner);
  return [...modules];
}

const importsOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(/^import .* from "\.\/([^"]+)";$/gm), ([, name = ""]) => FOLDER + name);
