import { dayOf } from "../calendar/helsinki.ts";
import type { Method } from "../methods.ts";
import type { Payment } from "../payments/payment.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import type { Settings } from "../settings.ts";
import type { Refund } from "./refund.ts";

const DAY = 86_400_000;

/**
 * How a refund is made: through the method's provider, or else by e-mail where the method has that.
 *
 * @param email - where the customer is written to; empty or undefined for nowhere
 * @param byEmail - whether the request is for an e-mail refund, whose error differs
 */
export function refundWay(
  payment: Payment,
  method: Method | undefined,
  email: string | undefined,
  byEmail: boolean,
  now: number,
  settings: Settings,
): Pick<Refund, "via" | "provider"> | Rejected {
  const provider = payment.provider ?? "";
  if (method?.refunds && !(settings.bankRefundsByEmail && isOnlyByEmail(method, payment, now)))
    return settings.refundOutcome === "rejected"
      ? reject("refundPayment.provider", `the setting refundOutcome is ${settings.refundOutcome}`)
      : { via: "provider", provider };
  if (method?.emailRefunds && email) return { via: "email", provider: "email" };
  if (byEmail) return reject("refundPaymentByEmail.e", `${provider} has neither refunds nor e-mail refunds`);
  return reject(
    "refundPayment.e",
    method?.emailRefunds ? `${provider} has e-mail refunds only: body/email is missing` : `${provider} has no refunds`,
  );
}

/** Whether a bank's refund goes by e-mail: on the day of payment, and Nordea's after 13 weeks. */
const isOnlyByEmail = ({ id, group }: Method, { paidAt = "" }: Payment, now: number): boolean =>
  group === "bank" && (dayOf(paidAt) === dayOf(now) || (id.startsWith("nordea") && now - Date.parse(paidAt) > 13 * 7 * DAY));
