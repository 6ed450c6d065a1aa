import type { Lifecycle, Row } from "../lifecycle.ts";
import type { PaymentState, PaymentSubject } from "./payment.ts";

/** What changes a payment. */
export type PaymentTrigger =
  | "create"
  | "charge"
  | "hold"
  | "ask for step-up"
  | "approve"
  | "cancel"
  | "reject"
  | "leave"
  | "authenticate"
  | "fail authentication"
  | "activate"
  | "clear"
  | "decline"
  | "confirm"
  | "commit"
  | "revert"
  | "expire";

/** Conditions of the payment's rows. */
export type PaymentGuard =
  | "paid at once"
  | "invoice that the merchant activates"
  | "invoice that is checked for fraud"
  | "bank payment that is delayed"
  | "no step-up"
  | "step-up of a charge"
  | "step-up of a hold"
  | "step-up"
  | "waits for activation"
  | "waits for the fraud check"
  | "bank method"
  | "waits for the bank"
  | "late confirmations are on";

const ROWS: readonly Row<PaymentState, PaymentTrigger, PaymentGuard>[] = [
  {
    rule: "T1",
    from: "none",
    on: "create",
    to: "new",
    callback: "none",
    timer: { on: "expire", due: { after: { days: 14 } } },
    source: "Payment API, operation 1; the vendor's help page on payment statuses",
  },
  {
    rule: "T2",
    from: "new",
    on: "approve",
    guard: "paid at once",
    to: "ok",
    callback: "success",
    source: "public documentation, statuses",
  },
  {
    rule: "T3",
    from: "new",
    on: "cancel",
    guard: "no step-up",
    to: "fail",
    callback: "cancel",
    cause: "cancelled",
    source: "public documentation, statuses",
  },
  {
    rule: "T4",
    from: "new",
    on: "reject",
    guard: "no step-up",
    to: "fail",
    callback: "cancel",
    cause: "rejected",
    source: "public documentation, statuses and test cards",
  },
  {
    rule: "T5",
    from: "new",
    on: "approve",
    guard: "invoice that the merchant activates",
    to: "pending",
    callback: "success",
    waitsFor: "activation",
    timer: { on: "expire", due: { after: { days: 90 }, from: "creation" } },
    source: "Payment API, PaymentRequest; public documentation, statuses",
  },
  {
    rule: "T6",
    from: "new",
    on: "approve",
    guard: "invoice that is checked for fraud",
    to: "pending",
    callback: "success",
    waitsFor: "fraud check",
    timer: { on: "clear", due: { after: { hours: 1 } } },
    source: "public documentation, statuses",
    ours: "the check takes an hour",
  },
  {
    rule: "T7",
    from: "new",
    on: "approve",
    guard: "bank payment that is delayed",
    to: "delayed",
    callback: "success",
    timer: { on: "confirm", due: { after: { days: 2 } } },
    source: "public documentation, statuses",
    ours: "the delay is two days",
  },
  {
    rule: "T8",
    from: "pending",
    on: "activate",
    guard: "waits for activation",
    to: "ok",
    callback: "success",
    source: "Payment API, rule 2; public documentation, statuses",
  },
  {
    rule: "T9",
    from: "pending",
    on: "clear",
    guard: "waits for the fraud check",
    to: "ok",
    callback: "success",
    source: "public documentation, statuses",
  },
  {
    rule: "T9",
    from: "pending",
    on: "decline",
    guard: "waits for the fraud check",
    to: "fail",
    callback: "cancel",
    cause: "rejected",
    source: "public documentation, statuses",
  },
  {
    rule: "T10",
    from: "pending",
    on: "expire",
    guard: "waits for activation",
    to: "fail",
    callback: "cancel",
    cause: "expired",
    source: "public documentation, invoice activation",
    ours: "the payment fails after the limit of 90 days",
  },
  { rule: "T11", from: "delayed", on: "confirm", to: "ok", callback: "success", source: "public documentation, statuses" },
  {
    rule: "T12",
    from: "new",
    on: "expire",
    guard: "no step-up",
    to: "fail",
    callback: "cancel",
    cause: "timeout",
    source: "the vendor's help page on payment statuses",
    ours: "the cancel callback",
  },
  {
    rule: "T13",
    from: "new",
    on: "leave",
    guard: "bank method",
    to: "new",
    callback: "none",
    waitsFor: "bank",
    timer: { on: "confirm", due: { at: "next banking day" } },
    source: "the vendor's help pages on payment statuses and late confirmations",
    ours: "the hour, 06:00",
  },
  {
    rule: "T13",
    from: "new",
    on: "confirm",
    guard: "waits for the bank",
    to: "ok",
    callback: "success",
    source: "the vendor's help pages on payment statuses and late confirmations",
  },
  {
    rule: "T14",
    from: "fail",
    on: "confirm",
    guard: "late confirmations are on",
    to: "ok",
    callback: "success",
    source: "the vendor's help page on late confirmations",
    ours: "off unless `latePaymentAfterCancel` is on, since the statuses do not list it",
  },
  { rule: "T15", from: "none", on: "charge", to: "ok", callback: "success", source: "Payment API, operations 11 and 13" },
  {
    rule: "T15",
    from: "new",
    on: "authenticate",
    guard: "step-up of a charge",
    to: "ok",
    callback: "success",
    source: "Payment API, operation 13; public documentation, 3DS step-up",
  },
  {
    rule: "T16",
    from: "none",
    on: "hold",
    to: "authorization-hold",
    callback: "none",
    timer: { on: "expire", due: { after: { days: 7 } } },
    source: "Payment API, operations 12 and 14",
  },
  {
    rule: "T16",
    from: "new",
    on: "authenticate",
    guard: "step-up of a hold",
    to: "authorization-hold",
    callback: "none",
    timer: { on: "expire", due: { after: { days: 7 } } },
    source: "Payment API, operation 14; public documentation, 3DS step-up",
    ours: "the redirect has the status ok",
  },
  {
    rule: "T17",
    from: "authorization-hold",
    on: "commit",
    to: "ok",
    callback: "success",
    source: "Payment API, rule 5",
    ours: "amount, items, stamp, reference and URLs become those of the commit",
  },
  {
    rule: "T18",
    from: "authorization-hold",
    on: "revert",
    to: "fail",
    callback: "cancel",
    cause: "reverted",
    source: "Payment API, operation 16; public documentation, statuses",
    ours: "the cancel callback",
  },
  {
    rule: "T19",
    from: "authorization-hold",
    on: "expire",
    to: "fail",
    callback: "cancel",
    cause: "expired",
    source: "public documentation, life of a hold",
    ours: "the status, and the cancel callback",
  },
  {
    rule: "T20",
    from: "none",
    on: "ask for step-up",
    to: "new",
    callback: "none",
    waitsFor: "step-up",
    timer: { on: "expire", due: { after: { minutes: 15 } } },
    source: "Payment API, rule 4",
    ours: "15 minutes",
  },
  {
    rule: "T20",
    from: "new",
    on: "fail authentication",
    guard: "step-up",
    to: "fail",
    callback: "cancel",
    cause: "rejected",
    source: "public documentation, 3DS step-up",
  },
  {
    rule: "T20",
    from: "new",
    on: "expire",
    guard: "step-up",
    to: "fail",
    callback: "cancel",
    cause: "timeout",
    source: "public documentation, 3DS step-up",
    ours: "15 minutes",
  },
];

