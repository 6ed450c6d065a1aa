/** Compares the working tree's bundles with those of the last release. */
import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject, objectAt, textAt } from "@maksu/openapi";
import type { Change } from "./compare/change.ts";
import { compare } from "./compare/compare.ts";
import { pendingChangesets } from "./release/changesets.ts";
import { planOf, type ApiChanges } from "./release/release-plan.ts";
import type { Report } from "./report.ts";
import { coverageOf } from "./release/changeset-coverage.ts";
import { bundlesAt } from "./since.ts";
import { type Api, apisOf, publishedPackages } from "./workspace.ts";

/** @throws {Error} when a bundle is missing, or the baseline of a released API, with the command that brings it back */
export async function readReport(root: string): Promise<Report> {
  const apis = await Promise.all(
    apisOf(root).map(async (api): Promise<ApiChanges> => {
      const after = readBundle(api);
      const title = titleOf(api, after);
      if (isNew(api)) return { api, title, changes: [addition(api, after)] };
      const before = read(
        api.baseline,
        `The last release's bundle of ${api.name} ${api.version} is missing. A release wrote it, so restore it: git restore specs/baseline`,
      );
      return { api, title, changes: await compare(before, after) };
    }),
  );
  return reportOn(root, apis);
}

/**
 * The changes since a commit, for those who made them. Of the changesets, that covers nothing: they are about the last release.
 *
 * @param ref - a branch, tag or commit
 * @throws {Error} when the reference names no commit, or a bundle is missing
 */
export async function readChangesSince(root: string, ref: string): Promise<readonly ApiChanges[]> {
  const apis = apisOf(root);
  const older = await bundlesAt(
    root,
    ref,
    apis.map(({ name }) => name),
  );
  return Promise.all(
    apis.map(async (api): Promise<ApiChanges> => {
      const after = readBundle(api);
      const before = older.get(api.name);
      const title = titleOf(api, after);
      if (before === undefined) return { api, title, changes: [addition(api, after)] };
      return { api, title, changes: isDeepStrictEqual(before, after) ? [] : await compare(before, after) };
    }),
  );
}

const readBundle = (api: Api): JsonObject => read(api.bundle, `${api.name} is not bundled yet: npm run build`);

const titleOf = ({ name }: Api, document: JsonObject): string => textAt(objectAt(document, "info"), "title") ?? name;

/** An API that no release has published has no baseline: the first one writes it. */
const isNew = ({ version, baseline }: Api): boolean => version === UNRELEASED && !existsSync(baseline);
const UNRELEASED = "0.0.0";

const addition = ({ name }: Api, document: JsonObject): Change => ({
  impact: "minor",
  subject: `\`${name}\``,
  text: "the API was added",
  wording: false,
  operation: true,
  event: Object.keys(objectAt(document, "webhooks")).length > 0,
  pointer: "#",
});

/** Returns the changes with the bumps and the coverage of the pending changesets. */
export function reportOn(root: string, apis: readonly ApiChanges[]): Report {
  const changesets = pendingChangesets(root);
  return { apis, bumps: planOf(apis, publishedPackages(root), changesets), coverage: coverageOf(apis, changesets) };
}

function read(path: string, hint: string): JsonObject {
  try {
    return readDescription(path);
  } catch (error) {
    throw new Error(`${hint} (${path})`, { cause: error });
  }
}

/** @throws {TypeError} when the file is not a JSON object */
export function readDescription(path: string): JsonObject {
  const document: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(document)) throw new TypeError(`${path} is not an OpenAPI description`);
  return document;
}
