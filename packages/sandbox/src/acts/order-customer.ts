import { InputError } from "../domain/input-error.ts";
import { ImpossibleTransition } from "../domain/lifecycle.ts";
import type { NumberedMethod } from "../domain/methods.ts";
import { moveOrder, orderTriggers } from "../domain/orders/move-order.ts";
import type { Order, OrderContext } from "../domain/orders/order.ts";
import { orderRedirect } from "../domain/orders/order-event.ts";
import { cardErrorOf, LEGACY_TEST_CARDS, legacyTestCard, methodsOfOrder } from "../domain/orders/order-methods.ts";
import type { OrderTrigger } from "../domain/orders/order-lifecycle.ts";
import type { FaultSubject } from "../faults/faults.ts";
import { decidedApproval } from "../world/faults/transition-faults.ts";
import type { Session } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";
import type { PayOutcome } from "./act.ts";
import type { PayOptions } from "./generated/methods.ts";
import type { Redirect } from "./customer-return.ts";
import { among, NOTHING_TO_DO } from "./resolve.ts";

/** The acts of a customer on an order. */
export const ORDER_OUTCOMES: readonly (OrderTrigger & PayOutcome)[] = ["approve", "cancel", "reject", "pending"];

/** Pays an order. One that was cancelled is opened again first. */
export async function payOrder(world: World, session: Session, order: Order, options: PayOptions): Promise<Redirect> {
  const context = contextIn(world, order.account);
  const opened = openedAgain(order, session.now, context);
  const open = opened?.order ?? order;
  const method = usedIn(open, context, options);
  const error = method && cardErrorOf(order.amount, method);
  const { outcome = error === undefined ? "approve" : "reject" } = options;
  const possible = orderTriggers(open, context, method);
  const trigger = among(`an order that is ${order.status}`, ORDER_OUTCOMES, possible, outcome, NOTHING_TO_DO);
  if (trigger === "approve" && error !== undefined)
    throw new ImpossibleTransition(`approve: the amount asks for the card's response code ${error}; possible: reject, cancel`, [
      "reject",
      "cancel",
    ]);
  if (!method && trigger !== "cancel") throw new InputError(`method: is missing; must be one of ${names(methodsOfOrder(open, context))}`);
  if (opened) await session.apply(opened);
  const isRejected = trigger === "approve" && decidedApproval(session, faultSubject(order), possible, method?.method).isRejected;
  const made = isRejected ? "reject" : trigger;
  const moved = moveOrder(open, made, session.now, context, method);
  await session.apply(moved);
  await session.record({ command: "pay", of: order.token, input: isRejected ? { ...options, outcome: made } : options });
  return orderReturn(moved.order, session.now);
}

const faultSubject = ({ account, token, request, amount }: Order): FaultSubject => ({
  merchant: account,
  id: token,
  reference: request.orderNumber,
  amount,
});

/** The changes that open an order again after it was cancelled; undefined for any other. */
export const openedAgain = (order: Order, now: number, context: OrderContext): ReturnType<typeof moveOrder> | undefined =>
  orderTriggers(order, context).includes("open") ? moveOrder(order, "open", now, context) : undefined;

/** Where the customer of an order returns to. */
export const orderReturn = (order: Order, now: number): Redirect => ({ account: order.account, ...orderRedirect(order, now) });

/** The method that a customer uses: by its id, or by one of its names. */
function usedIn(order: Order, context: OrderContext, { method: id, card: text }: PayOptions): NumberedMethod | undefined {
  const card = text === undefined ? undefined : legacyTestCard(text);
  if (text !== undefined && !card)
    throw new InputError(
      `card: must be a test card of the legacy page, one of ${LEGACY_TEST_CARDS.map(({ number }) => number).join(", ")}`,
    );
  if (id === undefined && !card) return undefined;
  const offered = methodsOfOrder(order, context);
  const found = offered.find(({ method, name }) => (id === undefined || id === method.id || id === name) && (!card || card.name === name));
  if (!found)
    throw new InputError(`method: ${[id, card?.name].filter(Boolean).join(", ")} is not offered; must be one of ${names(offered)}`);
  return found;
}

const names = (methods: readonly NumberedMethod[]): string => methods.map(({ method, name }) => `${method.id} (${name})`).join(", ");
