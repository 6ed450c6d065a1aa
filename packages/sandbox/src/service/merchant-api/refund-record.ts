import type { Refund } from "@maksu/merchant-api";
import { helsinkiTime } from "../../domain/helsinki.ts";
import type { Line } from "../../domain/settlements/line.ts";
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
