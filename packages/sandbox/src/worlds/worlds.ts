/** The worlds of a sandbox, and whose each account is. */
import { randomBytes } from "node:crypto";
import { setMaxListeners } from "node:events";
import { InputError } from "../domain/input-error.ts";
import { DEFAULT_SETTINGS, type MerchantSettings, type Settings } from "../domain/settings.ts";
import { StoreError } from "../store/store.ts";
import { type ClockStart, startedClock } from "../ground/clock.ts";
import type { SandboxTransaction } from "../world/kept/documents.ts";
import { createIds } from "../ground/ids.ts";
import { addWorld, allClocks, caughtUp } from "../world/kept/kept-world.ts";
import { createOutage } from "../world/kept/outage.ts";
import { type PastWorld, pastWorld } from "./past-world.ts";
import { runWorld } from "./run-world.ts";
import type { RunningWorld, WorldParts } from "./running-world.ts";
import { newMerchants, publishedMerchants } from "../world/test-merchants.ts";
import type { ClockRecord, WorldRecord } from "../world/kept/world-record.ts";

export type { RunningWorld } from "./running-world.ts";

/** How a world begins. */
export interface WorldStart {
  readonly name: string;
  readonly clock: ClockStart;
  readonly settings: Partial<Settings>;
  readonly merchant: Partial<MerchantSettings>;
  /** Whether it has the published test merchants. */
  readonly isDefault: boolean;
  /** Whether it starts with steps: `endSeeding` follows them. @defaultValue `false` */
  readonly isSeeding?: boolean;
}

/** The worlds of a sandbox. */
export interface Worlds {
  /** Finds the first world, or adds it, and follows what other processes do with all of them. */
  open(start: WorldStart): Promise<{ readonly first: RunningWorld; readonly isNew: boolean }>;
  /** @throws InputError when the name is taken */
  add(start: WorldStart): Promise<RunningWorld>;
  of(account: string): RunningWorld | undefined;
  /** A world as it is by now, whichever process has added or changed it. */
  named(name: string): Promise<RunningWorld | undefined>;
  /** All that this process knows, oldest first. */
  list(): readonly RunningWorld[];
  /** All of them, as they are by now, oldest first. */
  current(): Promise<readonly RunningWorld[]>;
  /** Runs a world of another sandbox here, with its accounts. */
  adopt(record: WorldRecord): RunningWorld;
  /** A copy of a world as it was after a moment. */
  past(running: RunningWorld, moment: string): Promise<PastWorld>;
  /** Looks for the world of an account, if another process may have added it; undefined where there is nothing to wait for. */
  find(account: string): Promise<void> | undefined;
  /** Ends what only waits, and what is being sent. Nothing is run from now on, but transactions can be. */
  end(): void;
  close(): Promise<void>;
}