const waits = ({ payment }: PaymentSubject): string | undefined => payment.waitsFor;
const isInvoice = ({ method }: PaymentSubject): boolean => method?.id === "walleyb2c" || method?.id === "walleyb2b";
const isBank = ({ method }: PaymentSubject): boolean => method?.group === "bank";
const isStepUp = (subject: PaymentSubject): boolean => waits(subject) === "step-up";
const activates = (subject: PaymentSubject): boolean => isInvoice(subject) && subject.payment.request.manualInvoiceActivation === true;
const isChecked = (subject: PaymentSubject): boolean => subject.method?.id === "walleyb2b" && !activates(subject);
const isDelayed = (subject: PaymentSubject): boolean => isBank(subject) && subject.merchant.settings.delayedPayments;

/** The lifecycle of payments. */
export const PAYMENT_LIFECYCLE: Lifecycle<PaymentState, PaymentTrigger, PaymentGuard, PaymentSubject> = {
  of: "payment",
  rows: ROWS,
  guards: {
    "paid at once": (subject) => !isStepUp(subject) && !activates(subject) && !isChecked(subject) && !isDelayed(subject),
    "invoice that the merchant activates": (subject) => !isStepUp(subject) && activates(subject),
    "invoice that is checked for fraud": (subject) => !isStepUp(subject) && isChecked(subject),
    "bank payment that is delayed": (subject) => !isStepUp(subject) && isDelayed(subject),
    "no step-up": (subject) => !isStepUp(subject),
    "step-up of a charge": (subject) => isStepUp(subject) && subject.payment.kind === "charge",
    "step-up of a hold": (subject) => isStepUp(subject) && subject.payment.kind === "hold",
    "step-up": isStepUp,
    "waits for activation": (subject) => waits(subject) === "activation",
    "waits for the fraud check": (subject) => waits(subject) === "fraud check",
    "bank method": (subject) => !isStepUp(subject) && isBank(subject),
    "waits for the bank": (subject) => waits(subject) === "bank",
    "late confirmations are on": ({ payment, settings }) =>
      settings.latePaymentAfterCancel && (payment.cause === "cancelled" || payment.cause === "timeout"),
  },
};
