/** Loads every export of every package with Node, in a project in which they are installed. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages } from "./published-packages.ts";

/** The results of loading. */
export interface Loaded {
  /** Maps a specifier to the names that an import finds; modules only. */
  readonly imported: Readonly<Record<string, readonly string[]>>;
  /** Maps a specifier to the names that a call of `require` finds; descriptions, too. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** Names whose value differs between an imported and a required module. */
  readonly different: readonly string[];
  /** Maps an internal file to the code of the error that rejects it. */
  readonly rejected: Readonly<Record<string, string>>;
}

const specifiers = publishedPackages.flatMap((each) => each.specifiers);

/** Lists the OpenAPI descriptions that a user can load. */
export const descriptions: readonly string[] = specifiers.filter((specifier) => specifier.endsWith(".json"));

/** Lists the modules that a user can load. */
export const modules: readonly string[] = specifiers.filter((specifier) => !descriptions.includes(specifier));

/** Lists internal files of the packages. */
export const internals: readonly string[] = [
  "@maksu/payment-client/generated/operations.js",
  "@maksu/signing/dist/index.js",
  "@maksu/client-core/package.json",
];

/** An ES module has every import in its first lines, before anything runs. */
const IMPORT_ALL = `
${modules.map((specifier, index) => `import * as module${index} from ${JSON.stringify(specifier)};`).join("\n")}
const imported = {};
${modules.map((specifier, index) => `imported[${JSON.stringify(specifier)}] = Object.keys(module${index});`).join("\n")}
const rejected = {};
for (const each of ${JSON.stringify(internals)}) await import(each).catch(({ code }) => (rejected[each] = code));
console.log(JSON.stringify({ imported, rejected }));
`;

const REQUIRE_ALL = `
const required = {};
const namesOf = (module) => Object.keys(module).filter((name) => name !== "__esModule");
for (const each of ${JSON.stringify(specifiers)}) required[each] = namesOf(require(each));
const differing = async (each) => {
  const [one, other] = [require(each), await import(each)];
  return required[each].filter((name) => one[name] !== other[name]);
};
Promise.all(${JSON.stringify(modules)}.map(differing)).then((all) => console.log(JSON.stringify({ required, different: all.flat() })));
`;

/** Loads everything, once as an ES module does it and once as CommonJS does. */
export function loadModules(project: string): Loaded {
  writeFileSync(join(project, "imports.mjs"), IMPORT_ALL);
  writeFileSync(join(project, "requires.cjs"), REQUIRE_ALL);
  return { ...JSON.parse(runNode(project, "imports.mjs")), ...JSON.parse(runNode(project, "requires.cjs")) };
}

/**
 * Returns a program's output.
 *
 * @throws Error when it fails or prints a warning
 */
export function runNode(project: string, ...programAndArguments: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, programAndArguments, { cwd: project, encoding: "utf8" });
  if (status !== 0 || stderr !== "") throw new Error(`node ${programAndArguments.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}
