// Right: as `polls`, by a timer of its own.
import polls from "./polls.mjs";

export default {
  ...polls,
  tick: async () => 200,
  async open(order, shop) {
    if (!shop.timer) {
      shop.timer = setInterval(() => void polls.tick.call({ ...shop.steps }, shop), 50);
      shop.timer.unref();
    }
    return shop.createPayment(order);
  },
};
