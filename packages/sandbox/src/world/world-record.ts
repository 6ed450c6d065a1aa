/** What is kept of a world: its merchants and settings, and its clock. */
import type { Settings } from "../domain/settings.ts";
import type { ClockState } from "../time/clock.ts";
import type { NewMerchant } from "./test-merchants.ts";

/** A world as it is kept. */
export interface WorldRecord {
  readonly name: string;
  /** Whether it has the published test merchants. */
  readonly isDefault: boolean;
  /** The sandbox's seed when the world was made. */
  readonly seed?: string;
  /** What its fingerprints are made with. Hex digits. */
  readonly salt: string;
  readonly settings: Settings;
  readonly merchants: readonly NewMerchant[];
}

/** A world's clock as it is kept. */
export interface ClockRecord extends ClockState {
  /** The version of the world's record, which is read again when this has changed. */
  readonly revision: number;
}

/** Whose an account is. */
export interface AccountRecord {
  readonly world: string;
}
