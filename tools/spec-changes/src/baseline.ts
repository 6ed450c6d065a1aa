/** The bundles of the last release, kept so that changes can be told from them. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { apisOf, baselineFolder } from "./workspace.ts";

/** Replaces the baselines by the bundles as they are now, each under the version that its package has now. */
export function refreshBaselines(root: string): readonly string[] {
  const folder = baselineFolder(root);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  const written = apisOf(root).map(({ bundle, baseline }) => {
    copyFileSync(bundle, baseline);
    return baseline;
  });
  // As every file of the repository: people read it in the release's diff.
  execFileSync(process.execPath, [join(root, "node_modules/oxfmt/bin/oxfmt"), ...written.map((path) => relative(root, path))], {
    cwd: root,
  });
  return written;
}
