/** The orders of a world's merchant, as a test sees them. */
import type { PaymentRequest } from "@maksu/legacy-api";
import { validators } from "@maksu/legacy-api/validators";
import { checkOptions, enumOption, type OptionRules } from "@maksu/signing/options";
import { objectOption } from "@maksu/service-front";
import { InputError } from "../domain/input-error.ts";
import type { InterfaceClass, Order, OrderState } from "../domain/orders/order.ts";
import { orderPage } from "../service/legacy-api/create-payment.ts";
import { openOrder } from "../service/legacy-api/open-order.ts";
import type { Session } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";

/** An order to add, which no request could make: of another class of interface. */
export interface NewOrder {
  /** @defaultValue what the request stands for: `S1` with a `price`, `E1` with rows */
  readonly interfaceClass?: InterfaceClass;
  /** Fields of the legacy interface's request. @defaultValue an order of 99.00 € */
  readonly request?: { readonly [name in keyof PaymentRequest]?: PaymentRequest[name] | undefined };
}

/** An order, as a test sees it. */
export interface SandboxOrder {
  readonly token: string;
  /** `id` of the Merchant API, and `PAID` of receipts. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly interfaceClass: InterfaceClass;
  readonly status: OrderState | "none";
  /** Cents. */
  readonly amount: number;
  /** Whether its token has expired. */
  readonly isExpired: boolean;
  /** The page where it is paid. */
  readonly url: string;
}

const OPTIONS: OptionRules<NewOrder> = {
  interfaceClass: enumOption("S1", "E1", "E2", "1", "3", "third-party"),
  request: objectOption,
};

/** No name ends in .invalid. */
const NOWHERE = {
  success: "https://shop.invalid/success",
  failure: "https://shop.invalid/failure",
  notification: "https://shop.invalid/notification",
};

/** Adds an order. */
export async function addOrder(world: World, session: Session, account: string, order: NewOrder, pages: string): Promise<SandboxOrder> {
  checkOptions(order, OPTIONS, (message) => new InputError(message));
  const { interfaceClass, request = {} } = order;
  const price = request.orderDetails ? {} : { price: "99.00" };
  const body = { orderNumber: await session.newId("order number"), currency: "EUR", urlSet: NOWHERE, ...price, ...request };
  const [violation] = (await validators["createPayment"]?.())?.body?.(body) ?? [];
  if (violation) throw new InputError(`request${violation.pointer}: ${violation.message}`);
  const decision = await openOrder(session, world, contextIn(world, account), { request: body as PaymentRequest, interfaceClass });
  if ("rejected" in decision) throw new InputError(`request: ${decision.rejected.reason}`);
  await session.record({
    command: "addOrder",
    input: { ...(interfaceClass !== undefined && { interfaceClass }), request: body },
    made: decision.order.token,
  });
  return shown(decision.order, pages);
}

/** Lists the orders of a merchant, by their order numbers. */
export const ordersOf = async (session: Session, account: string, pages: string): Promise<readonly SandboxOrder[]> =>
  (await session.find("order", "orderNumber", { from: `${account} `, to: `${account}!` })).map((order) => shown(order, pages));

const shown = ({ token, paymentId, request, interfaceClass, status, amount, expiredAt }: Order, pages: string): SandboxOrder => ({
  token,
  paymentId,
  orderNumber: request.orderNumber,
  interfaceClass,
  status,
  amount,
  isExpired: expiredAt !== undefined,
  url: orderPage(pages, token),
});
