import type { CheckoutAlgorithm } from "@maksu/payment-api";
import type { Changes } from "../changes.ts";
import { createdKey } from "../created-key.ts";
import { eventAlgorithm } from "../event-algorithm.ts";
import { checkHttps } from "../check-https.ts";
import type { PaymentContext } from "../payments/payment.ts";
import type { Rejected } from "../rules/rejected.ts";
import type { Report } from "./report.ts";

/**
 * Keeps a report that is asked for, and sends it.
 *
 * @param algorithm - of the request; undefined for a seed's, which is not signed
 */
export const requestReport = (
  report: Report,
  { settings }: PaymentContext,
  algorithm: CheckoutAlgorithm | undefined,
): Partial<Changes> | Rejected =>
  checkHttps("body", { callbackUrl: report.request.callbackUrl }, settings) ?? {
    documents: [{ kind: "report", id: report.requestId, body: report, keys: { created: createdKey(report, report.requestId) } }],
    events: [
      {
        name: "paymentReport",
        account: report.account,
        about: report.requestId,
        url: report.request.callbackUrl,
        fields: { format: report.request.requestType, algorithm: eventAlgorithm(settings, algorithm) },
        delay: 0,
      },
    ],
  };
