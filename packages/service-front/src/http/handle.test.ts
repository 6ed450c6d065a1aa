/** Failures of a server: each is a response that says what it may, and a line of the log that names the cause. */
import { expect, onTestFinished, test, vi } from "vitest";
import { serviceApi, TEST_CREDENTIALS } from "../apis/service-apis.ts";
import { createClock } from "../ground/clock.ts";
import type { EarlyRejection } from "../ground/exchange.ts";
import { createGate } from "../gate.ts";
import { descriptionOf } from "../description/description-of.ts";
import { requireOperations } from "../description/require-operations.ts";
import { EXAMPLE_SERVER } from "../../test/example-server.ts";
import { inProcessFetch } from "./in-process-fetch.ts";
import { ServerFailure } from "./server-failure.ts";

/** Sends a request to a server that fails. Returns the response, what it reported, and its process warnings. */
async function failWith(error: unknown) {
  const reported: EarlyRejection[] = [];
  const warnings: { readonly message: string; readonly detail: unknown }[] = [];
  const emit = vi.spyOn(process, "emitWarning").mockImplementation((message, options) => {
    warnings.push({ message: String(message), detail: Object(options).detail });
  });
  onTestFinished(() => emit.mockRestore());
  const target = {
    server: EXAMPLE_SERVER,
    maxBodyBytes: 100,
    async handle() {
      throw error;
    },
    onRejected: (each: EarlyRejection) => void reported.push(each),
  };
  const response = await inProcessFetch(() => target)("http://server/payments?signature=abc", { method: "POST", body: "secret" });
  const { status, headers } = response;
  return { status, text: await response.text(), retryAfter: headers.get("retry-after"), reported, warnings };
}

test("a failure that nobody expected is a 500, reported and warned of with its cause and where it was thrown", async () => {
  const { status, text, retryAfter, reported, warnings } = await failWith(new TypeError("x is undefined\nmore"));
  expect({ status, text, retryAfter }).toEqual({ status: 500, text: "The example server failed on this request.", retryAfter: null });
  expect(reported).toEqual([
    { method: "POST", path: "/payments", status: 500, reason: "the example server failed: TypeError: x is undefined" },
  ]);
  expect(warnings).toEqual([
    { message: "POST /payments failed: TypeError: x is undefined", detail: expect.stringContaining("handle.test.ts") },
  ]);
});

test.each([
  { what: "a URL", error: new TypeError("Invalid URL: http://user:hush@shop/?signature=hush"), says: "TypeError: Invalid URL: (a URL)" },
  { what: "what a parser quotes", error: new SyntaxError('Unexpected token h, "hush" is not valid JSON'), says: "SyntaxError" },
  { what: "a value that is no Error", error: "hush", says: "something that is no Error was thrown" },
])("the cause of a failure is named without $what", async ({ error, says }) => {
  const { reported, warnings } = await failWith(error);
  expect(reported[0]?.reason).toBe(`the example server failed: ${says}`);
  expect(JSON.stringify([reported, warnings])).not.toContain("hush");
});

test.each([
  { status: 503, retryAfter: "1" },
  { status: 507, retryAfter: null },
] as const)(
  "a server that can't respond just now does with $status and its sentence, which is reported",
  async ({ status, retryAfter }) => {
    const failed = await failWith(new ServerFailure(status, "the store is away"));
    expect(failed).toEqual({
      status,
      text: "the store is away",
      retryAfter,
      reported: [{ method: "POST", path: "/payments", status, reason: "the store is away" }],
      warnings: [],
    });
  },
);

test("createGate responds to such a failure in the API's own form, and signs it", async () => {
  const api = serviceApi("payment", { credentials: TEST_CREDENTIALS.payment, clock: createClock() });
  const operations = requireOperations("payment", descriptionOf("payment"), api.operations);
  const respond = () => Promise.reject(new ServerFailure(503, "the store is away"));
  const gate = createGate({ server: EXAMPLE_SERVER, api, operations, respond, isAuthenticated: false, fault: "" });
  const [account = ""] = Object.keys(TEST_CREDENTIALS.payment);
  const request = {
    method: "GET",
    target: "/merchants/payment-providers",
    path: "/merchants/payment-providers",
    query: new URLSearchParams(),
    headers: new Headers({ "checkout-account": account, "checkout-algorithm": "sha256" }),
    body: new Uint8Array(),
  };
  const { response, exchange } = await gate(request);
  expect(response).toMatchObject({ status: 503, headers: { "retry-after": "1", signature: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  expect(JSON.parse(response.body)).toEqual({ status: "error", message: "the store is away" });
  expect(exchange).toMatchObject({ operationId: "listPaymentProviders", status: 503, reason: "the store is away" });
});
