export default {
  settle(order) {
    for (const payment of Object.values(order.payments)) {
      if (payment.status !== "ok" || payment.seen) continue;
      payment.seen = true;
      if (order.cancelled) order.deliveries += 1;
      else if (order.paidBy || payment.amount !== order.amount) order.notices += 1;
      else this.pay(order, payment);
    }
  },
};
