/** How a trigger changes a payment. */
import type { TokenPaymentRequest } from "@maksu/payment-api";
import { binOf, lastFour, type TestCard } from "../cards/test-cards.ts";
import type { Token } from "../cards/token.ts";
import { tokenDocument } from "../cards/token-document.ts";
import type { AnyDocument, Changes } from "../changes.ts";
import { possibleTriggers, transition } from "../lifecycle.ts";
import { type Method, methodNamed } from "../methods.ts";
import { lineDocument } from "../settlements/line-document.ts";
import { linesOfPayment } from "../settlements/payment-lines.ts";
import { timersAfter } from "../timers.ts";
import { createdKey } from "../created-key.ts";
import type { Payment, PaymentContext, PaymentSubject } from "./payment.ts";
import { paymentEvent } from "./payment-event.ts";
import { PAYMENT_LIFECYCLE } from "./payment-lifecycle.ts";
import type { PaymentRow, PaymentTrigger } from "./payment-row.ts";
import { committed, stampKeyOf, stampLeftBy } from "./stamps.ts";

/** Details that come with a trigger. */
export interface PaymentDetails {
  /** The method that the customer uses. */
  readonly method?: Method;
  readonly card?: TestCard;
  /** The token that the card gets, of a payment that stores it. */
  readonly stored?: Token;
  /** The commit of a hold. */
  readonly commit?: TokenPaymentRequest;
}

/** The subject of a payment's rows, when a method takes part now or took part before. */
export const subjectOf = (payment: Payment, context: PaymentContext, method?: Method): PaymentSubject => ({
  payment,
  method: method ?? methodNamed(payment.provider),
  ...context,
});

/** The triggers that are possible for a payment. */
export const paymentTriggers = (payment: Payment, context: PaymentContext, method?: Method): readonly PaymentTrigger[] =>
  possibleTriggers(PAYMENT_LIFECYCLE, payment.status, subjectOf(payment, context, method));

/**
 * Changes a payment by a trigger.
 *
 * @param now - milliseconds since 1970
 * @throws ImpossibleTransition that names the possible triggers
 */
export function movePayment(
  payment: Payment,
  trigger: PaymentTrigger,
  now: number,
  context: PaymentContext,
  details: PaymentDetails = {},
): Changes & { readonly payment: Payment } {
  const row = transition(PAYMENT_LIFECYCLE, payment.status, trigger, subjectOf(payment, context, details.method));
  const moved = afterRow(payment, row, now, details, context);
  const isPossible = (on: string): boolean => paymentTriggers(moved, context).some((possible) => possible === on);
  const { transactionId: about, createdAt } = payment;
  const timed = { kind: "payment", about, createdAt, timers: payment.timers };
  const { timers, changes } = timersAfter(timed, row.timer, now, isPossible, context.settings.holidays);
  const next = { ...moved, timers };
  // A payment that is paid stays so.
  const lines = row.to === "ok" ? linesOfPayment(next, context) : [];
  return {
    payment: next,
    documents: [
      // Its keys change with its status alone.
      { kind: "payment", id: about, body: next, ...(next.status !== payment.status && { keys: keysOf(next) }) },
      ...(details.stored ? [tokenDocument(details.stored)] : []),
      ...(details.commit ? stampLeftBy(details.commit, payment) : []),
      ...lines.map(lineDocument),
    ],
    events: row.callback === "none" ? [] : paymentEvent(next, row.callback, context),
    timers: changes,
    transitions: [{ rule: row.rule, of: "payment", about, from: payment.status, on: trigger, to: row.to }],
  };
}

function afterRow(
  before: Payment,
  row: PaymentRow,
  now: number,
  { method, card, stored, commit }: PaymentDetails,
  { settings }: PaymentContext,
): Payment {
  const held = before.waitsFor === undefined && before.cause === undefined ? before : withoutReason(before);
  const payment = commit ? committed(held, commit, settings) : held;
  const provider = method?.id ?? payment.provider;
  const paidAt = row.to === "ok" ? new Date(now).toISOString() : undefined;
  return {
    ...payment,
    status: row.to,
    ...(row.waitsFor !== undefined && { waitsFor: row.waitsFor }),
    ...(row.cause !== undefined && { cause: row.cause }),
    ...(provider !== undefined && { provider }),
    ...(stored && { token: stored.token }),
    ...(card && { cardInfo: { partialPan: lastFour(card), bin: binOf(card), countryCode: "FI" } }),
    ...(paidAt !== undefined && { paidAt }),
    ...(paidAt !== undefined && !methodNamed(provider)?.withoutFilingCode && { filingCode: filingCode(paidAt, payment.transactionId) }),
  };
}

const withoutReason = ({ waitsFor: _waitsFor, cause: _cause, ...payment }: Payment): Payment => payment;

/** The time of payment, and four digits of the payment. */
const filingCode = (paidAt: string, transactionId: string): string =>
  paidAt.replaceAll(/\D/g, "").slice(0, 14) + String(Number.parseInt(transactionId.slice(0, 8), 16) % 10_000).padStart(4, "0");

const keysOf = (payment: Payment): NonNullable<AnyDocument["keys"]> => {
  const { account, bankReference, status, transactionId } = payment;
  return {
    stamp: stampKeyOf(payment),
    bankReference: `${account} ${bankReference}`,
    created: createdKey(payment, transactionId),
    status: statusKey(account, status),
  };
};

/** The key of an account's payments of a status. */
export const statusKey = (account: string, status: Payment["status"]): string => `${account} ${status}`;
