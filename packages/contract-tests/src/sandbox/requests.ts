/** Requests that scenarios begin with. */
import { randomUUID } from "node:crypto";
import type { MerchantCredentials } from "@maksu/sandbox";
import { expect } from "vitest";
import type { Reply, Shop } from "./shop.ts";

/** An id that nothing has. */
export const UNKNOWN = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be914";

type Fields = Readonly<Record<string, unknown>>;

/** The body of a payment of 15.25 €, whose events come to the shop. */
export const paymentBody = (shop: Shop, more: Fields = {}): Fields => ({
  stamp: randomUUID(),
  reference: "3759170",
  amount: 1525,
  currency: "EUR",
  language: "EN",
  items: [],
  customer: { email: "maija.mallikas@example.com" },
  redirectUrls: shop.urls("paymentRedirect"),
  callbackUrls: shop.urls("paymentCallback"),
  ...more,
});

export const item = (more: Fields = {}): Fields => ({ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1", ...more });

/** Asks for a payment. */
export const create = (shop: Shop, more: Fields = {}, as: MerchantCredentials = shop.world.payment): Promise<Reply> =>
  shop.send("createPayment", { body: paymentBody(shop, more), as });

/** Creates a payment. Returns its id. */
export async function created(shop: Shop, more: Fields = {}, as?: MerchantCredentials): Promise<string> {
  const { status, body } = await create(shop, more, as);
  expect([status, body.message]).toEqual([201, undefined]);
  return body.transactionId;
}

/** Creates a payment, and pays it. Returns its id. */
export async function paid(shop: Shop, method = "nordea", more: Fields = {}, as?: MerchantCredentials): Promise<string> {
  const id = await created(shop, more, as);
  await shop.pay(id, { method });
  return id;
}

/** A payment as the merchant sees it. */
export const seen = async (shop: Shop, transactionId: string, as?: MerchantCredentials): Promise<Reply["body"]> =>
  (await shop.send("getPayment", { path: { transactionId }, ...(as && { as }) })).body;

/** Asks for a refund. */
export const refund = (
  shop: Shop,
  transactionId: string,
  body: Fields,
  operationId: "refundPayment" | "refundPaymentByEmail" = "refundPayment",
  as: MerchantCredentials = shop.world.payment,
): Promise<Reply> => shop.send(operationId, { path: { transactionId }, body: { callbackUrls: shop.urls("refundCallback"), ...body }, as });

export type TokenOperation = "createMitCharge" | "createMitAuthorizationHold" | "createCitCharge" | "createCitAuthorizationHold";

export const TOKEN_OPERATIONS: readonly TokenOperation[] = [
  "createMitCharge",
  "createMitAuthorizationHold",
  "createCitCharge",
  "createCitAuthorizationHold",
];

/** Charges or holds; of a card without one that can be charged. */
export const withToken = async (shop: Shop, operationId: TokenOperation, more: Fields = {}): Promise<Reply> =>
  shop.send(operationId, { body: paymentBody(shop, { token: await shop.world.addToken(), ...more }) });

/** Places a hold of 15.25 €. Returns its id. */
export const held = async (shop: Shop, more: Fields = {}): Promise<string> =>
  (await withToken(shop, "createMitAuthorizationHold", more)).body.transactionId;

/** Commits a hold. */
export const commit = async (shop: Shop, transactionId: string, more: Fields = {}): Promise<Reply> =>
  shop.send("commitAuthorizationHold", {
    path: { transactionId },
    body: paymentBody(shop, { token: await shop.world.addToken(), ...more }),
  });

/** Reverts a hold. */
export const revert = (shop: Shop, transactionId: string): Promise<Reply> =>
  shop.send("revertAuthorizationHold", { path: { transactionId } });

/** Posts the form that adds a card. */
export const cardForm = (shop: Shop, more: Fields = {}, as: MerchantCredentials = shop.world.payment): Promise<Reply> => {
  const [redirect, callback] = [shop.urls("addCardRedirect"), shop.urls("addCardCallback")];
  return shop.send("addCardForm", {
    as,
    body: {
      "checkout-account": as.account,
      "checkout-algorithm": "sha256",
      "checkout-method": "POST",
      "checkout-nonce": randomUUID(),
      "checkout-timestamp": "2026-03-02T09:00:00.000Z",
      "checkout-redirect-success-url": redirect.success,
      "checkout-redirect-cancel-url": redirect.cancel,
      "checkout-callback-success-url": callback.success,
      "checkout-callback-cancel-url": callback.cancel,
      signature: "",
      ...more,
    },
  });
};

/** Opens the form that adds a card. Returns the id of the tokenization. */
export const openedForm = async (shop: Shop): Promise<string> => (await cardForm(shop)).headers.get("location")?.split("/").at(-1) ?? "";

/** Asks for the token of a card. */
export const getToken = (shop: Shop, id: string, as: MerchantCredentials = shop.world.payment): Promise<Reply> =>
  shop.send("getToken", { path: { "checkout-tokenization-id": id }, body: { "checkout-tokenization-id": id }, as });

/** Asks for a payment whose card is stored. */
export const createStoring = (shop: Shop, more: Fields = {}): Promise<Reply> =>
  shop.send("payAndAddCard", { body: paymentBody(shop, more) });

/** The names of the parameters that are checked, and the values of the last event that came. */
export const lastEvent = (shop: Shop): Readonly<Record<string, string>> =>
  Object.fromEntries([...(shop.received.at(-1)?.url.searchParams ?? [])].map(([name, value]) => [name.replace("checkout-", ""), value]));
