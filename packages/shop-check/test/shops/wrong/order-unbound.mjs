export default {
  orderOf: (shop, query) => shop.orders.get(query.get("order")),
  paymentOf: (order, query) => order.payments[query.get("checkout-stamp")] ?? Object.values(order.payments)[0],
  fits: (order, payment, query) => Number(query.get("checkout-amount")) === payment.amount,
};
