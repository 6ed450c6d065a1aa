/** How a trigger changes an order. */
import type { Changes } from "../changes.ts";
import { createdKey } from "../created-key.ts";
import { possibleTriggers, transition } from "../lifecycle.ts";
import { numberedMethods, type NumberedMethod } from "../methods.ts";
import { lineDocument } from "../settlements/line-document.ts";
import { linesOfOrder } from "../settlements/order-lines.ts";
import { timersAfter } from "../timers.ts";
import type { Order, OrderContext, OrderSubject } from "./order.ts";
import { orderNotification } from "./order-event.ts";
import { ORDER_LIFECYCLE, type OrderTrigger } from "./order-lifecycle.ts";

/** The subject of an order's rows, when a method takes part now or took part before. */
const subjectOf = (order: Order, context: OrderContext, method = methodOf(order)): OrderSubject => ({ order, method, ...context });

const methodOf = ({ methodNumber }: Pick<Order, "methodNumber">): NumberedMethod | undefined =>
  numberedMethods({ enabled: undefined }).find(({ number }) => number === methodNumber);

/** The triggers that are possible for an order. */
export const orderTriggers = (order: Order, context: OrderContext, method?: NumberedMethod): readonly OrderTrigger[] =>
  possibleTriggers(ORDER_LIFECYCLE, order.status, subjectOf(order, context, method));

/**
 * Changes an order by a trigger.
 *
 * @param now - milliseconds since 1970
 * @param method - that the customer uses; of a payment that is found on the bank statement, the one that was used before, else Nordea
 * @throws ImpossibleTransition that names the possible triggers
 */
export function moveOrder(
  order: Order,
  trigger: OrderTrigger,
  now: number,
  context: OrderContext,
  method?: NumberedMethod,
): Changes & { readonly order: Order } {
  const row = transition(ORDER_LIFECYCLE, order.status, trigger, subjectOf(order, context, method));
  const { waitsFor: _waitsFor, cause: before, ...rest } = order;
  const cause = row.cause ?? (row.to === row.from ? before : undefined);
  const used = method ?? (row.to === "paid" && order.method === undefined ? BANK : undefined);
  const at = new Date(now).toISOString();
  const moved: Order = {
    ...rest,
    status: row.to,
    ...(row.waitsFor !== undefined && { waitsFor: row.waitsFor }),
    ...(cause !== undefined && { cause }),
    ...(used && { method: used.method.id, methodNumber: used.number, methodName: used.name }),
    ...(row.to === "paid" && { paidAt: at }),
    ...(row.on === "expire" && { expiredAt: at }),
  };
  const possible = new Set<string>(orderTriggers(moved, context));
  const { token: about, createdAt } = order;
  const { timers, changes } = timersAfter({ kind: "order", about, createdAt, timers: order.timers }, row.timer, now, (on) =>
    possible.has(on),
  );
  const next = { ...moved, timers };
  const lines = row.to === "paid" ? linesOfOrder(next, context) : [];
  return {
    order: next,
    documents: [
      { kind: "order", id: about, body: next, ...(order.status === "none" && { keys: keysOf(order) }) },
      ...lines.map(lineDocument),
    ],
    events: row.callback === "none" ? [] : orderNotification(next, context),
    timers: changes,
    transitions: [{ rule: row.rule, of: "order", about, from: order.status, on: trigger, to: row.to }],
  };
}

/** The method on a bank statement where the customer had chosen none. */
const BANK = methodOf({ methodNumber: 1 });

const keysOf = (order: Order): Readonly<Record<string, string | { readonly unique: string }>> => ({
  paymentId: { unique: `${order.account} ${order.paymentId}` },
  orderNumber: `${order.account} ${order.request.orderNumber}`,
  created: createdKey(order, order.token),
});
