import type { PaymentReportRequestResponse } from "@maksu/payment-api";
import type { Report } from "../../domain/reports/report.ts";
import { requestReport } from "../../domain/reports/request-report.ts";
import { reject, type Rejected } from "../../domain/rules/rejected.ts";
import { settlementKey } from "../../domain/settlements/line.ts";
import { type Call, type Operation, respondWith } from "../call.ts";
import { algorithmOf, reportRequest, settlementIdOf } from "./request-values.ts";
import { accountAbout } from "./sub-merchant.ts";

/** Promises a report of a period. */
export const requestPaymentReport: Operation = async (call) => promised(call, undefined);

export const requestPaymentReportBySettlementId: Operation = async (call) => promised(call, settlementIdOf(call));

async function promised(call: Call, settlementId: string | undefined): ReturnType<Operation> {
  const { session, merchant, context } = call;
  const request = reportRequest(call);
  const about = accountAbout(call, request.submerchant);
  if ("rejected" in about) return about;
  const missing = settlementId === undefined ? undefined : await missingSettlement(call, about.account, settlementId);
  if (missing) return missing;
  const report: Report = {
    requestId: await session.newId("report"),
    createdAt: new Date(session.now).toISOString(),
    account: merchant.account,
    of: about.account,
    request,
    ...(settlementId !== undefined && { settlementId }),
  };
  const decision = requestReport(report, context, algorithmOf(call));
  if ("rejected" in decision) return decision;
  await session.apply(decision);
  const body: PaymentReportRequestResponse = { requestId: report.requestId };
  return respondWith(200, body);
}

const missingSettlement = async ({ session }: Call, account: string, id: string): Promise<Rejected | undefined> =>
  (await session.load("settlement", settlementKey(account, id)))
    ? undefined
    : reject("report.settlement", "the account has no settlement with this id");
