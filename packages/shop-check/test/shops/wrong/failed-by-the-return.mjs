import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    const status = await STEPS.onPayment.call(this, shop, query, at);
    if (status !== 200 || !at.isBack) return status;
    const order = this.orderOf(shop, query);
    order.state = this.statusOf(query) === "fail" ? "cancelled" : undefined;
    return status;
  },
};
