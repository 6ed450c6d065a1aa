// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the requests of Payment API, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import { mergeParts, type Validators } from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; `../rules.ts` implements each. */
export type RuleName = "amount-is-sum-of-items" | "vat-of-one-decimal";

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
  createPayment: () => import("./validators/PaymentRequest.body.ts"),
  getPayment: () => import("./validators/getPayment.parameters.ts"),
  refundPayment: () => mergeParts(import("./validators/Refund.body.ts"), import("./validators/getPayment.parameters.ts")),
  refundPaymentByEmail: () => mergeParts(import("./validators/EmailRefund.body.ts"), import("./validators/getPayment.parameters.ts")),
  activateInvoice: () => import("./validators/getPayment.parameters.ts"),
  listPaymentProviders: () => import("./validators/listPaymentProviders.parameters.ts"),
  listGroupedPaymentProviders: () => import("./validators/listGroupedPaymentProviders.parameters.ts"),
  listSettlements: () => import("./validators/listSettlements.parameters.ts"),
  addCardForm: () => import("./validators/AddCardFormRequest.body.ts"),
  payAndAddCard: () => import("./validators/PayAndAddCardRequest.body.ts"),
  getToken: () => mergeParts(import("./validators/GetTokenRequest.body.ts"), import("./validators/getToken.parameters.ts")),
  createMitCharge: () => import("./validators/TokenPaymentRequest.body.ts"),
  createMitAuthorizationHold: () => import("./validators/TokenPaymentRequest.body.ts"),
  createCitCharge: () => import("./validators/TokenPaymentRequest.body.ts"),
  createCitAuthorizationHold: () => import("./validators/TokenPaymentRequest.body.ts"),
  commitAuthorizationHold: () => mergeParts(import("./validators/TokenPaymentRequest.body.ts"), import("./validators/getPayment.parameters.ts")),
  revertAuthorizationHold: () => import("./validators/getPayment.parameters.ts"),
  requestPaymentReport: () => import("./validators/PaymentReportRequest.body.ts"),
  requestPaymentReportBySettlementId: () => mergeParts(import("./validators/PaymentReportBySettlementIdRequest.body.ts"), import("./validators/requestPaymentReportBySettlementId.parameters.ts")),
};
