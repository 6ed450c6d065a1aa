/**
 * Runs work once, however often and by however many processes it is requested.
 *
 * The worker holds the {@link Lease}; finished work is marked by a key of its own. A store can only report that a key is taken, so the
 * lease holder, and nobody else, checks for the marker by trying to set it. That trial lasts for a tenth of a lease: a process that dies
 * during it leaves a lease that expires later than the trial, and no event that merely seems handled. After the work, the marker is set for
 * as long as a repetition may come.
 *
 * So while one process works, others are asked to retry, which loses nothing; after it has succeeded, they learn that the work is done;
 * after it has failed, the next one works; after it has died, the next one works once the lease has expired. This assumes that a process
 * which stalls for longer than the lease is as good as dead, that the store is not away for that long during work, and that no message to
 * the store takes more than half of that.
 *
 * Nobody waits for the store for longer than a sixth of a lease per step: the calls that take the lease share that time, as do those that
 * check the marker. Separately they could use up most of the lease before the work begins. Calls that are then still pending continue in
 * the background: a lease taken late is ended, and one whose holder is still checking the marker is kept until the check settles.
 *
 * Work may come with details, each with a marker of its own, and may come again with more of them: those are work to be done once, too.
 */
import { WebhookError } from "../errors.ts";
import { inTime } from "./in-time.ts";
import { Lease, MOST_LEASES, STORE_WAITS } from "./lease.ts";
import { isNoted, noteDone, noteLate } from "./notes.ts";
import type { OnceStore } from "./store.ts";

/** How {@link once} remembers work. */
export interface OnceOptions {
  readonly store: OnceStore;
  /** Milliseconds after which another process may take over from a dead one. */
  readonly lease: number;
  /** Milliseconds for which finished work is remembered. */
  readonly keep: number;
}

/** Details that come with the work, and may come again with more. */
export interface Details {
  /** A name for each detail. */
  readonly names: readonly string[];
  /** Work to do when the main work is already done and one of the names is new; undefined for none. */
  readonly work?: (() => Promise<unknown>) | undefined;
}

/**
 * - `handled`: the work, or that of its details, has just been done; with an `error` if that could not be recorded, so that a repetition
 *   would be worked on again
 * - `repeated`: done earlier
 * - `busy`: another process is working on it
 */
export type OnceOutcome =
  | { readonly outcome: "handled"; readonly error?: unknown }
  | { readonly outcome: "repeated" }
  | { readonly outcome: "busy" };

/**
 * Does the work unless it is done or in progress. If it is done, does the work of its details unless those are done as well.
 *
 * @throws what the work or the store throws; the work then counts as not done
 * @throws WebhookError `store-timeout` for a store that does not respond in time, `took-too-long` for work that has not settled after ten
 * leases
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
      // The caller has already been given an error, so another one would reach nobody.
      whenLate?.(late).catch(() => {});
      return new WebhookError("store-timeout", `store: no response within ${length / STORE_WAITS} ms, a sixth of the lease`);
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
    // While a slow store was responding, another process may have taken over the lease.
    if (!lease.held) return { outcome: "busy" };
    const note = async (key: string): Promise<unknown> => inStoreTime(async () => store.claim(key, keep));
    await inTime(task.work, length * MOST_LEASES, (late) => {
      lease.lapse();
      noteLate(late, task.notes, note);
      return new WebhookError(
        "took-too-long",
        `lease: the function has not settled within ${MOST_LEASES} leases; make it faster, or set a longer lease`,
      );
    });
    return await noteDone(task.notes, note, length, lease);
  } finally {
    await inStoreTime(async () => lease.end()).catch(() => {});
  }
}

/** Work, and the keys that mark it as done afterwards. */
interface Task {
  readonly work: () => Promise<unknown>;
  readonly notes: readonly string[];
}

const noteOf = (name: string): string => `${name}:done`;

/** Returns what is not done yet. Doing the work also covers the details that came with it. */
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
