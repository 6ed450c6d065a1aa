export default {
  handled(order, query) {
    if (order.paidBy && this.statusOf(query) === "ok") order.state = "paid";
  },
  handledRefund(order) {
    delete order.state;
  },
};
