import type { Check } from "./check.ts";
import { generate, tsc } from "./rebuild.ts";
import type { RepositoryCopy } from "./repository-copy.ts";
import { type Result, runProgram } from "./run-program.ts";

/**
 * Runs one check in the copy as it is.
 *
 * @throws {Error} when no test has the title that is asked for
 */
export async function runCheck(copy: RepositoryCopy, check: Check): Promise<Result> {
  switch (check.name) {
    case "types": {
      const generated = await generate(copy, check.api);
      return generated.failed ? generated : runProgram(copy, `packages/${check.api}`, tsc, "-p", "tsconfig.build.json", "--noEmit");
    }
    case "tests":
      return tests(copy, check.at, check.file);
    case "contract":
      return tests(copy, "packages/contract-tests", `src/contract/${check.api}.test.ts`, check.only);
  }
}

async function tests(copy: RepositoryCopy, folder: string, tested: string, only?: string): Promise<Result> {
  const filter = only === undefined ? [] : ["-t", only];
  const result = await runProgram(copy, folder, "node_modules/vitest/vitest.mjs", "run", tested, ...filter);
  if (!result.failed && !/^ *Tests .*\d passed/m.test(result.output)) throw new Error(`no test of ${tested} has ${only} in its title`);
  return result;
}
