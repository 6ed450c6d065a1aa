/** Which changes the pending changesets tell of. */
import { basename } from "node:path";
import type { Change } from "./change.ts";
import { digest, type Changeset } from "./changesets.ts";
import type { ApiChanges } from "./release-plan.ts";

/** What `spec:check` holds against the changesets' texts. */
export interface Telling {
  /** Changes that no changeset tells of. Other words need none of their own. */
  readonly untold: readonly Change[];
  /** What changesets tell of and is no more: taken back, or made in another way. */
  readonly stale: readonly StaleEntry[];
}

export interface StaleEntry {
  readonly path: string;
  readonly mark: string;
  readonly subject: string;
  /** Someone reworded the file, so that `spec:bump` leaves it alone. */
  readonly edited: boolean;
}

/** A change that becomes another one gets another mark. */
export const markOf = (api: ApiChanges["api"], { subject, text }: Change): string => digest(`${api.name} ${subject}: ${text}`);

export const untold = ({ api, changes }: ApiChanges, changesets: readonly Changeset[]): readonly Change[] =>
  changes.filter((change) => !changesets.some(({ tells }) => tells.has(markOf(api, change))));

export function tellingOf(all: readonly ApiChanges[], changesets: readonly Changeset[]): Telling {
  const marks = new Set(all.flatMap(({ api, changes }) => changes.map((change) => markOf(api, change))));
  return {
    untold: all.flatMap((each) => untold(each, changesets)).filter(({ wording }) => !wording),
    stale: changesets.flatMap(({ path, tells, ownOf }) =>
      [...tells]
        .filter(([mark]) => !marks.has(mark))
        .map(([mark, subject]) => ({ path: `.changeset/${basename(path)}`, mark, subject, edited: ownOf === undefined })),
    ),
  };
}
