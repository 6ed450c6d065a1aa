/** Drops what is over once a world has more of it than it keeps: the oldest first. */
import { StoreFailure } from "../../store/store-failure.ts";
import { createOutage } from "../kept/outage.ts";
import { statusKey } from "../../domain/payments/move-payment.ts";
import { removeEvent } from "../attempts.ts";
import { EVENT_STATES } from "../../events/event-record.ts";
import type { KeyRange } from "../../store/store.ts";
import type { SandboxStore, SandboxTransaction } from "../kept/documents.ts";
import { lockBooks } from "../kept/books.ts";
import { inWorld } from "../kept/kept-world.ts";
import { ownRange } from "../session.ts";
import type { World } from "../world.ts";
import { dropPayment } from "./drop-payment.ts";
import { addDropped, droppedIn } from "./dropped.ts";
import type { DroppedNow, Keep, ObservedDrop } from "./keep.ts";
import { reportedAccounts } from "./reported-accounts.ts";

/** Limits that keep a world small. */
export interface Retention {
  /**
   * Looks soon whether there is more than is kept: once a hundredth of that has changed, or after half a second. Then it rests ten times as long as it
   * spent on what can't be dropped yet, at most five seconds, and half a second after a failure.
   */
  note(): void;
  /** How much has been dropped, by all processes. */
  dropped(): Promise<DroppedNow>;
  /** Ends after what is being dropped. */
  close(): Promise<void>;
}

/** Most of a kind that one transaction drops. */
const BATCH = 100;

/** Milliseconds after which other work of the process goes on. */
const LONGEST_SWEEP = 50;

/** Milliseconds after which few changes are looked at, too: one settlement may free all that is waiting. A sweep that has failed is repeated no sooner. */
const LATER = 500;

/** How many times as long as it spent on what can't be dropped yet a sweep rests: the next one looks at all of that again. */
const REST = 10;

/**
 * Milliseconds that it rests at most: what is over piles up meanwhile, and memory with it. Where a lot is waiting, looking at it this often takes
 * more of the time, but in pieces between which other work goes on.
 */
const LONGEST_REST = 5000;

/** Documents that are over, in some of their index's keys, and what drops one: undefined for one that something waits for. */
interface Kind {
  readonly kind: "payment" | "event";
  readonly limit: number;
  readonly index: string;
  keys(): readonly string[];
  dropIn(transaction: SandboxTransaction): Promise<(id: string) => Promise<DroppedNow | undefined>>;
}

/** A transaction that drops: how many documents it found, and the key of each that it could not drop. */
interface Batch {
  readonly dropped: DroppedNow;
  readonly found: number;
  readonly left: readonly string[];
  readonly isEnd: boolean;
}

/**
 * Creates what drops.
 *
 * @param onDropped - called after something was dropped
 */
