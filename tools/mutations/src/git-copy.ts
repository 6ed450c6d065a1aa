/** Copies of the repository in which the commands of its root run as they do here. */
import { execFileSync, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { repository } from "./repository.ts";
import { RepositoryCopy } from "./repository-copy.ts";

/** Creates a copy that Turbo knows the files of, as it does here: what is not edited there comes from the cache. */
export function copyWithGit(): RepositoryCopy {
  const copy = new RepositoryCopy();
  // That the examples' edits fit holds for a repository in which nobody has made them.
  rmSync(copy.path("tools/mutations/src/worked-examples.test.ts"));
  git(copy.root, "init", "--quiet");
  git(copy.root, "add", "--all");
  git(copy.root, "-c", "user.name=examples", "-c", "user.email=examples@example.com", "commit", "--quiet", "--message=as it was");
  return copy;
}

/** Runs a command in the root of a copy, as somebody does who enters it. */
export function enter(
  copy: RepositoryCopy,
  command: string,
  args: readonly string[],
): { status: number | null; stdout: string; stderr: string } {
  const { VITEST: _vitest, ...inherited } = process.env;
  const own = Object.fromEntries(Object.entries(inherited).filter(([name]) => !name.startsWith("TURBO_")));
  const env = { ...own, NO_COLOR: "1", CI: "1", TURBO_TELEMETRY_DISABLED: "1", TURBO_CACHE_DIR: turboCache() };
  return spawnSync(command, args, { cwd: copy.root, env, encoding: "utf8", maxBuffer: 1e9 });
}

/** A command's output when it fails; empty when it does not. */
export function failureOf(copy: RepositoryCopy, command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = enter(copy, command, args);
  return status === 0 ? "" : `${stdout.slice(-20_000)}\n${stderr.slice(-5000)}`;
}

export const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 1e8 });

/** The folder of Turbo's cache, which all worktrees share. */
export const turboCache = (): string =>
  join(dirname(git(repository, "rev-parse", "--path-format=absolute", "--git-common-dir").trim()), ".turbo/cache");
