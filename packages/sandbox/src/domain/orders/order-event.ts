import { callbackDelayOf } from "../callback-delay.ts";
import type { EventDraft, EventValues } from "../changes.ts";
import type { Order, OrderContext } from "./order.ts";

/** A message to the shop about an order. */
export interface OrderMessage {
  readonly name: "successRedirect" | "failureRedirect";
  readonly url: string;
  readonly values: EventValues;
}

/** Where the customer returns to, and with which receipt: only a paid order has `PAID` and `METHOD`. */
export function orderRedirect(order: Order, now: number): OrderMessage {
  const { request, status } = order;
  const { success, failure, pending } = request.urlSet;
  if (status === "paid") return { name: "successRedirect", url: success, values: receiptOf(order) };
  const values = { orderNumber: request.orderNumber, timestamp: new Date(now).toISOString() };
  return { name: "failureRedirect", url: (status === "waiting acceptance" && pending) || failure, values };
}

/** The notification of a paid order; none where the settings say never. */
export function orderNotification(order: Order, { settings }: OrderContext): readonly EventDraft[] {
  const delay = callbackDelayOf(settings, settings.notificationDelay);
  if (delay === undefined) return [];
  const { account, token: about, request } = order;
  return [{ name: "paymentNotification", account, about, url: request.urlSet.notification, fields: receiptOf(order), delay }];
}

const receiptOf = ({ request, paymentId, methodNumber = 0, paidAt = "" }: Order): EventValues => ({
  orderNumber: request.orderNumber,
  timestamp: paidAt,
  paid: paymentId,
  method: methodNumber,
});
