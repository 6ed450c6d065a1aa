/** Removes what a world has in the store. */
import type { SandboxDocuments, SandboxStore, SandboxTransaction, WorldDocuments } from "./kept/documents.ts";
import { keysIn } from "./session.ts";
import type { World } from "./world.ts";

/** The indexes of each kind that together have each of its documents. Counters have none: there is one document of a world, by its name. */
const INDEXES: { readonly [kind in Exclude<keyof SandboxDocuments, "counters" | keyof WorldDocuments>]: readonly string[] } = {
  payment: ["created"],
  refund: ["created"],
  tokenization: ["created"],
  token: ["account"],
  order: ["created"],
  reference: ["account"],
  merchantRefund: ["created"],
  email: ["world"],
  line: ["open", "settlement"],
  settlement: ["account"],
  report: ["created"],
  event: ["world"],
  step: ["world"],
};

/** Removes all documents and jobs of a world. */
export const clearWorld = (store: SandboxStore, world: World): Promise<void> =>
  store.transaction(async (transaction) => {
    for (const [kind, indexes] of Object.entries(INDEXES))
      for (const index of indexes) await removeAll(transaction, kind as keyof typeof INDEXES, index, world);
    await transaction.remove("counters", world.name);
    for (const { id } of await transaction.jobs(world.name)) await transaction.removeJob(id);
  });

async function removeAll({ find, remove }: SandboxTransaction, kind: keyof typeof INDEXES, index: string, world: World): Promise<void> {
  // The key of an event, and of a step, is its world.
  for (const { id } of await find(kind, index, kind === "event" || kind === "step" ? { equal: world.name } : keysIn(world)))
    await remove(kind, id);
}
