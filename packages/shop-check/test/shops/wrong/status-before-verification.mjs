import { STEPS } from "../right.mjs";

// The page of the return shows what it is given, and keeps it; only the callback verifies.
export default {
  async onPayment(shop, query, at) {
    const order = at.isBack ? this.orderOf(shop, query) : undefined;
    if (!order) return STEPS.onPayment.call(this, shop, query, at);
    this.mark(this.paymentOf(order, query), this.statusOf(query));
    this.settle(order);
    return 200;
  },
};
