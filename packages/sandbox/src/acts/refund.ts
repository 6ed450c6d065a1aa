/** Refunds as the merchant makes them in its panel: no request of the shop is involved. */
import { brand } from "@maksu/error-brand";
import { requireFound } from "../domain/input-error.ts";
import { createMerchantRefund } from "../domain/merchant-refunds/create-merchant-refund.ts";
import { leftOfOrder, leftOfVat } from "../domain/merchant-refunds/left-to-refund.ts";
import type { Order } from "../domain/orders/order.ts";
import type { Payment } from "../domain/payments/payment.ts";
import { createRefund } from "../domain/refunds/create-refund.ts";
import { refundable } from "../domain/refunds/refundable.ts";
import type { Rejected } from "../domain/rules/rejected.ts";
import type { Session } from "../world/session.ts";
import { balancesOf } from "../service/payment-api/balances.ts";
import { loadIn } from "../world/subjects.ts";
import { contextIn, type World } from "../world/world.ts";
import type { ActOutput, Acts } from "./act.ts";
import type { RefundOptions } from "./generated/methods.ts";

/** A refund that a rule rejects. */
export class RefundRejected extends Error {
  static {
    brand(this, "@maksu/sandbox RefundRejected");
  }

  override readonly name = "RefundRejected";
  readonly rule: string;

  constructor(message: string, rule: string) {
    super(message);
    this.rule = rule;
  }
}

/** No name ends in .invalid. */
const NOWHERE = { success: "https://shop.invalid/success", cancel: "https://shop.invalid/cancel" };

/** Refunds a payment or an order. */
async function refund(world: World, session: Session, id: string, options: RefundOptions): Promise<ActOutput<"refund">> {
  const refunded = await refundSubject(world, session, id, options);
  await session.record({ command: "refund", of: id, input: options, made: refunded.id });
  return refunded;
}

async function refundSubject(world: World, session: Session, id: string, options: RefundOptions): Promise<ActOutput<"refund">> {
  const order = await loadIn(world, session, "order", id);
  if (order) return refundOrder(world, session, order, options);
  // Before the payment is read, as in a refund of the API.
  if (world.settings.refundsNeedBalance) await session.lockBooks();
  const payment = requireFound(await loadIn(world, session, "payment", id), world, `payment or order ${id}`);
  return refundPayment(world, session, payment, options);
}

async function refundPayment(world: World, session: Session, payment: Payment, options: RefundOptions): Promise<ActOutput<"refund">> {
  const { amount = refundable(payment), email } = options;
  const request = { amount, callbackUrls: NOWHERE, ...(email !== undefined && { email }) };
  const command = { request, byEmail: false, transactionId: await session.newId("refund") };
  const balances = world.settings.refundsNeedBalance ? await balancesOf(session, payment) : undefined;
  const decision = made(createRefund({ payment, balances, ...contextIn(world, payment.account) }, command, session.now));
  // No callback goes to the shop: its programs have not asked for the refund.
  await session.apply({ ...decision, events: [] });
  return { id: decision.refund.transactionId, status: decision.refund.status };
}

async function refundOrder(world: World, session: Session, order: Order, options: RefundOptions): Promise<ActOutput<"refund">> {
  const { amount = leftOfOrder(order), email } = options;
  const request = { rows: rowsOf(order, amount), ...(email !== undefined && { email }) };
  const command = { request, token: await session.newToken("merchant refund", 36) };
  const state = { ...contextIn(world, order.account), orders: [order], linked: 0 };
  const decision = made(createMerchantRefund(state, command, session.now));
  await session.apply(decision);
  return { id: decision.refund.token, status: decision.refund.status };
}

/** A row for each VAT percent that the amount is taken from, in the order of the percents; one without for an order that has none. */
function rowsOf({ byVat, ...order }: Order, amount: number): { amount: number; vatPercent?: number; description: string }[] {
  const description = "Refund";
  let left = amount;
  const rows = byVat.flatMap(({ vatPercent }) => {
    const part = Math.min(left, leftOfVat({ byVat, ...order }, vatPercent) ?? 0);
    left -= part;
    return part > 0 ? [{ amount: part, vatPercent, description }] : [];
  });
  return left > 0 || rows.length === 0 ? [...rows, { amount: left, description }] : rows;
}

function made<Decision extends object>(decision: Decision | Rejected): Exclude<Decision, Rejected> {
  if ("rejected" in decision) throw new RefundRejected(decision.rejected.reason, decision.rejected.rule);
  return decision as Exclude<Decision, Rejected>;
}

export const acts: Pick<Acts, "refund"> = {
  refund: ({ world, acting }, { body: { id, ...options } }) => acting((session) => refund(world, session, id, options)),
};
