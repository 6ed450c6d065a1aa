import { setTimeout as sleep } from "node:timers/promises";

export default {
  async onPayment(shop, query) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const order = this.orderOf(shop, query);
    if (!order) return 404;
    const payment = this.paymentOf(order, query);
    if (!this.fits(order, payment, query)) return 400;
    const wasPaid = order.paidBy !== undefined;
    await sleep(1);
    this.mark(payment, this.statusOf(query));
    if (payment.status !== "ok") return 200;
    if (order.paidBy && order.paidBy !== payment.stamp && !payment.seen) order.notices += 1;
    else if (!wasPaid && !order.cancelled && payment.amount === order.amount) this.pay(order, payment);
    else if (!payment.seen) order.notices += 1;
    payment.seen = true;
    return 200;
  },
};
