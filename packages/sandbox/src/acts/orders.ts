/** The orders of a world's merchant, as a test sees them. */
import type { PaymentRequest } from "@maksu/legacy-api";
import { validators } from "@maksu/legacy-api/validators";
import { InputError } from "../domain/input-error.ts";
import type { Order } from "../domain/orders/order.ts";
import { orderPage } from "../service/legacy-api/create-payment.ts";
import { openOrder } from "../service/legacy-api/open-order.ts";
import type { Session } from "../world/session.ts";
import { contextIn } from "../world/world.ts";
import type { ActBody, ActOutput, Acts } from "./act.ts";
import type { ActContext } from "./context.ts";
import { listed } from "./lists.ts";

/** No name ends in .invalid. */
const NOWHERE = {
  success: "https://shop.invalid/success",
  failure: "https://shop.invalid/failure",
  notification: "https://shop.invalid/notification",
};

/** Adds an order. The legacy interface's description has the fields of its request. */
async function addOrder(
  { world, account, service: { pages } }: ActContext,
  session: Session,
  { interfaceClass, request = {} }: ActBody<"addOrder">,
): Promise<ActOutput<"addOrder">> {
  const price = request["orderDetails"] ? {} : { price: "99.00" };
  const body = { orderNumber: await session.newId("order number"), currency: "EUR", urlSet: NOWHERE, ...price, ...request };
  const [violation] = (await validators["createPayment"]?.())?.body?.(body) ?? [];
  if (violation) throw new InputError(`request${violation.pointer}: ${violation.message}`);
  const decision = await openOrder(session, world, contextIn(world, account("merchant")), {
    request: body as unknown as PaymentRequest,
    interfaceClass,
  });
  if ("rejected" in decision) throw new InputError(`request: ${decision.rejected.reason}`);
  await session.record({
    command: "addOrder",
    input: { ...(interfaceClass !== undefined && { interfaceClass }), request: body },
    made: decision.order.token,
  });
  return shown(decision.order, pages());
}

const shown = ({ token, paymentId, request, interfaceClass, status, amount, expiredAt }: Order, pages: string): ActOutput<"addOrder"> => ({
  token,
  paymentId,
  orderNumber: request.orderNumber,
  interfaceClass,
  status,
  amount,
  isExpired: expiredAt !== undefined,
  url: orderPage(pages, token),
});

export const acts: Pick<Acts, "addOrder" | "listOrders"> = {
  addOrder: (context, { body }) => context.change((session) => addOrder(context, session, body)),
  listOrders: (context, { query }) => listed(context, ["order"], query, ({ body }) => shown(body, context.service.pages())),
};
