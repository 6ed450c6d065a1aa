/** Compares the working tree's bundles with those of the last release. */
import { readFileSync } from "node:fs";
import { objectAt, textAt } from "@maksu/openapi";
import { compare, parseBundle, type Bundle } from "./compare.ts";
import { pendingChangesets } from "./changesets.ts";
import { planOf, type ApiChanges } from "./release-plan.ts";
import type { Report } from "./report.ts";
import { tellingOf } from "./told.ts";
import { apisOf, publishedPackages } from "./workspace.ts";

/** @throws {Error} when a bundle or a baseline is missing, with the command that makes it */
export async function readReport(root: string): Promise<Report> {
  const apis = await Promise.all(
    apisOf(root).map(async (api): Promise<ApiChanges> => {
      const before = read(
        api.baseline,
        `The last release's bundle of ${api.name} ${api.version} is missing. It is written by a release: npm run release:version -w @maksu/spec-changes`,
      );
      const after = read(api.bundle, `${api.name} is not bundled yet: npm run build`);
      return { api, title: textAt(objectAt(after.document, "info"), "title") ?? api.name, changes: await compare(before, after) };
    }),
  );
  return reportOn(root, apis);
}

/** What the pending changesets make of the changes. */
export function reportOn(root: string, apis: readonly ApiChanges[]): Report {
  const changesets = pendingChangesets(root);
  return { apis, bumps: planOf(apis, publishedPackages(root), changesets), telling: tellingOf(apis, changesets) };
}

function read(path: string, hint: string): Bundle {
  try {
    return parseBundle(path, readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${hint} (${path})`, { cause: error });
  }
}
