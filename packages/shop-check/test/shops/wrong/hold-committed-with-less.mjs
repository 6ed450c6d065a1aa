import holds from "../variants/holds.mjs";

export default {
  ...holds,
  async tick(shop) {
    for (const order of shop.orders.values()) {
      if (order.hold !== "reserved") continue;
      const { amount } = order;
      order.amount = amount - 500;
      await holds.tick.call(this, { ...shop, orders: new Map([[order.reference, order]]) });
      order.amount = amount;
    }
  },
  pay(order, payment) {
    holds.pay(order, payment);
    order.paid = order.amount;
  },
  isOdd: () => false,
};
