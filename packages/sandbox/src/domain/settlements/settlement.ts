import type { Lifecycle } from "../lifecycle.ts";

/** The states of a settlement. */
export type SettlementState = "created" | "paid out";

/** Money that is settled to a merchant. */
export interface Settlement {
  /** Seven digits. */
  readonly id: string;
  readonly account: string;
  /** `none` before its first transition. */
  readonly status: SettlementState | "none";
  /** A Finnish reference number. */
  readonly reference: string;
  /** Cents. */
  readonly total: number;
  readonly createdAt: string;
  /** When it is paid out, unless that is done by hand. */
  readonly dueAt: string;
  /** When it was paid out. */
  readonly settledAt?: string;
}

export type SettlementTrigger = "settle" | "pay out";

/** The lifecycle of settlements. */
export const SETTLEMENT_LIFECYCLE: Lifecycle<SettlementState, SettlementTrigger, never, undefined> = {
  of: "settlement",
  rows: [
    {
      rule: "S1",
      from: "none",
      on: "settle",
      to: "created",
      callback: "none",
      source: "the vendor's help page on settlements",
      ours: "at 04:00 in Helsinki of a day of the cycle, or by hand",
    },
    {
      rule: "S2",
      from: "created",
      on: "pay out",
      to: "paid out",
      callback: "none",
      source: "the vendor's help page on settlements",
      ours: "after three banking days, unless `settlementDelay` is set, or by hand",
    },
  ],
  guards: {},
};
