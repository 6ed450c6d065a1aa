export default {
  cancel(order) {
    order.cancelled = true;
    delete order.paidBy;
    return 200;
  },
};
