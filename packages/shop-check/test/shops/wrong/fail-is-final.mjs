import { STEPS } from "../right.mjs";

export default {
  settle(order) {
    order.failed ||= Object.values(order.payments).some(({ status }) => status === "fail");
    if (!order.failed) STEPS.settle.call(this, order);
  },
};