export function createRetention(store: SandboxStore, world: World, keep: Keep, onDropped: (dropped: ObservedDrop) => void): Retention {
  const kinds = kindsOf(world, keep);
  const hundredth = Math.max(1, Math.floor(Math.min(...kinds.map(({ limit }) => limit)) / 100));
  let changes = 0;
  let sweeping: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;
  /** Milliseconds that the latest sweep has spent on what can't be dropped yet. */
  let wasted = 0;
  let restsUntil = 0;
  const closing = new AbortController();
  const outage = createOutage(`drops in the world ${world.name}`);

  /**
   * Drops a batch.
   *
   * @param left - how many documents of each key, the oldest, this sweep could not drop
   */
  const dropSome = (kind: Kind, left: ReadonlyMap<string, number>): Promise<Batch> =>
    inWorld(store, world, async (transaction) => {
      const groups: Group[] = [];
      for (const key of kind.keys()) {
        const range = ownRange(world, { equal: key });
        const skip = left.get(key) ?? 0;
        groups.push({ key, range, skip, count: (await transaction.count(kind.kind, kind.index, range)) - skip });
      }
      // Documents that could not be dropped are older than those that are kept.
      const excess = groups.reduce((sum, { count }) => sum + count, -kind.limit);
      const found = excess > 0 ? (await oldest(transaction, kind, groups)).slice(0, excess) : [];
      const drop = await kind.dropIn(transaction);
      let [payments, events] = [0, 0];
      const notDropped: string[] = [];
      for (const { id, key } of found) {
        const dropped = await drop(id);
        if (!dropped) notDropped.push(key);
        payments += dropped?.payments ?? 0;
        events += dropped?.events ?? 0;
      }
      await addDropped(transaction, world, { payments, events });
      const isEnd = found.length === Math.max(0, excess) || found.length === 0;
      return { dropped: { payments, events }, found: found.length, left: notDropped, isEnd };
    });

  const sweep = async (): Promise<void> => {
    let [payments, events] = [0, 0];
    let start = performance.now();
    try {
      for (const kind of kinds) {
        const left = new Map<string, number>();
        for (let isEnd = false; !isEnd && !closing.signal.aborted;) {
          const begun = performance.now();
          const batch = await dropSome(kind, left);
          wasted += ((performance.now() - begun) * batch.left.length) / Math.max(1, batch.found);
          payments += batch.dropped.payments;
          events += batch.dropped.events;
          for (const key of batch.left) left.set(key, (left.get(key) ?? 0) + 1);
          ({ isEnd } = batch);
          if (isEnd || performance.now() - start < LONGEST_SWEEP) continue;
          await new Promise((resume) => setImmediate(resume));
          start = performance.now();
        }
      }
    } finally {
      if (payments + events > 0) onDropped({ at: new Date(world.clock.now()).toISOString(), world: world.name, payments, events });
    }
  };

  const begin = async (): Promise<void> => {
    clearTimeout(later);
    later = undefined;
    await new Promise((resume) => setImmediate(resume));
    changes = 0;
    wasted = 0;
    let afterFailure = 0;
    try {
      await sweep();
      outage.end();
    } catch (error) {
      afterFailure = LATER;
      // Documents that are left are found by the next sweep.
      if (error instanceof StoreFailure) changes++;
      if (!closing.signal.aborted) outage.warn(error);
    }
    restsUntil = performance.now() + afterFailure + Math.min(LONGEST_REST, REST * wasted);
    sweeping = undefined;
    if (changes > 0) beginSoon();
  };

  const beginSoon = (): void => {
    if (closing.signal.aborted) return;
    const wait = Math.max(changes < hundredth ? LATER : 0, restsUntil - performance.now());
    if (wait === 0) sweeping = begin();
    else later ??= setTimeout(() => (sweeping = begin()), wait).unref();
  };

  return {
    note() {
      if (kinds.length === 0) return;
      changes++;
      if (!sweeping) beginSoon();
    },
    dropped: () => inWorld(store, world, (transaction) => droppedIn(transaction, world)),
    async close() {
      closing.abort();
      clearTimeout(later);
      await sweeping;
    },
  };
}

function kindsOf(world: World, { payments, events }: Keep): readonly Kind[] {
  const ofPayments: Omit<Kind, "limit"> = {
    kind: "payment",
    index: "status",
    keys: () => [...world.merchants.keys()].flatMap((account) => (["ok", "fail"] as const).map((each) => statusKey(account, each))),
    async dropIn(transaction) {
      await lockBooks(transaction, world);
      const reported = await reportedAccounts(transaction, world);
      return (id) => dropPayment(transaction, world, id, reported);
    },
  };
  const ofEvents: Omit<Kind, "limit"> = {
    kind: "event",
    index: "state",
    keys: () => EVENT_STATES.filter((state) => state !== "waiting"),
    dropIn: async (transaction) => async (id) => {
      const found = await transaction.get("event", id, { lock: true });
      // Another process may have dropped it, or it may be sent again.
      if (!found || found.body.state === "waiting") return undefined;
      await removeEvent(transaction, found.body);
      return { payments: 0, events: 1 };
    },
  };
  return [
    ...(payments === undefined ? [] : [{ ...ofPayments, limit: payments }]),
    ...(events === undefined ? [] : [{ ...ofEvents, limit: events }]),
  ];
}

/** The documents of a key that come after those that are skipped, and how many these are. */
interface Group {
  readonly key: string;
  readonly range: KeyRange;
  readonly skip: number;
  readonly count: number;
}

/** The documents that were created first, with their key. Of those that were created in the same moment, the ones that more of their group follow. */
async function oldest(
  { find }: SandboxTransaction,
  { kind, index }: Kind,
  groups: readonly Group[],
): Promise<readonly { readonly id: string; readonly key: string }[]> {
  const found: { readonly id: string; readonly key: string; readonly createdAt: string; readonly followers: number }[] = [];
  for (const { key, range, skip, count } of groups.filter((group) => group.count > 0))
    for (const [nth, { id, body }] of (await find<Kind["kind"]>(kind, index, range, { skip, limit: BATCH })).entries())
      found.push({ id, key, createdAt: body.createdAt, followers: count - nth });
  return found.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || b.followers - a.followers).slice(0, BATCH);
}
