/** Drops a payment that is over, and all that is about it alone. */
import { EMAIL_NAMES } from "../../domain/lifecycle.ts";
import { type Line, lineId } from "../../domain/settlements/line.ts";
import { accountsOf } from "../../domain/settlements/payment-lines.ts";
import type { Stored } from "../../store/store.ts";
import type { EventRecord } from "../../events/event-record.ts";
import type { SandboxTransaction } from "../kept/documents.ts";
import { removeEvent } from "../attempts.ts";
import { ownRange } from "../session.ts";
import type { World } from "../world.ts";
import { foldLine } from "./fold-lines.ts";
import type { DroppedNow } from "./keep.ts";

/**
 * Drops a payment with its refunds, stamps, events, e-mails and steps. Its lines stay in the sums of the account.
 *
 * @param reported - accounts whose payments a report waits for
 * @returns how many payments and events were dropped: none for one that another process was dropping; undefined for one that is not over
 */
export async function dropPayment(
  transaction: SandboxTransaction,
  world: World,
  id: string,
  reported: ReadonlySet<string>,
): Promise<DroppedNow | undefined> {
  const payment = (await transaction.get("payment", id, { lock: true }))?.body;
  if (!payment) return { payments: 0, events: 0 };
  if (payment.isStanding || Object.keys(payment.timers).length > 0) return undefined;
  const accounts = [...accountsOf(payment)];
  if (accounts.some((account) => reported.has(account))) return undefined;
  const refunds = (await transaction.find("refund", "payment", ownRange(world, { equal: id }), { lock: true })).map(({ body }) => body);
  if (refunds.some(({ status }) => status === "pending")) return undefined;
  const abouts = [id, ...refunds.map(({ transactionId }) => transactionId)];
  const events: Stored<EventRecord>[] = [];
  for (const about of abouts) events.push(...(await transaction.find("event", "about", ownRange(world, { equal: about }), { lock: true })));
  if (events.some(({ body }) => body.state === "waiting")) return undefined;
  const lines: (Line | undefined)[] = [];
  for (const about of abouts)
    for (const account of accounts) lines.push((await transaction.get("line", lineId(about, account), { lock: true }))?.body);
  // A payment with a settlement of its own is over once that is made.
  if (lines.some((line) => line && line.reference !== undefined && line.settlementId === undefined)) return undefined;

  for (const line of lines) if (line) await foldLine(transaction, world, line);
  for (const { body } of events) await removeEvent(transaction, body);
  for (const about of abouts) {
    for (const { id: step } of await transaction.find("step", "about", ownRange(world, { equal: about })))
      await transaction.remove("step", step);
    for (const name of EMAIL_NAMES) await transaction.remove("email", `${about} ${name}`);
  }
  for (const { transactionId } of refunds) await transaction.remove("refund", transactionId);
  for (const { id: used } of await transaction.find("usedStamp", "payment", ownRange(world, { equal: id }), { lock: true }))
    await transaction.remove("usedStamp", used);
  await transaction.remove("payment", id);
  return { payments: 1, events: events.length };
}
