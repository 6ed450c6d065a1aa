/** The command `compare`: a description of somebody else's beside ours. */
import { join, relative } from "node:path";
import { isAccepted, readAccepted } from "./accepted.ts";
import { compareDescriptions, sharedOperations } from "./compare-descriptions.ts";
import type { Difference } from "./compare-schemas.ts";
import { identityOf, type Lined, readDescription } from "./other-description.ts";

/** The result of a comparison. */
export interface Comparison {
  /** Our description: `payment-api`. */
  readonly api: string;
  readonly lines: readonly string[];
  /** Differences that are not accepted. */
  readonly open: readonly Difference[];
  readonly accepted: number;
  /** Accepted differences that no longer exist. */
  readonly outdated: readonly string[];
}

/** The APIs whose descriptions others may have. */
export const APIS: readonly string[] = ["payment-api", "merchant-api", "legacy-api"];

/**
 * Compares a description with ours of the same API, the one that it shares operations with.
 *
 * @throws {Error} when it shares none
 */
export async function compareWith(root: string, path: string): Promise<Comparison> {
  const theirs = await readDescription(path);
  const { api, ours } = await oursLike(root, theirs);
  const list = join(root, "specs/differences.yaml");
  const accepted = readAccepted(list, identityOf(theirs.document));
  const differences = compareDescriptions(ours.document, theirs.document);
  const open = differences.filter((each) => !isAccepted(accepted, each));
  const used = new Set(differences.map((each) => isAccepted(accepted, each)));
  return {
    api,
    lines: open.map((each) => describe(each, ours, theirs, root)),
    open,
    accepted: differences.length - open.length,
    outdated: accepted
      .filter((entry) => !used.has(entry))
      .map(({ at, keyword, line }) => `${relative(root, list)}:${line} ${at} ${keyword}: does not differ so any more`),
  };
}

async function oursLike(root: string, theirs: Lined): Promise<{ readonly api: string; readonly ours: Lined }> {
  const all = await Promise.all(
    APIS.map(async (api) => {
      const ours = await readDescription(join(root, "specs", api, "openapi.yaml"));
      return { api, ours, shared: sharedOperations(ours.document, theirs.document) };
    }),
  );
  const [best] = all.toSorted((a, b) => b.shared - a.shared);
  if (!best || best.shared === 0) throw new Error("It has no operation, by method and path, that one of ours has.");
  return best;
}

function describe({ at, keyword, theirs, ours, operations }: Difference, mine: Lined, other: Lined, root: string): string {
  const [first, ...more] = operations;
  const where = more.length === 0 ? first : `${first} and ${more.length} more`;
  return [
    `${at} ${keyword}: theirs ${shown(theirs.value)}, ours ${shown(ours.value)} (${where})`,
    `  ours:   ${relative(root, mine.lineOf(ours.keys))}`,
    `  theirs: ${other.lineOf(theirs.keys)}`,
  ].join("\n");
}

export const shown = (value: unknown): string =>
  value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value);
