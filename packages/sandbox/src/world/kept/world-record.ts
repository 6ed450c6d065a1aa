/** The record of a world: its merchants and settings, and its clock. */
import type { MerchantSettings, Settings } from "../../domain/settings.ts";
import type { ClockState } from "../../ground/clock.ts";
import type { SecretsState } from "../secrets.ts";
import type { NewMerchant } from "../test-merchants.ts";

/** The parts of a world that can be changed. */
export interface Changeable {
  readonly settings: Settings;
  readonly merchants: readonly NewMerchant[];
  /** The secrets of merchants, once one has been changed. */
  readonly secrets?: SecretsState;
  /** The salt of fingerprints. Hex digits. */
  readonly salt: string;
  /** Whether the steps that it starts with have not all been done: a process that starts does them from the beginning. */
  readonly isSeeding?: boolean;
}

/** A world as it is kept: as it was when it was added, and what has been changed since. */
export interface WorldRecord extends Changeable {
  readonly name: string;
  /** Whether it has the published test merchants. */
  readonly isDefault: boolean;
  /** The sandbox's seed when the world was made. */
  readonly seed?: string;
  /** The key of the tokens in its pages' forms: random, also under a seed. Hex digits. */
  readonly formKey: string;
  /** How its clock starts. */
  readonly clock: ClockState;
  /** The settings that it was given at its start. */
  readonly given: { readonly settings: Partial<Settings>; readonly merchant: Partial<MerchantSettings> };
  readonly changed?: Changeable;
}

/** A world's clock as it is kept. */
export interface ClockRecord extends ClockState {
  /** The version of the world's record, which is read again when this has changed. */
  readonly revision: number;
  /** How often it has been reset, which may set it back. */
  readonly resets: number;
}

/** How often each has been counted. */
export type Counters = Readonly<Record<string, number>>;

/** The world of an account. */
export interface AccountRecord {
  readonly world: string;
}

/** The process that advances a world's clock: it writes this again and again while it does. */
export interface LeaseRecord {
  readonly holder: string;
}
