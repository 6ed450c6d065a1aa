export default {
  handledRefund(order, query, { status }) {
    if (status === "fail") order.refunds = [];
  },
};
