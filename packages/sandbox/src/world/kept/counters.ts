/** The counts of a world, in one document: the ids that it has made of each kind, and the documents that it has dropped. */
import type { World } from "../world.ts";
import type { Counters } from "./world-record.ts";
import type { SandboxTransaction } from "./documents.ts";

/** Reads the counters of a world. */
export const countersIn = async ({ get }: SandboxTransaction, { name }: World): Promise<Counters> =>
  (await get("counters", name))?.body ?? {};

/** Adds to some counters of a world, while no other transaction does. Resolves to all of them. */
export const addCounts = (transaction: SandboxTransaction, world: World, added: Counters): Promise<Counters> =>
  changeCounters(transaction, world, (before) => ({
    ...before,
    ...Object.fromEntries(Object.entries(added).map(([name, count]) => [name, (before[name] ?? 0) + count])),
  }));

export const replaceCounters = (transaction: SandboxTransaction, world: World, counters: Counters): Promise<Counters> =>
  changeCounters(transaction, world, () => counters);

async function changeCounters(
  { get, insert, replace }: SandboxTransaction,
  { name }: World,
  change: (before: Counters) => Counters,
): Promise<Counters> {
  const found = await get("counters", name, { lock: true });
  const counters = change(found?.body ?? {});
  if (found) await replace("counters", name, found.version, counters);
  else await insert("counters", name, counters);
  return counters;
}
