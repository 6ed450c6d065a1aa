// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
/**
 * The names of the operations of Merchant API, alone.
 *
 * @packageDocumentation
 */

/** An operation of Merchant API. */
export type OperationId =
  | "createRefund"
  | "getRefund"
  | "cancelRefund"
  | "listSettlements"
  | "getSettlement"
  | "listPayments"
  | "getPayment";

/** The operations of Merchant API, in the description's order. */
export const operationIds: readonly OperationId[] = [
  "createRefund",
  "getRefund",
  "cancelRefund",
  "listSettlements",
  "getSettlement",
  "listPayments",
  "getPayment",
];
