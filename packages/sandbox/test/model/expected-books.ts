/** The books that a merchant should have in the end, whatever has happened: its report adds up to the model, and each settlement to its rows. */
import { expect } from "vitest";
import { netOf, sumsOf } from "../support/books/books.ts";
import { type ReportReceiver, rowsIn } from "../support/books/report-receiver.ts";
import type { SandboxSettlement, SandboxWorld } from "../../src/index.ts";
import type { ExpectedAccount, ExpectedPayment } from "./expected-payments.ts";
import { credentialsOf, type Expected, type Run, send } from "./run.ts";

/** Settles all that is open, and compares the report of each account that has payments. */
export async function expectBooks(model: Expected, run: Run, receiver: ReportReceiver): Promise<void> {
  for (const [index, world] of run.worlds.entries()) {
    const made = await world.settle();
    for (const isAggregate of [false, true]) {
      const account = { world: index, isAggregate };
      const payments = model.payments.filter(({ account: own }) => own.world === index && own.isAggregate === isAggregate);
      if (payments.length > 0) await expectAccount(run, receiver, account, payments, made);
    }
  }
}

async function expectAccount(
  run: Run,
  receiver: ReportReceiver,
  account: ExpectedAccount,
  payments: readonly ExpectedPayment[],
  made: readonly SandboxSettlement[],
): Promise<void> {
  const coming = receiver.next();
  await send(run, account, "POST", "/payments/report", { requestType: "json", callbackUrl: receiver.url });
  await (run.worlds[account.world] as SandboxWorld).clock.advance({});
  const credentials = credentialsOf(run, account);
  const rows = await rowsIn(await coming, credentials);
  const paid = payments.filter(({ status }) => status === "ok");
  const refunds = payments.flatMap((payment) => payment.refunds).filter(({ status }) => status === "ok");
  const sum = (all: readonly { readonly amount: number }[]): bigint => BigInt(all.reduce((total, { amount }) => total + amount, 0));
  const { payments: taken, refunds: returned } = sumsOf(rows);
  expect({ rows: rows.length, taken, returned }, "a report").toEqual({
    rows: paid.length + refunds.length,
    taken: sum(paid),
    returned: sum(refunds),
  });
  // The shares of an aggregate are in several settlements.
  if (account.isAggregate) return;
  for (const { id, account: own, total } of made)
    if (own === String(credentials.account))
      expect(netOf(sumsOf(rows.filter(({ settlementId }) => settlementId === id))), "a settlement").toBe(BigInt(total));
  expect(netOf(sumsOf(rows.filter(({ status }) => status === "Paid"))), "what is left open").toBeLessThanOrEqual(0n);
}
