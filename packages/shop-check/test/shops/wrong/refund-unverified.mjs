import { STEPS } from "../right.mjs";

export default {
  onRefund(shop, query) {
    return STEPS.onRefund.call({ ...this, genuine: () => true }, shop, query);
  },
};
