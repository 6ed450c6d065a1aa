/** The rules of a refund's request, in the order in which they are checked (Payment API, operations 3 and 4). */
import type { CheckoutAlgorithm, RefundItem } from "@maksu/payment-api";
import type { Changes } from "../changes.ts";
import { checkHttps } from "../check-https.ts";
import { methodNamed } from "../methods.ts";
import type { Payment, PaymentContext } from "../payments/payment.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import { netOf } from "../settlements/line.ts";
import { linesOfRefund } from "../settlements/payment-lines.ts";
import { moveRefund } from "./move-refund.ts";
import type { Refund, SentRefund } from "./refund.ts";
import { priceOf, refundable, refundableCommission, refundableOfItem, stampsOf } from "./refundable.ts";
import { refundWay } from "./refund-way.ts";

export interface NewRefundState extends PaymentContext {
  readonly payment: Payment;
  /** Balances that are not settled yet, by account; undefined where refunds need no balance. Cents. */
  readonly balances?: ReadonlyMap<string, number> | undefined;
}

/** A request for a refund, and how it came. */
export interface RefundCommand {
  readonly request: SentRefund;
  /** Of the request; undefined where there was none. */
  readonly algorithm?: CheckoutAlgorithm | undefined;
  /** Whether it is for an e-mail refund. */
  readonly byEmail: boolean;
  /** The id of the refund. */
  readonly transactionId: string;
}

/** Refunds a payment, in whole or in part. */
export function createRefund(
  state: NewRefundState,
  { request, algorithm, byEmail, transactionId }: RefundCommand,
  now: number,
): (Changes & { readonly refund: Refund }) | Rejected {
  const { payment } = state;
  const checked = checkRefund(state, request);
  if ("rejected" in checked) return checked;
  const via = refundWay(payment, methodNamed(payment.provider), request.email, byEmail, now, state.settings);
  if ("rejected" in via) return via;
  const wrongUrl = checkHttps("body/callbackUrls", request.callbackUrls, state.settings);
  if (wrongUrl) return wrongUrl;
  const refund: Refund = {
    ...checked,
    ...via,
    transactionId,
    payment: payment.transactionId,
    account: payment.account,
    status: "none",
    stamp: request.refundStamp ?? payment.request.stamp,
    reference: request.refundReference ?? payment.request.reference,
    callbackUrls: request.callbackUrls,
    ...(request.email && { email: request.email }),
    ...(algorithm && { algorithm }),
    createdAt: new Date(now).toISOString(),
    timers: {},
  };
  const tooLittle = checkBalances(refund, state);
  if (tooLittle) return tooLittle;
  return moveRefund(refund, payment, "accept", now, state);
}

/** Each account that bears a part of a refund has as much that is not settled yet. */
function checkBalances(refund: Refund, { payment, balances, ...context }: NewRefundState): Rejected | undefined {
  const poor = balances && linesOfRefund(refund, payment, context).find((line) => -netOf(line) > (balances.get(line.account) ?? 0));
  if (!poor) return undefined;
  return reject(
    "refundPayment.balance",
    `the refund takes ${-netOf(poor)} cents from ${poor.account}, which has ${balances.get(poor.account) ?? 0} cents`,
  );
}

type Checked = Pick<Refund, "amount" | "items">;

function checkRefund({ payment, merchant }: NewRefundState, { amount, items }: SentRefund): Checked | Rejected {
  if (payment.status !== "ok")
    return reject("refundPayment.b", `the payment is not paid (its status is ${payment.status}), so it can't be refunded`);
  if (merchant.kind !== "aggregate" && amount === undefined) return reject("refundPayment.c", "body/amount is missing");
  if (merchant.kind === "aggregate" && items === undefined && amount !== payment.amount)
    return reject("refundPayment.c", "body/items is missing, and body/amount is not the whole payment");
  if (items) {
    const wrong = checkItems(payment, items);
    if (wrong) return wrong;
    const sum = items.reduce((total, item) => total + item.amount, 0);
    if (amount !== undefined && sum !== amount)
      return reject("refundPayment.d items", `body/amount is ${amount}, but the items add up to ${sum}`);
    return left(payment, { amount: sum, items });
  }
  const whole = merchant.kind === "aggregate" ? everyItem(payment) : [];
  return left(payment, { amount: amount ?? 0, items: whole });
}

function left(payment: Payment, refund: Checked): Checked | Rejected {
  if (refund.amount < 1) return reject("refundPayment.c", "body/items is empty");
  return refund.amount > refundable(payment)
    ? reject("refundPayment.d", `the refund of ${refund.amount} cents is more than the ${refundable(payment)} cents that are left`)
    : refund;
}

/** Checks items together: the same one may come twice. */
function checkItems(payment: Payment, items: readonly RefundItem[]): Rejected | undefined {
  const amounts = new Map<string, number>();
  const commissions = new Map<string, number>();
  for (const [index, { stamp, amount, commission }] of items.entries()) {
    const place = `body/items/${index}`;
    if (priceOf(payment, stamp) === undefined) return reject("refundPayment.d items", `${place}/stamp is of no item that can be refunded`);
    const asked = (amounts.get(stamp) ?? 0) + amount;
    if (asked > refundableOfItem(payment, stamp))
      return reject(
        "refundPayment.d",
        `${place}/amount is more than the ${refundableOfItem(payment, stamp)} cents that are left of the item`,
      );
    amounts.set(stamp, asked);
    const had = JSON.stringify([stamp, commission?.merchant]);
    const taken = (commissions.get(had) ?? 0) + (commission?.amount ?? 0);
    if (commission && taken > refundableCommission(payment, stamp, commission.merchant))
      return reject("refundPayment.d commission", `${place}/commission is more than is left of it`);
    commissions.set(had, taken);
  }
  return undefined;
}

/** The items of a refund of the whole payment. */
const everyItem = (payment: Payment): readonly RefundItem[] =>
  stampsOf(payment).flatMap((stamp) => {
    const amount = priceOf(payment, stamp) ?? 0;
    return amount > 0 ? [{ stamp, amount }] : [];
  });
