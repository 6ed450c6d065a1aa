import { setTimeout as sleep } from "node:timers/promises";

export default {
  async onPayment(shop, query) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const order = this.orderOf(shop, query);
    if (!order) return 404;
    void shop.locked(order, async () => {
      await sleep(200);
      const payment = this.paymentOf(order, query);
      if (!this.fits(order, payment, query)) return;
      this.mark(payment, this.statusOf(query));
      this.settle(order);
      await shop.save(order);
    });
    return 200;
  },
};
