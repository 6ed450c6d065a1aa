// Right: genuine events are put in a queue, which is worked off a little later, in one row.
import { setTimeout as sleep } from "node:timers/promises";
import { STEPS } from "../right.mjs";

let queue = Promise.resolve();

export default {
  async onPayment(shop, query, at) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const order = this.orderOf(shop, query);
    if (!order) return 404;
    const work = async (before) => {
      await before;
      await sleep(5);
      await STEPS.onPayment.call(this, shop, query, at);
    };
    queue = work(queue);
    return 200;
  },
};
