// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import { acts as ofClock } from "../clock.ts";
import { acts as ofConfiguration } from "../configuration.ts";
import { acts as ofCustomer } from "../customer.ts";
import { acts as ofEvents } from "../events.ts";
import { acts as ofFaults } from "../faults.ts";
import { acts as ofGenerate } from "../generate.ts";
import { acts as ofLists } from "../lists.ts";
import { acts as ofLogs } from "../logs.ts";
import { acts as ofMoments } from "../moments.ts";
import { acts as ofOrders } from "../orders.ts";
import { acts as ofOutbox } from "../outbox.ts";
import { acts as ofRefund } from "../refund.ts";
import { acts as ofRequests } from "../requests.ts";
import { acts as ofResolve } from "../resolve.ts";
import { acts as ofSettlements } from "../settlements.ts";
import { acts as ofWholeWorld } from "../whole-world.ts";
import type { Acts } from "../act.ts";

/** What carries out each act. */
export const implementations: Acts = {
  ...ofClock,
  ...ofConfiguration,
  ...ofCustomer,
  ...ofEvents,
  ...ofFaults,
  ...ofGenerate,
  ...ofLists,
  ...ofLogs,
  ...ofMoments,
  ...ofOrders,
  ...ofOutbox,
  ...ofRefund,
  ...ofRequests,
  ...ofResolve,
  ...ofSettlements,
  ...ofWholeWorld,
};
