export default {
  handledRefund(order, query, { amount }) {
    if (this.statusOf(query) === "ok") order.counted = (order.counted ?? 0) + amount;
  },
  refundedOf: ({ counted = 0 }) => counted,
};
