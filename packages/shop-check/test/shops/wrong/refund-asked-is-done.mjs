export default {
  refundedOf: ({ refunds }) => refunds.reduce((sum, { amount }) => sum + amount, 0),
};
