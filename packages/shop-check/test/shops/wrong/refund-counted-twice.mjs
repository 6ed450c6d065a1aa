import { STEPS } from "../right.mjs";

export default {
  async onRefund(shop, query) {
    const status = await STEPS.onRefund.call(this, shop, query);
    if (status !== 200 || this.statusOf(query) !== "ok") return status;
    const order = shop.orders.get(this.refundOf(shop, query).order);
    order.counted = (order.counted ?? 0) + Number(query.get("checkout-amount"));
    return status;
  },
  refundedOf: ({ counted = 0 }) => counted,
};
