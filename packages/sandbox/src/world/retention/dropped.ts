/** How much a world has dropped, counted with the ids that it has made. */
import { addCounts, countersIn } from "../kept/counters.ts";
import type { SandboxTransaction } from "../kept/documents.ts";
import type { World } from "../world.ts";
import type { DroppedNow } from "./keep.ts";

/** The names of the counters. */
const COUNTERS = { payments: "dropped payments", events: "dropped events" } as const;

/** Reads how much a world has dropped, in all processes. */
export async function droppedIn(transaction: SandboxTransaction, world: World): Promise<DroppedNow> {
  const { [COUNTERS.payments]: payments = 0, [COUNTERS.events]: events = 0 } = await countersIn(transaction, world);
  return { payments, events };
}

/** Counts what is dropped. */
export async function addDropped(transaction: SandboxTransaction, world: World, { payments, events }: DroppedNow): Promise<void> {
  if (payments + events > 0) await addCounts(transaction, world, { [COUNTERS.payments]: payments, [COUNTERS.events]: events });
}
