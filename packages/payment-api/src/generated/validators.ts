// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the requests of Payment API, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import type { Validators } from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; `../rules.ts` implements each. */
export type RuleName = "amount-is-sum-of-items";

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
  createPayment: () => import("./validators/createPayment.ts"),
  getPayment: () => import("./validators/getPayment.ts"),
  refundPayment: () => import("./validators/refundPayment.ts"),
  refundPaymentByEmail: () => import("./validators/refundPaymentByEmail.ts"),
  activateInvoice: () => import("./validators/activateInvoice.ts"),
  listPaymentProviders: () => import("./validators/listPaymentProviders.ts"),
  listGroupedPaymentProviders: () => import("./validators/listGroupedPaymentProviders.ts"),
  listSettlements: () => import("./validators/listSettlements.ts"),
  addCardForm: () => import("./validators/addCardForm.ts"),
  getToken: () => import("./validators/getToken.ts"),
  createMitCharge: () => import("./validators/createMitCharge.ts"),
  createMitAuthorizationHold: () => import("./validators/createMitAuthorizationHold.ts"),
  createCitCharge: () => import("./validators/createCitCharge.ts"),
  createCitAuthorizationHold: () => import("./validators/createCitAuthorizationHold.ts"),
  commitAuthorizationHold: () => import("./validators/commitAuthorizationHold.ts"),
  revertAuthorizationHold: () => import("./validators/revertAuthorizationHold.ts"),
  requestPaymentReport: () => import("./validators/requestPaymentReport.ts"),
  requestPaymentReportBySettlementId: () => import("./validators/requestPaymentReportBySettlementId.ts"),
};
