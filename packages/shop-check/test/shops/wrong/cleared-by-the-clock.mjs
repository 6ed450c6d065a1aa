import { STEPS } from "../right.mjs";

export default {
  orderOf(shop, query) {
    const order = STEPS.orderOf(shop, query);
    return order?.ticks > 1 && !order.paidBy ? undefined : order;
  },
  async tick(shop) {
    for (const order of shop.orders.values()) order.ticks = (order.ticks ?? 0) + 1;
  },
};
