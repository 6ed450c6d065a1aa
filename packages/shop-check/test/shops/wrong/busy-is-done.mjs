import { setTimeout as sleep } from "node:timers/promises";
import { STEPS } from "../right.mjs";

const busy = new Set();

export default {
  async onPayment(shop, query, at) {
    const order = this.orderOf(shop, query);
    if (busy.has(order)) return 200;
    busy.add(order);
    await sleep(20);
    return STEPS.onPayment.call(this, shop, query, at).finally(() => busy.delete(order));
  },
};
