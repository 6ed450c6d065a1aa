// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import type { ErrorCatalogue } from "@maksu/openapi-runtime";

/** An error code of Sandbox control. */
export type ErrorCode = 
  | "token-required"
  | "foreign-host"
  | "foreign-origin"
  | "control-off"
  | "invalid-request"
  | "name-taken"
  | "seed-rejected"
  | "unsupported-media-type"
  | "not-found"
  | "impossible-transition"
  | "refund-rejected"
  | "event-not-sent";

/** Every error code that Sandbox control documents, with its HTTP status, its meaning, and the operations that return it. */
export const errorCatalogue: ErrorCatalogue<ErrorCode> = Object.freeze({
  "token-required": {"status":401,"meaning":"The sandbox was started with a control token, and the request has another one or none.","operations":["listViolations","listWorlds","createWorld","getWorld","reset","snapshot","dropped","restore","listMoments","snapshotMoment","goBackToMoment","export","settings","configure","merchants","configureMerchant","rotateSecret","retireSecret","seed","pay","stepUp","addCard","listTokens","addToken","resolve","listRefunds","refund","listPayments","listReports","find","listSettlements","settle","payOut","listOrders","addOrder","generate","getClock","watchClock","advanceClock","transitions","listFaults","addFault","clearFaults","removeFault","listOutbox","listEvents","waitForEvent","attemptsOfEvent","resendEvent","forgeEvent","listRequests","logs","rejectedRequests"]},
  "foreign-host": {"status":403,"meaning":"`Host` is neither this machine, nor the host of the public URL, nor one of `allowedHosts`.","operations":["listViolations","listWorlds","createWorld","getWorld","reset","snapshot","dropped","restore","listMoments","snapshotMoment","goBackToMoment","export","settings","configure","merchants","configureMerchant","rotateSecret","retireSecret","seed","pay","stepUp","addCard","listTokens","addToken","resolve","listRefunds","refund","listPayments","listReports","find","listSettlements","settle","payOut","listOrders","addOrder","generate","getClock","watchClock","advanceClock","transitions","listFaults","addFault","clearFaults","removeFault","listOutbox","listEvents","waitForEvent","attemptsOfEvent","resendEvent","forgeEvent","listRequests","logs","rejectedRequests"]},
  "foreign-origin": {"status":403,"meaning":"A web page of another origin sent it.","operations":["listViolations","listWorlds","createWorld","getWorld","reset","snapshot","dropped","restore","listMoments","snapshotMoment","goBackToMoment","export","settings","configure","merchants","configureMerchant","rotateSecret","retireSecret","seed","pay","stepUp","addCard","listTokens","addToken","resolve","listRefunds","refund","listPayments","listReports","find","listSettlements","settle","payOut","listOrders","addOrder","generate","getClock","watchClock","advanceClock","transitions","listFaults","addFault","clearFaults","removeFault","listOutbox","listEvents","waitForEvent","attemptsOfEvent","resendEvent","forgeEvent","listRequests","logs","rejectedRequests"]},
  "control-off": {"status":403,"meaning":"The sandbox has no control token, and listens for other machines or is reached by another name than this machine's.","operations":["listViolations","listWorlds","createWorld","getWorld","reset","snapshot","dropped","restore","listMoments","snapshotMoment","goBackToMoment","export","settings","configure","merchants","configureMerchant","rotateSecret","retireSecret","seed","pay","stepUp","addCard","listTokens","addToken","resolve","listRefunds","refund","listPayments","listReports","find","listSettlements","settle","payOut","listOrders","addOrder","generate","getClock","watchClock","advanceClock","transitions","listFaults","addFault","clearFaults","removeFault","listOutbox","listEvents","waitForEvent","attemptsOfEvent","resendEvent","forgeEvent","listRequests","logs","rejectedRequests"]},
  "invalid-request": {"status":400,"meaning":"A parameter or the body is not as described, or names what the world does not offer.","operations":["createWorld","getWorld","reset","snapshot","dropped","restore","listMoments","snapshotMoment","goBackToMoment","export","settings","configure","merchants","configureMerchant","rotateSecret","retireSecret","seed","pay","stepUp","addCard","listTokens","addToken","resolve","listRefunds","refund","listPayments","listReports","find","listSettlements","settle","payOut","listOrders","addOrder","generate","getClock","watchClock","advanceClock","transitions","listFaults","addFault","clearFaults","removeFault","listOutbox","listEvents","waitForEvent","attemptsOfEvent","resendEvent","forgeEvent","listRequests","logs","rejectedRequests"]},
  "name-taken": {"status":409,"meaning":"World names are unique.","operations":["createWorld"]},
  "seed-rejected": {"status":409,"meaning":"The message names the step, the field and the rule. The steps before it have been done.","operations":["createWorld","seed"]},
  "unsupported-media-type": {"status":415,"meaning":"Bodies are sent as `application/json`.","operations":["createWorld","restore","configure","configureMerchant","seed","pay","stepUp","addCard","addToken","resolve","refund","settle","addOrder","generate","watchClock","advanceClock","addFault","waitForEvent","forgeEvent"]},
  "not-found": {"status":404,"meaning":"The world does not exist, or has nothing of this id: what belongs to another world does not exist in this one.","operations":["getWorld","reset","snapshot","dropped","restore","listMoments","snapshotMoment","goBackToMoment","export","settings","configure","merchants","configureMerchant","rotateSecret","retireSecret","seed","pay","stepUp","addCard","listTokens","addToken","resolve","listRefunds","refund","listPayments","listReports","find","listSettlements","settle","payOut","listOrders","addOrder","generate","getClock","watchClock","advanceClock","transitions","listFaults","addFault","clearFaults","removeFault","listOutbox","listEvents","waitForEvent","attemptsOfEvent","resendEvent","forgeEvent","listRequests","logs","rejectedRequests"]},
  "impossible-transition": {"status":409,"meaning":"`possible` lists what can happen instead.","operations":["pay","stepUp","addCard","resolve","payOut","forgeEvent"]},
  "refund-rejected": {"status":409,"meaning":"The payment is not paid, or less than the amount is left of it.","operations":["refund"]},
  "event-not-sent": {"status":409,"meaning":"None came in time, or none can come.","operations":["waitForEvent"]},
});
