import type { SettlementIdItem } from "@maksu/payment-api";
import { helsinkiTime } from "../../domain/calendar/helsinki.ts";
import type { Settlement } from "../../domain/settlements/settlement.ts";
import { type Operation, respondWith } from "../call.ts";
import { settlementsBetween } from "../settlements-between.ts";
import { settlementQuery, subMerchantHeader } from "./request-values.ts";
import { accountAbout } from "./sub-merchant.ts";

/** Public documentation, settlements. */
const MOST = 100;

/** Lists the newest settlements of the merchant, or of its sub-merchant. */
export const listSettlements: Operation = async (call) => {
  const about = accountAbout(call, subMerchantHeader(call));
  if ("rejected" in about) return about;
  const { startDate, endDate, bankReference, limit = MOST } = settlementQuery(call);
  const found = await settlementsBetween(call.session, about.account, startDate, endDate);
  const fitting = found.filter(({ reference }) => bankReference === undefined || reference === bankReference);
  const newest = fitting.toReversed().slice(0, Math.min(Number(limit), MOST));
  return respondWith(200, newest.map(settlementItem));
};

/** The field is required: until a settlement is paid out, it is the time when it will be. On the wire, the id is a number. */
const settlementItem = ({
  id,
  createdAt,
  settledAt,
  dueAt,
  reference,
}: Settlement): Omit<SettlementIdItem, "id"> & { readonly id: number } => ({
  id: Number(id),
  createdAt: helsinkiTime(createdAt),
  settledAt: helsinkiTime(settledAt ?? dueAt),
  settlementReference: reference,
});
