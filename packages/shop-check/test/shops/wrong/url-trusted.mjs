export default {
  async onPayment(shop, query, { url }) {
    const order = shop.orders.get(query.get("order"));
    if (!order) return 404;
    if (url === "success" && !order.paidBy) this.pay(order, Object.values(order.payments)[0]);
    return 200;
  },
};
