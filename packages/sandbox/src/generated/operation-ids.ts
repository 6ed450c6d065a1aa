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
  | "reset"
  | "snapshot"
  | "dropped"
  | "restore"
  | "listMoments"
  | "snapshotMoment"
  | "compareMoment"
  | "openMoment"
  | "goBackToMoment"
  | "export"
  | "settings"
  | "configure"
  | "merchants"
  | "configureMerchant"
  | "rotateSecret"
  | "retireSecret"
  | "seed"
  | "pay"
  | "stepUp"
  | "addCard"
  | "listTokens"
  | "addToken"
  | "resolve"
  | "listRefunds"
  | "refund"
  | "listPayments"
  | "listReports"
  | "find"
  | "listSettlements"
  | "settle"
  | "payOut"
  | "listOrders"
  | "addOrder"
  | "generate"
  | "getClock"
  | "watchClock"
  | "advanceClock"
  | "transitions"
  | "listFaults"
  | "addFault"
  | "clearFaults"
  | "removeFault"
  | "listOutbox"
  | "listEvents"
  | "waitForEvent"
  | "attemptsOfEvent"
  | "resendEvent"
  | "forgeEvent"
  | "listRequests"
  | "logs"
  | "rejectedRequests";

/** The operations of Sandbox control, in the description's order. */
export const operationIds: readonly OperationId[] = [
  "getHealth",
  "listViolations",
  "listWorlds",
  "createWorld",
  "getWorld",
  "reset",
  "snapshot",
  "dropped",
  "restore",
  "listMoments",
  "snapshotMoment",
  "compareMoment",
  "openMoment",
  "goBackToMoment",
  "export",
  "settings",
  "configure",
  "merchants",
  "configureMerchant",
  "rotateSecret",
  "retireSecret",
  "seed",
  "pay",
  "stepUp",
  "addCard",
  "listTokens",
  "addToken",
  "resolve",
  "listRefunds",
  "refund",
  "listPayments",
  "listReports",
  "find",
  "listSettlements",
  "settle",
  "payOut",
  "listOrders",
  "addOrder",
  "generate",
  "getClock",
  "watchClock",
  "advanceClock",
  "transitions",
  "listFaults",
  "addFault",
  "clearFaults",
  "removeFault",
  "listOutbox",
  "listEvents",
  "waitForEvent",
  "attemptsOfEvent",
  "resendEvent",
  "forgeEvent",
  "listRequests",
  "logs",
  "rejectedRequests",
];
