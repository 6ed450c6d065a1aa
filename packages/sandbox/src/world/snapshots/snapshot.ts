/** A world at a time, as a value: it can be kept in JSON, and be restored into the world it was taken of. */
import { InputError } from "../../domain/input-error.ts";
import type { Changeable } from "../kept/world-record.ts";
import { isWorldState, type WorldState } from "./world-state.ts";

/** The version of the form that snapshots have: one more whenever a document, or a part of the state, changes its form. */
const VERSION = 1;

/** A world at a time. It holds the secrets of its merchants, and whatever customer data its requests had. */
export interface WorldSnapshot {
  /** The form of the snapshot. */
  readonly version: number;
  /** The world's name. */
  readonly name: string;
  /** The accounts of its merchants. */
  readonly accounts: readonly string[];
  /** By the world's clock. ISO 8601. */
  readonly at: string;
  /** All that it has: nothing to rely on. */
  readonly state: Readonly<Record<string, unknown>>;
}

/** Makes a snapshot of a world's state at a time, in milliseconds since 1970. */
export const snapshotOf = (name: string, now: number, state: WorldState): WorldSnapshot => ({
  version: VERSION,
  name,
  accounts: accountsOf(state.changed),
  at: new Date(now).toISOString(),
  state: { ...state },
});

/**
 * Reads a snapshot of a world.
 *
 * @param changed - the merchants of the world that it is restored into
 * @throws InputError for one of another form, world or merchants
 */
export function stateIn(snapshot: WorldSnapshot, world: string, changed: Changeable): WorldState {
  const { version, name, accounts, at, state } = Object(snapshot) as Partial<WorldSnapshot>;
  if (version !== VERSION)
    throw new InputError(
      typeof version === "number"
        ? `snapshot: has version ${version}, and this sandbox takes version ${VERSION}: take it again with this version of @maksu/sandbox`
        : "snapshot: is not a snapshot: take one with snapshot()",
    );
  const own = accountsOf(changed);
  if (name !== world || String(accounts) !== String(own))
    throw new InputError(
      `snapshot: was taken of the world ${name} with the accounts ${String(accounts)}, and this is ${world} with ${String(own)}: a world has the same accounts in each sandbox with the same seed`,
    );
  if (!isWorldState(state) || String(accountsOf(state.changed)) !== String(own) || Number.isNaN(Date.parse(String(at))))
    throw new InputError("snapshot: is damaged: take it again");
  return state;
}

const accountsOf = ({ merchants }: Changeable): readonly string[] => merchants.map(({ merchant }) => merchant.account);
