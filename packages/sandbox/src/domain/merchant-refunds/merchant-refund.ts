import type { RefundRow } from "@maksu/merchant-api";
import type { Timers } from "../timers.ts";

/** The states of a refund of the Merchant API. */
export type MerchantRefundState = "created" | "completed" | "cancelled";

/** A refund of an order. */
export interface MerchantRefund {
  /** 36 letters and digits. */
  readonly token: string;
  /** Token and payment id of the order. */
  readonly order: string;
  readonly paymentId: string;
  /** The merchant ID. */
  readonly account: string;
  /** `none` before its first transition. */
  readonly status: MerchantRefundState | "none";
  readonly waitsFor?: string;
  readonly cause?: string;
  readonly rows: readonly RefundRow[];
  /** Cents. */
  readonly amount: number;
  /** Cents that it costs the merchant. */
  readonly fee: number;
  /** Id of the method that the order was paid with. */
  readonly method: string;
  /** The customer's address, of the request or of the order. */
  readonly email?: string;
  readonly notifyUrl?: string;
  readonly createdAt: string;
  /** When its status changed. */
  readonly updatedAt?: string;
  readonly timers: Timers;
}
