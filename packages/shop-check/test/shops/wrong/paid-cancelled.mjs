// The customer cancels while the event is under way, and the order that is paid is closed without a word.
export default {
  cancel(order) {
    order.cancelled = true;
    delete order.paidBy;
    return 200;
  },
};
