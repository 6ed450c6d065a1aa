import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const order = this.orderOf(shop, query);
    if (!order) return 404;
    return shop.locked(order, async () => {
      const payment = this.paymentOf(order, query);
      if (!this.fits(order, payment, query)) return 400;
      if (this.statusOf(query) === "ok" && !order.paidBy) order.deliveries += 1;
      const id = query.get("checkout-transaction-id");
      const { status } = await shop.call("GET", `/payments/${id}`, undefined, id);
      if (status !== 200) return 503;
      const { deliveries } = order;
      this.mark(payment, this.statusOf(query));
      this.settle(order);
      order.deliveries = deliveries;
      return 200;
    });
  },
  onRefund: STEPS.onRefund,
};
