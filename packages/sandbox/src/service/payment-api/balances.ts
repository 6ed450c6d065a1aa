/** The balance of the merchants when a refund needs it. */
import type { Payment } from "../../domain/payments/payment.ts";
import { openKey, totalOf } from "../../domain/settlements/line.ts";
import { accountsOf } from "../../domain/settlements/payment-lines.ts";
import type { Session } from "../../world/session.ts";

/** The balance that is not settled yet, of each account that has a part in a payment. */
export async function balancesOf(session: Session, payment: Payment): Promise<ReadonlyMap<string, number>> {
  const balances = new Map<string, number>();
  for (const account of accountsOf(payment)) {
    const open = await session.find("line", "open", { from: openKey(account, ""), to: openKey(account, "~") });
    balances.set(account, totalOf(open));
  }
  return balances;
}
