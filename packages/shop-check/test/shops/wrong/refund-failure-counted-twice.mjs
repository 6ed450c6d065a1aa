import { STEPS } from "../right.mjs";

export default {
  async onRefund(shop, query) {
    const status = await STEPS.onRefund.call(this, shop, query);
    const refund = status === 200 && this.refundOf(shop, query);
    if (refund.status === "ok") refund.counted = refund.amount;
    if (this.statusOf(query) === "fail" && "counted" in refund) refund.counted -= refund.amount;
    return status;
  },
  refundedOf: ({ refunds }) => refunds.reduce((sum, { counted = 0 }) => sum + counted, 0),
};
