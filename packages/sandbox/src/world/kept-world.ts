/** A world in a store that other processes share: what they change comes into this process, and what this one changes into the store. */
import type { SandboxTransaction } from "./documents.ts";
import type { World } from "./world.ts";
import type { ClockRecord, WorldRecord } from "./world-record.ts";

/** A world's copy in the store. */
export interface KeptWorld {
  /** Brings the clock, the merchants and the settings up to date. */
  read(transaction: SandboxTransaction): Promise<void>;
  /** Writes the clock, if it has been moved forward here. */
  writeClock(transaction: SandboxTransaction): Promise<void>;
  /** Changes merchants or settings. */
  write(transaction: SandboxTransaction, change: () => void): Promise<void>;
}

/** What a world is in this process. */
export interface HeldWorld {
  readonly world: World;
  /** The world as it is kept. */
  record(): WorldRecord;
  /** Takes what another process has changed. */
  take(record: WorldRecord): void;
}

/** Adds a world to a store. */
export async function addWorld(transaction: SandboxTransaction, record: WorldRecord, clock: ClockRecord): Promise<void> {
  await transaction.insert("world", record.name, record, { all: "" });
  await transaction.insert("clock", record.name, clock);
  for (const { merchant } of record.merchants) await transaction.insert("account", merchant.account, { world: record.name });
  await transaction.announce();
}

/** Connects a world with its copy in the store. */
export function keepWorld({ world, record, take }: HeldWorld, revision: number): KeptWorld {
  const { name, clock } = world;
  let known = revision;

  const read = async (transaction: SandboxTransaction, lock = false): Promise<number> => {
    const kept = await transaction.get("clock", name, { lock });
    if (!kept) throw new Error(`the store has no world ${name} any more`);
    clock.follow(kept.body);
    if (kept.body.revision !== known) {
      const changed = await transaction.get("world", name);
      if (changed) take(changed.body);
      known = kept.body.revision;
    }
    return kept.version;
  };
  const writeClock = async (transaction: SandboxTransaction, version: number): Promise<void> =>
    transaction.replace("clock", name, version, { ...clock.state(), revision: known });

  return {
    read: async (transaction) => void (await read(transaction)),
    async writeClock(transaction) {
      const shown = clock.now();
      const kept = await transaction.get("clock", name, { lock: true });
      if (kept && isBehind(kept.body, shown)) await writeClock(transaction, kept.version);
    },
    async write(transaction, change) {
      const version = await read(transaction, true);
      change();
      const found = await transaction.get("world", name, { lock: true });
      if (found) await transaction.replace("world", name, found.version, record());
      known++;
      await writeClock(transaction, version);
      await transaction.announce();
    },
  };
}

const isBehind = ({ isFrozen, shown, since }: ClockRecord, time: number): boolean =>
  (isFrozen ? shown : shown + Math.max(0, Date.now() - since)) < time;
