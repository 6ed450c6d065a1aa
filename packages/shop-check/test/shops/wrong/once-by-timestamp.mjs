import { STEPS } from "../right.mjs";

const seen = new Map();

export default {
  async onPayment(shop, query, at) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const stamp = query.get("checkout-stamp");
    const isRepeated = Date.now() - (seen.get(stamp) ?? 0) < 1000;
    seen.set(stamp, Date.now());
    return isRepeated ? 200 : STEPS.onPayment.call(this, shop, query, at);
  },
};
