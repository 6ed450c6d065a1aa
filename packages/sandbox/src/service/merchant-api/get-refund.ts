import { reject } from "../../domain/rules/rejected.ts";
import { type Operation, respondWith } from "../call.ts";
import { refundRecord } from "./refund-record.ts";

/** Returns a refund. */
export const getRefund: Operation = async ({ accepted, session, merchant }) => {
  const refund = await session.load("merchantRefund", accepted.pathParameters["refundToken"] ?? "", merchant.account);
  return refund ? respondWith(200, refundRecord(refund)) : reject("merchant.getRefund.a", "the merchant has no refund with this token");
};
