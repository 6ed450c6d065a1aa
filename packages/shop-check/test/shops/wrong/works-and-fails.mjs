import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    const status = await STEPS.onPayment.call(this, shop, query, at);
    if (status !== 200 || this.statusOf(query) !== "ok") return status;
    const order = this.orderOf(shop, query);
    order.worked = (order.worked ?? 0) + 1;
    if (order.worked > 1) order.deliveries += 1;
    return order.worked > 1 || at.isBack ? 200 : 500;
  },
};
