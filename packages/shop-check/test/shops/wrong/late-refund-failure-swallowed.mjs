// A refund that fails after it was ok gets an error from a state machine that has no such arrow.
export default {
  markRefund(refund, status) {
    if (refund.status === "ok" && status !== "ok") throw new Error("ok is final");
    refund.status = status;
  },
};
