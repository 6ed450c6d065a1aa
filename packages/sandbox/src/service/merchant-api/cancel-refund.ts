import { cancelMerchantRefund } from "../../domain/merchant-refunds/cancel-merchant-refund.ts";
import { reject } from "../../domain/rules/rejected.ts";
import type { Operation } from "../call.ts";

export const cancelRefund: Operation = async ({ accepted, session, merchant, context }) => {
  const refund = await session.load("merchantRefund", accepted.pathParameters["refundToken"] ?? "", merchant.account);
  const order = refund && (await session.load("order", refund.order));
  if (!order) return reject("merchant.cancelRefund.a", "the merchant has no refund with this token");
  const decision = cancelMerchantRefund(refund, order, context, session.now);
  if ("rejected" in decision) return decision;
  await session.apply(decision);
  return { status: 204, headers: {}, body: undefined };
};
