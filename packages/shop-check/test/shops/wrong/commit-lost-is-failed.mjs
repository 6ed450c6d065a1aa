import { STEPS } from "../right.mjs";
import holds from "../variants/holds.mjs";

export default {
  ...holds,
  async tick(shop) {
    for (const order of shop.orders.values()) {
      const call = (...request) => shop.call(...request).catch(() => Object.assign(order, { state: "cancelled", isOver: true }));
      await holds.tick.call(this, { ...shop, call, orders: new Map([[order.reference, order]]) });
    }
  },
  settle(order) {
    if (!order.isOver) STEPS.settle.call(this, order);
  },
};
