import { STEPS } from "../right.mjs";

export default {
  async onPayment(shop, query, at) {
    const order = this.orderOf(shop, query);
    if (order && this.genuine(query, shop.merchant) && this.statusOf(query) === "ok" && !order.paidBy) order.deliveries += 1;
    const id = query.get("checkout-transaction-id");
    const { status } = await shop.call("GET", `/payments/${id}`, undefined, id);
    return status === 200 ? STEPS.onPayment.call(this, shop, query, at) : 503;
  },
  pay(order, payment) {
    order.paidBy = payment.stamp;
    order.paid = payment.amount;
  },
};
