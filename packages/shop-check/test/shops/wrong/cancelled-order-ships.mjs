import { STEPS } from "../right.mjs";

export default {
  isOdd: (order, payment) => !order.cancelled && STEPS.isOdd(order, payment),
  pay(order, payment) {
    if (order.cancelled) order.deliveries += 1;
    else STEPS.pay(order, payment);
  },
};
