/**
 * Runs work once, however often and by however many processes it is requested.
 *
 * Each event is one key of the store. The worker claims it for the length of the {@link Lease}, extends the claim while it works, and then marks
 * the key as done for as long as a repetition may come. So while one process works, others are asked to retry, which loses nothing; after it has
 * succeeded, they learn that the work is done; after it has failed, the next one works; after it has died, the next one works once the lease has
 * expired. This assumes that a process which stalls for longer than the lease is as good as dead, and that the store is not away for that long
 * during work. Messages to the store may arrive late: each names its sender's claim, and changes nothing that another process has claimed.
 *
 * Work may be about a record, such as an order. It is compared first, and the record's id is claimed while the work runs, so that two works of one
 * record don't run at once; it is compared again once it is claimed, since another work may have changed it. What the record contradicts is not done.
 *
 * Work may come with details, each with a key of its own, and may come again with more of them: those are work to be done once, too.
 */
import { WebhookError } from "../errors.ts";
import { inTime } from "./in-time.ts";
import { Lease, MOST_LEASES } from "./lease.ts";
import { markDone, markLate } from "./marks.ts";
import type { OnceStore } from "./store.ts";
import { timelyStore } from "./timely-store.ts";

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
  /** A key for each detail. */
  readonly names: readonly string[];
  /** Work to do when the main work is already done and one of the names is new; undefined for none. */
  readonly work?: (() => Promise<unknown>) | undefined;
}

/** How an event contradicts a record, or that there is none. */
export type MismatchName = "unknown-order" | "unknown-refund" | "other-amount" | "unknown-transaction" | "second-payment";

/** The result of a comparison: the record's id, and whether the work is done by the record; or a contradiction. */
export type Compared = { readonly id: string; readonly isDone?: boolean } | { readonly mismatch: MismatchName };

/** Compares the work with a record. */
export type Compare = () => Promise<Compared>;

/** Work that is about a record. */
export interface Comparison {
  readonly compare: Compare;
  /** Identifies the record by its id. */
  readonly keyOf: (id: string) => Promise<string>;
  /** Work to do about a contradiction; undefined for none. */
  readonly onMismatch?: ((mismatch: MismatchName) => Promise<unknown>) | undefined;
}

/**
 * - `handled`: the work, or that of its details, has just been done; with an `error` if that could not be recorded, so that a repetition
 *   would be worked on again
 * - `repeated`: done earlier
 * - `busy`: another process is working on it, or on its record
 * - `mismatch`: the record contradicts the work, which was not done; settled if its own work was
 */
export type OnceOutcome =
  | { readonly outcome: "handled"; readonly error?: unknown }
  | { readonly outcome: "repeated" }
  | { readonly outcome: "busy" }
  | { readonly outcome: "mismatch"; readonly mismatch: MismatchName; readonly isSettled: boolean };

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
  comparison?: Comparison,
): Promise<OnceOutcome> {
  const { lease: length } = options;
  const timely = { ...options, store: timelyStore(options.store, length) };
  const { names, work: detailsWork } = details;
  // The work covers the details that came with it.
  const task = { work, keys: [name, ...names] };
  const main = await underLease(name, timely, async () => (comparison ? compared(task, timely, comparison) : task));
  if (main.outcome !== "repeated" || detailsWork === undefined) return main;
  return underLease(`${name}:details`, timely, async ({ token }) => {
    for (const each of names) if ((await timely.store.claim(each, token, length)) !== "done") return { work: detailsWork, keys: names };
    return undefined;
  });
}

/** Work, and the keys to mark as done afterwards. */
interface Task {
  readonly work: () => Promise<unknown>;
  readonly keys: readonly string[];
  /** Of the record that the work is about. */
  readonly record?: Lease;
  /** In place of `handled`. */
  readonly outcome?: OnceOutcome;
}

/** The task if the record agrees, under a lease of it. */
async function compared(task: Task, { store, lease: length }: OnceOptions, comparison: Comparison): Promise<Task> {
  const { compare, keyOf, onMismatch } = comparison;
  const mismatched = (mismatch: MismatchName): Task => ({
    work: async () => onMismatch?.(mismatch),
    keys: [],
    outcome: { outcome: "mismatch", mismatch, isSettled: onMismatch !== undefined },
  });
  const first = await compare();
  if ("mismatch" in first) return mismatched(first.mismatch);
  const record = await Lease.take(store, await keyOf(first.id), length);
  if (!(record instanceof Lease)) return { work: async () => {}, keys: [], outcome: { outcome: "busy" } };
  try {
    const again = await compare();
    if (!("mismatch" in again))
      return again.isDone ? { ...task, record, work: async () => {}, outcome: { outcome: "repeated" } } : { ...task, record };
    await record.end();
    return mismatched(again.mismatch);
  } catch (error) {
    await record.end();
    throw error;
  }
}

/** Does a task while holding the lease of this key; none is `repeated`, as is one whose lease is marked as done. */
async function underLease(
  leaseKey: string,
  { store, lease: length, keep }: OnceOptions,
  taskOf: (lease: Lease) => Promise<Task | undefined>,
): Promise<OnceOutcome> {
  const lease = await Lease.take(store, leaseKey, length);
  if (!(lease instanceof Lease)) return { outcome: lease === "done" ? "repeated" : "busy" };
  let record: Lease | undefined;
  try {
    const task = await taskOf(lease);
    if (task === undefined) return { outcome: "repeated" };
    ({ record } = task);
    // While a slow store was responding, another process may have taken over the lease.
    if (!lease.held || record?.held === false) return { outcome: "busy" };
    const marks = { store, keys: task.keys, keep };
    await inTime(task.work, length * MOST_LEASES, (late) => {
      lease.lapse();
      record?.lapse();
      markLate(late, marks);
      return new WebhookError(
        "took-too-long",
        `lease: the function has not settled within ${MOST_LEASES} leases; make it faster, or set a longer lease`,
      );
    });
    const error = await markDone(marks, record, length).then(
      // The record was freed with it.
      () => (task.keys.length > 0 ? record?.lapse() : undefined),
      (failure: unknown) => ({ error: failure }),
    );
    // A key that is done is claimed no more. If it could not be marked, others are kept out while the lease lasts: the least harmful outcome.
    if (error !== undefined || task.keys.includes(leaseKey)) lease.lapse();
    return task.outcome ?? { outcome: "handled", ...error };
  } finally {
    await Promise.all([lease.end(), record?.end()]);
  }
}
