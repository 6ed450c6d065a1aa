import { STEPS } from "../right.mjs";

export default {
  settle(order) {
    if (!order.cancelled) STEPS.settle.call(this, order);
  },
};
