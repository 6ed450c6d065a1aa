/** Whatever the test API can do, the control API can do: a new method needs a line here, and an operation. */
import { expect, test } from "vitest";
import { startSandbox } from "../../index.ts";
import { type OperationId, operationIds } from "../generated/operation-ids.ts";

/** The operation of each method and value of a world, by its name. */
const OF_WORLD: Readonly<Record<string, OperationId>> = {
  name: "getWorld",
  payment: "getWorld",
  aggregate: "getWorld",
  subMerchants: "getWorld",
  merchant: "getWorld",
  pay: "pay",
  stepUp: "stepUp",
  addCard: "addCard",
  token: "addToken",
  resolve: "resolve",
  refund: "refund",
  settle: "settle",
  payOut: "payOut",
  generate: "generatePayments",
  settings: "getSettings",
  merchants: "listMerchants",
  configure: "configureWorld",
  configureMerchant: "configureMerchant",
  rotateSecret: "rotateSecret",
  retireSecret: "retireSecret",
  "orders.add": "addOrder",
  "orders.list": "listOrders",
  "outbox.list": "listEmails",
  "events.list": "listEvents",
  "events.waitFor": "waitForEvent",
  "events.resend": "resendEvent",
  "events.forge": "forgeEvent",
  "clock.now": "getClock",
  "clock.isFrozen": "getClock",
  "clock.version": "getClock",
  "clock.subscribe": "watchClock",
  "clock.advance": "advanceClock",
  "requests.list": "listRequests",
  "requests.rejected": "listRejectedRequests",
  "faults.add": "addFault",
  "faults.list": "listFaults",
  "faults.remove": "removeFault",
  "faults.clear": "clearFaults",
  transitions: "listTransitions",
  seed: "seedWorld",
  export: "exportWorld",
  reset: "resetWorld",
  dropped: "getDropped",
  snapshot: "takeSnapshot",
  restore: "restoreWorld",
};

/** The operation of each method and value of the sandbox; undefined for what a program of its own process alone has. */
const OF_SANDBOX: Readonly<Record<string, OperationId | undefined>> = {
  url: undefined,
  fetch: undefined,
  close: undefined,
  stop: undefined,
  defaultWorld: "getWorld",
  world: "createWorld",
  worlds: "listWorlds",
  violations: "listViolations",
};

/** Names that only the control API needs. */
const OWN: readonly OperationId[] = ["getHealth"];

/** The names of an object's methods and values; of objects with methods, those within. */
const namesIn = (value: object): string[] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]) =>
    typeof each === "object" && each !== null && Object.values(each).some((inner) => typeof inner === "function")
      ? Object.keys(each).map((inner) => `${name}.${inner}`)
      : [name],
  );

test("every method of the test API has an operation, and every operation a method", async () => {
  await using sandbox = await startSandbox({ port: false });
  const { defaultWorld, ...rest } = sandbox;
  expect(Object.keys(OF_WORLD).toSorted()).toEqual(namesIn(defaultWorld).toSorted());
  expect(Object.keys(OF_SANDBOX).toSorted()).toEqual(["defaultWorld", ...namesIn(rest)].toSorted());
  const offered = new Set([...Object.values(OF_WORLD), ...Object.values(OF_SANDBOX), ...OWN].filter((id) => id !== undefined));
  expect([...offered].toSorted()).toEqual([...operationIds].toSorted());
});
