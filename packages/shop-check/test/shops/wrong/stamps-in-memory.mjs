import { STEPS } from "../right.mjs";

const stamps = new Set();

export default {
  paymentRequest(shop, order, payment) {
    stamps.add(payment.stamp);
    return shop.requestOf(order, payment);
  },
  async onPayment(shop, query) {
    return stamps.has(query.get("checkout-stamp")) || !this.genuine(query, shop.merchant) ? STEPS.onPayment.call(this, shop, query) : 200;
  },
};
