import type { CheckoutAlgorithm, Commission, PaymentRequest, TokenPaymentRequest } from "@maksu/payment-api";
import type { Merchant } from "../merchant.ts";
import { testCard } from "../cards/test-cards.ts";
import { type Method, methodNamed } from "../methods.ts";
import type { Settings } from "../settings.ts";
import type { Timers } from "../timers.ts";

/** The states of a payment: those of the Payment API. */
export type PaymentState = "new" | "ok" | "fail" | "pending" | "delayed" | "authorization-hold";

/** A payment of the Payment API. */
export interface Payment {
  readonly transactionId: string;
  readonly account: string;
  /** Opened for the pay page, or made of a card's token. */
  readonly kind: "page" | "charge" | "hold";
  readonly status: PaymentState | "none";
  /** Why it failed. */
  readonly cause?: string;
  readonly waitsFor?: string;
  /** As it was sent; a commit replaces it. */
  readonly request: SentRequest;
  /** Of the request that made it; a commit leaves it. */
  readonly algorithm?: CheckoutAlgorithm;
  /** The key of its stamp, where it is not the unique one: the stamp may be another payment's, too. */
  readonly stampKey?: string | { readonly unique: string };
  /** Cents, VAT included. */
  readonly amount: number;
  /** The bank reference, a 7-3-1 number. */
  readonly bankReference: string;
  readonly createdAt: string;
  readonly paidAt?: string;
  /** Id of the method that took part. */
  readonly provider?: string;
  readonly filingCode?: string;
  readonly cardInfo?: CardUsed;
  /** Of a published hold: it never expires, and no commit or revert ends it. */
  readonly isStanding?: boolean;
  /** Whether its card becomes a token. */
  readonly storesCard?: true;
  /** The card token that it was made of, or that it has made. */
  readonly token?: string;
  /** Cents refunded, by refunds that did not fail: in total, and per item. */
  readonly refunded: number;
  readonly refundedItems: readonly RefundedItem[];
  readonly timers: Timers;
}

/** The refunded part of the items with a stamp. */
export interface RefundedItem {
  readonly stamp: string;
  /** Cents. */
  readonly amount: number;
  /** Commissions that were given back, each with the account that had it. */
  readonly commissions: readonly Commission[];
}

/** A stamp that stays used without being that of a payment: a hold's, once it is committed with another one. */
export interface UsedStamp {
  readonly account: string;
  /** Transaction id of the hold. */
  readonly payment: string;
  readonly stamp: string;
}

/** A payment's request: of the pay page, or of a token. */
export type SentRequest = PaymentRequest & Partial<Pick<TokenPaymentRequest, "token">>;

/** The name of the method that took part: of a card, the one of its type. */
export function methodUsed({ provider, cardInfo }: Payment): string | undefined {
  const names = methodNamed(provider)?.names;
  const type = cardInfo && testCard(cardInfo.partialPan)?.type;
  return names?.find((name) => name === type) ?? names?.join(", ");
}

/** The card of a payment, as far as it is shown. */
export interface CardUsed {
  readonly partialPan: string;
  readonly bin: string;
  readonly countryCode: string;
}

/** The subject that the payment's rows depend on. */
export interface PaymentSubject {
  readonly payment: Payment;
  /** The method that takes part. */
  readonly method: Method | undefined;
  readonly merchant: Merchant;
  readonly settings: Settings;
}

/** The merchant and the settings of a payment. */
export type PaymentContext = Pick<PaymentSubject, "merchant" | "settings">;
