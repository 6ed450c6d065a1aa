import { eventTable as legacyEvents } from "@maksu/legacy-api/events";
import { eventTable as merchantEvents } from "@maksu/merchant-api/events";
import { eventTable as paymentEvents } from "@maksu/payment-api/events";
import { expect, test } from "vitest";

/** Imported by the test, not by the file, so that a module that fails to load fails a test. */
test("the package exports a handler for each event, the router, the store and the listener of Node", async () => {
  const [all, node] = [await import("./index.ts"), await import("./node.ts")];
  const handlers = [paymentEvents, merchantEvents, legacyEvents].flatMap((events) => Object.keys(events)).map((name) => `${name}Handler`);
  const exported = Object.keys(all);
  expect(exported.filter((name) => name.endsWith("Handler")).toSorted()).toEqual(handlers.toSorted());
  expect(exported).toEqual(expect.arrayContaining(["memoryStore", "webhookRouter"]));
  expect(Object.keys(node)).toEqual(["nodeListener"]);
});
