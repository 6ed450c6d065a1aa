/** Which packages a change of a description makes anew, and by how much their versions rise. */
import { gravest, type Change, type Impact } from "./change.ts";
import { pendingBump, type Changeset } from "./changesets.ts";
import type { Api, PublishedPackage } from "./workspace.ts";

/** Made from the events of the descriptions alone. */
const eventPackage = "@maksu/webhooks";

export interface ApiChanges {
  readonly api: Api;
  readonly title: string;
  readonly changes: readonly Change[];
}

export interface PlannedBump {
  readonly package: string;
  readonly needed: Impact;
  /** What pending changesets ask for. */
  readonly pending: Impact | undefined;
}

/** The bumps that one description's changes ask for: of its own package, and of all that are made from it or answer by it. */
export function bumpsFor({ api, changes }: ApiChanges, packages: readonly PublishedPackage[]): ReadonlyMap<string, Impact> {
  const bumps = new Map<string, Impact>();
  for (const each of packages) {
    if (each.name !== api.package && !each.needs.includes(api.package)) continue;
    const bump = gravest(changes.filter(({ event }) => event || each.name !== eventPackage).map(({ impact }) => impact));
    if (bump) bumps.set(each.name, bump);
  }
  return bumps;
}

export function planOf(
  all: readonly ApiChanges[],
  packages: readonly PublishedPackage[],
  changesets: readonly Changeset[],
): readonly PlannedBump[] {
  const bumps = all.map((each) => bumpsFor(each, packages));
  return packages.flatMap(({ name }) => {
    const needed = gravest(bumps.flatMap((each) => each.get(name) ?? []));
    return needed ? [{ package: name, needed, pending: pendingBump(changesets, name) }] : [];
  });
}
