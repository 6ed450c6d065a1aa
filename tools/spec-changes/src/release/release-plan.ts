/** Plans which packages a change of a description changes, and by how much their versions rise. */
import { gravest, type Change, type Impact } from "../compare/change.ts";
import { pendingBump, type Changeset } from "./changesets.ts";
import type { Api, PublishedPackage } from "../workspace.ts";

export interface ApiChanges {
  readonly api: Api;
  readonly title: string;
  readonly changes: readonly Change[];
}

export interface PlannedBump {
  readonly package: string;
  readonly needed: Impact;
  /** The bump of the pending changesets. */
  readonly pending: Impact | undefined;
}

/**
 * Returns the bumps that one description's changes ask for: of the packages that contain what is made from it. Those that only depend on them are
 * not here: changesets raises their patch, as each pins its dependencies.
 */
export function bumpsFor({ api, changes }: ApiChanges, packages: readonly PublishedPackage[]): ReadonlyMap<string, Impact> {
  const bumps = new Map<string, Impact>();
  for (const each of packages) {
    const bump = gravest(changes.filter(contentOf(each, api, packages)).map(({ impact }) => impact));
    if (bump) bumps.set(each.name, bump);
  }
  return bumps;
}

/** Which changes of a description change what a package contains. */
function contentOf(each: PublishedPackage, api: Api, packages: readonly PublishedPackage[]): (change: Change) => boolean {
  const generated = packages.filter(({ generatedFrom }) => generatedFrom.includes(api.package));
  // A client is generated from the description, too, and needs the API package.
  const isClient = ({ needs }: PublishedPackage): boolean => generated.some(({ name }) => needs.includes(name));
  if (each.name === api.package) return () => true;
  if (generated.includes(each)) return ({ operation }) => operation || !isClient(each);
  const bundled = generated.filter(({ name }) => each.bundles.includes(name));
  return ({ event }) => event && bundled.length > 0;
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
