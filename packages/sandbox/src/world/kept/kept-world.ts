/** A world in a store that other processes share: what they change comes into this process, and what this one changes into the store. */
import { StoreError, type TransactionOptions } from "../../store/store.ts";
import type { SandboxStore, SandboxTransaction } from "./documents.ts";
import type { KeptWorld } from "./kept-copy.ts";
import type { MomentLabel } from "../moments/moment.ts";
import { dropMoments, recordMoment, type Recording } from "../moments/record-moment.ts";
import type { World } from "../world.ts";
import type { ClockRecord, WorldRecord } from "./world-record.ts";

/** The state of a world in this process. */
export interface HeldWorld {
  readonly world: World;
  /** The world as it is kept. */
  record(): WorldRecord;
  /** Takes what another process has changed. */
  take(record: WorldRecord): void;
}

/** The key under which all worlds are found. */
const ALL = { all: "" };

/** Adds a world to a store. */
export async function addWorld(transaction: SandboxTransaction, record: WorldRecord): Promise<void> {
  await transaction.insert("world", record.name, record);
  await transaction.insert("clock", record.name, { ...record.clock, revision: 1, resets: 0 }, ALL);
  for (const { merchant } of record.merchants) await transaction.insert("account", merchant.account, { world: record.name });
  await transaction.announce();
}

/** The clocks of all worlds of a store, by the names of their worlds, oldest first. */
export const allClocks = async (transaction: SandboxTransaction): Promise<readonly (readonly [name: string, clock: ClockRecord])[]> =>
  (await transaction.find("clock", "all", { equal: ALL.all })).map(({ id, body }) => [id, body] as const);

/**
 * A kept clock that shows no earlier time than what was done in its world: while no process ran, the system's clock may have gone back. Read when a world is
 * opened, so that no command has to write the time.
 */
export async function caughtUp({ find }: SandboxTransaction, world: string, clock: ClockRecord): Promise<ClockRecord> {
  const newest = { descending: true, limit: 1 };
  const [steps, events] = [await find("step", "world", { equal: world }, newest), await find("event", "world", { equal: world }, newest)];
  const times = [
    ...steps.map(({ body }) => body.at),
    ...events.flatMap(({ body }) => [body.createdAt, ...body.attempts.map(({ at }) => at)]),
  ];
  const last = Math.max(...times.map((time) => Date.parse(time)), timeOf(clock));
  return last > timeOf(clock) ? { ...clock, shown: last, since: Date.now() } : clock;
}

/** Connects a world with its copy in the store. */
export function keepWorld({ world, record, take }: HeldWorld, { revision, resets }: Pick<ClockRecord, "revision" | "resets">): KeptWorld {
  const { name, clock } = world;
  let known = revision;
  let knownResets = resets;
  /** The store's version that this process has read. */
  let read: number | undefined;

  const followClock = (kept: ClockRecord): void => {
    if (kept.resets === knownResets) clock.follow(kept);
    else clock.set(kept);
    knownResets = kept.resets;
  };
  const follow = async (transaction: SandboxTransaction, kept: ClockRecord): Promise<void> => {
    const changed = kept.revision > known ? await transaction.get("world", name) : undefined;
    // A later one has been read, or written here, since this one was read.
    if (kept.revision < known) return;
    followClock(kept);
    if (changed) take(changed.body);
    known = kept.revision;
  };
  const clockIn = async (
    transaction: SandboxTransaction,
    lock: boolean,
  ): Promise<{ readonly version: number; readonly body: ClockRecord }> => {
    const kept = await transaction.get("clock", name, { lock });
    if (!kept) throw new Error(`the store has no world ${name} any more`);
    return kept;
  };
  const replaceClock = (transaction: SandboxTransaction, version: number): Promise<void> =>
    transaction.replace("clock", name, version, { ...clock.state(), revision: known, resets: knownResets });

  return {
    get resets() {
      return knownResets;
    },
    async read(transaction) {
      const { othersVersion } = transaction;
      if (othersVersion !== undefined && othersVersion === read) return;
      await follow(transaction, (await clockIn(transaction, false)).body);
      read = othersVersion;
    },
    follow,
    async writeClock(transaction) {
      const shown = clock.now();
      const isBehind = (kept: ClockRecord): boolean => kept.resets === knownResets && timeOf(kept) < shown;
      // Read without a lock first: with one, processes that run overdue jobs would wait for each other.
      if (!isBehind((await clockIn(transaction, false)).body)) return;
      const { version, body } = await clockIn(transaction, true);
      if (isBehind(body)) await replaceClock(transaction, version);
    },
    async write(transaction, change, isReset = false) {
      const { version, body } = await clockIn(transaction, true);
      const found = await transaction.get("world", name, { lock: true });
      followClock(body);
      // Replaces changes of an earlier attempt, which were not kept.
      if (found) take(found.body);
      change();
      if (found) await transaction.replace("world", name, found.version, record());
      known = body.revision + 1;
      knownResets = body.resets + (isReset ? 1 : 0);
      await replaceClock(transaction, version);
      await transaction.announce();
    },
    forget(isReset = false) {
      read = undefined;
      known = -1;
      if (isReset) knownResets = -1;
    },
  };
}

/** The time that a kept clock shows now. */
const timeOf = ({ isFrozen, shown, since }: ClockRecord): number => (isFrozen ? shown : shown + Math.max(0, Date.now() - since));

/** How a transaction of a world runs. */
export interface InWorldOptions extends Omit<TransactionOptions, "group"> {
  /** Names its moment, where that does not follow from what it writes. Such a moment is kept although nothing is written. */
  readonly moment?: MomentLabel;
}

/**
 * Runs a transaction of a world, which is up to date with what other processes have changed, and records it as a moment. One that replaces the world is
 * alone: nothing that was read before it is written after it.
 *
 * @param run - may be called again, when another transaction was first
 */
export async function inWorld<Result>(
  store: SandboxStore,
  world: World,
  run: (transaction: SandboxTransaction) => Promise<Result>,
  { moment, ...options }: InWorldOptions = {},
): Promise<Result> {
  let recording: Recording | undefined;
  const runInWorld = async (transaction: SandboxTransaction): Promise<Result> => {
    await world.kept?.read(transaction);
    if (options.readOnly) return run(transaction);
    if (!world.besides) {
      const result = await run(transaction);
      // Moments of other processes would take what was done here for what was there before.
      if (world.kept) await dropMoments(transaction, world);
      return result;
    }
    recording = recordMoment(transaction, world, world.besides, moment);
    const result = await run(recording.transaction);
    await recording.end();
    return result;
  };
  for (let attempt = 1; ; attempt++)
    try {
      const result = await store.transaction(runInWorld, { group: world.name, ...options });
      recording?.committed();
      return result;
    } catch (error) {
      if (!(error instanceof StoreError && error.code !== "keys") || attempt === ATTEMPTS) throw error;
    }
}

const ATTEMPTS = 5;
