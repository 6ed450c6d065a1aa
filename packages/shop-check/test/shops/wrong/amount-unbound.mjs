export default {
  fits: (order, payment, query) => payment.id === undefined || payment.id === query.get("checkout-transaction-id"),
  isOdd: (order) => order.paidBy || order.cancelled,
};
