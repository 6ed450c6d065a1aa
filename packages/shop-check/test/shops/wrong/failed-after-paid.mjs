export default {
  handled(order, query) {
    if (this.statusOf(query) === "fail") order.state = "cancelled";
    if (this.statusOf(query) === "ok") delete order.state;
  },
};
