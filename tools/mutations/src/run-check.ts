import { hasLine, type Check } from "./check.ts";
import { codegen, generate, regenerate, tsc } from "./rebuild.ts";
import type { RepositoryCopy } from "./repository-copy.ts";
import { type Result, runProgram } from "./run-program.ts";

const passed: Result = { failed: false, output: "" };

/**
 * Runs one check in the copy as it is.
 *
 * @throws {Error} when no test has the title that is asked for
 */
export async function runCheck(copy: RepositoryCopy, { name, api, only, file = "", regenerate: isStale }: Check): Promise<Result> {
  const tests = async (tested: string, folder = "packages/contract-tests"): Promise<Result> => {
    const filter = only === undefined ? [] : ["-t", only];
    const result = await runProgram(copy, folder, "node_modules/vitest/vitest.mjs", "run", `src/${tested}`, ...filter);
    if (!result.failed && !/^\s*Tests .*\d passed/m.test(result.output)) throw new Error(`no test of ${tested} has ${only} in its title`);
    return result;
  };
  switch (name) {
    case "lint":
      return runProgram(copy, `specs/${api}`, codegen, "lint", "openapi.yaml");
    case "drift":
      return runProgram(copy, "", codegen, "drift", api);
    case "types": {
      const generated = await generate(copy, api);
      return generated.failed ? generated : runProgram(copy, `packages/${api}`, tsc, "-p", "tsconfig.build.json", "--noEmit");
    }
    case "breaking": {
      const { failed, output } = await runProgram(copy, "", "tools/spec-changes/dist/main.js", "check");
      return { failed: failed && hasLine(output, "needs a major changeset"), output };
    }
    case "documents":
      return tests(`documents/${api}.test.ts`);
    case "independent":
      return tests("live/independent-signatures.test.ts");
    case "sandbox":
      return tests(file, "packages/sandbox");
    case "contract": {
      const { failed, output } = isStale ? await regenerate(copy, api) : passed;
      return failed ? { failed, output } : tests(`contract/${api}.test.ts`);
    }
  }
}
