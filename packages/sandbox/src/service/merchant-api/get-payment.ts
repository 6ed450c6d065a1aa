import type { Payment } from "@maksu/merchant-api";
import type { Order } from "../../domain/orders/order.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { lineId } from "../../domain/settlements/line.ts";
import { type Call, type Operation, respondWith } from "../call.ts";
import { linkedPayments } from "./linked-payments.ts";
import { linkedRecord, orderRecord } from "./payment-record.ts";
import { refundRecord } from "./refund-record.ts";

/** Returns an order with its refunds, or a payment of the linked account. */
export const getPayment: Operation = async (call) => {
  const { accepted, session, merchant } = call;
  const id = accepted.pathParameters["id"] ?? "";
  const [order] = await session.find("order", "paymentId", { equal: `${merchant.account} ${id}` });
  if (order) return respondWith(200, await orderWithRefunds(call, order));
  const [payment] = await linkedPayments(call, "bankReference", id);
  if (!payment) return reject("merchant.getPayment.a", "the merchant has no payment with this id");
  const line = await session.load("line", lineId(payment.transactionId, payment.account));
  const body: Payment = { ...linkedRecord(payment, merchant, line), refunds: [] };
  return respondWith(200, body);
};

/** An order on the wire, with its refunds. */
export async function orderWithRefunds({ session, merchant }: Call, order: Order): Promise<Payment> {
  const lineOf = (about: string) => session.load("line", lineId(about, order.account));
  const found = await session.find("merchantRefund", "order", { equal: order.token });
  const refunds = await Promise.all(found.map(async (refund) => refundRecord(refund, await lineOf(refund.token))));
  return { ...orderRecord(order, merchant, await lineOf(order.token)), refunds };
}
