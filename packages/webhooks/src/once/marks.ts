/** Marks in the store that work is done. */
import type { OnceStore } from "./store.ts";

/** What to mark, and for how long, in milliseconds. */
export interface Marks {
  readonly store: OnceStore;
  readonly keys: readonly string[];
  readonly keep: number;
}

/** Marks work as done that finished too late. It has already been reported as failed, so errors are ignored. */
export function markLate(late: Promise<unknown>, { store, keys, keep }: Marks): void {
  const marked = async (): Promise<void> => {
    await late;
    for (const key of keys) await store.finish(key, keep);
  };
  marked().catch(() => {});
}

/**
 * Marks work as done. It can't be undone, so a failing store is retried after short pauses.
 *
 * @param length - of the lease, in milliseconds
 * @throws what the store throws in the end
 */
export async function markDone({ store, keys, keep }: Marks, length: number): Promise<void> {
  for (const key of keys) await withRepeats(async () => store.finish(key, keep), length / PAUSES);
}

async function withRepeats(run: () => Promise<unknown>, pause: number): Promise<void> {
  for (let repeats = REPEATS; ; repeats--)
    try {
      await run();
      return;
    } catch (error) {
      if (repeats === 0) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
}

const REPEATS = 2;
/** The pause is the lease divided by this. */
const PAUSES = 40;
