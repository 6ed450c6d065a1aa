/** The bundles of the last release, kept so that changes can be found by comparing with them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apisOf, baselineFolder } from "./workspace.ts";

/**
 * Replaces the baselines by the bundles as they are now, each under the version that its package has now. On one line: a diff of them says less than
 * `npm run spec -- diff`, which reads them.
 */
export function refreshBaselines(root: string): readonly string[] {
  const folder = baselineFolder(root);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  return apisOf(root).map(({ bundle, baseline }) => {
    writeFileSync(baseline, `${JSON.stringify(JSON.parse(readFileSync(bundle, "utf8")))}\n`);
    return baseline;
  });
}
