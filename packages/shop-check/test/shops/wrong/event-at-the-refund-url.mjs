import { STEPS } from "../right.mjs";

export default {
  refundUrls: (base, order) => ({
    success: `${base}/refunds/${order.reference}?order=${order.reference}`,
    cancel: `${base}/refunds/${order.reference}?order=${order.reference}`,
  }),
  async onRefund(shop, query) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const order = shop.orders.get(query.get("order"));
    const refund = this.refundOf(shop, query) ?? order?.refunds.at(-1);
    if (!refund) return 404;
    if (this.refundOf(shop, query)) return STEPS.onRefund.call(this, shop, query);
    refund.status = this.statusOf(query);
    return 200;
  },
};
