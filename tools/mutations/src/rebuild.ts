/** Makes what follows from an edited file, and nothing else. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { RepositoryCopy } from "./repository-copy.ts";
import { type Result, runProgram } from "./run-program.ts";

export const codegen = "tools/codegen/bin/codegen.js";
export const tsc = "node_modules/typescript-7/bin/tsc";

/** Bundles the description, or builds the package, that the file belongs to. A description that does not lint has no bundle. */
export async function rebuild(copy: RepositoryCopy, file: string): Promise<Result> {
  const workspace = workspaceOf(copy, file);
  if (file.startsWith("specs/")) {
    copy.keepFolder(`${workspace}/dist`);
    return runProgram(copy, workspace, codegen, "bundle", "openapi.yaml", "dist/openapi.json");
  }
  await build(copy, workspace);
  return { failed: false, output: "" };
}

/** Generates everything that is made from an API's description. */
export function generate(copy: RepositoryCopy, api: string): Promise<Result> {
  copy.keepFolder(`specs/${api}/dist`);
  for (const workspace of madeOf(api)) copy.keepFolder(`${workspace}/src/generated`);
  return runProgram(copy, `specs/${api}`, codegen, "generate", "openapi.yaml");
}

/** The same, and builds it. */
export async function regenerate(copy: RepositoryCopy, api: string): Promise<Result> {
  const generated = await generate(copy, api);
  if (!generated.failed) for (const workspace of madeOf(api)) await build(copy, workspace);
  return generated;
}

const madeOf = (api: string): readonly string[] => [`packages/${api}`, `packages/${api.replace(/-api$/, "-client")}`];

/** Builds a package, then those that bundle it. Tests run the emitted code, so that a mistake need not satisfy the type checker. */
async function build(copy: RepositoryCopy, workspace: string): Promise<void> {
  const { name, scripts } = manifestOf(copy, workspace);
  copy.keepFolder(`${workspace}/dist`);
  if (scripts?.build?.includes("bundler.js")) await runProgram(copy, workspace, "tools/bundler/bin/bundler.js");
  else await runProgram(copy, workspace, tsc, "-p", "tsconfig.build.json");
  for (const other of packagesOf(copy)) if (manifestOf(copy, other).bundles?.includes(name)) await build(copy, other);
}

const packagesOf = (copy: RepositoryCopy): readonly string[] => readdirSync(copy.path("packages")).map((name) => `packages/${name}`);

function workspaceOf(copy: RepositoryCopy, file: string): string {
  const folder = dirname(file);
  return existsSync(copy.path(folder, "package.json")) ? folder : workspaceOf(copy, folder);
}

interface Manifest {
  readonly name: string;
  readonly scripts?: { readonly build?: string };
  readonly bundles?: readonly string[];
}

function manifestOf(copy: RepositoryCopy, workspace: string): Manifest {
  return JSON.parse(readFileSync(copy.path(workspace, "package.json"), "utf8")) as Manifest;
}
