/** Drops what is over once a world has more of it than it keeps: the oldest first. */
import { statusKey } from "../../domain/payments/move-payment.ts";
import type { KeyRange } from "../../store/store.ts";
import type { SandboxStore, SandboxTransaction } from "../kept/documents.ts";
import { inWorld } from "../kept/kept-world.ts";
import { ownRange } from "../session.ts";
import type { World } from "../world.ts";
import { dropPayment } from "./drop-payment.ts";
import type { DroppedNow, Keep, ObservedDrop } from "./keep.ts";

/** What keeps a world small. */
export interface Retention {
  /** Looks soon whether there is more than is kept: after a hundredth of that has changed. */
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

/** The names of the counters. */
const COUNTERS = { payments: "dropped payments", events: "dropped events" } as const;

/** Documents that are over, in some of their index's keys, and what drops one: undefined for one that is not over yet. */
interface Kind {
  readonly kind: "payment" | "event";
  readonly limit: number;
  readonly index: string;
  ranges(): readonly KeyRange[];
  drop(transaction: SandboxTransaction, id: string): Promise<DroppedNow | undefined>;
}

/**
 * Creates what drops.
 *
 * @param onDropped - called after something was dropped
 */
export function createRetention(store: SandboxStore, world: World, keep: Keep, onDropped: (dropped: ObservedDrop) => void): Retention {
  const kinds = kindsOf(world, keep);
  const patience = Math.max(1, Math.floor(Math.min(...kinds.map(({ limit }) => limit)) / 100));
  let changes = 0;
  let sweeping: Promise<void> | undefined;
  const closing = new AbortController();

  /** Drops a batch. Resolves to how many were dropped, and how many were looked at in vain. */
  const dropSome = (kind: Kind, skip: number): Promise<{ readonly dropped: DroppedNow; readonly left: number; readonly isEnd: boolean }> =>
    inWorld(store, world, async (transaction) => {
      const groups: Group[] = [];
      for (const range of kind.ranges().map((each) => ownRange(world, each)))
        groups.push({ range, count: await transaction.count(kind.kind, kind.index, range) });
      // Those that were looked at in vain are older than those that are kept.
      let excess = groups.reduce((sum, { count }) => sum + count, -kind.limit - skip);
      const found = excess > 0 ? await oldest(transaction, kind, groups, skip) : [];
      let [payments, events, left] = [0, 0, 0];
      for (const id of found) {
        if (excess === 0) break;
        const dropped = await kind.drop(transaction, id);
        excess--;
        if (!dropped) left++;
        payments += dropped?.payments ?? 0;
        events += dropped?.events ?? 0;
      }
      await addCounts(transaction, world, { payments, events });
      return { dropped: { payments, events }, left, isEnd: excess <= 0 || found.length === 0 };
    });

  const sweep = async (): Promise<void> => {
    let [payments, events] = [0, 0];
    let start = performance.now();
    for (const kind of kinds)
      for (let [skip, isEnd] = [0, false]; !isEnd && !closing.signal.aborted;) {
        const some = await dropSome(kind, skip);
        payments += some.dropped.payments;
        events += some.dropped.events;
        skip += some.left;
        ({ isEnd } = some);
        if (performance.now() - start < LONGEST_SWEEP) continue;
        await new Promise((resume) => setImmediate(resume));
        start = performance.now();
      }
    world.dropped += payments;
    if (payments + events > 0) onDropped({ at: new Date(world.clock.now()).toISOString(), world: world.name, payments, events });
  };

  const sweepAll = async (): Promise<void> => {
    while (changes >= patience && !closing.signal.aborted) {
      changes = 0;
      await new Promise((resume) => setImmediate(resume));
      await sweep();
    }
  };

  return {
    note() {
      if (kinds.length === 0 || ++changes < patience || sweeping || closing.signal.aborted) return;
      sweeping = sweepAll()
        .catch((error: unknown) => {
          if (!closing.signal.aborted) process.emitWarning(error instanceof Error ? error : String(error), { type: "SandboxWarning" });
        })
        .finally(() => (sweeping = undefined));
    },
    async dropped() {
      const counters = (await inWorld(store, world, ({ get }) => get("counters", world.name)))?.body;
      return { payments: counters?.[COUNTERS.payments] ?? 0, events: counters?.[COUNTERS.events] ?? 0 };
    },
    async close() {
      closing.abort();
      await sweeping;
    },
  };
}

function kindsOf(world: World, { payments, events }: Keep): readonly Kind[] {
  const ofPayments: Omit<Kind, "limit"> = {
    kind: "payment",
    index: "status",
    ranges: () =>
      [...world.merchants.keys()].flatMap((account) => (["ok", "fail"] as const).map((each) => ({ equal: statusKey(account, each) }))),
    drop: (transaction, id) => dropPayment(transaction, world, id),
  };
  const ofEvents: Omit<Kind, "limit"> = {
    kind: "event",
    index: "state",
    ranges: () => ["acknowledged", "given up", "blocked"].map((state) => ({ equal: state })),
    async drop(transaction, id) {
      const found = await transaction.get("event", id, { lock: true });
      // Another process may have dropped it, or it may be sent again.
      if (!found || found.body.state === "waiting") return undefined;
      await transaction.remove("event", id);
      return { payments: 0, events: 1 };
    },
  };
  return [
    ...(payments === undefined ? [] : [{ ...ofPayments, limit: payments }]),
    ...(events === undefined ? [] : [{ ...ofEvents, limit: events }]),
  ];
}

/** The documents of a key, and how many there are. */
interface Group {
  readonly range: KeyRange;
  readonly count: number;
}

/** The ids of the documents that were created first. Of those that were created in the same moment, the ones that more of their group follow. */
async function oldest(
  { find }: SandboxTransaction,
  { kind, index }: Kind,
  groups: readonly Group[],
  skip: number,
): Promise<readonly string[]> {
  const found: { readonly id: string; readonly createdAt: string; readonly followers: number }[] = [];
  for (const { range, count } of groups.filter((group) => group.count > 0))
    for (const [nth, { id, body }] of (await find<Kind["kind"]>(kind, index, range, { limit: skip + BATCH })).entries())
      found.push({ id, createdAt: body.createdAt, followers: count - nth });
  return found
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || b.followers - a.followers)
    .slice(skip, skip + BATCH)
    .map(({ id }) => id);
}

/** Counts what is dropped with the ids that the world has made. */
async function addCounts({ get, insert, replace }: SandboxTransaction, { name }: World, { payments, events }: DroppedNow): Promise<void> {
  if (payments + events === 0) return;
  const found = await get("counters", name, { lock: true });
  const before = found?.body ?? {};
  const counters = {
    ...before,
    [COUNTERS.payments]: (before[COUNTERS.payments] ?? 0) + payments,
    [COUNTERS.events]: (before[COUNTERS.events] ?? 0) + events,
  };
  if (found) await replace("counters", name, found.version, counters);
  else await insert("counters", name, counters);
}
