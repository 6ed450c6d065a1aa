// A right shop in one file, on node:http alone. Each wrong shop is this one with a step replaced: see the folder `wrong`.
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The later status wins, whichever event comes first. */
const RANK = ["new", "pending", "delayed", "fail", "ok"];
const REFUND_RANK = ["asked", "pending", "ok", "fail"];
const later = (rank, one, other) => (rank.indexOf(one) > rank.indexOf(other) ? one : other);

const sign = (secret, pairs, body = "") => {
  const lines = pairs.filter(([name]) => name.startsWith("checkout-")).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHmac("sha256", secret)
    .update([...lines.map((pair) => pair.join(":")), body].join("\n"))
    .digest("hex");
};

/** The steps of the shop. */
export const STEPS = {
  callbacks: true,
  isSame: (given, own) => given.length === own.length && timingSafeEqual(Buffer.from(given), Buffer.from(own)),
  /** Whether a query is the service's, once each and signed. */
  genuine(query, { secret, account }) {
    const names = [...query.keys()];
    return (
      new Set(names).size === names.length &&
      query.get("checkout-account") === String(account) &&
      this.isSame(query.get("signature") ?? "", sign(secret, [...query]))
    );
  },
  statusOf: (query) => query.get("checkout-status"),
  orderOf: (shop, query) => [...shop.orders.values()].find(({ payments }) => payments[query.get("checkout-stamp")]),
  paymentOf: (order, query) => order.payments[query.get("checkout-stamp")],
  /** Whether an event is about this payment of ours. */
  fits: (order, payment, query) =>
    Number(query.get("checkout-amount")) === payment.amount &&
    (payment.id === undefined || payment.id === query.get("checkout-transaction-id")),
  isPaid: (status) => status === "ok",
  mark(payment, status) {
    if (RANK.includes(status)) payment.status = later(RANK, status, payment.status);
  },
  /** Whether a payment is for somebody to see, and does not make the order paid. */
  isOdd: (order, payment) => order.paidBy || order.cancelled || payment.amount !== order.amount,
  /** Derives the order's state from the statuses of the payments. */
  settle(order) {
    for (const payment of Object.values(order.payments)) {
      if (!this.isPaid(payment.status) || payment.seen) continue;
      payment.seen = true;
      if (this.isOdd(order, payment)) order.notices += 1;
      else this.pay(order, payment);
    }
  },
  pay(order, payment) {
    order.paidBy = payment.stamp;
    order.paid = payment.amount;
    order.deliveries += 1;
  },
  markRefund(refund, status) {
    if (REFUND_RANK.includes(status)) refund.status = later(REFUND_RANK, status, refund.status);
  },
  refundOf: (shop, query) =>
    [...shop.orders.values()].flatMap(({ refunds }) => refunds).find(({ stamp }) => stamp === query.get("checkout-stamp")),
  fitsRefund: (refund, query) => Number(query.get("checkout-amount")) === refund.amount,
  refundedOf: ({ refunds }) => refunds.filter(({ status }) => status === "ok").reduce((sum, { amount }) => sum + amount, 0),
  leftOf: ({ paid, refunds }) => paid - refunds.filter(({ status }) => status !== "fail").reduce((sum, { amount }) => sum + amount, 0),
  refundUrls: (base, order) => ({ success: `${base}/refunds/${order.reference}`, cancel: `${base}/refunds/${order.reference}` }),
  paymentRequest: (shop, order, payment) => shop.requestOf(order, payment),
  edit(order) {
    if (order.paidBy) return 409;
    order.amount += 500;
    return 200;
  },
  cancel(order) {
    if (order.paidBy) return 409;
    order.cancelled = true;
    return 200;
  },
  /** An event of a payment, or the customer's redirect: both are proof. */
  async onPayment(shop, query, at) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const order = this.orderOf(shop, query);
    if (!order) return 404;
    return shop.locked(order, async () => {
      const payment = this.paymentOf(order, query);
      // A refund's event has the stamp of its payment where it has none of its own.
      if (!this.fits(order, payment, query)) return 400;
      this.mark(payment, this.statusOf(query));
      this.settle(order);
      const status = this.handled(order, query, at) ?? 200;
      await shop.save(order);
      return status;
    });
  },
  async onRefund(shop, query) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const refund = this.refundOf(shop, query);
    if (!refund) return 404;
    const order = shop.orders.get(refund.order);
    return shop.locked(order, async () => {
      if (!this.fitsRefund(refund, query)) return 400;
      this.markRefund(refund, this.statusOf(query));
      this.handledRefund(order, query, refund);
      await shop.save(order);
      return 200;
    });
  },
  /** Steps that wrong shops take besides, once an event is handled. */
  handled() {},
  handledRefund() {},
  async tick() {},
};

