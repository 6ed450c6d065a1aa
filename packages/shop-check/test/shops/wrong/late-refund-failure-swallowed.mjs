export default {
  markRefund(refund, status) {
    if (refund.status === "ok" && status !== "ok") throw new Error("ok is final");
    refund.status = status;
  },
};
