/** The version step of a release. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { textAt } from "@maksu/openapi";
import { refreshBaselines } from "../baseline.ts";
import { manifest } from "../workspace.ts";
import { publishedVersions, raised, releaseDocuments } from "./documents.ts";

/**
 * Changesets become versions and changelogs, the lock file and the documents follow, and what is about to be published becomes the baseline. The
 * repository has the release's own version, which the action is tagged with.
 */
export function versionPackages(root: string): void {
  const before = publishedVersions(root);
  const changesets = createRequire(import.meta.url).resolve("@changesets/cli/bin.js");
  execFileSync(process.execPath, [changesets, "version"], { cwd: root, stdio: "inherit" });
  const own = manifest(root);
  const version = raised(textAt(own, "version") ?? "", before, publishedVersions(root));
  writeFileSync(join(root, "package.json"), `${JSON.stringify({ ...own, version }, null, 2)}\n`);
  execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  refreshBaselines(root);
  releaseDocuments(root, version);
}
