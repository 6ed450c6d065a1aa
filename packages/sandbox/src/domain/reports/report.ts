import type { PaymentReportBySettlementIdRequest, PaymentReportRequest } from "@maksu/payment-api";

/** A report that a merchant asked for. What became of it is kept with its event. */
export interface Report {
  readonly requestId: string;
  readonly createdAt: string;
  readonly account: string;
  /** The account whose payments are reported: the merchant's own, or that of its sub-merchant. */
  readonly of: string;
  readonly request: PaymentReportRequest | PaymentReportBySettlementIdRequest;
  /** The settlement whose lines are reported; of a period when undefined. */
  readonly settlementId?: string;
}
