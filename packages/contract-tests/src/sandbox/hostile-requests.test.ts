/** The mock server and the sandbox reject malformed requests alike: with the same status, message and code. */
import { startMockServer } from "@maksu/mock-server";
import { startSandbox } from "@maksu/sandbox";
import { HOSTILE_REQUESTS, sendHostile } from "@maksu/test-server/hostile";
import { afterAll, beforeAll, expect, test } from "vitest";

let mock: Awaited<ReturnType<typeof startMockServer<"payment">>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  [mock, sandbox] = await Promise.all([
    startMockServer({ apis: ["payment"] }),
    // The accepted ones have one stamp.
    startSandbox({ settings: { duplicateStamp: "accept" } }),
  ]);
});
afterAll(() => Promise.all([mock.close(), sandbox.close()]));

test.each(HOSTILE_REQUESTS)("mock server and sandbox respond alike, with $status: $what", async ({ status, ...request }) => {
  const [one, other] = await Promise.all([sendHostile(mock.urls.payment, request), sendHostile(sandbox.url, request)]);
  expect(one.outcome).toBe(status);
  // What is accepted differs: the mock server has examples, the sandbox a state.
  if (status < 400) expect(other.outcome).toBe(status);
  else expect(other).toEqual(one);
});
