/** The handler of delivered reports (Payment API 2.0.0, Events). */
import { WebhookError } from "../errors.ts";
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import { type Reading, type RejectionReason, rejected } from "../events/reading.ts";
import type { CheckoutAlgorithm } from "@maksu/payment-api/events";
import { eventKey } from "../events/event-key.ts";
import { takeHandlerOptions } from "./take-handler-options.ts";
import type { PaymentReportOptions } from "./handler-option-types.ts";
import { openReport, type PaymentReport } from "../report/read-report.ts";
import { areReportHeaders } from "../report/report-headers.ts";
import { ByteBudget } from "./body/byte-budget.ts";
import { createHandler, type Handler } from "./handler.ts";
import { readBody } from "./body/request-body.ts";
import { KEEP } from "./retention.ts";

/**
 * Creates a handler for the `callbackUrl` of a report request. Headers that no report can have are rejected before the body is read.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `limit-invalid`, `option-invalid`, `option-unknown`,
 * `secret-invalid`, `store-invalid`
 */
export function paymentReportHandler(options: PaymentReportOptions): Handler {
  const own = takeHandlerOptions(options, ["account", "onReport"], ["maxBytes", "maxUnverifiedBytes", "bodyTimeout"]);
  const { maxBytes = 64_000_000, maxUnverifiedBytes = 2 * maxBytes, bodyTimeout = 60_000, onReport } = own;
  if (maxUnverifiedBytes < 2 * maxBytes)
    throw new WebhookError(
      "limit-invalid",
      `maxUnverifiedBytes: must be at least twice maxBytes, ${2 * maxBytes}, not ${maxUnverifiedBytes}`,
    );
  const budget = new ByteBudget(maxUnverifiedBytes);
  return createHandler(own, {
    name: "paymentReport",
    method: "POST",
    keep: KEEP,
    read: async (request) => {
      const reason = rejectHeaders(request.headers, own.account);
      if (reason !== undefined) return rejected(reason);
      const share = budget.share();
      try {
        const body = await readBody(request, { maxBytes, timeout: bodyTimeout, share });
        return typeof body === "string" ? body : await readDelivered(request.headers, body, own);
      } finally {
        share.give();
      }
    },
    work: (report) => async () => onReport(report),
  });
}

/** Checks the headers of a report for this account before the body costs memory and the signature costs time. */
function rejectHeaders(headers: Headers, account: number | string): RejectionReason | undefined {
  const signature = headers.get("signature") ?? "";
  const algorithm = headers.get("checkout-algorithm");
  const isMade = DIGITS.some(([name, digits]) => signature.length === digits && (algorithm ?? name) === name);
  if (!isMade || !/^[0-9a-f]*$/.test(signature)) return "signature";
  // The headers of a report are undocumented, so an account need not be among them.
  if ((headers.get("checkout-account") ?? String(account)) !== String(account)) return "account";
  return areReportHeaders(headers) ? undefined : "event";
}

/** Lengths of a signature in hexadecimal digits. */
const DIGITS = [
  ["sha256", 64],
  ["sha512", 128],
] as const satisfies readonly (readonly [CheckoutAlgorithm, number])[];

async function readDelivered(headers: Headers, body: Uint8Array, { account, secret }: PaymentApiMerchant): Promise<Reading<PaymentReport>> {
  const report = await openReport({ headers, body, secret });
  if (typeof report === "string") return rejected(report);
  return { genuine: true, event: report, key: async () => `${await eventKey("report", body)}:${account}` };
}
