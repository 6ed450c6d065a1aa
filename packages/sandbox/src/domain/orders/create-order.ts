/** The rules of a new order, in the order in which they are checked, and what it amounts to (Legacy interface, Payment request). */
import { orderAmounts } from "@maksu/legacy-api/order-amounts";
import type { PaymentRequest } from "@maksu/legacy-api";
import type { Changes } from "../changes.ts";
import { checkHttps } from "../check-https.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import { moveOrder } from "./move-order.ts";
import type { InterfaceClass, Order, OrderContext } from "./order.ts";

export interface NewOrderState extends OrderContext {
  /** Whether another order of the merchant has the reference number. */
  readonly isReferenceTaken: boolean;
}

/** A request for an order, and its ids. */
export interface OrderCommand {
  readonly request: PaymentRequest;
  /** @defaultValue S1 for an order with a `price`, E1 for one with rows */
  readonly interfaceClass?: InterfaceClass | undefined;
  readonly token: string;
  readonly paymentId: string;
  readonly referenceNumber: string;
}

/** The highest amount in cents: what a number holds exactly. */
const HIGHEST = BigInt(Number.MAX_SAFE_INTEGER);

/** The least amount in cents (Legacy interface, Limits). */
const LEAST = 65n;

/** Opens an order. */
export function createOrder(
  { request, interfaceClass, token, paymentId, referenceNumber }: OrderCommand,
  state: NewOrderState,
  now: number,
): (Changes & { readonly order: Order }) | Rejected {
  const { merchant, isReferenceTaken } = state;
  const { total, byVat } = orderAmounts(request);
  if (request.orderDetails && (total > HIGHEST || total < LEAST))
    return reject("legacy.createPayment.a", `body/orderDetails/products add up to ${total} cents, and must be ${LEAST} to ${HIGHEST}`);
  if (isReferenceTaken) return reject("legacy.createPayment.b", "another order of the merchant has this reference number");
  const wrongUrl = checkHttps("body/urlSet", request.urlSet, state.settings, (name) => `invalid-url-${name}`);
  if (wrongUrl) return wrongUrl;
  const order: Order = {
    token,
    paymentId,
    account: merchant.account,
    interfaceClass: interfaceClass ?? (request.orderDetails ? "E1" : "S1"),
    status: "none",
    request,
    amount: Number(total),
    byVat: byVat.map(({ vatPercent, amount }) => ({ vatPercent, amount: Number(amount) })),
    referenceNumber,
    createdAt: new Date(now).toISOString(),
    refunded: 0,
    refundedByVat: [],
    timers: {},
  };
  const opened = moveOrder(order, "create", now, state);
  const claim = request.referenceNumber === undefined ? [] : [claimOf(order, request.referenceNumber)];
  return { ...opened, documents: [...opened.documents, ...claim] };
}

const claimOf = ({ account, token }: Order, number: string): Changes["documents"][number] => ({
  kind: "reference",
  id: referenceKey(account, number),
  body: { account, order: token },
  keys: { account },
});

/** The id of a claim on a reference number. */
export const referenceKey = (account: string, number: string): string => `${account} ${number}`;
