/** The functions of the named rules, which are written by hand in the API's package: its sources, as the package itself is built after its description. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { compileFunction } from "node:vm";
import type Typescript from "typescript";
import { clickablePath } from "../find-up.ts";

export type RuleFunction = (value: unknown, limit: unknown) => true | string;

export interface RuleFunctions {
  /** From the root of the repository. */
  readonly file: string;
  readonly rules: Readonly<Record<string, RuleFunction>>;
}

/** The functions for a description, by the path of its root file; undefined while it has no package. */
export function ruleFunctionsFor(root: string): RuleFunctions | undefined {
  const folder = dirname(root);
  const owner = join(folder, "../../packages", basename(folder));
  if (!existsSync(owner)) return undefined;
  const path = join(owner, "src/rules.ts");
  const file = clickablePath(path);
  if (!existsSync(path)) return { file, rules: {} };
  const { rules = {} } = load(path, new Map()) as { rules?: RuleFunctions["rules"] };
  return { file, rules };
}

const require = createRequire(import.meta.url);

/** Runs a module and those that it imports. Loads the compiler, so only descriptions that have rules pay for it. */
function load(path: string, loaded: Map<string, object>): object {
  const known = loaded.get(path);
  if (known) return known;
  const ts = require("typescript") as typeof Typescript;
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(readFileSync(path, "utf8"), { compilerOptions });
  const exports = {};
  loaded.set(path, exports);
  const find = (specifier: string): unknown => {
    if (specifier.startsWith("node:")) return require(specifier);
    return load(specifier.startsWith(".") ? join(dirname(path), specifier) : createRequire(path).resolve(specifier), loaded);
  };
  compileFunction(outputText, ["exports", "require"], { filename: path })(exports, find);
  return exports;
}
