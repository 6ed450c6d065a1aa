/** How a trigger changes a refund, and with it what is left of the payment. */
import type { Changes, EventDraft } from "../changes.ts";
import { eventAlgorithm } from "../event-algorithm.ts";
import { emailDocuments } from "../emails/email-documents.ts";
import { possibleTriggers, transition } from "../lifecycle.ts";
import type { Payment, PaymentContext } from "../payments/payment.ts";
import { createdKey } from "../created-key.ts";
import { lineDocument } from "../settlements/line-document.ts";
import { linesOfRefund } from "../settlements/payment-lines.ts";
import { timersAfter } from "../timers.ts";
import type { Refund } from "./refund.ts";
import { REFUND_LIFECYCLE, type RefundTrigger } from "./refund-lifecycle.ts";
import { withRefund } from "./refundable.ts";

/** The triggers that are possible for a refund. */
export const refundTriggers = (refund: Refund, context: PaymentContext): readonly RefundTrigger[] =>
  possibleTriggers(REFUND_LIFECYCLE, refund.status, { refund, ...context });

/**
 * Changes a refund by a trigger.
 *
 * @param payment - what is refunded
 * @param now - milliseconds since 1970
 * @throws ImpossibleTransition that names the possible triggers
 */
export function moveRefund(
  refund: Refund,
  payment: Payment,
  trigger: RefundTrigger,
  now: number,
  context: PaymentContext,
): Changes & { readonly refund: Refund } {
  const row = transition(REFUND_LIFECYCLE, refund.status, trigger, { refund, ...context });
  const { waitsFor: _waitsFor, ...before } = refund;
  const moved: Refund = {
    ...before,
    status: row.to,
    ...(row.waitsFor !== undefined && { waitsFor: row.waitsFor }),
    ...(row.cause !== undefined && { cause: row.cause }),
    ...(row.to !== "pending" && { doneAt: new Date(now).toISOString() }),
  };
  const possible = new Set<string>(refundTriggers(moved, context));
  const { transactionId: about, createdAt } = refund;
  const { timers, changes } = timersAfter({ kind: "refund", about, createdAt, timers: refund.timers }, row.timer, now, (on) =>
    possible.has(on),
  );
  const next = { ...moved, timers };
  // One that its provider is going to reject is not made.
  const isMade = row.to === "ok" && row.waitsFor === undefined;
  const lines = isMade ? linesOfRefund(next, payment, context) : [];
  const changed = row.from === "none" ? withRefund(payment, refund, 1) : row.to === "fail" ? withRefund(payment, refund, -1) : undefined;
  return {
    refund: next,
    documents: [
      {
        kind: "refund",
        id: about,
        body: next,
        ...(row.from === "none" && { keys: { created: createdKey(next, about), payment: payment.transactionId } }),
      },
      ...(changed ? [{ kind: "payment" as const, id: changed.transactionId, body: changed }] : []),
      ...emailDocuments(row.emails, emailOf(next, now), context.merchant.world),
      ...lines.map(lineDocument),
    ],
    events: row.callback === "none" ? [] : [refundEvent(next, payment, row.callback, context)],
    timers: changes,
    transitions: [{ rule: row.rule, of: "refund", about, from: refund.status, on: trigger, to: row.to }],
  };
}

const emailOf = ({ transactionId: about, account, email: to, amount }: Refund, now: number): Parameters<typeof emailDocuments>[1] => ({
  about,
  account,
  to,
  amount,
  sentAt: new Date(now).toISOString(),
});

/** The callback of a refund, to its own URLs. */
function refundEvent(refund: Refund, payment: Payment, outcome: "success" | "cancel", { settings }: PaymentContext): EventDraft {
  const { transactionId, account, amount, stamp, reference, provider, callbackUrls } = refund;
  const isInvalid = outcome === "cancel" && settings.refundOutcome === "invalid";
  return {
    name: "refundCallback",
    account,
    about: transactionId,
    of: payment.transactionId,
    url: callbackUrls[outcome],
    fields: {
      algorithm: eventAlgorithm(settings, refund.algorithm),
      amount,
      stamp,
      reference,
      transactionId: isInvalid ? null : transactionId,
      // An e-mail refund is reported as ok while it waits for the customer's account.
      status: outcome === "success" ? "ok" : "fail",
      provider,
    },
    delay: 0,
  };
}
