export default {
  orderOf(shop, query) {
    const order = [...shop.orders.values()].find(({ payments }) => payments[query.get("checkout-stamp")]);
    return order?.swept ? undefined : order;
  },
  async tick(shop) {
    for (const order of shop.orders.values()) {
      order.ticks = (order.ticks ?? 0) + 1;
      if (order.ticks > 1 && !order.paidBy) order.swept = true;
    }
  },
};
