/** The command line of the generator. */
import { readFileSync } from "node:fs";
import type { Generate } from "./generate.ts";

const USAGE = `codegen lint <openapi.yaml>                   check a description
codegen bundle <openapi.yaml> <openapi.json>  make one document of it
codegen generate api|client|unsigned <openapi.json> <folder>
                                              write what is made of it for the package in this folder
codegen drift [<description>]                 fail when what is generated from the descriptions of this repository, or one, differs
codegen watch                                 generate again whatever an edited description of this repository changes, until Ctrl+C`;

interface Command {
  /** How many words follow it. */
  words: readonly number[];
  /** Finds problems. Loads what it needs, as the compiler takes longer to load than to work. */
  run: (...words: [string, string, string]) => Promise<readonly string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  lint: { words: [1], run: async (root) => (await import("./lint/redocly.ts")).lintDescription(root) },
  bundle: { words: [2], run: async (root, output) => (await import("./bundle.ts")).writeBundle(root, output) },
  generate: { words: [3], run: writeSources },
  drift: {
    words: [0, 1],
    run: async (description) => (await import("./drift.ts")).driftIn(process.cwd(), description || undefined),
  },
  watch: { words: [0], run: watchUntilStopped },
};

async function writeSources(name: string, bundle: string, folder: string): Promise<readonly string[]> {
  const { write } = await import("./output/output-folder.ts");
  await write(await (await generatorOf(name))(bundle, packageName()), folder);
  return [];
}

async function generatorOf(name: string): Promise<Generate> {
  const { generators } = await import("./generate.ts");
  const generator = Object.entries(generators).find(([known]) => known === name)?.[1];
  if (generator === undefined) throw new Error(`${name}: unknown generator; use one of ${Object.keys(generators).join(", ")}.`);
  return generator;
}

/** Of the folder that the command runs in, as npm starts it. */
const packageName = (): string => (JSON.parse(readFileSync("package.json", "utf8")) as { name: string }).name;

async function watchUntilStopped(): Promise<readonly string[]> {
  const stop = new AbortController();
  // As often as it comes: a terminal and the command that started this one may both send it, and the second must not end a write half-way.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop.abort());
  const { watch } = await import("./watch/watch.ts");
  await watch(process.cwd(), stop.signal, { done: console.log, wrong: console.error });
  return [];
}

const [name = "", ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const [first = "", second = "", third = ""] = words;
if (!command || !command.words.includes(words.length) || words.includes("")) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const problems = await command.run(first, second, third);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
