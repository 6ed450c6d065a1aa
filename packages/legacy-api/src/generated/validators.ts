// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the requests of Legacy payment creation, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import type { Validators } from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; `../rules.ts` implements each. */
export type RuleName = "order-total";

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
  createPayment: () => import("./validators/PaymentRequest.body.ts"),
};
