import type { Payment } from "@maksu/merchant-api";
import type { Order } from "../../domain/orders/order.ts";
import type { Payment as LinkedPayment } from "../../domain/payments/payment.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { lineId } from "../../domain/settlements/line.ts";
import { type Call, type Operation, respondWith } from "../call.ts";
import { linkedPayments } from "./linked-payments.ts";
import { linkedRecord, orderRecord } from "./payment-record.ts";
import { linkedRefundRecord, refundRecord } from "./refund-record.ts";

/** Returns an order with its refunds, or a payment of the linked account. */
export const getPayment: Operation = async (call) => {
  const { accepted, session, merchant } = call;
  const id = accepted.pathParameters["id"] ?? "";
  const [order] = await session.find("order", "paymentId", { equal: `${merchant.account} ${id}` });
  if (order) return respondWith(200, await orderWithRefunds(call, order));
  const [payment] = await linkedPayments(call, "bankReference", id);
  if (!payment) return reject("merchant.getPayment.a", "the merchant has no payment with this id");
  return respondWith(200, await linkedWithRefunds(call, payment));
};

/** A payment of the linked account on the wire, with its refunds. */
export async function linkedWithRefunds({ session, merchant }: Call, payment: LinkedPayment): Promise<Payment> {
  const { transactionId, account } = payment;
  const lineOf = (about: string) => session.load("line", lineId(about, account));
  const found = await session.find("refund", "payment", { equal: transactionId });
  const refunds = await Promise.all(found.map(async (refund) => linkedRefundRecord(refund, payment, await lineOf(refund.transactionId))));
  return { ...linkedRecord(payment, merchant, await lineOf(transactionId)), refunds };
}

/** An order on the wire, with its refunds. */
export async function orderWithRefunds({ session, merchant }: Call, order: Order): Promise<Payment> {
  const lineOf = (about: string) => session.load("line", lineId(about, order.account));
  const found = await session.find("merchantRefund", "order", { equal: order.token });
  const refunds = await Promise.all(found.map(async (refund) => refundRecord(refund, await lineOf(refund.token))));
  return { ...orderRecord(order, merchant, await lineOf(order.token)), refunds };
}
