/** Finds the changes that the pending changesets cover. */
import { basename } from "node:path";
import type { Change } from "../compare/change.ts";
import { digest, type Changeset } from "./changesets.ts";
import type { ApiChanges } from "./release-plan.ts";

/** The report of `spec check` about the pending changesets. */
export interface Coverage {
  /** Changes that no changeset covers. Wording changes need no changeset of their own. */
  readonly uncovered: readonly Change[];
  /** Entries of changesets whose change no longer exists: reverted, or made in another way. */
  readonly stale: readonly StaleEntry[];
}

export interface StaleEntry {
  readonly path: string;
  readonly mark: string;
  readonly subject: string;
  /** Someone reworded the file, so that `spec bump` leaves it alone. */
  readonly edited: boolean;
}

/** A change that becomes another one gets another mark. */
export const markOf = (api: ApiChanges["api"], { subject, text }: Change): string => digest(`${api.name} ${subject}: ${text}`);

export const uncovered = ({ api, changes }: ApiChanges, changesets: readonly Changeset[]): readonly Change[] =>
  changes.filter((change) => !changesets.some(({ covers }) => covers.has(markOf(api, change))));

export function coverageOf(all: readonly ApiChanges[], changesets: readonly Changeset[]): Coverage {
  const marks = new Set(all.flatMap(({ api, changes }) => changes.map((change) => markOf(api, change))));
  return {
    uncovered: all.flatMap((each) => uncovered(each, changesets)).filter(({ wording }) => !wording),
    stale: changesets.flatMap(({ path, covers, ownOf }) =>
      [...covers]
        .filter(([mark]) => !marks.has(mark))
        .map(([mark, subject]) => ({ path: `.changeset/${basename(path)}`, mark, subject, edited: ownOf === undefined })),
    ),
  };
}
