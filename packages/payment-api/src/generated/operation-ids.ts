// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * The names of the operations of Payment API, alone.
 *
 * @packageDocumentation
 */

/** An operation of Payment API. */
export type OperationId =
  | "createPayment"
  | "getPayment"
  | "refundPayment"
  | "refundPaymentByEmail"
  | "activateInvoice"
  | "listPaymentProviders"
  | "listGroupedPaymentProviders"
  | "listSettlements"
  | "addCardForm"
  | "payAndAddCard"
  | "getToken"
  | "createMitCharge"
  | "createMitAuthorizationHold"
  | "createCitCharge"
  | "createCitAuthorizationHold"
  | "commitAuthorizationHold"
  | "revertAuthorizationHold"
  | "requestPaymentReport"
  | "requestPaymentReportBySettlementId";

/** The operations of Payment API, in the description's order. */
export const operationIds: readonly OperationId[] = [
  "createPayment",
  "getPayment",
  "refundPayment",
  "refundPaymentByEmail",
  "activateInvoice",
  "listPaymentProviders",
  "listGroupedPaymentProviders",
  "listSettlements",
  "addCardForm",
  "payAndAddCard",
  "getToken",
  "createMitCharge",
  "createMitAuthorizationHold",
  "createCitCharge",
  "createCitAuthorizationHold",
  "commitAuthorizationHold",
  "revertAuthorizationHold",
  "requestPaymentReport",
  "requestPaymentReportBySettlementId",
];
