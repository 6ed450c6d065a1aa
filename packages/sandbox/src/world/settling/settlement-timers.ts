/** When accounts are settled: the next run of their cycle once something is booked. */
import type { AnyDocument } from "../../domain/changes.ts";
import { nextRun } from "../../domain/settlements/cycle.ts";
import type { PaymentContext } from "../../domain/payments/payment.ts";
import type { TimerChange } from "../../domain/timers.ts";
import { contextIn, type World } from "../world.ts";

/** The kind and the trigger of the job that settles an account. */
export const SETTLES = { kind: "settlements", on: "settle" } as const;

/** An account with the settings that it is settled by: a sub-merchant has those of its aggregate. */
export function settlingContext(world: World, account: string): PaymentContext {
  const context = contextIn(world, account);
  const { aggregate } = context.merchant;
  return aggregate === undefined
    ? context
    : { ...context, merchant: { ...context.merchant, settings: contextIn(world, aggregate).merchant.settings } };
}

/** The timer of an account's next settlement. */
export function settlementTimer(world: World, account: string, now: number): TimerChange {
  const { merchant, settings } = settlingContext(world, account);
  return { ...SETTLES, about: account, dueAt: nextRun(now, merchant.settings.settlementCycle, settings.holidays) };
}

/** The timers of the accounts whose next settlement documents change; none of a commission for an account that no merchant has. */
export function settlementTimers(world: World, documents: readonly AnyDocument[], now: number): readonly TimerChange[] {
  const changed = documents.filter(changesSettlement);
  if (changed.length === 0) return [];
  return [...new Set(changed.map(({ body }) => body.account))]
    .filter((account) => world.merchants.has(account))
    .map((account) => settlementTimer(world, account, now));
}

/** Whether a document is an open line, or a refund that no settlement is less by any more: payments may have waited for that. */
const changesSettlement = ({ kind, body }: AnyDocument): boolean =>
  (kind === "line" && body.settlementId === undefined) || (kind === "merchantRefund" && body.status === "cancelled");
