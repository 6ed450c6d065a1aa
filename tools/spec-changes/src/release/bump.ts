/** Writes the changesets that the changes of the descriptions ask for. */
import { basename } from "node:path";
import { suffices, type Change, type Impact } from "../compare/change.ts";
import { pendingBump, pendingChangesets, removeChangeset, writeChangeset } from "./changesets.ts";
import { entriesOf } from "../compare/entries.ts";
import { bumpsFor, type ApiChanges } from "./release-plan.ts";
import { markOf, uncovered } from "./changeset-coverage.ts";
import type { PublishedPackage } from "../workspace.ts";

/**
 * One changeset per description with an entry per change that no other changeset covers; none for words alone whose packages have one. What it
 * wrote earlier, and nobody edited, is written again; everything else stays as it is.
 *
 * @param own - what the writer changed: words that others changed, which need no changeset, are left out. By default it is
 *   everything
 * @returns a line for each file: the path of one that is new, from the repository's root, and of one that was written earlier and is gone
 */
export function writeBumps(
  root: string,
  all: readonly ApiChanges[],
  packages: readonly PublishedPackage[],
  own: readonly ApiChanges[] = all,
): readonly string[] {
  return all.flatMap((each) => {
    const changesets = pendingChangesets(root);
    const written = changesets.filter(({ ownOf }) => ownOf === each.api.name);
    const others = changesets.filter((changeset) => !written.includes(changeset));
    written.forEach(removeChangeset);
    const changed = new Set(
      own.filter(({ api }) => api.name === each.api.name).flatMap(({ changes }) => changes.map(({ subject }) => subject)),
    );
    const isOwn = (change: Change): boolean =>
      changed.has(change.subject) || written.some(({ covers }) => covers.has(markOf(each.api, change)));
    const uncoveredChanges = uncovered(each, others).filter((change) => !change.wording || isOwn(change));
    const missing = [...bumpsFor(each, packages)].filter(([name, needed]) => !suffices(pendingBump(others, name), needed));
    const gone = written.map(({ path }) => `.changeset/${basename(path)}`);
    const lines = (file?: string): readonly string[] => [
      ...(file === undefined || gone.includes(file) ? [] : [file]),
      ...gone.filter((path) => path !== file).map((path) => `${path} removed: it was written for what the descriptions had then`),
    ];
    if (missing.length === 0 && uncoveredChanges.every(({ wording }) => wording)) return lines();
    const covered = uncoveredChanges.length > 0 ? uncoveredChanges : each.changes;
    const file = writeChangeset(root, each.api.name, {
      bumps: new Map<string, Impact>([...bumpsFor({ ...each, changes: uncoveredChanges }, packages), ...missing]),
      covers: new Map(covered.map((change) => [markOf(each.api, change), change.subject])),
      text: entriesOf(each.title, covered),
    });
    return lines(file);
  });
}
