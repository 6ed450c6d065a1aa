/** How settlements are made and paid out. */
import type { Changes } from "../changes.ts";
import { possibleTriggers, transition } from "../lifecycle.ts";
import type { Merchant } from "../merchant.ts";
import { withCheckDigit } from "../../ground/reference-number.ts";
import type { Settings } from "../settings.ts";
import { payoutTime } from "./cycle.ts";
import { type Line, settlementKey, totalOf } from "./line.ts";
import { lineDocument } from "./line-document.ts";
import { type Settlement, SETTLEMENT_LIFECYCLE, type SettlementTrigger } from "./settlement.ts";

/**
 * Settles lines.
 *
 * @param id - of the settlement: seven digits
 * @param now - milliseconds since 1970
 */
export function createSettlement(
  lines: readonly Line[],
  id: string,
  { merchant, settings }: { readonly merchant: Merchant; readonly settings: Settings },
  now: number,
): Changes & { readonly settlement: Settlement } {
  const dueAt = payoutTime(now, merchant.settings.settlementDelay, settings.holidays);
  const draft: Settlement = {
    id,
    account: merchant.account,
    status: "none",
    reference: lines.find(({ reference }) => reference !== undefined)?.reference ?? withCheckDigit(id),
    total: totalOf(lines),
    createdAt: new Date(now).toISOString(),
    dueAt: new Date(dueAt).toISOString(),
  };
  const made = moveSettlement(draft, "settle", now);
  const timer = { kind: "settlement", about: settlementKey(draft.account, id), on: "pay out" satisfies SettlementTrigger, dueAt };
  const settled = lines.map((line) => lineDocument({ ...line, settlementId: id }));
  return { ...made, documents: [...made.documents, ...settled], timers: [timer] };
}

/** The triggers that are possible for a settlement. */
export const settlementTriggers = ({ status }: Settlement): readonly SettlementTrigger[] =>
  possibleTriggers(SETTLEMENT_LIFECYCLE, status, undefined);

/**
 * Changes a settlement by a trigger.
 *
 * @throws ImpossibleTransition that names the possible triggers
 */
export function moveSettlement(
  settlement: Settlement,
  trigger: SettlementTrigger,
  now: number,
): Changes & { readonly settlement: Settlement } {
  const row = transition(SETTLEMENT_LIFECYCLE, settlement.status, trigger, undefined);
  const { id, account, createdAt, status } = settlement;
  const next: Settlement = {
    ...settlement,
    status: row.to,
    ...(row.to === "paid out" && { settledAt: new Date(now).toISOString() }),
  };
  const about = settlementKey(account, id);
  return {
    settlement: next,
    documents: [{ kind: "settlement", id: about, body: next, keys: { account: `${account} ${createdAt} ${id}` } }],
    events: [],
    timers: row.to === "paid out" ? [{ kind: "settlement", about, on: "pay out" }] : [],
    transitions: [{ rule: row.rule, of: "settlement", about: id, from: status, on: trigger, to: row.to }],
  };
}
