/** Writes the changesets that the changes of the descriptions ask for. */
import { suffices, type Impact } from "../compare/change.ts";
import { pendingBump, pendingChangesets, removeChangeset, writeChangeset } from "./changesets.ts";
import { entriesOf } from "../compare/entries.ts";
import { bumpsFor, type ApiChanges } from "./release-plan.ts";
import { markOf, uncovered } from "./changeset-coverage.ts";
import type { PublishedPackage } from "../workspace.ts";

/**
 * One changeset per description with an entry per change that no other changeset covers; none for words alone whose packages have one. What it
 * wrote earlier, and nobody edited, is written again; everything else stays as it is.
 *
 * @returns the files it wrote, from the repository's root
 */
export function writeBumps(root: string, all: readonly ApiChanges[], packages: readonly PublishedPackage[]): readonly string[] {
  return all.flatMap((each) => {
    const changesets = pendingChangesets(root);
    const own = changesets.filter(({ ownOf }) => ownOf === each.api.name);
    const others = changesets.filter((changeset) => !own.includes(changeset));
    own.forEach(removeChangeset);
    const uncoveredChanges = uncovered(each, others);
    const missing = [...bumpsFor(each, packages)].filter(([name, needed]) => !suffices(pendingBump(others, name), needed));
    if (missing.length === 0 && uncoveredChanges.every(({ wording }) => wording)) return [];
    const covered = uncoveredChanges.length > 0 ? uncoveredChanges : each.changes;
    return [
      writeChangeset(root, each.api.name, {
        bumps: new Map<string, Impact>([...bumpsFor({ ...each, changes: uncoveredChanges }, packages), ...missing]),
        covers: new Map(covered.map((change) => [markOf(each.api, change), change.subject])),
        text: entriesOf(each.title, covered),
      }),
    ];
  });
}
