/** A shop without a server: what it asks of the service, and what the service calls. The servers in this folder have its routes. */
import { randomUUID } from "node:crypto";
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { rowsFromCart, rowsToRefund } from "@maksu/payment-client/rows";
import { paymentCallbackHandler, paymentRedirectHandler, refundCallbackHandler, webhookRouter } from "@maksu/webhooks";
import { newOrder, stateOf, withRefund, withTransaction } from "@maksu/webhooks/order-state";
import { reconcile } from "@maksu/webhooks/reconcile";
import { change, find, orders, store } from "./orders.js";

const { PAYMENT_ACCOUNT: account, PAYMENT_SECRET: secret, PAYMENT_API_URL: baseUrl, SHOP_URL } = process.env;
const payments = createPaymentClient({ account, secret, baseUrl });
const catalogue = { lamp: { price: "15.25", vat: 25.5 }, book: { price: "20.00", vat: 14 } };

/** Throws what servers respond with: each framework reads one of the two. */
const fail = (status, message) => {
  throw Object.assign(new Error(message), { status, statusCode: status });
};
/** The service's own status and words are for the log: 503 where another try may help the customer, else 500. */
const unavailable = (error) => {
  console.error(error);
  fail(
    error.status >= 500 || ["connection-failed", "network-error", "timeout"].includes(error.code) ? 503 : 500,
    "can't be paid right now",
  );
};
const found = (id) => find(id) ?? fail(404, "no such order");
// Stamps begin with the order's id: an event leads to its order, even where the response that named its transaction was lost. A refund's names that, too.
const newStamp = (...ids) => [...ids, randomUUID()].join(".");
const idIn = (stamp) => stamp.split(".", 1)[0];
const refundsIn = (order) => Object.entries(order?.seen.refunds ?? {}).map(([id, each]) => ({ id, ...each }));
const refundsOf = (order, transactionId) => refundsIn(order).filter(({ id }) => id.split(".")[1] === transactionId);
const urls = (path) => ({ success: SHOP_URL + path, cancel: SHOP_URL + path });
const isCount = (value) => Number.isSafeInteger(value) && value > 0;

/** Creates an order, and its first payment. Prices are the shop's own, whatever a browser sends, and so is what can be ordered. */
export async function createOrder({ cart = { lamp: 1 }, email = "maija.mallikas@example.com" } = {}) {
  const lines = Object.entries(cart).map(([code, quantity]) => ({ code, quantity, ...catalogue[code] }));
  if (!lines.length || !lines.every(({ code, quantity }) => Object.hasOwn(catalogue, code) && isCount(quantity))) fail(400, "no such cart");
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) fail(400, "no such e-mail address");
  const { payment: sent, charged: amount } = rowsFromCart({ pricesIncludeVat: true, lines });
  const id = randomUUID();
  change(id, () => ({ id, customer: { email }, sent, amount, transactions: [], seen: newOrder, deliveries: 0 }));
  return pay(id);
}

/** Creates a payment of an order, also after one that failed. Returns where the customer pays it. */
export async function pay(id) {
  const { customer, sent, paidBy } = found(id);
  if (paidBy) fail(409, "the order is paid");
  const order = { ...sent, customer, stamp: newStamp(id), reference: id, currency: "EUR", language: "EN" };
  const body = { ...order, redirectUrls: urls("/return"), callbackUrls: urls("/hooks/payment") };
  const { transactionId, href } = await payments.createPayment({ body }).then(unwrap).catch(unavailable);
  change(id, (now) => ({ ...now, transactions: [...now.transactions, transactionId] }));
  return { id, href };
}

