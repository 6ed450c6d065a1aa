/** The messages of the Payment API's errors: the service's own where public documentation has them. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { callPayment, TRANSACTION } from "../support/signed-calls.ts";
import { payment, report } from "@maksu/test-server/hostile";

let mock: MockServer<"payment">;
beforeAll(async () => {
  mock = await startMockServer({ apis: ["payment"] });
});
afterAll(() => mock.close());

const INVALID = "Request payload schema validation failed. Validate request against the provided schema.";

describe("the Payment API's 400 has the general message, and what is wrong in meta", () => {
  const create = (body: unknown) => ({ method: "POST", target: "/payments", body });
  const request = (body: object) => ({ method: "POST", target: "/payments/report", body: { ...report, ...body } });
  test.each([
    {
      what: "several wrong fields",
      call: create({ ...payment, currency: "XXX", language: "DE" }),
      meta: [/body\/currency/, /body\/language/],
    },
    { what: "an unknown key", call: create({ ...payment, subMerchant: "1" }), meta: [/body\/subMerchant/] },
    { what: "a body that is not JSON", call: create("{"), meta: [/the body is not application\/json/] },
    { what: "a body of too many levels", call: create("[".repeat(101) + "]".repeat(101)), meta: [/the body has more than 100 levels/] },
    { what: "a malformed query", call: { target: "/settlements?limit=-1" }, meta: [/query\/limit/] },
    { what: "an unknown key of a report request", call: request({ subMerchant: "1" }), meta: [/body\/subMerchant/] },
    { what: "a report's callbackUrl that is not a URL", call: request({ callbackUrl: "invalid-url" }), meta: [/body\/callbackUrl/] },
    { what: "a report's startDate that is not a date", call: request({ startDate: "1.3.2026" }), meta: [/body\/startDate/] },
  ])("for $what", async ({ call, meta }) => {
    const response = await callPayment(mock.urls.payment, call);
    expect([response.status, await response.json()]).toEqual([
      400,
      { status: "error", message: INVALID, meta: meta.map((each) => expect.stringMatching(each)) },
    ]);
  });

  test("for a malformed signed header", async () => {
    const response = await callPayment(mock.urls.payment, { target: "/settlements" }, { timestamp: "yesterday" });
    expect(await response.json()).toEqual({ status: "error", message: INVALID, meta: [expect.stringContaining("checkout-timestamp")] });
  });
});

test.each(["2026-03-01", "2026-03-01T00:00:00", "2026-03-01T00:00:00Z", "2026-03-01T00:00:00+02:00"])(
  "a report may start at %s",
  async (startDate) => {
    const call = { method: "POST", target: "/payments/report", body: { ...report, startDate } };
    expect((await callPayment(mock.urls.payment, call)).status).toBe(200);
  },
);

test("listSettlements takes unknown query parameters", async () => {
  expect((await callPayment(mock.urls.payment, { target: "/settlements?subMerchant=1" })).status).toBe(200);
});

describe("the Payment API's 401 has the service's message", () => {
  test("for an unknown account", async () => {
    const response = await callPayment(mock.urls.payment, { target: "/settlements" }, { account: "123" });
    expect([response.status, await response.json()]).toEqual([
      401,
      { status: "error", message: expect.stringContaining("invalid merchant") },
    ]);
  });

  test.each([{ signed: { "checkout-transaction-id": TRANSACTION.replace("8", "9") } }, { signed: { "checkout-transaction-id": "" } }])(
    "for a path's ID that is not repeated, $signed",
    async ({ signed }) => {
      const response = await callPayment(mock.urls.payment, { target: `/payments/${TRANSACTION}` }, { signed });
      expect([response.status, await response.json()]).toEqual([
        401,
        { status: "error", message: "checkout-transaction-id header missing or value mismatch" },
      ]);
    },
  );
});
