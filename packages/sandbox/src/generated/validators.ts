// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
/**
 * Validators of the requests of Sandbox control, for clients and servers alike.
 *
 * They check each operation's body and parameters, and name the error codes that the service documents.
 *
 * @packageDocumentation
 */
import { mergeParts, type Validators } from "@maksu/openapi-runtime/validation";

/** The rules beyond JSON Schema that the description names; `../rules.ts` implements each. */
export type RuleName = never;

/** The validators of each operation's body and parameters, loaded on first use. */
export const validators: Validators = {
  getHealth: () => mergeParts(),
  listViolations: () => mergeParts(),
  listWorlds: () => mergeParts(),
  createWorld: () => import("./validators/NewWorld.body.ts"),
  getWorld: () => import("./validators/getWorld.parameters.ts"),
  reset: () => import("./validators/getWorld.parameters.ts"),
  snapshot: () => import("./validators/getWorld.parameters.ts"),
  dropped: () => import("./validators/getWorld.parameters.ts"),
  restore: () => mergeParts(import("./validators/Snapshot.body.ts"), import("./validators/getWorld.parameters.ts")),
  listMoments: () => import("./validators/getWorld.parameters.ts"),
  snapshotMoment: () => import("./validators/snapshotMoment.parameters.ts"),
  compareMoment: () => import("./validators/compareMoment.parameters.ts"),
  openMoment: () => import("./validators/snapshotMoment.parameters.ts"),
  goBackToMoment: () => import("./validators/snapshotMoment.parameters.ts"),
  export: () => import("./validators/getWorld.parameters.ts"),
  settings: () => import("./validators/getWorld.parameters.ts"),
  configure: () => mergeParts(import("./validators/Settings.body.ts"), import("./validators/getWorld.parameters.ts")),
  merchants: () => import("./validators/getWorld.parameters.ts"),
  configureMerchant: () => mergeParts(import("./validators/MerchantSettings.body.ts"), import("./validators/configureMerchant.parameters.ts")),
  rotateSecret: () => import("./validators/configureMerchant.parameters.ts"),
  retireSecret: () => import("./validators/configureMerchant.parameters.ts"),
  seed: () => mergeParts(import("./validators/Seed.body.ts"), import("./validators/getWorld.parameters.ts")),
  pay: () => mergeParts(import("./validators/pay.body.ts"), import("./validators/getWorld.parameters.ts")),
  stepUp: () => mergeParts(import("./validators/stepUp.body.ts"), import("./validators/getWorld.parameters.ts")),
  addCard: () => mergeParts(import("./validators/addCard.body.ts"), import("./validators/getWorld.parameters.ts")),
  listTokens: () => import("./validators/listTokens.parameters.ts"),
  addToken: () => mergeParts(import("./validators/addToken.body.ts"), import("./validators/getWorld.parameters.ts")),
  resolve: () => mergeParts(import("./validators/resolve.body.ts"), import("./validators/getWorld.parameters.ts")),
  listRefunds: () => import("./validators/listRefunds.parameters.ts"),
  refund: () => mergeParts(import("./validators/refund.body.ts"), import("./validators/getWorld.parameters.ts")),
  listPayments: () => import("./validators/listPayments.parameters.ts"),
  listReports: () => import("./validators/listReports.parameters.ts"),
  find: () => import("./validators/find.parameters.ts"),
  listSettlements: () => import("./validators/listSettlements.parameters.ts"),
  settle: () => mergeParts(import("./validators/settle.body.ts"), import("./validators/getWorld.parameters.ts")),
  payOut: () => import("./validators/payOut.parameters.ts"),
  listOrders: () => import("./validators/listOrders.parameters.ts"),
  addOrder: () => mergeParts(import("./validators/addOrder.body.ts"), import("./validators/getWorld.parameters.ts")),
  generate: () => mergeParts(import("./validators/generate.body.ts"), import("./validators/getWorld.parameters.ts")),
  getClock: () => import("./validators/getWorld.parameters.ts"),
  watchClock: () => mergeParts(import("./validators/watchClock.body.ts"), import("./validators/getWorld.parameters.ts")),
  advanceClock: () => mergeParts(import("./validators/Duration.body.ts"), import("./validators/getWorld.parameters.ts")),
  transitions: () => import("./validators/getWorld.parameters.ts"),
  listFaults: () => import("./validators/getWorld.parameters.ts"),
  addFault: () => mergeParts(import("./validators/FaultRule.body.ts"), import("./validators/getWorld.parameters.ts")),
  clearFaults: () => import("./validators/getWorld.parameters.ts"),
  removeFault: () => import("./validators/removeFault.parameters.ts"),
  listOutbox: () => import("./validators/getWorld.parameters.ts"),
  listEvents: () => import("./validators/listEvents.parameters.ts"),
  waitForEvent: () => mergeParts(import("./validators/EventQuery.body.ts"), import("./validators/getWorld.parameters.ts")),
  attemptsOfEvent: () => import("./validators/attemptsOfEvent.parameters.ts"),
  resendEvent: () => import("./validators/attemptsOfEvent.parameters.ts"),
  forgeEvent: () => mergeParts(import("./validators/forgeEvent.body.ts"), import("./validators/getWorld.parameters.ts")),
  listRequests: () => import("./validators/getWorld.parameters.ts"),
  logs: () => import("./validators/logs.parameters.ts"),
  rejectedRequests: () => import("./validators/getWorld.parameters.ts"),
};