/** Refunds cents of an order, or its `rest`; or of a second payment of it. Nothing is refunded for want of an amount. For the shop's staff alone. */
export async function refund(id, /** @type {number | "rest"} */ amount, transactionId = found(id).paidBy) {
  const { customer, sent } = found(id);
  if (amount !== "rest" && !isCount(amount)) fail(400, 'amount: a number of cents, or "rest"'); // text would be euros for `rowsToRefund`
  if (!transactionId) fail(409, "the order is not paid");
  const stamp = newStamp(id, transactionId);
  let rows;
  // Reserved before the call: of two refunds at once, each takes what the other one leaves.
  change(id, (order) => {
    const refunded = refundsOf(order, transactionId).filter(({ status }) => status !== "fail");
    try {
      rows = rowsToRefund({ sent, refunded }, { amount });
    } catch ({ message }) {
      fail(409, message);
    }
    return { ...order, seen: withRefund(order.seen, { ...rows, stamp, status: "pending" }) };
  });
  const body = { ...rows, ...customer, refundStamp: stamp, callbackUrls: urls("/hooks/refund") };
  const result = await payments.refundPayment({ path: { transactionId }, body }).catch((error) => {
    console.error("refund of", transactionId, error);
    return ["validation-failed", "connection-failed"].includes(error.code) ? undefined : { status: "unknown" };
  });
  if (result && ![400, 401, 404, 422].includes(result.status)) return show(id);
  // Rejected, it has failed. Not sent, or signed with a wrong secret, it is taken out. All else is decided by the callback: without a response of the
  // service it may have been made, and even 201 says only that it is possible.
  const isRejected = result && result.status !== 401;
  const seenAs = isRejected ? { status: "fail", amount: rows.amount } : undefined;
  change(id, ({ seen, ...order }) => ({ ...order, seen: { ...seen, refunds: { ...seen.refunds, [stamp]: seenAs } } }));
  fail(409, "the service did not take the refund");
}

/** The order's state, for its pages. */
export function show(id) {
  const order = found(id);
  const { amount, seen, paidBy, deliveries, isOdd } = order;
  const { status, refunded, secondPayments } = stateOf(seen, paidBy);
  const isReturned = (each) => refundsOf(order, each).reduce((sum, one) => sum + (one.status === "ok" ? one.amount : 0), 0) === amount;
  const states = { held: "reserved", delayed: "pending", failed: "open", paid: isReturned(paidBy) ? "refunded" : "paid" };
  const state = isOdd || !secondPayments.every(isReturned) ? "attention" : (states[status] ?? status);
  return { state, paid: paidBy ? amount : 0, currency: "EUR", refunded, deliveries };
}

const onRefund = async (event) => change(idIn(event.stamp), (order) => ({ ...order, seen: withRefund(order.seen, event) }));
/** `pending` and `delayed` are neither paid nor failed. An order is paid by one payment, in full, and delivered once. */
const onPayment = async (event) =>
  change(idIn(event.stamp), (order) => {
    const { status, amount, transactionId } = event;
    const next = { ...order, transactions: [...new Set([...order.transactions, transactionId])], seen: withTransaction(order.seen, event) };
    if (status === "ok" && amount !== order.amount) return { ...next, isOdd: true };
    return status !== "ok" || order.paidBy ? next : { ...next, paidBy: transactionId, deliveries: order.deliveries + 1 };
  });
/** Second payments, and those whose creation got no response, are shown. A refund's event at this URL is no payment, as the service knows. */
async function onMismatch({ event }) {
  found(idIn(event.stamp));
  const payment = await payments.getPayment({ path: { transactionId: event.transactionId } });
  if (payment.status !== 404 && unwrap(payment)) await onPayment(event);
}

/** The shop's job, every ten minutes: asks about payments whose callback may be lost, and returns second payments, unless three refunds have failed. */
export async function tend() {
  for (const { id } of orders()) {
    const { transactions, seen } = found(id);
    const open = transactions.flatMap((transactionId) => (seen.transactions[transactionId] === "ok" ? [] : [{ transactionId }]));
    const results = await reconcile({ ...ofPayments, client: payments, open, patience: 0 });
    for (const { transactionId, error } of results) if (error) console.error("payment", transactionId, error);
    const order = found(id);
    if (!order.paidBy || order.isOdd) continue;
    const isLeft = (each) => refundsOf(order, each).length < 3 && refundsOf(order, each).every(({ status }) => status === "fail");
    for (const each of stateOf(order.seen, order.paidBy).secondPayments.filter(isLeft))
      await refund(id, "rest", each).catch(({ message }) => console.error("refund of", each, message));
  }
}

const merchant = { account, secret, store };
const ofPayments = { ...merchant, order: (stamp) => find(idIn(stamp)), onPayment, onMismatch };
const ofRefunds = {
  ...merchant,
  refund: (stamp) => refundsIn(find(idIn(stamp))).find(({ id }) => id === stamp),
  onRefund,
  onMismatch: async ({ mismatch, event }) => console.error("refund", mismatch, event.stamp),
};
/** Takes what the service calls, and customers who return, at `paths`. */
export const receive = webhookRouter({
  "/hooks/payment": paymentCallbackHandler(ofPayments),
  "/hooks/refund": refundCallbackHandler(ofRefunds),
  "/return": paymentRedirectHandler({ ...ofPayments, paymentPage: ({ stamp }) => `/orders/${idIn(stamp)}` }),
});
export const paths = ["/hooks/payment", "/hooks/refund", "/return"];
