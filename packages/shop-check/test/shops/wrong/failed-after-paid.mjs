import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    const status = await STEPS.onPayment.call(this, shop, query, at);
    const order = this.orderOf(shop, query);
    if (status === 200 && this.statusOf(query) === "fail") order.state = "cancelled";
    if (status === 200 && this.statusOf(query) === "ok") delete order.state;
    return status;
  },
};
