// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the requests of Merchant API, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import type { Validators } from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; `../rules.ts` implements each. */
export type RuleName = "dates-in-order" | "at-most-two-months";

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
  createRefund: () => import("./validators/createRefund.ts"),
  getRefund: () => import("./validators/getRefund.ts"),
  cancelRefund: () => import("./validators/cancelRefund.ts"),
  listSettlements: () => import("./validators/listSettlements.ts"),
  getSettlement: () => import("./validators/getSettlement.ts"),
  getPayment: () => import("./validators/getPayment.ts"),
};
