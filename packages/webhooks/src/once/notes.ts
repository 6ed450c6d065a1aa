/** Markers in the store that work is done: checking for them and setting them. */
import type { Lease } from "./lease.ts";
import type { OnceStore } from "./store.ts";

/**
 * Checks whether the work is marked as done, which is only possible by trying to mark it. The lease holder may release the key, since
 * nobody else touches it. If that fails, the lease is left to expire after the trial marker: otherwise the trial would pass for the real
 * one.
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

/** Marks work as done that finished too late. It has already been reported as failed, so errors are ignored. */
export function noteLate(late: Promise<unknown>, keys: readonly string[], note: (key: string) => Promise<unknown>): void {
  const noted = async (): Promise<void> => {
    await late;
    for (const key of keys) await note(key);
  };
  noted().catch(() => {});
}

/**
 * Marks work as done. It can't be undone, so a failing store is retried after short pauses. If that fails too, the least harmful outcome is
 * to report the work as done and keep others out while the lease lasts.
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
/** The pause is the lease divided by this. */
const NOTE_PAUSES = 40;
