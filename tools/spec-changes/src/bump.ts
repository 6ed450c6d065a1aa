/** Writes the changesets that the changes of the descriptions ask for. */
import { suffices, type Change, type Impact } from "./change.ts";
import { pendingBump, pendingChangesets, removeChangeset, writeChangeset, type Changeset } from "./changesets.ts";
import { entriesOf } from "./entries.ts";
import { bumpsFor, type ApiChanges } from "./release-plan.ts";
import type { PublishedPackage } from "./workspace.ts";

/**
 * One changeset per description with an entry per change that no other changeset tells of. What it wrote earlier, and nobody edited, is written
 * anew; everything else stays as it is.
 *
 * @returns the files it wrote, from the repository's root
 */
export function writeBumps(root: string, all: readonly ApiChanges[], packages: readonly PublishedPackage[]): readonly string[] {
  return all.flatMap((each) => {
    const changesets = pendingChangesets(root);
    const own = changesets.filter(({ ownOf }) => ownOf === each.api.name);
    const others = changesets.filter((changeset) => !own.includes(changeset));
    own.forEach(removeChangeset);
    const untold = each.changes.filter((change) => !isTold(change, others));
    const missing = [...bumpsFor(each, packages)].filter(([name, needed]) => !suffices(pendingBump(others, name), needed));
    if (untold.length === 0 && missing.length === 0) return [];
    const bumps = new Map<string, Impact>([...bumpsFor({ ...each, changes: untold }, packages), ...missing]);
    return [writeChangeset(root, each.api.name, bumps, entriesOf(each.title, untold.length > 0 ? untold : each.changes))];
  });
}

/** Its subject stands in a changeset that someone wrote or reworded. */
const isTold = ({ subject }: Change, changesets: readonly Changeset[]): boolean => changesets.some(({ text }) => text.includes(subject));
