export default {
  handled(order, query, { isBack }) {
    if (isBack) order.state = this.statusOf(query) === "fail" ? "cancelled" : undefined;
  },
};
