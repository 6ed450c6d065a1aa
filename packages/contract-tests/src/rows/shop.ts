/** A shop that sends the rows of carts, and of refunds, through the clients. The services check them: they reject a wrong sum. */
import { createLegacyClient } from "@maksu/legacy-client";
import { rowsFromCart as legacyRows } from "@maksu/legacy-client/rows";
import { createMerchantClient } from "@maksu/merchant-client";
import { rowsToRefund as merchantRows } from "@maksu/merchant-client/rows";
import { startMockServer } from "@maksu/mock-server";
import { createPaymentClient } from "@maksu/payment-client";
import { rowsFromCart, rowsToRefund, type RowsToRefund } from "@maksu/payment-client/rows";
import { startSandbox } from "@maksu/sandbox";
import type { Cart } from "./carts.ts";

const urls = { success: "http://127.0.0.1:9/paid", cancel: "http://127.0.0.1:9/cart" };
const urlSet = { success: urls.success, failure: urls.cancel, notification: urls.success };
const email = "aino.esimerkki@example.com";
const address = { street: "Mallikatu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" };
const contact = { firstName: "Aino", lastName: "Esimerkki", email, address };

/** Starts the services and a shop of theirs. */
export async function openCartShop() {
  const mock = await startMockServer();
  const sandbox = await startSandbox({ port: false, clock: "2026-03-02T09:00:00Z", keep: { payments: 100, events: 100, requests: 1 } });
  const world = await sandbox.world();
  const { fetch } = sandbox;
  const baseUrl = "http://localhost";
  const byMock = createPaymentClient({ ...world.payment, account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: mock.urls.payment });
  const payments = createPaymentClient({ ...world.payment, baseUrl, fetch });
  const legacy = createLegacyClient({ ...world.merchant, baseUrl, fetch });
  const legacyByMock = createLegacyClient({ merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ", baseUrl: mock.urls.legacy });
  const merchant = createMerchantClient({ ...world.merchant, baseUrl, fetch });
  let last = 0;

  /** Creates a payment at both services. */
  async function create(cart: Cart) {
    const lines = cart.lines.map((line) => ({ ...line, stamp: line.code }));
    const rows = rowsFromCart({ ...cart, lines });
    if (rows.nothingToPay) return undefined;
    const order = { stamp: `s-${(last += 1)}`, reference: "3759170", currency: "EUR", language: "EN", customer: { email } } as const;
    const body = { ...rows.payment, ...order, redirectUrls: urls };
    await accepted(byMock.createPayment({ body }));
    const { transactionId } = await accepted(payments.createPayment({ body }));
    return { transactionId, sent: rows.payment, charged: rows.charged };
  }

  /** Creates an order at both services. */
  async function createOrder(cart: Cart) {
    const rows = legacyRows(cart);
    if (rows.nothingToPay) return undefined;
    const orderDetails = { ...rows.orderDetails, contact };
    const body = { orderNumber: `ORDER-${(last += 1)}`, currency: "EUR", urlSet, orderDetails } as const;
    await accepted(legacyByMock.createPayment({ body }));
    const { token } = await accepted(legacy.createPayment({ body }));
    return { token, orderNumber: body.orderNumber, orderDetails, charged: rows.charged };
  }

  return {
    create,
    createOrder,

    /** Pays a cart, and refunds it in parts until nothing is left. Returns what was left at the end, or undefined where nothing was to be paid. */
    async refundInParts(cart: Cart, parts: readonly number[]): Promise<number | undefined> {
      const payment = await create(cart);
      if (!payment) return undefined;
      const { transactionId, sent, charged } = payment;
      await world.pay(transactionId, { method: "creditcard" });
      const refunded: RowsToRefund[] = [];
      let left = charged;
      const refund = async (amount: number | "rest"): Promise<void> => {
        const rows = rowsToRefund({ sent, refunded }, { amount });
        await accepted(payments.refundPayment({ path: { transactionId }, body: { ...rows, callbackUrls: urls } }));
        refunded.push(rows);
        left -= rows.amount ?? 0;
      };
      for (const part of parts) if (left) await refund(Math.ceil((left * part) / 1000));
      if (left) await refund("rest");
      return left;
    },

    /** The same of an order, by the Merchant API. */
    async refundOrderInParts(cart: Cart, parts: readonly number[]): Promise<number | undefined> {
      const order = await createOrder(cart);
      if (!order) return undefined;
      const { token, orderNumber, orderDetails: sent, charged } = order;
      await world.pay(token, { method: "nordea" }); // cards of the test merchant fail at certain amounts
      const refunded: ReturnType<typeof merchantRows>[] = [];
      let left = charged;
      const refund = async (amount: number | "rest"): Promise<void> => {
        const rows = merchantRows({ sent: { orderDetails: sent }, refunded }, { amount, description: "Returned" });
        await accepted(merchant.createRefund({ path: { orderNumber }, body: { ...rows, email } }));
        refunded.push(rows);
        left -= rows.rows.reduce((sum, row) => sum + row.amount, 0);
      };
      for (const part of parts) if (left) await refund(Math.ceil((left * part) / 1000));
      if (left) await refund("rest");
      return left;
    },

    async [Symbol.asyncDispose](): Promise<void> {
      await sandbox.close();
      await mock.close();
    },
  };
}

/** @throws Error that shows what the service rejected */
async function accepted<Data>(
  call: Promise<{ readonly ok: true; readonly data: Data } | { readonly ok: false; readonly status: number; readonly error?: unknown }>,
): Promise<Data> {
  const result = await call;
  if (result.ok) return result.data;
  throw new Error(`${result.status} ${JSON.stringify(result.error)}`);
}
