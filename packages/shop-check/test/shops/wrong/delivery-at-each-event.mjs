export default {
  handled(order, query) {
    if (order.paidBy && order.wasPaid && this.statusOf(query) === "ok") order.deliveries += 1;
    order.wasPaid = order.paidBy;
  },
};
