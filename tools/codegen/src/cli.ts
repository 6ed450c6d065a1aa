/** The command line of the generator: `codegen lint | bundle | generate | drift`. */

const USAGE = `codegen lint <openapi.yaml>                   check a description
codegen bundle <openapi.yaml> <openapi.json>  make one document of it
codegen generate <openapi.json> <folder>      write types, operation table, error catalogue and validators
codegen drift <openapi.json> <folder>         fail when the folder differs from what would be generated`;

interface Command {
  /** How many paths it takes. */
  paths: number;
  /** Finds problems. Loads what it needs, as the compiler takes longer to load than to work. */
  run: (...paths: [string, string]) => Promise<readonly string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  lint: { paths: 1, run: async (root) => (await import("./redocly.ts")).lintDescription(root) },
  bundle: { paths: 2, run: async (root, output) => (await import("./bundle.ts")).writeBundle(root, output) },
  generate: {
    paths: 2,
    run: async (bundle, folder) => {
      const [{ generate }, { write }] = await Promise.all([import("./generate.ts"), import("./output-folder.ts")]);
      await write(await generate(bundle), folder);
      return [];
    },
  },
  drift: { paths: 2, run: async (bundle, folder) => (await import("./drift.ts")).findDrift(bundle, folder) },
};

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
