export default {
  markRefund(refund, status) {
    refund.status = status;
  },
};
