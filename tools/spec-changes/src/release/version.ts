/** The version step of a release. */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { refreshBaselines } from "../baseline.ts";

/** Changesets become versions and changelogs, the lock file follows, and what is about to be published becomes the baseline. */
export function versionPackages(root: string): void {
  const changesets = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");
  execFileSync(process.execPath, [changesets, "version"], { cwd: root, stdio: "inherit" });
  execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  refreshBaselines(root);
}
