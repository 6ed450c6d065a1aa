import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const id = query.get("checkout-transaction-id");
    try {
      const { status } = await shop.call("GET", `/payments/${id}`, undefined, id);
      if (status !== 200) throw new Error(`getPayment: ${status}`);
    } catch {
      return 200;
    }
    return STEPS.onPayment.call(this, shop, query, at);
  },
};
