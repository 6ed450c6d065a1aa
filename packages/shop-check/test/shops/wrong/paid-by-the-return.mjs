export default {
  handled(order, query, { isBack }) {
    if (order.paidBy && !order.wasPaid && isBack) order.deliveries -= 1;
    order.wasPaid = order.paidBy;
  },
};
