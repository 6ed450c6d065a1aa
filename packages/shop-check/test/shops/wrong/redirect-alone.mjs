import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    return at.isBack ? STEPS.onPayment.call(this, shop, query, at) : 200;
  },
};