/** Creates a sandbox without worlds. */
export function createWorlds(parts: WorldParts): Worlds {
  const { store, seed } = parts;
  const worlds = new Map<string, RunningWorld>();
  const byAccount = new Map<string, RunningWorld>();
  const closing = new AbortController();
  // Every world listens, and whoever waits for something in one. Node would report a leak.
  setMaxListeners(0, closing.signal);

  const run = (record: WorldRecord, kept?: ClockRecord): RunningWorld => {
    const running = runWorld(parts, record, kept, closing.signal);
    worlds.set(record.name, running);
    for (const { merchant } of record.merchants) byAccount.set(merchant.account, running);
    return running;
  };

  const newRecord = ({ name, clock, settings, merchant, isDefault, isSeeding = false }: WorldStart): WorldRecord => {
    if (worlds.has(name)) throw new InputError(`name: the world ${name} exists already`, "taken");
    const ids = createIds(seed, name);
    const isTaken = (account: string): boolean => byAccount.has(account);
    return {
      name,
      isDefault,
      ...(seed !== undefined && { seed }),
      salt: ids.salt,
      ...(isSeeding && { isSeeding }),
      formKey: randomBytes(32).toString("hex"),
      clock: startedClock(clock),
      given: { settings, merchant },
      settings: { ...DEFAULT_SETTINGS, ...settings },
      merchants: isDefault ? publishedMerchants(name, merchant) : newMerchants(name, ids, merchant, isTaken),
    };
  };

  const follow = async (transaction: SandboxTransaction): Promise<readonly RunningWorld[]> => {
    const found: RunningWorld[] = [];
    for (const [name, clock] of await allClocks(transaction)) {
      const record = worlds.has(name) ? undefined : (await transaction.get("world", name))?.body;
      const known = worlds.get(name);
      if (known) await known.world.kept?.follow(transaction, clock);
      else if (record) found.push(run(record, await caughtUp(transaction, name, clock)));
    }
    return found;
  };
  /** Brings the worlds up to date with what other processes have added and changed. */
  const refresh = async (): Promise<void> => {
    // Jobs that were due while no process ran are done now.
    for (const { runner } of await store.transaction(follow)) runner.wake();
  };
  let refreshing: NodeJS.Timeout | undefined;
  const outage = createOutage("changes of other processes");
  const refreshSoon = (delay: number): void => {
    refreshing ??= setTimeout(() => {
      refreshing = undefined;
      refresh().then(outage.end, (error: unknown) => {
        if (closing.signal.aborted) return;
        outage.warn(error);
        refreshSoon(RETRY);
      });
    }, delay).unref();
  };

  const add = async (start: WorldStart): Promise<RunningWorld> => {
    const running = store.watch ? await addShared(start) : run(newRecord(start));
    await running.begin();
    return running;
  };
  const addShared = async (start: WorldStart): Promise<RunningWorld> => {
    // Another process may add a world with the same name or accounts at the same time.
    for (let attempt = 1; ; attempt++) {
      await refresh();
      const record = newRecord(start);
      try {
        await store.transaction((transaction) => addWorld(transaction, record));
      } catch (error) {
        if (!(error instanceof StoreError) || attempt === ATTEMPTS) throw error;
        continue;
      }
      await refresh();
      return worlds.get(record.name) ?? run(record);
    }
  };
  const list = (): readonly RunningWorld[] => [...worlds.values()];
  let stopWatching: (() => void) | undefined;
  return {
    async open(start) {
      if (store.watch) await refresh();
      stopWatching = store.watch?.(() => refreshSoon(REFRESH_DELAY));
      const first = worlds.get(start.name);
      if (!first) {
        const added = await add(start).catch((error: unknown) => {
          // Of several processes that start at once, one adds it.
          if (!worlds.has(start.name)) throw error;
          return undefined;
        });
        if (added) return { first: added, isNew: true };
      }
      const other = first ?? worlds.get(start.name);
      if (!other) throw new Error(`the store has no world ${start.name} any more`);
      // Another start has failed, or was killed, between its steps.
      if (start.isSeeding && other.isSeeding) {
        await other.reset();
        return { first: other, isNew: true };
      }
      await other.fill();
      return { first: other, isNew: false };
    },
    add,
    of: (account) => byAccount.get(account),
    async named(name) {
      const known = worlds.get(name);
      if (known) await known.follow();
      else if (store.watch) await refresh();
      return worlds.get(name);
    },
    list,
    async current() {
      if (store.watch) await refresh();
      return list();
    },
    adopt: (record) => run(record),
    past: (running, moment) => pastWorld(parts, running, moment),
    find: (account) => (store.watch && !byAccount.has(account) ? refresh() : undefined),
    end: () => closing.abort(),
    async close() {
      closing.abort();
      stopWatching?.();
      clearTimeout(refreshing);
      await Promise.all([...worlds.values()].map((running) => running.close()));
      await store.close();
    },
  };
}

/** Milliseconds between two looks at what other processes have changed. */
const REFRESH_DELAY = 100;

/** Milliseconds after which a look that has failed is repeated. */
const RETRY = 500;

const ATTEMPTS = 5;
