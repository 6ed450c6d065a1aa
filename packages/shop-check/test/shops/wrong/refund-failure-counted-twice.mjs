export default {
  handledRefund(order, query, refund) {
    if (refund.status === "ok") refund.counted = refund.amount;
    if (this.statusOf(query) === "fail" && "counted" in refund) refund.counted -= refund.amount;
  },
  refundedOf: ({ refunds }) => refunds.reduce((sum, { counted = 0 }) => sum + counted, 0),
};
