/** Makes what follows from an edited description, and nothing else. */
import type { RepositoryCopy } from "./repository-copy.ts";
import { type Result, runProgram } from "./run-program.ts";

const codegen = "tools/codegen/bin/codegen.js";
export const tsc = "node_modules/typescript-7/bin/tsc";

/**
 * Bundles the description that a file belongs to.
 *
 * @throws {Error} with what lint reports: then there is no bundle
 */
export async function rebuild(copy: RepositoryCopy, file: string): Promise<void> {
  const workspace = file.split("/", 2).join("/");
  copy.keepFolder(`${workspace}/dist`);
  const { failed, output } = await runProgram(copy, workspace, codegen, "bundle", "openapi.yaml", "dist/openapi.json");
  if (failed) throw new Error(output);
}

/**
 * Builds the package that a file belongs to.
 *
 * @throws {Error} with what the bundler or the compiler reports
 */
export async function build(copy: RepositoryCopy, file: string): Promise<void> {
  const workspace = file.split("/", 2).join("/");
  copy.keepFolder(`${workspace}/dist`);
  const { failed, output } = await runProgram(copy, workspace, "tools/bundler/bin/bundler.js");
  if (failed) throw new Error(output);
}

/** Generates everything that is made from an API's description. */
export function generate(copy: RepositoryCopy, api: string): Promise<Result> {
  for (const folder of [
    `specs/${api}/dist`,
    ...["api", "client"].map((kind) => `packages/${api.replace(/-api$/, `-${kind}`)}/src/generated`),
  ])
    copy.keepFolder(folder);
  return runProgram(copy, `specs/${api}`, codegen, "generate", "openapi.yaml");
}
