import type { RefundRequest } from "@maksu/merchant-api";
import { createMerchantRefund } from "../../domain/merchant-refunds/create-merchant-refund.ts";
import type { Operation } from "../call.ts";
import { linkedPayments } from "./linked-payments.ts";

/** Refunds the order with an order number. */
export const createRefund: Operation = async (call) => {
  const { accepted, session, merchant, context, pages } = call;
  const orderNumber = accepted.pathParameters["orderNumber"] ?? "";
  const orders = await session.find("order", "orderNumber", { equal: `${merchant.account} ${orderNumber}` });
  const linked = await linkedPayments(call, "stamp", orderNumber);
  // The gate has validated it against the description that its type is generated from.
  const command = { request: accepted.parts.body as RefundRequest, token: await session.newToken("merchant refund", 36) };
  const decision = createMerchantRefund({ ...context, orders, linked: linked.length }, command, session.now);
  if ("rejected" in decision) return decision;
  await session.apply(decision);
  return { status: 202, headers: { location: `${pages}/merchant/v1/refunds/${decision.refund.token}` }, body: undefined };
};
