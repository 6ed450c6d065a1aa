import type { RefundRequest } from "@maksu/merchant-api";
import { createMerchantRefund } from "../../domain/merchant-refunds/create-merchant-refund.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { noteOn, type Operation } from "../call.ts";
import { linkedPayments } from "./linked-payments.ts";

/** Refunds the order with an order number; by a tolerance, that with a payment's id. */
export const createRefund: Operation = async (call) => {
  const { accepted, session, merchant, context, pages, tolerances } = call;
  const named = accepted.pathParameters["orderNumber"] ?? "";
  const numbered = await session.find("order", "orderNumber", { equal: `${merchant.account} ${named}` });
  const linked = await linkedPayments(call, "stamp", named);
  // An order number may look like a payment's id: it comes first.
  const isUnknown = numbered.length + linked.length === 0;
  const orders = isUnknown ? await session.find("order", "paymentId", { equal: `${merchant.account} ${named}` }) : numbered;
  const [order] = isUnknown ? orders : [];
  const tolerance = "payment-id-as-order-number";
  if (order && !tolerances.has(tolerance))
    return reject("merchant.createRefund.a", `${noteOn("merchant", tolerance)}no order has this number`);
  // The gate has validated it against the description that its type is generated from.
  const command = { request: accepted.parts.body as RefundRequest, token: await session.newToken("merchant refund", 36) };
  const decision = createMerchantRefund({ ...context, orders, linked: linked.length }, command, session.now);
  if ("rejected" in decision) return decision;
  await session.apply(decision);
  const headers = { location: `${pages}/merchant/v1/refunds/${decision.refund.token}` };
  return { status: 202, headers, body: undefined, ...(order && { of: order.request.orderNumber }) };
};
