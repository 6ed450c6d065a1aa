/** The state of a world that is in no document but its record: settings, merchants, secrets, and the salt of its ids. */
import type { Changeable, WorldRecord } from "../world/kept/world-record.ts";
import type { World } from "../world/world.ts";

/** The state as this process has it. */
export interface OwnState {
  /** Whether steps of the seed that the world starts with are still to be done. */
  isSeeding: boolean;
  now(): Changeable;
  /** Gives the world other settings, merchants, secrets and another salt. */
  take(state: Changeable): void;
  /** The world's record, as it is now. */
  record(): WorldRecord;
}

/** Makes a world what its record says, as it was last changed. */
export function createOwnState(record: WorldRecord, world: World): OwnState {
  const own: OwnState = {
    isSeeding: false,
    now: () => ({
      settings: world.settings,
      merchants: record.merchants.map((each) => ({ ...each, merchant: world.merchants.get(each.merchant.account) ?? each.merchant })),
      secrets: world.secrets.state(),
      salt: world.ids.salt,
    }),
    take({ settings, merchants, secrets, salt, isSeeding = false }) {
      own.isSeeding = isSeeding;
      world.settings = settings;
      for (const { merchant } of merchants) world.merchants.set(merchant.account, merchant);
      world.secrets.take(secrets);
      world.ids.take(salt);
    },
    record: () => ({ ...record, changed: { ...own.now(), ...(own.isSeeding && { isSeeding: true }) } }),
  };
  own.take(record.changed ?? record);
  return own;
}
