/** The command line of the generator: `codegen lint | bundle | generate | drift`. */
import { writeBundle } from "./bundle.ts";
import { findDrift } from "./drift.ts";
import { generate } from "./generate.ts";
import { write } from "./output-folder.ts";
import { lintDescription } from "./redocly.ts";

const USAGE = `codegen lint <openapi.yaml>                   check a description
codegen bundle <openapi.yaml> <openapi.json>  make one document of it
codegen generate <openapi.json> <folder>      write types, operation table, error catalogue and validators
codegen drift <openapi.json> <folder>         fail when the folder differs from what would be generated`;

/** Each takes paths and finds problems. */
const commands: Readonly<Record<string, (...paths: string[]) => Promise<readonly string[]>>> = {
  lint: lintDescription,
  bundle: writeBundle,
  generate: async (bundle, folder) => {
    await write(await generate(bundle), folder);
    return [];
  },
  drift: findDrift,
};

const [name = "", ...paths] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command || paths.length !== (name === "lint" ? 1 : 2)) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const problems = await command(...paths);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
