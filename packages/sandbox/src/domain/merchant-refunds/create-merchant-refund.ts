/** The rules of a refund's request, in the order in which they are checked (Merchant API v1, Refund request and Error codes). */
import type { RefundRequest } from "@maksu/merchant-api";
import type { Changes } from "../changes.ts";
import { checkHttps } from "../check-https.ts";
import { methodNamed } from "../methods.ts";
import type { Order, OrderContext } from "../orders/order.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import { leftOfOrder, leftOfVat, sumByVat } from "./left-to-refund.ts";
import type { MerchantRefund } from "./merchant-refund.ts";
import { moveMerchantRefund } from "./move-merchant-refund.ts";

export interface NewMerchantRefundState extends OrderContext {
  /** The orders with the order number. */
  readonly orders: readonly Order[];
  /** How many payments of the linked account have it. */
  readonly linked: number;
}

/** A request for a refund, and its token. */
export interface MerchantRefundCommand {
  readonly request: RefundRequest;
  readonly token: string;
}

/** Refunds an order, in whole or in part. */
export function createMerchantRefund(
  state: NewMerchantRefundState,
  { request, token }: MerchantRefundCommand,
  now: number,
): (Changes & { readonly refund: MerchantRefund }) | Rejected {
  // Faults that the request alone shows come first.
  const wrongUrl = checkHttps("body", { notifyUrl: request.notifyUrl }, state.settings, () => "invalid-notify-url");
  if (wrongUrl) return wrongUrl;
  const order = refundableOrder(state);
  if ("rejected" in order) return order;
  const wrong = checkRequest(order, request);
  if (wrong) return wrong;
  // An empty address is none.
  const email = request.email || order.request.orderDetails?.contact.email;
  const refund: MerchantRefund = {
    token,
    order: order.token,
    paymentId: order.paymentId,
    account: order.account,
    status: "none",
    rows: request.rows,
    amount: totalOf(request),
    fee: 0,
    method: order.method ?? "",
    ...(email && { email }),
    ...(request.notifyUrl !== undefined && { notifyUrl: request.notifyUrl }),
    createdAt: new Date(now).toISOString(),
    timers: {},
  };
  return moveMerchantRefund(refund, order, "accept", now, state);
}

/** The order to refund. */
function refundableOrder({ orders, linked }: NewMerchantRefundState): Order | Rejected {
  const [order] = orders;
  if (orders.length + linked === 0) return reject("merchant.createRefund.a", "no order has this number");
  if (orders.length + linked > 1) return reject("merchant.createRefund.b", `${orders.length + linked} orders have this number`);
  if (order?.interfaceClass === "1" || order?.interfaceClass === "3")
    return reject("merchant.createRefund.c", `the order came through interface ${order.interfaceClass}`);
  if (!order || order.interfaceClass === "third-party")
    return reject("merchant.createRefund.d", order ? "the order came through a third party" : "the payment is one of the linked account");
  const method = methodNamed(order.method);
  if (method && !method.refunds && !method.emailRefunds) return reject("merchant.createRefund.e", `${method.id} has no refunds`);
  if (order.status === "paid") return order;
  return reject("merchant.createRefund.f", `the order is not paid (its status is ${order.status}), so it can't be refunded`);
}

/** Checks a request against its order. */
function checkRequest(order: Order, request: RefundRequest): Rejected | undefined {
  if (!request.email && needsEmail(order)) return reject("merchant.createRefund.g", "body/email is missing");
  const hasRows = order.request.orderDetails !== undefined;
  for (const [index, { vatPercent }] of request.rows.entries()) {
    const place = `body/rows/${index}/vatPercent`;
    if (hasRows && vatPercent === undefined) return reject("merchant.createRefund.h", `${place} is missing`);
    if (!hasRows && vatPercent !== undefined) return reject("merchant.createRefund.h", `${place} is only for orders with rows`);
    if (vatPercent !== undefined && leftOfVat(order, vatPercent) === undefined)
      return reject("merchant.createRefund.h percent", `${place} is not one of the order`);
  }
  if (totalOf(request) > leftOfOrder(order))
    return reject(
      "merchant.createRefund.i",
      `the refund of ${totalOf(request)} cents is more than the ${leftOfOrder(order)} cents that are left`,
    );
  for (const { vatPercent, amount } of sumByVat(request.rows)) {
    const left = leftOfVat(order, vatPercent) ?? 0;
    if (amount > left)
      return reject(
        "merchant.createRefund.i",
        `the refund of ${amount} cents with vatPercent ${vatPercent} is more than the ${left} cents that are left of it`,
      );
  }
  return undefined;
}

/** Card refunds need none. */
function needsEmail({ method, interfaceClass }: Order): boolean {
  const group = methodNamed(method)?.group;
  return group === "bank" || group === "credit" || (interfaceClass === "S1" && group !== "creditcard");
}

const totalOf = ({ rows }: RefundRequest): number => rows.reduce((sum, { amount }) => sum + amount, 0);
