export default {
  settle(order) {
    for (const payment of Object.values(order.payments)) {
      if (payment.status !== "ok" || payment.seen) continue;
      payment.seen = true;
      if (order.paidBy || order.cancelled) order.notices += 1;
      else this.pay(order, payment);
    }
  },
  pay(order, payment) {
    order.paidBy = payment.stamp;
    order.paid = order.amount;
    order.deliveries += 1;
  },
};
