// Right: no callbacks. Its scheduled job asks for every payment that is not over, and the return makes it ask at once.
const OVER = new Set(["ok"]);

async function ask(shop, order, steps) {
  for (const payment of Object.values(order.payments)) {
    if (!payment.id || OVER.has(payment.status) || payment.isGone) continue;
    const { status, body } = await shop.call("GET", `/payments/${payment.id}`, undefined, payment.id);
    if (status === 404) payment.isGone = true;
    if (status !== 200) continue;
    steps.mark(payment, body.status);
  }
  steps.settle(order);
}

export default {
  callbacks: false,
  async onPayment(shop, query, { isBack }) {
    if (!isBack || !this.genuine(query, shop.merchant)) return 400;
    const order = this.orderOf(shop, query);
    if (!order) return 404;
    return shop.locked(order, async () => (await ask(shop, order, this).catch(() => {}), 200));
  },
  async tick(shop) {
    // A fail may still be confirmed: orders are asked for until they are old.
    for (const order of [...shop.orders.values()].slice(-10)) await shop.locked(order, () => ask(shop, order, this).catch(() => {}));
  },
};
