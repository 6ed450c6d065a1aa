export default {
  markRefund(refund, status) {
    if (refund.status !== "ok") refund.status = status;
  },
};
