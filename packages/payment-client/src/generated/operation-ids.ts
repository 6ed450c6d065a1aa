// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import type { Operations } from "./operations.ts";

/** The operations of Payment API, in the description's order. */
export const operationIds: readonly (keyof Operations)[] = [
  "createPayment",
  "getPayment",
  "refundPayment",
  "refundPaymentByEmail",
  "activateInvoice",
  "listPaymentProviders",
  "listGroupedPaymentProviders",
  "listSettlements",
  "addCardForm",
  "getToken",
  "createMitCharge",
  "createMitAuthorizationHold",
  "createCitCharge",
  "createCitAuthorizationHold",
  "commitAuthorizationHold",
  "revertAuthorizationHold",
  "requestPaymentReport",
  "requestPaymentReportBySettlementId"
];
