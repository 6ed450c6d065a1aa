import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const id = query.get("checkout-transaction-id");
    const { status } = await shop.call("GET", `/payments/${id}`, undefined, id).catch(() => ({}));
    return status === 200 ? STEPS.onPayment.call(this, shop, query, at) : 200;
  },
};
