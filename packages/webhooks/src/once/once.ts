/**
 * Work that is to be done once, however often and by however many processes it is asked for.
 *
 * Whoever works has the {@link Lease}; that the work is done is noted under a key of its own. A store can only say that a key is taken, so who has
 * the lease, and nobody else, looks whether the note is there by trying to make it. That trial lasts for a tenth of a lease: a process that dies
 * in the midst of it leaves a lease that ends later, and no event that only seems to be done. After the work, the note is made for as long as a
 * repetition may come.
 *
 * So: while one works, others are told to come back later, which loses nothing; after it has succeeded, they are told that it is done; after it
 * has failed, the next one works; after a process has died, the next one works when the lease has ended. Three things are taken for granted: that a
 * process which stalls for longer than the lease is as good as dead, that the store is not away for that long while work goes on, and that no
 * message to it is under way for half of that.
 *
 * Nobody waits for the store for longer than a sixth of a lease at a time: the calls that take the lease have it together, as do those that look for
 * the note. Each for itself, they could take most of the lease before the work begins. What is still under way then goes on behind the scenes: a lease that is
 * taken late is given back, and one whose holder is still looking for the note is held until that is known.
 *
 * Work may have come with details, each with a note of its own, and may come again with more: those are work, too, to be done once.
 */
import { WebhookError } from "../errors.ts";
import { inTime } from "./in-time.ts";
import { Lease, MOST_LEASES, STORE_WAITS } from "./lease.ts";
import { isNoted, noteDone, noteLate } from "./notes.ts";
import type { OnceStore } from "./store.ts";

/** How {@link once} remembers. */
export interface OnceOptions {
  readonly store: OnceStore;
  /** Milliseconds after which another may work on what a dead process has left. */
  readonly lease: number;
  /** Milliseconds for which it is remembered that the work is done. */
  readonly keep: number;
}

/** What comes with the work, and may come again with more. */
export interface Details {
  /** A name for each of them. */
  readonly names: readonly string[];
  /** What is to be done when the work has been done before, and one of the names has not come with it; undefined for nothing. */
  readonly work?: (() => Promise<unknown>) | undefined;
}

/**
 * - `handled`: the work, or that of its details, has been done just now; with an `error` if that could not be noted, so that a repetition would be
 *   worked on again
 * - `repeated`: it was done before
 * - `busy`: somebody is at it
 */
export type OnceOutcome =
  | { readonly outcome: "handled"; readonly error?: unknown }
  | { readonly outcome: "repeated" }
  | { readonly outcome: "busy" };

/**
 * Does the work unless it is done or being done; where it is done, that of its details unless they are.
 *
 * @throws what the work or the store throws; the work then counts as not done
 * @throws WebhookError `store-timeout` for a store that does not answer in time, `took-too-long` for work that has not ended after ten leases
 */
export async function once(
  name: string,
  options: OnceOptions,
  work: () => Promise<unknown>,
  details: Details = { names: [] },
): Promise<OnceOutcome> {
  const { store, lease: length, keep } = options;
  const inStoreTime = async <T>(run: () => Promise<T>, whenLate?: (late: Promise<T>) => Promise<void>): Promise<T> =>
    inTime(run, length / STORE_WAITS, (late) => {
      // Whoever waited has been told of a failure already, so nobody is left to hear of another.
      whenLate?.(late).catch(() => {});
      return new WebhookError("store-timeout", `store: has not answered for ${length / STORE_WAITS} ms, a sixth of the lease`);
    });

  const lease = await inStoreTime(
    async () => Lease.take(store, name, length),
    async (late) => (await late)?.end(),
  );
  if (lease === undefined) return { outcome: "busy" };
  try {
    const isDone = async (key: string): Promise<boolean> =>
      inStoreTime(
        async () => isNoted(store, key, lease, Math.ceil(length / 10)),
        async (late) => lease.endAfter(late),
      );
    const task = await toDo(isDone, { name, work, details });
    if (task === undefined) return { outcome: "repeated" };
    // A store that took its time may have given the lease to another by now.
    if (!lease.held) return { outcome: "busy" };
    const note = async (key: string): Promise<unknown> => inStoreTime(async () => store.claim(key, keep));
    await inTime(task.work, length * MOST_LEASES, (late) => {
      lease.lapse();
      noteLate(late, task.notes, note);
      return new WebhookError("took-too-long", `lease: the function has not ended after ${MOST_LEASES} leases of time`);
    });
    return await noteDone(task.notes, note, length, lease);
  } finally {
    await inStoreTime(async () => lease.end()).catch(() => {});
  }
}

/** Work, and the keys by which it is known afterwards that it is done. */
interface Task {
  readonly work: () => Promise<unknown>;
  readonly notes: readonly string[];
}

const noteOf = (name: string): string => `${name}:done`;

/** What is not done yet. Details that come with the work are done with it. */
async function toDo(
  isDone: (key: string) => Promise<boolean>,
  { name, work, details }: { readonly name: string; readonly work: () => Promise<unknown>; readonly details: Details },
): Promise<Task | undefined> {
  const more = details.names.map(noteOf);
  if (!(await isDone(noteOf(name)))) return { work, notes: [noteOf(name), ...more] };
  if (details.work === undefined) return undefined;
  for (const key of more) if (!(await isDone(key))) return { work: details.work, notes: more };
  return undefined;
}
