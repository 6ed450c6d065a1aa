/** The records that the Merchant API should show in the end: every order with its refunds and its settlement, every settlement with its content. */
import { expect } from "vitest";
import type { SandboxWorld } from "../../src/index.ts";
import { amountOf, refundedOfOrder } from "./expected-merchant-refunds.ts";
import type { ExpectedOrder } from "./expected-orders.ts";
import { type ExpectedSettlement, type ExpectedWorld } from "./expected-world.ts";
import { ofWorld } from "./order-commands.ts";
import { callOf, type Expected, type Run } from "./run.ts";

/** Compares the orders, settlements and e-mails of every world, and checks that no more is refunded than there is. */
export async function expectOrders(model: Expected, run: Run): Promise<void> {
  for (const [index, expected] of model.worlds.entries()) {
    const world = run.worlds[index] as SandboxWorld;
    const idOf = await expectRecords(ofWorld(model, index), expected, run, index);
    for (const [settlement, id] of idOf) await expectSettlement(expected, settlement, id, run, index);
    const emails = (await world.outbox.list()).map(({ name, about, to, amount }) => ({ name, about, to, amount }));
    expect(emails, "e-mails").toEqual(expected.emails);
  }
}

interface RefundBody {
  readonly id: string;
  readonly status: string;
  readonly originalAmount: number;
  readonly settledAmount: number;
  readonly settlementId?: string;
}

interface PaymentBody {
  readonly status: string;
  readonly orderNumber: string;
  readonly amounts: { readonly original: number; readonly charged: number; readonly settled: number };
  readonly settlementId?: string;
  readonly refunds: readonly RefundBody[];
}

/** Compares orders. Returns the ids of the settlements that they are in. */
async function expectRecords(
  orders: readonly ExpectedOrder[],
  world: ExpectedWorld,
  run: Run,
  index: number,
): Promise<ReadonlyMap<ExpectedSettlement, string>> {
  const shown = new Map((await (run.worlds[index] as SandboxWorld).orders.list()).map((order) => [order.token, order]));
  const ids = new Map<ExpectedSettlement, string>();
  const settlementOf = (about: string): ExpectedSettlement | undefined => world.lines.find((line) => line.about === about)?.settlement;
  for (const order of orders) {
    const { token, status, amount, orderNumber, isExpired } = order;
    expect(shown.get(token), "an order").toMatchObject({ status, amount, orderNumber, isExpired });
    const { body } = await callOf(run, index, ({ call }) => call("GET", `/payments/${shown.get(token)?.paymentId}`));
    const payment = body as unknown as PaymentBody;
    const settlement = settlementOf(token);
    const net = world.lines.find(({ about }) => about === token)?.net;
    const amounts = { original: amount, charged: status === "paid" ? amount : 0, settled: settlement ? net : 0 };
    expect(payment, "a payment record").toMatchObject({ status, orderNumber, amounts });
    const refunds = order.refunds.map((refund) => {
      const cents = amountOf(refund);
      return { id: refund.token, status: refund.status, originalAmount: -cents, settledAmount: refund.status === "completed" ? -cents : 0 };
    });
    expect(payment.refunds, "refund records").toMatchObject(refunds);
    for (const { id, settlementId } of [{ ...payment, id: token }, ...payment.refunds]) {
      const own = settlementOf(id);
      expect(settlementId !== undefined, "whether it is settled").toBe(own !== undefined);
      if (!own || settlementId === undefined) continue;
      expect(ids.get(own) ?? settlementId, "a settlement's id").toBe(settlementId);
      ids.set(own, settlementId);
    }
    const refunded = payment.refunds.reduce((sum, each) => sum - (each.status === "cancelled" ? 0 : each.originalAmount), 0);
    expect(refunded, "refunds of an order").toBeLessThanOrEqual(amount);
    for (const [percent, price] of order.byVat ?? [])
      expect(refundedOfOrder(order, percent), "refunds of a VAT percent").toBeLessThanOrEqual(price);
  }
  expect(new Set(ids.values()).size, "settlements").toBe(world.settlements.length);
  return ids;
}

/** Compares a settlement: its total is that of its lines, each of which is in no other one. */
async function expectSettlement(world: ExpectedWorld, settlement: ExpectedSettlement, id: string, run: Run, index: number): Promise<void> {
  const { body } = await callOf(run, index, ({ call }) => call("GET", `/settlements/${id}`));
  const { settledAmount, payments, refunds } = body as unknown as {
    readonly settledAmount: number;
    readonly payments: readonly PaymentBody[];
    readonly refunds: readonly RefundBody[];
  };
  const lines = world.lines.filter((line) => line.settlement === settlement);
  expect({ settledAmount, payments: payments.length, refunds: refunds.map((each) => each.id).toSorted() }, "a settlement").toEqual({
    settledAmount: lines.reduce((sum, { net }) => sum + net, 0),
    payments: lines.filter(({ isOrder }) => isOrder).length,
    refunds: lines.flatMap(({ isOrder, about }) => (isOrder ? [] : [about])).toSorted(),
  });
  expect(settledAmount, "a settlement's total").toBe(settlement.total);
}
