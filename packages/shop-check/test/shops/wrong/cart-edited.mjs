export default {
  isOdd: (order) => order.paidBy || order.cancelled,
  pay(order, payment) {
    order.paidBy = payment.stamp;
    order.paid = order.amount;
    order.deliveries += 1;
  },
};
