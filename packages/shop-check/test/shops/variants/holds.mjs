// Right: it holds the amount on a card, and commits the hold when its scheduled job ships.
import { randomUUID } from "node:crypto";

export default {
  async open(order, shop) {
    const made = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
    const { token } = await (await fetch(`${shop.service}/_sandbox/worlds/shop/tokens`, made)).json();
    const payment = { stamp: randomUUID(), amount: order.amount, status: "new", token };
    order.payments[payment.stamp] = payment;
    const body = { ...shop.requestOf(order, payment), token };
    const { status, body: held } = await shop.call("POST", "/payments/token/mit/authorization-hold", body);
    if (status !== 201) return undefined;
    payment.id = held.transactionId;
    order.hold = "reserved";
    order.state = "reserved";
    return "held";
  },
  pay(order, payment) {
    order.paidBy = payment.stamp;
    order.paid = payment.amount;
    order.deliveries += 1;
    delete order.state;
  },
  async tick(shop) {
    for (const order of shop.orders.values()) {
      const [payment] = Object.values(order.payments);
      if (order.hold !== "reserved" || order.paidBy || order.cancelled) continue;
      order.hold = "committed";
      payment.amount = order.amount;
      const body = { ...shop.requestOf(order, payment), token: payment.token };
      await shop.call("POST", `/payments/${payment.id}/token/commit`, body, payment.id).catch(() => {});
    }
  },
  edit(order) {
    if (order.paidBy || order.hold) return 409;
    order.amount += 500;
    return 200;
  },
  async cancel(order) {
    return order.paidBy || order.hold ? 409 : 200;
  },
};
