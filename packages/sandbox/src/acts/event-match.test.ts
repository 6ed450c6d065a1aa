/** What waits for an event rejects a name or a key that no event has at once, instead of after its time. */
import { afterAll, expect, test } from "vitest";
import { InputError } from "../domain/input-error.ts";
import { startSandbox } from "../index.ts";

const { defaultWorld: world, close } = await startSandbox({ port: false });
afterAll(close);

test.each<{ given: readonly [name: unknown, match?: unknown, options?: unknown]; message: string }>([
  { given: ["paymentCalback"], message: "paymentCalback: unknown event; did you mean paymentCallback?" },
  { given: ["paid", {}], message: "paid: unknown event; the events are paymentCallback, refundCallback, addCardCallback, " },
  { given: [undefined], message: "undefined: unknown event; the events are " },
  {
    given: ["paymentCallback", { transactionID: "1" }],
    message: "match.transactionID: unknown option; did you mean transactionId?",
  },
  { given: ["paymentCallback", { id: "1" }], message: "match.id: unknown option; the options are transactionId, tokenizationId, about, " },
  { given: ["paymentCallback", { transactionId: 5 }], message: "match.transactionId: must be a non-empty string, not a number" },
  { given: ["paymentCallback", { amount: "1525" }], message: "match.amount: must be a whole number of cents of at least 0, not a string" },
  { given: ["paymentCallback", {}, null], message: "options: must be an object, not null" },
  { given: ["paymentCallback", { provider: "" }], message: "match.provider: must be a non-empty string, or null, not an empty string" },
  { given: ["paymentCallback", { state: "sent" }], message: "match.state: must be waiting or acknowledged or given up or blocked" },
  { given: ["paymentCallback", { acknowledged: "true" }], message: "match.acknowledged: must be true or false, not a string" },
  { given: ["paymentCallback", "ok"], message: "match: must be an object, not a string" },
  { given: ["paymentCallback", {}, { timeout: 10 }], message: "timeout: unknown option; did you mean timeoutMs?" },
  {
    given: ["paymentCallback", {}, { timeoutMs: -1 }],
    message: "timeoutMs: must be a whole number of milliseconds from 0 to 2147483647, not -1",
  },
])("waitFor rejects at once with $message", async ({ given, message }) => {
  const started = performance.now();
  const error: unknown = await world.events
    .waitFor(...(given as Parameters<typeof world.events.waitFor>))
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  expect(error).toMatchObject({ message: expect.stringContaining(message) });
  expect(performance.now() - started).toBeLessThan(1000);
});
