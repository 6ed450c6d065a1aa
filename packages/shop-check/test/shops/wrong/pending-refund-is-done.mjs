export default {
  refundedOf: ({ refunds }) =>
    refunds.filter(({ status }) => status === "ok" || status === "pending").reduce((sum, { amount }) => sum + amount, 0),
};
