import { STEPS } from "../right.mjs";

export default {
  async onRefund(shop, query) {
    const status = await STEPS.onRefund.call(this, shop, query);
    const refund = this.refundOf(shop, query);
    if (refund?.status === "fail") shop.orders.get(refund.order).refunds = [];
    return status;
  },
};
