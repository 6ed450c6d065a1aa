export default {
  handled(order, query, { isBack }) {
    if (this.statusOf(query) !== "ok") return 200;
    order.worked = (order.worked ?? 0) + 1;
    if (order.worked > 1) order.deliveries += 1;
    return order.worked > 1 || isBack ? 200 : 500;
  },
};
