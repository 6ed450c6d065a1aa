/** An order of the legacy interface: its life, what can happen next, and its refunds. */
import { transition } from "../../../domain/lifecycle.ts";
import type { NumberedMethod } from "../../../domain/methods.ts";
import { orderTriggers } from "../../../domain/orders/move-order.ts";
import { ORDER_LIFECYCLE, type OrderTrigger } from "../../../domain/orders/order-lifecycle.ts";
import { methodsOfOrder } from "../../../domain/orders/order-methods.ts";
import type { Order } from "../../../domain/orders/order.ts";
import { contextIn } from "../../../world/world.ts";
import { html } from "@maksu/markup";
import { badge, euros, facts, folded, json, short, time } from "../components.ts";
import { choiceField } from "../fields.ts";
import type { Place, View } from "../place.ts";
import { type Cause, nextSteps, type Step } from "../steps.ts";
import { lifeOf } from "../timeline.ts";
import { eventTable } from "./events.ts";
import { notFound } from "./not-found.ts";
import { merchantRefundTable, refundForm } from "./refunds.ts";

/** Builds the page. */
export async function orderView(place: Place): Promise<View> {
  const { reader, about, href } = place;
  const order = await reader.get("order", about);
  if (!order) return notFound(place, "order", about);
  const events = await reader.events({ about }, { limit: 100 });
  const refunds = await reader.list("merchantRefund", "order", { equal: about });
  const { status, amount, request, timers, createdAt, paidAt, refunded } = order;
  return {
    title: `Order ${request.orderNumber}`,
    main: html`<p><a href="${href("orders")}">Orders</a></p>
<h1>Order ${request.orderNumber}</h1>
<p class="amount">${euros(amount)} ${badge(status)}</p>
<div class="columns"><div>
<section class="panel"><h2>What can happen next</h2>
${nextSteps(place, stepsOf(place, order), timers)}
${status === "paid" && refundForm(place, { id: about, amount, refunded })}
</section>
<section class="panel"><h2>Life</h2>
${lifeOf(place, { about, remembered: { created: createdAt, paid: paidAt }, events, timers })}
</section></div>
<div><section class="panel"><h2>Facts</h2>
${facts({
  "Payment id": html`<code>${order.paymentId}</code>`,
  "Merchant ID": order.account,
  Class: order.interfaceClass,
  "Waits for": order.waitsFor,
  Cause: order.cause,
  "Reference number": order.referenceNumber,
  Method: order.method,
  Created: time(createdAt),
  Paid: paidAt !== undefined && time(paidAt),
  "Token expired": order.expiredAt !== undefined && time(order.expiredAt),
  Token: html`<code>${short(order.token)}</code>`,
  Refunded: refunded > 0 && euros(refunded),
})}
${folded("The shop’s request", json(request))}
</section></div></div>
<h2>Refunds</h2>
${merchantRefundTable(place, refunds, "No refunds yet.")}
<h2>Events</h2>
${eventTable(place, events, "No events yet.")}`,
  };
}

/** The triggers that the table has, depending on the methods that the order offers. */
function stepsOf({ running: { world } }: Place, order: Order): readonly Step[] {
  const context = contextIn(world, order.account);
  const { status } = order;
  const methods: readonly (NumberedMethod | undefined)[] = status === "waiting payment" ? methodsOfOrder(order, context) : [undefined];
  const byTrigger = new Map<OrderTrigger, (NumberedMethod | undefined)[]>();
  for (const method of methods)
    for (const trigger of orderTriggers(order, context, method)) byTrigger.set(trigger, [...(byTrigger.get(trigger) ?? []), method]);
  return [...byTrigger].map(([trigger, by]) => ({
    trigger,
    rows: [...new Set(by.map((method) => transition(ORDER_LIFECYCLE, status, trigger, { order, method, ...context })))],
    cause: causeOf(
      order,
      trigger,
      by.flatMap((method) => method ?? []),
    ),
  }));
}

function causeOf({ token: id }: Order, trigger: OrderTrigger, methods: readonly NumberedMethod[]): Cause {
  const method = choiceField(
    "method",
    methods.map(({ name }) => [name, name]),
    { label: "Method" },
  );
  switch (trigger) {
    case "approve":
    case "reject":
    case "pending":
      return { by: "form", operation: "pay", content: { values: { id, outcome: trigger }, fields: [method] } };
    case "cancel":
      return { by: "form", operation: "pay", content: { values: { id, outcome: trigger } } };
    case "accept":
    case "decline":
    case "find":
      return { by: "form", operation: "resolve", content: { values: { id, act: trigger } } };
    case "open":
      return { by: "shop", operations: "none: the customer opens the address again, and so does each payment here" };
    default:
      return { by: "time" };
  }
}
