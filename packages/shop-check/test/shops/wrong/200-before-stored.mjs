import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    if (!this.genuine(query, shop.merchant)) return 400;
    if (!this.orderOf(shop, query)) return 404;
    setTimeout(() => void STEPS.onPayment.call(this, shop, query, at), 200);
    return 200;
  },
};
