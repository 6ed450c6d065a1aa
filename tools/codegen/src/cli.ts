/** The command line of the generator. */
const USAGE = `codegen lint <openapi.yaml>                   check a description
codegen bundle <openapi.yaml> <openapi.json>  make one document of it
codegen generate <openapi.yaml>               the same, and write what is made of it for every package
codegen drift [<description>]                 fail when what is generated from the descriptions of this repository, or one, differs
codegen watch                                 generate again whatever an edited description of this repository changes, until Ctrl+C`;

interface Command {
  /** How many words follow it. */
  words: readonly number[];
  /** Finds problems. Loads what it needs, as the compiler takes longer to load than to work. */
  run: (...words: [string, string]) => Promise<readonly string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  lint: { words: [1], run: async (root) => (await import("./lint/redocly.ts")).lintDescription(root) },
  bundle: { words: [2], run: async (root, output) => (await import("./bundle.ts")).writeBundle(root, output) },
  generate: {
    words: [1],
    run: async (root) => {
      const { pipelineOf } = await import("./pipelines.ts");
      return (await (await import("./regenerate.ts")).regenerate(await pipelineOf(root))).problems;
    },
  },
  drift: { words: [0, 1], run: async (description) => (await import("./drift.ts")).driftIn(process.cwd(), description || undefined) },
  watch: { words: [0], run: watchUntilStopped },
};

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
const [first = "", second = ""] = words;
if (!command || !command.words.includes(words.length) || words.includes("")) {
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
