/** Orders that scenarios begin with, and refunds of theirs. */
import { expect } from "vitest";
import type { Reply, Shop, ShopRequest } from "./shop.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The body of an order of 99.00 €, whose events come to the shop. */
export function orderBody(shop: Shop, more: Fields = {}): Fields {
  const to = (event: string, which: string): string => shop.urls(event).success.replace("success", which);
  const urlSet = {
    success: to("successRedirect", "success"),
    failure: to("failureRedirect", "failure"),
    pending: to("failureRedirect", "pending"),
    notification: to("paymentNotification", "success"),
  };
  return { orderNumber: "ORDER-1", currency: "EUR", urlSet, ...("orderDetails" in more ? {} : { price: "99.00" }), ...more };
}

/** A row of 99.00 €. */
export const product = (more: Fields = {}): Fields => ({ title: "Coat", amount: "1", price: "99.00", vat: "25.50", ...more });

/** Rows in place of the price. */
export const rows = (_shop: Shop, products: readonly Fields[] = [product()], includeVat = "1"): Fields => ({
  orderDetails: {
    includeVat,
    contact: {
      firstName: "Aino",
      lastName: "Esimerkki",
      email: "aino.esimerkki@example.com",
      address: { street: "Mallikatu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" },
    },
    products,
  },
});

/** Creates an order. */
export const order = (shop: Shop, more: Fields = {}, request: ShopRequest = {}): Promise<Reply> =>
  shop.call("legacy", "createPayment", { body: orderBody(shop, more), ...request });

/** Creates an order. Returns its token. */
export async function openedOrder(shop: Shop, more: Fields = {}): Promise<string> {
  const { status, text, body } = await order(shop, more);
  expect([status, text]).toEqual([201, expect.any(String)]);
  return body.token;
}

/** The status of an order. */
export const statusOf = async (shop: Shop, token: string): Promise<string | undefined> =>
  (await shop.world.orders.list()).find((each) => each.token === token)?.status;

/** Creates an order, and pays it. Returns its payment id. */
export async function paidOrder(shop: Shop, method = "nordea", more: Fields = {}): Promise<string> {
  return (await shop.pay(await openedOrder(shop, more), { method })).get("PAID") ?? "";
}

/** The body of a refund of 15.00 €, whose notifications come to the shop. */
export const refundBody = (shop: Shop, more: Fields = {}): Fields => ({
  email: "aino.esimerkki@example.com",
  rows: [{ amount: 1500 }],
  notifyUrl: shop.urls("refundStatusChanged").success,
  ...more,
});

/** Asks for a refund of the order. */
export const orderRefund = (shop: Shop, more: Fields = {}, request: ShopRequest = {}): Promise<Reply> =>
  shop.call("merchant", "createRefund", { path: { orderNumber: "ORDER-1" }, body: refundBody(shop, more), ...request });

/** Refunds the order. Returns the refund's token. */
export async function refunded(shop: Shop, more: Fields = {}): Promise<string> {
  const { status, headers, text } = await orderRefund(shop, more);
  expect([status, text]).toEqual([202, ""]);
  return headers.get("location")?.split("/").at(-1) ?? "";
}

/** A refund as the merchant sees it. */
export const refundSeen = async (shop: Shop, refundToken: string): Promise<Reply> =>
  shop.call("merchant", "getRefund", { path: { refundToken } });

/** A payment as the merchant sees it. */
export const paymentSeen = async (shop: Shop, id: string): Promise<Reply> => shop.call("merchant", "getPayment", { path: { id } });
