/** Copies recipes of `docs/recipes` to a temporary folder, and installs them there as a user does. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { killGroup } from "../process-group.ts";
import { root } from "../published-packages.ts";
import type { UserProject } from "../user-project.ts";

/** The used fields of a recipe's package.json. */
interface RecipeManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Of Node; and of programs that npm does not install, such as php. */
  readonly engines?: Readonly<Record<string, string>>;
}

export const recipesFolder: string = join(root, "docs/recipes");

/** Lists the recipes: the folders there. */
export const recipes: readonly string[] = readdirSync(recipesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** Reads the package.json of a recipe. */
export function manifestOf(recipe: string): RecipeManifest {
  const manifest: RecipeManifest = JSON.parse(readFileSync(join(recipesFolder, recipe, "package.json"), "utf8"));
  return manifest;
}

/** Lists what a recipe depends on, as `[name, version]`. */
export function dependenciesOf(recipe: string): readonly (readonly [name: string, version: string])[] {
  const { dependencies, devDependencies } = manifestOf(recipe);
  return Object.entries({ ...dependencies, ...devDependencies });
}

/** Lists the programs that a recipe needs and this machine does not have. */
export function missingPrograms(recipe: string): readonly string[] {
  const programs = Object.keys(manifestOf(recipe).engines ?? {}).filter((name) => name !== "node");
  return programs.filter((name) => spawnSync(name, ["--version"]).status !== 0);
}

/** Copies a recipe next to the tarballs, and installs it. */
export function installRecipe(recipe: string, project: UserProject): string {
  const copy = join(project.folder, recipe);
  const isOwn = (path: string): boolean => !path.includes("node_modules");
  cpSync(join(recipesFolder, recipe), copy, { recursive: true, filter: isOwn });
  installPacked(copy, manifestOf(recipe), project);
  return copy;
}

/** Writes a package.json and installs it: our packages from the tarballs, wherever they are required, everything else from the registry. */
export function installPacked(folder: string, manifest: RecipeManifest, { tarballs }: UserProject): void {
  const ours = Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]));
  const packed = (given: Readonly<Record<string, string>> = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(given).map(([name, version]) => [name, ours[name] ?? version]));
  const { dependencies, devDependencies } = manifest;
  const written = { ...manifest, dependencies: packed(dependencies), devDependencies: packed(devDependencies), overrides: ours };
  writeFileSync(join(folder, "package.json"), JSON.stringify(written));
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], { cwd: folder, stdio: "inherit" });
}

/** How `npm test` of a recipe ended. */
export interface RecipeRun {
  readonly status: number | string | null;
  /** Whether a process that it started, and did not stop, was running still. */
  readonly leftRunning: boolean;
  readonly output: string;
}

/** Runs `npm test` of an installed recipe in a process group of its own, and stops what is left of that. */
export async function testRecipe(copy: string): Promise<RecipeRun> {
  // Without what vitest sets for its own tests.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST)$/.test(name));
  const env = { ...Object.fromEntries(inherited), NEXT_TELEMETRY_DISABLED: "1" };
  const child = spawn("npm", ["test"], { cwd: copy, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => void (output += text));
  const timer = globalThis.setTimeout(() => killGroup(child.pid, "SIGKILL"), 240_000);
  const status = await new Promise<number | string | null>((resolve, reject) =>
    child.on("error", reject).on("exit", (code, signal) => resolve(code ?? signal)),
  );
  clearTimeout(timer);
  // A process that is about to end may do so.
  for (let waits = 0; waits < 20 && killGroup(child.pid, 0); waits++) await setTimeout(100);
  return { status, leftRunning: killGroup(child.pid, "SIGKILL"), output };
}
