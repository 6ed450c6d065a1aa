import { createOrder, type OrderCommand, referenceKey } from "../../domain/orders/create-order.ts";
import type { Order, OrderContext } from "../../domain/orders/order.ts";
import { withCheckDigit } from "../../ground/reference-number.ts";
import type { Rejected } from "../../domain/rules/rejected.ts";
import type { Session } from "../../world/session.ts";
import type { World } from "../../world/world.ts";

/** Opens an order of a merchant, with ids of its own. */
export async function openOrder(
  session: Session,
  world: World,
  context: OrderContext,
  { request, interfaceClass }: Pick<OrderCommand, "request" | "interfaceClass">,
): Promise<{ readonly order: Order } | Rejected> {
  const { account } = context.merchant;
  const { referenceNumber } = request;
  const isReferenceTaken =
    referenceNumber !== undefined && (await session.load("reference", referenceKey(account, referenceNumber))) !== undefined;
  const ids = await newOrderIds(session, world, account);
  const decision = createOrder({ request, interfaceClass, ...ids }, { ...context, isReferenceTaken }, session.now);
  if (!("rejected" in decision)) await session.apply(decision);
  return decision;
}

/** Ids of an order. Twelve digits are few enough that another order of the merchant may have them. */
async function newOrderIds(session: Session, world: World, account: string): Promise<Omit<OrderCommand, "request" | "interfaceClass">> {
  for (;;) {
    const token = await session.newToken("order", 64);
    const paymentId = world.ids.digits("payment id", token, 12);
    const [other] = await session.find("order", "paymentId", { equal: `${account} ${paymentId}` });
    if (!other) return { token, paymentId, referenceNumber: withCheckDigit(world.ids.digits("order reference", token, 11)) };
  }
}
