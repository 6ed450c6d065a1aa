/** Marks in the store that work is done. */
import type { Held, OnceStore } from "./store.ts";

/** A key to mark, and for how long, in milliseconds. */
export interface Marks {
  readonly store: OnceStore;
  readonly keys: readonly string[];
  readonly keep: number;
}

/** Marks work as done that finished too late. It has already been reported as failed, so errors are ignored. */
export function markLate(late: Promise<unknown>, { store, keys, keep }: Marks): void {
  const marked = async (): Promise<void> => {
    await late;
    if (keys.length > 0) await store.finish(keys, keep);
  };
  marked().catch(() => {});
}

/**
 * Marks work as done. It can't be undone, so a failing store is retried after short pauses.
 *
 * @param held - to be freed with it
 * @param length - of the lease, in milliseconds
 * @throws what the store throws in the end
 */
export async function markDone({ store, keys, keep }: Marks, held: Held | undefined, length: number): Promise<void> {
  if (keys.length === 0) return;
  for (let repeats = REPEATS; ; repeats--)
    try {
      await store.finish(keys, keep, held);
      return;
    } catch (error) {
      if (repeats === 0) throw error;
      await new Promise((resume) => setTimeout(resume, length / PAUSES));
    }
}

const REPEATS = 2;
/** The pause is the lease divided by this. */
const PAUSES = 40;
