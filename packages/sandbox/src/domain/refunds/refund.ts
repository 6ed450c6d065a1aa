import type { CheckoutAlgorithm, EmailRefund, Refund as RefundRequest, RefundItem } from "@maksu/payment-api";
import type { Timers } from "../timers.ts";

/** The states of a refund: those of the Payment API. */
export type RefundState = "pending" | "ok" | "fail";

/** A refund of a payment. */
export interface Refund {
  /** Its own. */
  readonly transactionId: string;
  readonly payment: string;
  readonly account: string;
  /** `none` before its first transition. */
  readonly status: RefundState | "none";
  readonly waitsFor?: string;
  readonly cause?: string;
  /** Cents. */
  readonly amount: number;
  readonly items: readonly RefundItem[];
  /** The refund's own, or the payment's. */
  readonly stamp: string;
  readonly reference: string;
  readonly callbackUrls: RefundRequest["callbackUrls"];
  /** How it is made. */
  readonly via: "provider" | "email";
  /** The payment's method, or `email`. */
  readonly provider: string;
  /** The customer's address. */
  readonly email?: string;
  /** Of its request; absent where no request made it. */
  readonly algorithm?: CheckoutAlgorithm;
  readonly createdAt: string;
  readonly doneAt?: string;
  readonly timers: Timers;
}

/** A request for a refund, through the provider or by e-mail. */
export type SentRefund = RefundRequest | EmailRefund;
