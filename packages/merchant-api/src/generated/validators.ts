// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the requests of Merchant API, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import { mergeParts, type Validators } from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; `../rules.ts` implements each. */
export type RuleName = "dates-in-order" | "at-most-two-months";

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
  createRefund: () => mergeParts(import("./validators/RefundRequest.body.ts"), import("./validators/createRefund.parameters.ts")),
  getRefund: () => import("./validators/getRefund.parameters.ts"),
  cancelRefund: () => import("./validators/cancelRefund.parameters.ts"),
  listSettlements: () => import("./validators/listSettlements.parameters.ts"),
  getSettlement: () => import("./validators/getSettlement.parameters.ts"),
  listPayments: () => import("./validators/listPayments.parameters.ts"),
  getPayment: () => import("./validators/getPayment.parameters.ts"),
};
