// Right: an event is a hint, whoever sends it. What became of the payment, the shop asks the service.
export default {
  async onPayment(shop, query) {
    const order = this.orderOf(shop, query);
    const payment = order && this.paymentOf(order, query);
    if (!payment) return 404;
    return shop.locked(order, async () => {
      // It came before the response that has the id: let it come again.
      if (!payment.id) return 503;
      const { status, body } = await shop.call("GET", `/payments/${payment.id}`, undefined, payment.id);
      if (status !== 200) return 503;
      this.mark(payment, body.status);
      this.settle(order);
      return 200;
    });
  },
};
