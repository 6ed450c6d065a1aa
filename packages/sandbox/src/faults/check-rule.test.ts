import { expect, expectTypeOf, test } from "vitest";
import type * as described from "../generated/schema.ts";
import { EVENT_NAMES, EVENT_STATES } from "../events/event-record.ts";
import { DESCRIPTION } from "../../test/support/refereed-control.ts";
import { EFFECTS, type FaultRule } from "./fault-rule.ts";
import { readFaults } from "./read-faults.ts";

test.each<{ rule: unknown; message: unknown }>([
  { rule: {}, message: `an effect is missing; a rule has one of ${Object.keys(EFFECTS).join(", ")}` },
  { rule: { drop: true, delay: 5 }, message: "delay: stands beside drop: a rule has one effect; add a rule for each" },
  { rule: { truncat: true }, message: "truncat: is an unknown key; did you mean truncate?" },
  { rule: { drop: false }, message: "drop: must be true, not false" },
  { rule: { delay: 0 }, message: "delay: must be a whole number from 1 to 600000, not 0" },
  { rule: { respond: { status: 200 } }, message: "respond.status: must be a whole number from 400 to 599, not 200" },
  { rule: { respond: {} }, message: expect.stringContaining("respond.status: is missing") },
  { rule: { drop: true, probability: 2 }, message: "probability: must be a number from 0 to 1, not 2" },
  { rule: { drop: true, match: { merchantId: 1 } }, message: expect.stringContaining("match.merchantId: is an unknown key") },
  {
    rule: { drop: true, match: { event: "paymentCalback" } },
    message: expect.stringContaining("match.event: must be one of paymentCallback, refundCallback, "),
  },
  {
    rule: { drop: true, match: { operation: "refundPaiment" } },
    message: "match.operation: is unknown; did you mean refundPayment?",
  },
  {
    rule: { refundOutcome: "fail", match: { operation: "refundPaymnt" } },
    message: "match.operation: is unknown; did you mean refundPayment?",
  },
  {
    rule: { lateOutcome: true, match: { operation: "refundPaymnt" } },
    message: "match.operation: is unknown; did you mean refundPayment?",
  },
  {
    rule: { drop: true, match: { operation: "getPayment", event: "paymentCallback" } },
    message: "match.operation: drop of an event has none",
  },
  { rule: { duplicate: 1, match: { operation: "getPayment" } }, message: "match.operation: duplicate of an event has none" },
  { rule: { respond: { status: 503 }, match: { event: "paymentCallback" } }, message: "match.event: respond does not apply to events" },
  {
    rule: { decline: true, match: { operation: "createPayment" } },
    message: expect.stringContaining("match.operation: decline does not apply to it; the operations are createMitCharge, "),
  },
  {
    rule: { refundOutcome: "fail", match: { operation: "getPayment" } },
    message: "match.operation: refundOutcome does not apply to it; the operations are refundPayment, refundPaymentByEmail",
  },
  {
    rule: { lateOutcome: true, match: { operation: "getPayment" } },
    message: "match.operation: lateOutcome applies to what the customer does, and has none",
  },
  { rule: { drop: true, match: { nth: 2 }, times: 1 }, message: "match.nth: can't be combined with times or after" },
  { rule: { truncate: true, before: true }, message: "before: applies to respond and to drop of a request" },
  {
    rule: { drop: true, before: true, match: { event: "paymentCallback" } },
    message: "before: applies to respond and to drop of a request",
  },
])("$rule is rejected: $message", async ({ rule, message }) => {
  const error: unknown = await readFaults([rule as FaultRule]).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringMatching(/^faults\[0\][.:]/) });
  expect((error as Error).message.replace(/^faults\[0\](?:\.|: )/, "")).toEqual(message);
});

test("rules are read from YAML and JSON, and a mistake names the rule by its place", async () => {
  const rule: FaultRule = { match: { operation: "refundPayment" }, times: 1, drop: true };
  expect(await readFaults("- { match: { operation: refundPayment }, times: 1, drop: true }")).toEqual([rule]);
  expect(await readFaults(JSON.stringify([rule]))).toEqual([rule]);
  await expect(readFaults("- drop: true\n- { delay: x }")).rejects.toThrow("faults[1].delay: must be");
  await expect(readFaults("drop: true")).rejects.toThrow("faults: must be a list of fault rules");
  await expect(readFaults("[")).rejects.toThrow("faults: not YAML or JSON");
});

test("the description has the fields and effects of the rules, and the names and states of events", () => {
  type Described = Readonly<Record<string, { readonly properties: Readonly<Record<string, unknown>>; readonly enum?: readonly string[] }>>;
  const { schemas } = (DESCRIPTION as { readonly components: { readonly schemas: Described } }).components;
  const own = ["match", "times", "after", "probability", "before"];
  expect(Object.keys(schemas["FaultRule"]?.properties ?? {})).toEqual([...own, ...Object.keys(EFFECTS)]);
  expect(schemas["EventName"]?.enum).toEqual(EVENT_NAMES);
  expect(schemas["EventState"]?.enum).toEqual(EVENT_STATES);
  expectTypeOf<described.FaultRule>().toExtend<FaultRule>();
});
