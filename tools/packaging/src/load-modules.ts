/** Loads every export of every package with Node, in a project in which they are installed. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages } from "./published-packages.ts";

/** What could be loaded. */
export interface Loaded {
  /** Specifier to the names that an import finds; modules alone. */
  readonly imported: Readonly<Record<string, readonly string[]>>;
  /** Specifier to the names that a call of `require` finds; descriptions, too. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** Names that are another value when a module is imported than when it is required. */
  readonly different: readonly string[];
  /** Specifier to the code of the error that refuses it. */
  readonly refused: Readonly<Record<string, string>>;
}

const specifiers = publishedPackages.flatMap((each) => each.specifiers);

/** The OpenAPI descriptions that a user can load. */
export const descriptions: readonly string[] = specifiers.filter((specifier) => specifier.endsWith(".json"));

/** The modules that a user can load. */
export const modules: readonly string[] = specifiers.filter((specifier) => !descriptions.includes(specifier));

/** Files that are in the packages, but nobody's to load. */
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
const refused = {};
for (const each of ${JSON.stringify(internals)}) await import(each).catch(({ code }) => (refused[each] = code));
console.log(JSON.stringify({ imported, refused }));
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
 * What a program prints.
 *
 * @throws Error when it fails or prints a warning
 */
export function runNode(project: string, ...programAndArguments: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, programAndArguments, { cwd: project, encoding: "utf8" });
  if (status !== 0 || stderr !== "") throw new Error(`node ${programAndArguments.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}
