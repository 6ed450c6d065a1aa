// Refunds are kept by their payment: the first one is taken for all of them.
export default {
  refundedOf: ({ refunds }) =>
    refunds
      .slice(0, 1)
      .filter(({ status }) => status === "ok")
      .reduce((sum, { amount }) => sum + amount, 0),
};
