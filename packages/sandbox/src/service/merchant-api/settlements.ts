import type { Payment, Refund, Settlement as SettlementBody, SettlementDetails } from "@maksu/merchant-api";
import { helsinkiDate } from "../../domain/calendar/helsinki.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { isOfPayment, type Line, settlementKey } from "../../domain/settlements/line.ts";
import type { Settlement } from "../../domain/settlements/settlement.ts";
import { type Call, type Operation, respondWith } from "../call.ts";
import { settlementsBetween } from "../settlements-between.ts";
import { linkedWithRefunds, orderWithRefunds } from "./get-payment.ts";
import { linkedAccountOf } from "./linked-payments.ts";
import { linkedRefundRecord, refundRecord } from "./refund-record.ts";

/** Lists the settlements that were made in a span of days, oldest first: also those of the linked account. */
export const listSettlements: Operation = async (call) => {
  const { accepted, session } = call;
  // The gate has validated both days against the description.
  const { fromDate, toDate } = accepted.parts.query as { readonly fromDate: string; readonly toDate: string };
  const found: Settlement[] = [];
  for (const account of accountsOf(call)) found.push(...(await settlementsBetween(session, account, fromDate, toDate)));
  const body: SettlementBody[] = found.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)).map(settlementBody);
  return respondWith(200, body);
};

/** Returns a settlement with its payments and refunds. */
export const getSettlement: Operation = async (call) => {
  const { accepted, session } = call;
  for (const account of accountsOf(call)) {
    const key = settlementKey(account, accepted.pathParameters["id"] ?? "");
    const settlement = await session.load("settlement", key);
    if (!settlement) continue;
    // Dropped lines are in the sum alone.
    const lines = (await session.find("line", "settlement", { equal: key })).filter(({ dropped }) => dropped === undefined);
    const body: SettlementDetails = {
      ...settlementBody(settlement),
      payments: await Promise.all(lines.filter(isOfPayment).map((line) => paymentOf(call, line))),
      refunds: await Promise.all(lines.filter((line) => !isOfPayment(line)).map((line) => refundOf(call, line))),
    };
    return respondWith(200, body);
  }
  return reject("merchant.getSettlement.a", "the merchant has no settlement with this id");
};

function accountsOf(call: Call): readonly string[] {
  const { account } = call.merchant;
  const linked = linkedAccountOf(call);
  return linked === undefined ? [account] : [account, linked];
}

const settlementBody = ({ id, reference, total, settledAt }: Settlement): SettlementBody => ({
  id,
  referenceNumber: reference,
  settledAmount: total,
  settledAt: settledAt === undefined ? null : helsinkiDate(settledAt),
  currency: "EUR",
});

/** Only here does a refund have the status `settlement linked` (Merchant API v1, Refund record). */
async function paymentOf(call: Call, line: Line): Promise<SettlementDetails["payments"][number]> {
  const { session } = call;
  const order = await session.load("order", line.payment);
  if (order) return linked(await orderWithRefunds(call, order));
  const payment = await session.load("payment", line.payment);
  if (!payment) throw new Error(`the line of ${line.payment} is of no payment`);
  return linked(await linkedWithRefunds(call, payment));
}

const linked = ({ refunds, ...payment }: Payment): SettlementDetails["payments"][number] => ({
  ...payment,
  refunds: refunds.map((refund) => (refund.settlementId === undefined ? refund : { ...refund, status: "settlement linked" })),
});

async function refundOf({ session }: Call, line: Line): Promise<Refund> {
  const refund = await session.load("merchantRefund", line.about);
  if (refund) return refundRecord(refund, line);
  const linkedRefund = await session.load("refund", line.about);
  const payment = await session.load("payment", line.payment);
  if (!linkedRefund || !payment) throw new Error(`the line of ${line.about} is of no refund`);
  return linkedRefundRecord(linkedRefund, payment, line);
}
