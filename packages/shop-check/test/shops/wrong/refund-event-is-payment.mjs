export default {
  refundUrls: (base, order) => ({
    success: `${base}/callback/success?order=${order.reference}`,
    cancel: `${base}/callback/cancel?order=${order.reference}`,
  }),
  async onPayment(shop, query) {
    if (!this.genuine(query, shop.merchant)) return 400;
    const order = shop.orders.get(query.get("order"));
    if (!order) return 404;
    const refund = this.refundOf(shop, query);
    if (refund) this.markRefund(refund, this.statusOf(query));
    const payment = this.paymentOf(order, query) ?? order.payments[order.paidBy];
    if (!payment || Number(query.get("checkout-amount")) !== payment.amount) return 200;
    this.mark(payment, this.statusOf(query));
    if (refund && this.statusOf(query) === "ok") order.deliveries += 1;
    this.settle(order);
    return 200;
  },
};
