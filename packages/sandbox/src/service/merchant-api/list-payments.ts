import type { PaymentSummary } from "@maksu/merchant-api";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { linkedPayments } from "./linked-payments.ts";
import { linkedRecord, orderRecord } from "./payment-record.ts";

/** Lists the orders with an order number, oldest first, and the payments of the linked account with that stamp. */
export const listPayments: Operation = async (call) => {
  const { accepted, merchant, session } = call;
  // The gate has validated it against the description.
  const { order_number: number } = accepted.parts.query as { readonly order_number: string };
  const orders = await session.find("order", "orderNumber", { equal: `${merchant.account} ${number}` });
  const linked = await linkedPayments(call, "stamp", number);
  if (orders.length + linked.length === 0) return reject("merchant.listPayments.a", "the merchant has no payment with this order number");
  const records = [
    ...orders.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).map((order) => orderRecord(order, merchant, undefined)),
    ...linked.map((payment) => linkedRecord(payment, merchant, undefined)),
  ];
  const body = records.map(({ id, referenceNumber, orderNumber, createdAt, status, paymentMethodId }): PaymentSummary => ({
    id,
    referenceNumber,
    orderNumber,
    createdAt,
    status,
    paymentMethodId,
  }));
  return respondWith(200, body);
};
