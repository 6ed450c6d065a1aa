// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
/**
 * The names of the operations of Sandbox control, alone.
 *
 * @packageDocumentation
 */

/** An operation of Sandbox control. */
export type OperationId =
  | "getHealth"
  | "listViolations"
  | "listWorlds"
  | "createWorld"
  | "getWorld"
  | "resetWorld"
  | "takeSnapshot"
  | "getDropped"
  | "restoreWorld"
  | "exportWorld"
  | "getSettings"
  | "configureWorld"
  | "listMerchants"
  | "configureMerchant"
  | "rotateSecret"
  | "retireSecret"
  | "seedWorld"
  | "pay"
  | "stepUp"
  | "addCard"
  | "addToken"
  | "resolve"
  | "refund"
  | "settle"
  | "payOut"
  | "listOrders"
  | "addOrder"
  | "generatePayments"
  | "getClock"
  | "watchClock"
  | "advanceClock"
  | "listTransitions"
  | "listFaults"
  | "addFault"
  | "clearFaults"
  | "removeFault"
  | "listEmails"
  | "listEvents"
  | "waitForEvent"
  | "resendEvent"
  | "forgeEvent"
  | "listRequests"
  | "listRejectedRequests";

/** The operations of Sandbox control, in the description's order. */
export const operationIds: readonly OperationId[] = [
  "getHealth",
  "listViolations",
  "listWorlds",
  "createWorld",
  "getWorld",
  "resetWorld",
  "takeSnapshot",
  "getDropped",
  "restoreWorld",
  "exportWorld",
  "getSettings",
  "configureWorld",
  "listMerchants",
  "configureMerchant",
  "rotateSecret",
  "retireSecret",
  "seedWorld",
  "pay",
  "stepUp",
  "addCard",
  "addToken",
  "resolve",
  "refund",
  "settle",
  "payOut",
  "listOrders",
  "addOrder",
  "generatePayments",
  "getClock",
  "watchClock",
  "advanceClock",
  "listTransitions",
  "listFaults",
  "addFault",
  "clearFaults",
  "removeFault",
  "listEmails",
  "listEvents",
  "waitForEvent",
  "resendEvent",
  "forgeEvent",
  "listRequests",
  "listRejectedRequests",
];
