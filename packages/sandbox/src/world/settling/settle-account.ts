/** Settles what is open of an account. */
import { groupLines } from "../../domain/settlements/group-lines.ts";
import { openKey } from "../../domain/settlements/line.ts";
import { createSettlement } from "../../domain/settlements/move-settlement.ts";
import { linesOfMerchantRefund } from "../../domain/settlements/order-lines.ts";
import type { Settlement } from "../../domain/settlements/settlement.ts";
import type { MerchantRefund } from "../../domain/merchant-refunds/merchant-refund.ts";
import { moveMerchantRefund } from "../../domain/merchant-refunds/move-merchant-refund.ts";
import type { PaymentContext } from "../../domain/payments/payment.ts";
import type { Session } from "../session.ts";
import { settlementTimer, settlingContext } from "./settlement-timers.ts";
import type { World } from "../world.ts";

/**
 * Makes the settlements of an account, and completes the refunds of the Merchant API that are deducted from them.
 *
 * @param until - milliseconds since 1970: what was paid or refunded before is settled
 */
export async function settleAccount(session: Session, world: World, account: string, until: number): Promise<readonly Settlement[]> {
  const { now } = session;
  // A commission can be for an account that no merchant has.
  const merchant = world.merchants.get(account);
  if (!merchant) return [];
  await session.lockBooks();
  const context = settlingContext(world, account);
  const at = new Date(until).toISOString();
  const open = await session.find("line", "open", { from: openKey(account, ""), to: openKey(account, at) });
  const refunds = new Map(
    (await session.find("merchantRefund", "unsettled", { equal: account })).map((refund) => [refund.token, refund] as const),
  );
  const deducted = [...refunds.values()].flatMap((refund) =>
    linesOfMerchantRefund({ ...refund, updatedAt: new Date(now).toISOString() }, context),
  );
  const made: Settlement[] = [];
  for (const lines of groupLines([...open, ...deducted], mostOf(world, account))) {
    for (const { about } of lines) await complete(session, context, refunds.get(about));
    const changes = createSettlement(lines, await session.newNumber("settlement"), context, now);
    await session.apply(changes);
    made.push(changes.settlement);
  }
  const later = await session.find("line", "open", { from: openKey(account, at), to: openKey(account, LAST) }, { limit: 1 });
  // Lines that were open before and stay so wait for the next payment, which sets the timer.
  await session.apply({ timers: later.length > 0 ? [settlementTimer(world, account, now)] : [] });
  return made;
}

/** Completes a refund, if there is one. */
async function complete(session: Session, context: PaymentContext, refund: MerchantRefund | undefined): Promise<void> {
  const order = refund && (await session.load("order", refund.order));
  if (order) await session.apply(moveMerchantRefund(refund, order, "complete", session.now, context));
}

/** Cents that a settlement may have at most: the Merchant API shows no more (Merchant API v1, Settlement). */
const mostOf = ({ merchants }: World, account: string): number => {
  const isShown = [...merchants.values()].some((merchant) =>
    merchant.account === account ? merchant.kind === "merchant" : merchant.settings.linkedAccount === account,
  );
  return isShown ? 50_000_000 : Infinity;
};

/** After every time in ISO 8601. */
const LAST = "~";
