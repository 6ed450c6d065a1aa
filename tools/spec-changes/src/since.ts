/** The descriptions as they are at a commit, bundled: what one's own changes are compared with. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleDescription } from "@maksu/codegen/redocly";
import type { JsonObject } from "@maksu/openapi";

/**
 * Bundles the named descriptions as they were where the work since a reference began; one that was not there yet is missing. What a branch got
 * meanwhile is not one's own.
 *
 * @param ref - a branch, tag or commit
 * @throws {Error} when the reference names no commit, or Git can't check it out
 */
export async function bundlesAt(root: string, ref: string, names: readonly string[]): Promise<ReadonlyMap<string, JsonObject>> {
  const commit = git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
  if (commit === undefined) throw new Error(`--since takes a branch, tag or commit, and Git finds none named ${JSON.stringify(ref)}`);
  const start = git(root, ["merge-base", "HEAD", commit]) ?? commit;
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "spec-changes-")));
  try {
    const tree = join(folder, "tree");
    mkdirSync(tree);
    // With an index of its own, so that neither the repository's nor its files change. The manifest says that the plugin is an ES module.
    const checkout = [`--work-tree=${tree}`, "checkout", start, "--", "specs", "package.json"];
    if (git(root, checkout, { GIT_INDEX_FILE: join(folder, "index") }) === undefined)
      throw new Error(`Git can't check out specs and package.json of ${start}: name a commit that has both, and make room in ${tmpdir()}`);
    const found = names.filter((name) => existsSync(join(tree, "specs", name, "openapi.yaml")));
    return new Map(
      await Promise.all(
        found.map(async (name) => [name, { ...(await bundleDescription(join(tree, "specs", name, "openapi.yaml"))) }] as const),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The commit that the work on a branch began at; undefined without Git, or without a main branch. On the main branch it is the last commit. */
export function startOfBranch(root: string): string | undefined {
  const found = ["origin/HEAD", "origin/main", "main"].map((branch) => git(root, ["merge-base", "HEAD", branch]));
  return found.find((commit) => commit !== undefined);
}

/** Git's output; undefined when it fails. */
function git(root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: root,
      env: { ...process.env, ...env },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
