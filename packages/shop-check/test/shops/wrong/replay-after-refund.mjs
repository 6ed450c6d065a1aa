import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    const status = await STEPS.onPayment.call(this, shop, query, at);
    const order = this.orderOf(shop, query);
    if (status === 200 && order.paidBy && this.statusOf(query) === "ok") order.state = "paid";
    return status;
  },
  async onRefund(shop, query) {
    const status = await STEPS.onRefund.call(this, shop, query);
    const refund = this.refundOf(shop, query);
    if (status === 200) delete shop.orders.get(refund.order).state;
    return status;
  },
};