/** Starts a shop. Given a file, it keeps its orders there, a line for each change. */
export async function startShop(steps = {}, options = {}) {
  const { port = 0, file, ...settings } = options;
  const merchant = { account: settings.account ?? 375917, secret: settings.secret ?? "SAIPPUAKAUPPIAS" };
  const service = settings.service ?? "https://services.paytrail.com";
  const own = { ...STEPS, ...steps };
  const locks = new Map();
  const shop = {
    merchant,
    service,
    orders: new Map(),
    async save(order) {
      if (file) appendFileSync(file, `${JSON.stringify(order)}\n`);
    },
    async locked(order, run) {
      const turn = (locks.get(order.reference) ?? Promise.resolve()).then(run);
      locks.set(
        order.reference,
        turn.catch(() => {}),
      );
      return turn;
    },
    async call(method, path, body, id) {
      const text = body === undefined ? "" : JSON.stringify(body);
      const headers = {
        "checkout-account": String(merchant.account),
        "checkout-algorithm": "sha256",
        "checkout-method": method,
        "checkout-nonce": randomUUID(),
        "checkout-timestamp": new Date().toISOString(),
        ...(id && { "checkout-transaction-id": id }),
      };
      headers.signature = sign(merchant.secret, Object.entries(headers), text);
      if (body !== undefined) headers["content-type"] = "application/json; charset=utf-8";
      const response = await fetch(service + path, { method, headers, ...(body !== undefined && { body: text }) });
      const read = await response.text();
      return { status: response.status, body: response.ok ? JSON.parse(read) : undefined };
    },
    requestOf({ reference }, { stamp, amount }) {
      const at = (path) => ({
        success: `${shop.base}/${path}/success?order=${reference}`,
        cancel: `${shop.base}/${path}/cancel?order=${reference}`,
      });
      return {
        stamp,
        reference,
        amount,
        currency: "EUR",
        language: "EN",
        items: [{ unitPrice: amount, units: 1, vatPercentage: 25.5, productCode: "LAMP", stamp: `${stamp}-1` }],
        customer: { email: "aino.esimerkki@example.com" },
        redirectUrls: at("back"),
        ...(own.callbacks && { callbackUrls: at("callback") }),
      };
    },
    async createPayment(order) {
      const payment = { stamp: randomUUID(), amount: order.amount, status: "new" };
      order.payments[payment.stamp] = payment;
      await shop.save(order);
      const { status, body } = await shop.call("POST", "/payments", own.paymentRequest(shop, order, payment));
      if (status !== 201) return undefined;
      payment.id = body.transactionId;
      await shop.save(order);
      return body.href;
    },
    async refund(order, amount) {
      const left = own.leftOf(order);
      const refund = { order: order.reference, stamp: randomUUID(), amount: Math.min(amount, left), status: "asked" };
      if (!order.paidBy || refund.amount < 1) return 409;
      order.refunds.push(refund);
      await shop.save(order);
      const payment = order.payments[order.paidBy];
      const body = {
        amount: refund.amount,
        refundStamp: refund.stamp,
        callbackUrls: own.refundUrls(shop.base, order),
        email: "aino.esimerkki@example.com",
      };
      const response = await shop.call("POST", `/payments/${payment.id}/refund`, body, payment.id);
      // A response that is lost, or an error of the service, leaves it open: the callback says what became of it.
      if (response.status === 201) own.markRefund(refund, response.body.status);
      else if (response.status < 500) own.markRefund(refund, "fail");
      await shop.save(order);
      return response.status === 201 ? 200 : 502;
    },
    stateOf(order) {
      const refunded = own.refundedOf(order);
      const statuses = Object.values(order.payments).map(({ status }) => status);
      const open = order.cancelled ? "cancelled" : statuses.some((each) => ["pending", "delayed"].includes(each)) ? "pending" : "open";
      const state =
        order.state ??
        (order.paidBy ? (refunded > 0 && refunded >= order.paid ? "refunded" : "paid") : order.notices > 0 ? "attention" : open);
      return { state, paid: order.paid, currency: "EUR", refunded, deliveries: order.deliveries, notices: order.notices };
    },
  };
  shop.steps = own;
  if (file && existsSync(file))
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
      const order = JSON.parse(line);
      shop.orders.set(order.reference, order);
    }

  const acts = {
    "pay-again": async (order) => (order.paidBy || order.cancelled ? 409 : (await shop.createPayment(order)) === undefined ? 502 : 200),
    edit: async (order) => own.edit(order),
    cancel: async (order) => own.cancel(order),
    refund: async (order, query) => shop.refund(order, Number(query.get("amount") ?? order.paid)),
  };
  const respond = async (method, { pathname, searchParams }) => {
    const [, place, second, third] = pathname.split("/");
    if (place === "callback" || place === "back")
      return { status: await own.onPayment(shop, searchParams, { isBack: place === "back", url: second }) };
    if (place === "refunds") return { status: await own.onRefund(shop, searchParams) };
    if (place === "tick") return { status: (await own.tick(shop)) ?? 200 };
    if (place !== "orders") return { status: 404 };
    if (method === "POST" && second === undefined) {
      const reference = `R${randomUUID().slice(0, 12)}`;
      const order = { reference, amount: 1525, payments: {}, refunds: [], notices: 0, deliveries: 0, paid: 0 };
      shop.orders.set(order.reference, order);
      const href = await (own.open ? own.open(order, shop) : shop.createPayment(order));
      return { status: href === undefined ? 502 : 201, body: { reference, href } };
    }
    const order = shop.orders.get(second);
    if (!order) return { status: 404 };
    if (method === "GET") return { status: 200, body: shop.stateOf(order) };
    const act = acts[third];
    if (!act) return { status: 404 };
    const status = await act(order, searchParams);
    await shop.save(order);
    return { status };
  };
  const server = createServer(async (request, response) => {
    request.resume();
    const { status, body } = await respond(request.method, new URL(request.url, "http://shop")).catch(() => ({ status: 500 }));
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body ?? { status }));
  });
  await new Promise((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${server.address().port}`;
  shop.base = settings.url ?? base;
  return { ...shop, base, close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))) };
}

/** Starts the shop that a file of its own exports, on the port of the first argument. */
export const asProgram = (steps) => {
  const [, , port, file] = process.argv;
  const { MAKSU_SHOP_ACCOUNT: account, MAKSU_SHOP_SECRET: secret, SHOP_URL: url, SHOP_SERVICE: service } = process.env;
  const own = { port: Number(port), ...(file && { file }), ...(url && { url }), ...(service && { service }) };
  return startShop(steps, { ...own, ...(account && { account, secret }) });
};
