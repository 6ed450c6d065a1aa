import { lineId } from "../../domain/settlements/line.ts";
import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { refundRecord } from "./refund-record.ts";

/** Returns a refund. */
export const getRefund: Operation = async ({ accepted, session, merchant }) => {
  const refund = await session.load("merchantRefund", accepted.pathParameters["refundToken"] ?? "", merchant.account);
  if (!refund) return reject("merchant.getRefund.a", "the merchant has no refund with this token");
  return respondWith(200, refundRecord(refund, await session.load("line", lineId(refund.token, refund.account))));
};
