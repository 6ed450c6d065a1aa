// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import type { Operations } from "./operations.ts";

/** The operations of Merchant API, in the description's order. */
export const operationIds: readonly (keyof Operations)[] = [
  "createRefund",
  "getRefund",
  "cancelRefund",
  "listSettlements",
  "getSettlement",
  "getPayment"
];
