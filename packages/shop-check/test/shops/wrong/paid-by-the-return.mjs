import { STEPS } from "../right.mjs";

export default {
  onPayment(shop, query, at) {
    const pay = (order, payment) => {
      STEPS.pay(order, payment);
      if (at.isBack) order.deliveries -= 1;
    };
    return STEPS.onPayment.call({ ...this, pay }, shop, query, at);
  },
};
