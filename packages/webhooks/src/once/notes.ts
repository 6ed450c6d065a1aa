/** Notes in the store that work is done: looking for them, and making them. */
import type { Lease } from "./lease.ts";
import type { OnceStore } from "./store.ts";

/**
 * Whether it is done, which only trying to note it can tell. Whoever has the lease may free the key, for nobody else touches it. Where that is
 * uncertain, the lease is left to end of its own accord, after the trial: without it, the trial would pass for a note.
 */
export async function isNoted(store: OnceStore, key: string, lease: Lease, ttl: number): Promise<boolean> {
  try {
    if (!(await store.claim(key, ttl))) return true;
    if (lease.held) await store.release(key);
    return false;
  } catch (error) {
    lease.lapse();
    throw error;
  }
}

/** Notes work that has ended after all. It has been told as failed already, so nobody is left to hear of an error. */
export function noteLate(late: Promise<unknown>, keys: readonly string[], note: (key: string) => Promise<unknown>): void {
  const noted = async (): Promise<void> => {
    await late;
    for (const key of keys) await note(key);
  };
  noted().catch(() => {});
}

/**
 * What has been done can't be undone, so a store that fails is asked again, some moments later. When it can't be noted even then, the least evil is
 * to say that it is done, and to keep others out while the lease lasts.
 */
export async function noteDone(
  keys: readonly string[],
  note: (key: string) => Promise<unknown>,
  length: number,
  lease: Lease,
): Promise<{ readonly outcome: "handled"; readonly error?: unknown }> {
  try {
    for (const key of keys) await noteAtLast(async () => note(key), length / NOTE_PAUSES);
    return { outcome: "handled" };
  } catch (error) {
    lease.lapse();
    return { outcome: "handled", error };
  }
}

async function noteAtLast(note: () => Promise<unknown>, pause: number): Promise<void> {
  for (let repeats = NOTE_REPEATS; ; repeats--)
    try {
      await note();
      return;
    } catch (error) {
      if (repeats === 0) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
}

const NOTE_REPEATS = 2;
/** Pauses that make a lease. */
const NOTE_PAUSES = 40;
