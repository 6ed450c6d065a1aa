export default {
  orderOf: (shop, query) => shop.orders.get(query.get("checkout-reference")),
  paymentOf: (order, query) => order.payments[query.get("checkout-stamp")] ?? Object.values(order.payments)[0],
  fits: () => true,
  isOdd: (order) => order.paidBy || order.cancelled,
};
