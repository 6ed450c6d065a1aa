/** Requests of the legacy interface and of the Merchant API that scenarios begin with. */
import type { NewOrder } from "@maksu/sandbox";
import { expect } from "vitest";
import type { Reply, Shop } from "./shop.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A row of 50.00 €. */
export const row = (more: Fields = {}): Fields => ({ title: "Coat", amount: "1", price: "50.00", vat: "25.50", ...more });

/** A request for an order of 99.00 €; with rows instead where some are given. */
export function orderBody(shop: Shop, more: Fields = {}, rows?: readonly Fields[], includeVat = "1"): Fields {
  const at = (event: string): string => shop.urls(event).success;
  const urlSet = { success: at("successRedirect"), failure: at("failureRedirect"), notification: at("paymentNotification") };
  const address = { street: "Mallikatu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" };
  const contact = { firstName: "Aino", lastName: "Esimerkki", email: "aino.esimerkki@example.com", address };
  const total = rows ? { orderDetails: { includeVat, contact, products: rows } } : { price: "99.00" };
  return { orderNumber: "ORDER-1", currency: "EUR", urlSet, ...total, ...more };
}

/** Asks for an order. */
export const order = (shop: Shop, body: Fields, more: Parameters<Shop["send"]>[1] = {}): Promise<Reply> =>
  shop.send("createPayment", { api: "legacy", body, ...more });

/** Creates an order. Returns its token. */
export async function ordered(shop: Shop, more: Fields = {}, rows?: readonly Fields[]): Promise<string> {
  const { status, body } = await order(shop, orderBody(shop, more, rows));
  expect([status, body["errorCode"]]).toEqual([201, undefined]);
  return String(body["token"]);
}

/** Adds an order of any class, paid by a method. Returns its payment id. */
export async function paidOrder(shop: Shop, orderNumber: string, method = "nordea", given: NewOrder = {}): Promise<string> {
  const { token } = await shop.world.orders.add({ ...given, request: { orderNumber, ...given.request } });
  return new URL(await shop.world.pay(token, { method })).searchParams.get("PAID") ?? "";
}

/** A request for a refund of 15.00 €, whose notification comes to the shop. */
export const refundBody = (shop: Shop, more: Fields = {}): Fields => ({
  email: "aino.esimerkki@example.com",
  notifyUrl: shop.urls("refundStatusChanged").success,
  rows: [{ amount: 1500 }],
  ...more,
});

/** Asks for a refund of an order. */
export const refundOrder = (shop: Shop, orderNumber: string, more: Fields = {}): Promise<Reply> =>
  shop.send("createRefund", { api: "merchant", path: { orderNumber }, body: refundBody(shop, more) });

/** Refunds an order. Returns the token of the refund. */
export async function refunded(shop: Shop, orderNumber: string, more: Fields = {}): Promise<string> {
  const { status, headers, text } = await refundOrder(shop, orderNumber, more);
  expect([status, text]).toEqual([202, ""]);
  return headers.get("location")?.split("/").at(-1) ?? "";
}

/** Calls an operation of the Merchant API about a refund or a payment. */
export const ask = (shop: Shop, operationId: "cancelRefund" | "getRefund" | "getPayment", id: string): Promise<Reply> =>
  shop.send(operationId, { api: "merchant", path: operationId === "getPayment" ? { id } : { refundToken: id } });

/** The code of an error. */
export const codeOf = ({ body }: Reply): unknown => (body["error"] as Fields | undefined)?.["title"] ?? body["errorCode"];
