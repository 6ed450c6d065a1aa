import { STEPS } from "../right.mjs";

// Events of payments are verified, those of refunds are not.
export default {
  onRefund(shop, query) {
    return STEPS.onRefund.call({ ...this, genuine: () => true }, shop, query);
  },
};
