/** The handler of delivered reports (Payment API 2.0.0, Events). */
import { WebhookError } from "../errors.ts";
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import { type Reading, refused } from "../events/reading.ts";
import { eventKey } from "../once/event-key.ts";
import { type PaymentReport, readReport } from "../report/read-report.ts";
import { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
import { requireFunctions, requireMerchant } from "./merchant-checks.ts";
import { readBody } from "./request-body.ts";
import { KEEP } from "./retention.ts";

/** What {@link paymentReportHandler} needs. */
export interface PaymentReportOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each report. Its rows are read one by one, as you go through them. When it rejects, the report is sent again, from
   * its first row: write rows so that a second time does no harm, or all of them in one transaction.
   *
   * A report is known by its account and its bytes. One that was asked for again and has the same bytes, such as one without rows, counts as the
   * same for 31 days: it is acknowledged, and this is not run.
   */
  readonly onReport: (report: PaymentReport) => Promise<unknown>;
  /**
   * Most bytes of a report to take. It is held in memory, as its signature covers all of it; a report of 50,000 rows has some 40 million.
   * @defaultValue `64_000_000`
   */
  readonly maxBytes?: number;
}

/**
 * Answers at the `callbackUrl` of a report request.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `limit-invalid`, `secret-invalid`, `store-invalid`
 */
export function paymentReportHandler(options: PaymentReportOptions): Handler {
  const { maxBytes = 64_000_000, onReport } = options;
  requireMerchant(options);
  requireFunctions(options, "onReport");
  if (!(maxBytes > 0)) throw new WebhookError("limit-invalid", "maxBytes: must be a number above zero");
  return createHandler(options, {
    name: "paymentReport",
    method: "POST",
    keep: KEEP,
    read: async (request) => {
      const body = await readBody(request, maxBytes);
      return typeof body === "string" ? body : readDelivered(request.headers, body, options);
    },
    work: (report) => async () => onReport(report),
  });
}

async function readDelivered(headers: Headers, body: Uint8Array, { account, secret }: PaymentApiMerchant): Promise<Reading<PaymentReport>> {
  const report = await readReport({ headers, body, secret });
  if (report === undefined) return refused("signature");
  // Which headers come is not published, so an account need not be among them.
  if ((headers.get("checkout-account") ?? String(account)) !== String(account)) return refused("account");
  return { genuine: true, event: report, key: async () => `${await eventKey("report", body)}:${account}` };
}
