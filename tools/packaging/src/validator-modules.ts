/** Which of the Payment API's validators an operation needs, by the imports of what is installed. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const INDEX = "@maksu/payment-api/dist/generated/validators.js";
const FOLDER = "@maksu/payment-api/dist/generated/validators/";

/** Whether a module, named from the package on, is one of the generated validators. */
export const isValidatorModule = (module: string): boolean => module.startsWith(FOLDER);

/**
 * Finds the modules that an operation's loader names and those that they import, named from the package on.
 *
 * @param project folder in which the package is installed
 * @throws Error when the index has no import for the operation
 */
export function validatorModulesOf(project: string, operation: string): readonly string[] {
  const read = (module: string): string => readFileSync(join(project, "node_modules", module), "utf8");
  const [loader = ""] = new RegExp(`^ *${operation}: .*$`, "m").exec(read(INDEX)) ?? [];
  const modules = new Set(Array.from(loader.matchAll(/import\("\.\/validators\/([^"]+)"\)/g), ([, name = ""]) => FOLDER + name));
  if (modules.size === 0) throw new Error(`${INDEX} has no import for ${operation}.`);
  // A set's iteration visits what is added to it meanwhile.
  for (const module of modules) for (const inner of importsOf(read(module))) modules.add(inner);
  return [...modules];
}

const importsOf = (code: string): readonly string[] =>
  Array.from(code.matchAll(/^import .* from "\.\/([^"]+)";$/gm), ([, name = ""]) => FOLDER + name);
