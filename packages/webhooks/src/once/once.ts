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
 * message to it is under way for that long.
 */
import { WebhookError } from "../errors.ts";
import { Lease, MOST_LEASES } from "./lease.ts";
import type { OnceStore } from "./store.ts";

/** How {@link once} remembers. */
export interface OnceOptions {
  readonly store: OnceStore;
  /** Milliseconds after which another may work on what a dead process has left. */
  readonly lease: number;
  /** Milliseconds for which it is remembered that the work is done. */
  readonly keep: number;
}

/**
 * - `handled`: the work has been done just now; with an `error` if that could not be noted, so that a repetition would be worked on again
 * - `repeated`: it was done before
 * - `busy`: somebody is at it
 */
export type OnceOutcome =
  | { readonly outcome: "handled"; readonly error?: unknown }
  | { readonly outcome: "repeated" }
  | { readonly outcome: "busy" };

/**
 * Does the work unless it is done or being done.
 *
 * @throws what the work or the store throws; the work then counts as not done
 * @throws WebhookError `took-too-long` for work that has not ended after ten leases
 */
export async function once(name: string, options: OnceOptions, work: () => Promise<unknown>): Promise<OnceOutcome> {
  const { store, lease: length, keep } = options;
  const lease = await Lease.take(store, name, length);
  if (lease === undefined) return { outcome: "busy" };
  const done = `${name}:done`;
  try {
    if (await isDone(store, done, lease, Math.ceil(length / 10))) return { outcome: "repeated" };
    // A store that took its time may have given the lease to another by now.
    if (!lease.held) return { outcome: "busy" };
    await inTime(work, length * MOST_LEASES, (late) => {
      lease.lapse();
      noteLate(late, async () => store.claim(done, keep));
    });
    return await noteDone(store, done, options, lease);
  } finally {
    await lease.end();
  }
}

/**
 * Whether it is done, which only trying to note it can tell. Whoever has the lease may free the key, for nobody else touches it. Where that is
 * uncertain, the lease is left to end of its own accord, after the trial: without it, the trial would pass for a note.
 */
async function isDone(store: OnceStore, key: string, lease: Lease, ttl: number): Promise<boolean> {
  try {
    if (!(await store.claim(key, ttl))) return true;
    if (lease.held) await store.release(key);
    return false;
  } catch (error) {
    lease.lapse();
    throw error;
  }
}

async function inTime(work: () => Promise<unknown>, milliseconds: number, onHanging: (late: Promise<unknown>) => void): Promise<void> {
  const working = work();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hanging = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onHanging(working);
      reject(new WebhookError("took-too-long", `lease: the function has not ended after ${MOST_LEASES} leases of time`));
    }, milliseconds);
  });
  try {
    await Promise.race([working, hanging]);
  } finally {
    clearTimeout(timer);
  }
}

/** Notes work that has ended after all. It has been told as failed already, so nobody is left to hear of an error. */
function noteLate(late: Promise<unknown>, note: () => Promise<unknown>): void {
  const noted = async (): Promise<void> => {
    await late;
    await note();
  };
  noted().catch(() => {});
}

/**
 * What has been done can't be undone, so a store that fails is asked again, some moments later. When it can't be noted even then, the least evil is
 * to say that it is done, and to keep others out while the lease lasts.
 */
async function noteDone(store: OnceStore, key: string, { keep, lease: length }: OnceOptions, lease: Lease): Promise<OnceOutcome> {
  for (let repeats = NOTE_REPEATS; ; repeats--)
    try {
      await store.claim(key, keep);
      return { outcome: "handled" };
    } catch (error) {
      if (repeats === 0) {
        lease.lapse();
        return { outcome: "handled", error };
      }
      await new Promise((resume) => setTimeout(resume, length / NOTE_PAUSES));
    }
}

const NOTE_REPEATS = 2;
/** Pauses that make a lease. */
const NOTE_PAUSES = 40;
