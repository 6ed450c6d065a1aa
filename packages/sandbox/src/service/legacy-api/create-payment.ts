import type { PaymentRequest, PaymentResponse } from "@maksu/legacy-api";
import { type Operation, respondWith } from "../call.ts";
import { openOrder } from "./open-order.ts";

/** Opens an order for the legacy page. */
export const createPayment: Operation = async ({ accepted, session, world, context, pages }) => {
  // The gate has validated it against the description that its type is generated from.
  const decision = await openOrder(session, world, context, { request: accepted.parts.body as PaymentRequest });
  if ("rejected" in decision) return decision;
  const { token, request } = decision.order;
  const body: PaymentResponse = { orderNumber: request.orderNumber, token, url: orderPage(pages, token) };
  return respondWith(201, body);
};

export const orderPage = (pages: string, token: string): string => `${pages}/payment/load/token/${token}`;
