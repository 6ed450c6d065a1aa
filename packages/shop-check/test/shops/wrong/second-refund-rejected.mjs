export default {
  refundedOf: ({ refunds }) =>
    refunds
      .slice(0, 1)
      .filter(({ status }) => status === "ok")
      .reduce((sum, { amount }) => sum + amount, 0),
};
