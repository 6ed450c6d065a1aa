import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    const order = this.orderOf(shop, query);
    const wasPaid = order?.paidBy !== undefined;
    const status = await STEPS.onPayment.call(this, shop, query, at);
    if (status === 200 && wasPaid && this.statusOf(query) === "ok") order.deliveries += 1;
    return status;
  },
};
