import type { Refund } from "@maksu/merchant-api";
import { helsinkiTime } from "../../domain/calendar/helsinki.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import type { Refund as PaymentRefund } from "../../domain/refunds/refund.ts";
import { type Line, netOf } from "../../domain/settlements/line.ts";
import type { MerchantRefund } from "../../domain/merchant-refunds/merchant-refund.ts";

/**
 * A refund on the wire: what it costs is negative.
 *
 * @param line - the refund's line in the books, once it is completed
 */
export function refundRecord(
  { token, createdAt, status, paymentId, updatedAt, amount, fee }: MerchantRefund,
  line: Line | undefined,
): Refund {
  const settlementId = line?.settlementId;
  return {
    id: token,
    createdAt: helsinkiTime(createdAt),
    status,
    paymentId,
    updatedAt: updatedAt === undefined ? null : helsinkiTime(updatedAt),
    originalAmount: -amount,
    settledAmount: status === "completed" ? -(amount + fee) : 0,
    merchantFees: { transactionFee: 0 - fee },
    currency: "EUR",
    ...(settlementId !== undefined && { settlementId }),
  };
}

const LINKED_STATUS: Readonly<Record<PaymentRefund["status"], Refund["status"]>> = {
  none: "created",
  pending: "created",
  ok: "completed",
  fail: "cancelled",
};

/**
 * A refund of the linked account on the wire.
 *
 * @param line - the refund's line in the books, once it is made
 */
export function linkedRefundRecord(
  { transactionId, createdAt, status, doneAt, amount }: PaymentRefund,
  { bankReference }: Payment,
  line: Line | undefined,
): Refund {
  const settlementId = line?.settlementId;
  return {
    id: transactionId,
    createdAt: helsinkiTime(createdAt),
    status: LINKED_STATUS[status],
    paymentId: bankReference,
    updatedAt: doneAt === undefined ? null : helsinkiTime(doneAt),
    originalAmount: line?.gross ?? -amount,
    settledAmount: line && status === "ok" ? netOf(line) : 0,
    merchantFees: { transactionFee: 0 },
    currency: "EUR",
    ...(settlementId !== undefined && { settlementId }),
  };
}
