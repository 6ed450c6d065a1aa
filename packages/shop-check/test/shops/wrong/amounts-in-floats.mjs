const cents = (euros) => Math.trunc(euros * 100);

export default {
  refundedOf: ({ refunds }) => cents(refunds.filter(({ status }) => status === "ok").reduce((sum, { amount }) => sum + amount / 100, 0)),
};
