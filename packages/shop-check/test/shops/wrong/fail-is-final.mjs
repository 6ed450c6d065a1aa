export default {
  settle(order) {
    if (order.failed) return;
    order.failed = Object.values(order.payments).some(({ status }) => status === "fail");
    for (const payment of Object.values(order.payments)) {
      if (payment.status !== "ok" || payment.seen || order.failed) continue;
      payment.seen = true;
      if (order.paidBy || payment.amount !== order.amount) order.notices += 1;
      else this.pay(order, payment);
    }
  },
};
