import type { Lifecycle, Row } from "../lifecycle.ts";
import { methodNamed } from "../methods.ts";
import type { OrderContext } from "../orders/order.ts";
import type { MerchantRefund, MerchantRefundState } from "./merchant-refund.ts";

export type MerchantRefundTrigger = "accept" | "give account" | "complete" | "cancel" | "reject";

/** Conditions of the refund's rows. */
export type MerchantRefundGuard =
  | "made by the provider"
  | "to an account, given by itself"
  | "to an account, given by hand"
  | "waits for an account"
  | "needs no account any more"
  | "not of a card";

/** The subject that the refund's rows depend on. */
export interface MerchantRefundSubject extends OrderContext {
  readonly refund: MerchantRefund;
}

const ROWS: readonly Row<MerchantRefundState, MerchantRefundTrigger, MerchantRefundGuard>[] = [
  {
    rule: "M1",
    from: "none",
    on: "accept",
    guard: "made by the provider",
    to: "created",
    callback: "none",
    waitsFor: "provider",
    emails: ["refund created"],
    timer: { on: "complete", due: { after: { minutes: 1 } } },
    source: "Merchant API v1, States",
    ours: "it completes after a minute; mobile methods are refunded like cards",
  },
  {
    rule: "M2",
    from: "none",
    on: "accept",
    guard: "to an account, given by itself",
    to: "created",
    callback: "none",
    waitsFor: "account",
    emails: ["refund created", "account number wanted"],
    timer: { on: "give account", due: { after: { hours: 1 } } },
    source: "Merchant API v1, States; the vendor's help page on refunds",
    ours: "the customer gives the account number after an hour",
  },
  {
    rule: "M2",
    from: "none",
    on: "accept",
    guard: "to an account, given by hand",
    to: "created",
    callback: "none",
    waitsFor: "account",
    emails: ["refund created", "account number wanted"],
    source: "Merchant API v1, States; the vendor's help page on refunds",
  },
  {
    rule: "M3",
    from: "created",
    on: "give account",
    guard: "waits for an account",
    to: "created",
    callback: "none",
    waitsFor: "settlement",
    source: "the vendor's help page on refunds",
  },
  {
    rule: "M4",
    from: "created",
    on: "complete",
    guard: "needs no account any more",
    to: "completed",
    callback: "success",
    source: "Merchant API v1, States",
    ours: "a bank or invoice refund is completed by the next settlement run",
  },
  {
    rule: "M5",
    from: "created",
    on: "cancel",
    guard: "not of a card",
    to: "cancelled",
    callback: "cancel",
    cause: "cancelled",
    emails: ["refund cancelled"],
    source: "Merchant API v1, States; public documentation, refund states",
    ours: "while it is created",
  },
  {
    rule: "M6",
    from: "created",
    on: "reject",
    to: "cancelled",
    callback: "cancel",
    cause: "rejected",
    source: "Merchant API v1, States",
  },
];

/** The method that the order was paid with. */
const groupOf = ({ refund }: MerchantRefundSubject): string | undefined => methodNamed(refund.method)?.group;
const toAccount = (subject: MerchantRefundSubject): boolean => ["bank", "credit"].includes(groupOf(subject) ?? "");

/** The lifecycle of refunds of the Merchant API. */
export const MERCHANT_REFUND_LIFECYCLE: Lifecycle<MerchantRefundState, MerchantRefundTrigger, MerchantRefundGuard, MerchantRefundSubject> =
  {
    of: "merchant refund",
    rows: ROWS,
    guards: {
      "made by the provider": (subject) => !toAccount(subject),
      "to an account, given by itself": (subject) => toAccount(subject) && subject.settings.refundAccountNumber === "automatic",
      "to an account, given by hand": (subject) => toAccount(subject) && subject.settings.refundAccountNumber === "by hand",
      "waits for an account": ({ refund }) => refund.waitsFor === "account",
      "needs no account any more": ({ refund }) => refund.waitsFor !== "account",
      "not of a card": (subject) => groupOf(subject) !== "creditcard",
    },
  };
