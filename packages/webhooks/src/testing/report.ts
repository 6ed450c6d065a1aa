/** A delivered payment report: a POST with a signed body (Payment API 2.0.0, Events). */
import { checkoutSignature } from "@maksu/signing";
import type { PaymentReportInput, ReportRow } from "./event-inputs.ts";
import { reportOptions } from "./event-options.ts";
import { reportCsv } from "./report-csv.ts";
import { reportJson } from "./report-json.ts";

/**
 * Creates the delivery of a report, signed over the `checkout-` headers and the raw body.
 *
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 */
export async function paymentReport(input: PaymentReportInput): Promise<Request> {
  const given = reportOptions(input);
  const { url, account, secret, algorithm = "sha256", format = "json", rows = ROWS } = given;
  const body = given.body ?? (format === "csv" ? reportCsv(rows) : reportJson(rows));
  const headers = { "checkout-account": String(account), "checkout-algorithm": algorithm };
  const signature = await checkoutSignature({ parameters: Object.entries(headers), body, secret });
  const type = format === "csv" ? "application/csv" : "application/json";
  return new Request(url, { method: "POST", headers: { ...headers, signature, "content-type": type }, body });
}

const ROWS: readonly ReportRow[] = [
  {
    entryDate: "02-03-2026",
    created: "09:15",
    amount: 15.25,
    status: "Paid and settled",
    firstname: "Maija",
    familyname: "Mallikas",
    reference: "3759170",
    paymentMethod: "Visa",
    stamp: "order-20260302-0001",
    settlementId: "5243867",
  },
  {
    entryDate: "05-03-2026",
    created: "14:02",
    amount: -5,
    status: "Paid",
    firstname: "Maija",
    familyname: "Mallikas",
    reference: "3759170",
    paymentMethod: "Visa",
    stamp: "refund-20260305-0001",
  },
];
