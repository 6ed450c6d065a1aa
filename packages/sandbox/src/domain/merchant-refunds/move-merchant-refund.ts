/** How a trigger changes a refund of the Merchant API, and with it what is left of the order. */
import type { AnyDocument, Changes, EventDraft } from "../changes.ts";
import { createdKey } from "../created-key.ts";
import { emailDocuments } from "../emails/email-documents.ts";
import { possibleTriggers, transition } from "../lifecycle.ts";
import type { Order, OrderContext } from "../orders/order.ts";
import { lineDocument } from "../settlements/line-document.ts";
import { linesOfMerchantRefund } from "../settlements/order-lines.ts";
import { timersAfter } from "../timers.ts";
import { withMerchantRefund } from "./left-to-refund.ts";
import type { MerchantRefund } from "./merchant-refund.ts";
import { MERCHANT_REFUND_LIFECYCLE, type MerchantRefundTrigger } from "./merchant-refund-lifecycle.ts";

/** The triggers that are possible for a refund. */
export const merchantRefundTriggers = (refund: MerchantRefund, context: OrderContext): readonly MerchantRefundTrigger[] =>
  possibleTriggers(MERCHANT_REFUND_LIFECYCLE, refund.status, { refund, ...context });

/**
 * Changes a refund by a trigger.
 *
 * @param order - what is refunded
 * @param now - milliseconds since 1970
 * @throws ImpossibleTransition that names the possible triggers
 */
export function moveMerchantRefund(
  refund: MerchantRefund,
  order: Order,
  trigger: MerchantRefundTrigger,
  now: number,
  context: OrderContext,
): Changes & { readonly refund: MerchantRefund } {
  const row = transition(MERCHANT_REFUND_LIFECYCLE, refund.status, trigger, { refund, ...context });
  const { waitsFor: _waitsFor, ...before } = refund;
  const at = new Date(now).toISOString();
  const isNew = row.from === "none";
  const moved: MerchantRefund = {
    ...before,
    status: row.to,
    ...(row.waitsFor !== undefined && { waitsFor: row.waitsFor }),
    ...(row.cause !== undefined && { cause: row.cause }),
    ...(!isNew && row.to !== row.from && { updatedAt: at }),
  };
  const possible = new Set<string>(merchantRefundTriggers(moved, context));
  const { token: about, account, email: to, amount, createdAt } = refund;
  const timed = { kind: "merchantRefund", about, createdAt, timers: refund.timers };
  const { timers, changes } = timersAfter(timed, row.timer, now, (on) => possible.has(on));
  const next = { ...moved, timers };
  const lines = row.to === "completed" ? linesOfMerchantRefund(next, context) : [];
  return {
    refund: next,
    documents: [
      { kind: "merchantRefund", id: about, body: next, keys: keysOf(next) },
      ...changedOrder(order, refund, isNew ? 1 : row.to === "cancelled" ? -1 : 0),
      ...emailDocuments(row.emails, { about, account, to, amount, sentAt: at }, context.merchant.world),
      ...lines.map(lineDocument),
    ],
    events: row.callback === "none" ? [] : statusEvent(refund, next),
    timers: changes,
    transitions: [{ rule: row.rule, of: "merchant refund", about, from: refund.status, on: trigger, to: row.to }],
  };
}

/** It is found by its order, by its creation, and by its merchant while it waits for a settlement. */
const keysOf = (refund: MerchantRefund): Readonly<Record<string, string>> => ({
  order: refund.order,
  created: createdKey(refund, refund.token),
  ...(refund.waitsFor === "settlement" && { unsettled: refund.account }),
});

const changedOrder = (order: Order, refund: MerchantRefund, sign: 1 | -1 | 0): readonly AnyDocument[] =>
  sign === 0 ? [] : [{ kind: "order", id: order.token, body: withMerchantRefund(order, refund, sign) }];

/** The notification of a new status, for a refund that asks for it. */
function statusEvent(before: MerchantRefund, { status }: MerchantRefund): readonly EventDraft[] {
  const { token: about, order: of, account, notifyUrl: url, status: oldStatus } = before;
  if (url === undefined) return [];
  return [{ name: "refundStatusChanged", account, about, of, url, fields: { refundToken: about, oldStatus, newStatus: status }, delay: 0 }];
}
