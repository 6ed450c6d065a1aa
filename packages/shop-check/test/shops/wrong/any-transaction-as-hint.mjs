export default {
  async onPayment(shop, query) {
    const order = shop.orders.get(query.get("order"));
    const id = query.get("checkout-transaction-id");
    if (!order || !id) return 404;
    return shop.locked(order, async () => {
      const { status, body } = await shop.call("GET", `/payments/${id}`, undefined, id);
      if (status !== 200) return 503;
      this.mark(Object.values(order.payments)[0], body.status);
      this.settle(order);
      return 200;
    });
  },
};
