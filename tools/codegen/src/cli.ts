/** The command line of the generator. */
import type { GeneratorName } from "./generate.ts";

const USAGE = `codegen lint <openapi.yaml>                   check a description
codegen bundle <openapi.yaml> <openapi.json>  make one document of it
codegen generate <openapi.json> <folder>      write types, operation table, error catalogue and validators
codegen drift <openapi.json> <folder>         fail when the folder differs from what would be generated
codegen generate-events <openapi.json> <folder>
codegen drift-events <openapi.json> <folder>  the same of types and table of the events
codegen watch                                 generate again whatever an edited description of this repository changes, until Ctrl+C`;

interface Command {
  /** How many paths it takes. */
  paths: number;
  /** Finds problems. Loads what it needs, as the compiler takes longer to load than to work. */
  run: (...paths: [string, string]) => Promise<readonly string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  lint: { paths: 1, run: async (root) => (await import("./redocly.ts")).lintDescription(root) },
  bundle: { paths: 2, run: async (root, output) => (await import("./bundle.ts")).writeBundle(root, output) },
  generate: { paths: 2, run: async (bundle, folder) => writeSources("client", bundle, folder) },
  drift: { paths: 2, run: async (bundle, folder) => compareSources("client", bundle, folder) },
  "generate-events": { paths: 2, run: async (bundle, folder) => writeSources("events", bundle, folder) },
  "drift-events": { paths: 2, run: async (bundle, folder) => compareSources("events", bundle, folder) },
  watch: { paths: 0, run: watchUntilStopped },
};

async function writeSources(name: GeneratorName, bundle: string, folder: string): Promise<readonly string[]> {
  const [{ generators }, { write }] = await Promise.all([import("./generate.ts"), import("./output-folder.ts")]);
  await write(await generators[name](bundle), folder);
  return [];
}

async function compareSources(name: GeneratorName, bundle: string, folder: string): Promise<readonly string[]> {
  const [{ generators }, { findDrift }] = await Promise.all([import("./generate.ts"), import("./drift.ts")]);
  return findDrift(generators[name], bundle, folder);
}

async function watchUntilStopped(): Promise<readonly string[]> {
  const stop = new AbortController();
  // As often as it comes: a terminal and the command that started this one may both send it, and the second must not end a write half-way.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop.abort());
  const { watch } = await import("./watch.ts");
  await watch(process.cwd(), stop.signal, { done: console.log, wrong: console.error });
  return [];
}

const [name = "", first = "", second = "", ...more] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const given = [first, second, ...more].filter((path) => path !== "").length;
if (!command || given !== command.paths) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const problems = await command.run(first, second);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
