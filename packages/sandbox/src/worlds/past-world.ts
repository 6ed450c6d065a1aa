/** A world as it was after a moment, to look at. */
import { createMemoryStore } from "../store/memory-store.ts";
import type { SandboxDocuments, SandboxStore } from "../world/kept/documents.ts";
import { entryOf } from "../world/search/entry-of.ts";
import { replaceContent } from "../world/snapshots/content.ts";
import { runWorld } from "./run-world.ts";
import type { RunningWorld, WorldParts } from "./running-world.ts";

/** A world as it was, in a store of its own. */
export interface PastWorld {
  readonly running: RunningWorld;
  readonly store: SandboxStore;
}

/**
 * Copies a world as it was after a moment. Nothing is done in the copy.
 *
 * @throws InputError for a moment that is not kept
 */
export async function pastWorld(parts: WorldParts, now: RunningWorld, moment: string): Promise<PastWorld> {
  const { at, state } = await now.stateAt(moment);
  const { content, changed, faults } = state;
  const store = createMemoryStore<SandboxDocuments>();
  const credentials = { payment: {}, merchant: {}, legacy: {} };
  const own = { ...parts, store, credentials, keep: { moments: 0 }, onAttempt: undefined };
  const clock = { isFrozen: true, shown: at, since: Date.now() };
  // A world that is closed runs nothing that is due.
  const running = runWorld(own, { ...now.record(), changed, clock }, undefined, AbortSignal.abort());
  await store.transaction((transaction) => replaceContent(transaction, running.world, content));
  await store.searchBy(entryOf);
  running.world.faults.take(faults);
  // No moment keeps requests and transitions: they are those of now, whenever a page is loaded.
  const world = { ...running.world, transitions: now.world.transitions };
  return { running: { ...running, world, requests: now.requests }, store };
}
