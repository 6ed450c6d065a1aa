export default {
  fits: (order, payment, query) => payment.id === undefined || payment.id === query.get("checkout-transaction-id"),
  settle(order) {
    for (const payment of Object.values(order.payments)) {
      if (payment.status !== "ok" || payment.seen) continue;
      payment.seen = true;
      if (order.paidBy || order.cancelled) order.notices += 1;
      else this.pay(order, payment);
    }
  },
};
