import { STEPS } from "../right.mjs";

export default {
  isOdd: (order, payment) => !order.paidBy && STEPS.isOdd(order, payment),
  pay(order, payment) {
    if (!order.paidBy) STEPS.pay(order, payment);
  },
};
