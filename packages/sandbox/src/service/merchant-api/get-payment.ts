import type { Payment } from "@maksu/merchant-api";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { linkedPayments } from "./linked-payments.ts";
import { linkedRecord, orderRecord } from "./payment-record.ts";
import { refundRecord } from "./refund-record.ts";

/** Returns an order with its refunds, or a payment of the linked account. */
export const getPayment: Operation = async (call) => {
  const { accepted, session, merchant } = call;
  const id = accepted.pathParameters["id"] ?? "";
  const [order] = await session.find("order", "paymentId", { equal: `${merchant.account} ${id}` });
  if (order) {
    const refunds = await session.find("merchantRefund", "order", { equal: order.token });
    const body: Payment = { ...orderRecord(order, merchant), refunds: refunds.map(refundRecord) };
    return respondWith(200, body);
  }
  const [payment] = await linkedPayments(call, "bankReference", id);
  if (!payment) return reject("merchant.getPayment.a", "the merchant has no payment with this id");
  const body: Payment = { ...linkedRecord(payment, merchant), refunds: [] };
  return respondWith(200, body);
};
