import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    const order = at.isBack ? this.orderOf(shop, query) : undefined;
    if (!order) return STEPS.onPayment.call(this, shop, query, at);
    this.mark(this.paymentOf(order, query), this.statusOf(query));
    this.settle(order);
    return 200;
  },
};
