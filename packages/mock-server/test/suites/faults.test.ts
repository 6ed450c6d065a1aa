/** Faults on request, by header and by option. */
import { createPaymentClient } from "@maksu/payment-client";
import { verifyCheckoutSignature } from "@maksu/signing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { callLegacy, callMerchant, callPayment, PAYMENT_SECRET } from "../support/signed-calls.ts";
import { order } from "@maksu/test-server/hostile";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

const settlements = (fault?: string): Promise<Response> =>
  callPayment(mock.urls.payment, { target: "/settlements", headers: fault === undefined ? {} : { "mock-fault": fault } });
const verified = async (response: Response): Promise<boolean> =>
  verifyCheckoutSignature({
    parameters: response.headers,
    signature: response.headers.get("signature"),
    body: new Uint8Array(await response.arrayBuffer()),
    secret: PAYMENT_SECRET,
  });

describe("Mock-Fault", () => {
  test("is optional: without it, responses are in time, whole, signed", async () => {
    expect(await verified(await settlements())).toBe(true);
  });

  test("delay postpones the response", async () => {
    const start = performance.now();
    expect((await settlements("delay=300")).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test.each([
    { status: 503, body: { status: "error", message: expect.any(String) } },
    { status: 404, body: { status: "error", message: expect.any(String) } },
    { status: 418, body: { status: "error", message: expect.any(String) } },
  ])("status $status sends a signed response with the body of that status", async ({ status, body }) => {
    const response = await settlements(`status=${status}`);
    expect([response.status, await response.clone().json(), await verified(response)]).toEqual([status, body, true]);
  });

  test("status works in the other APIs", async () => {
    const headers = { "mock-fault": "status=503" };
    const merchant = await callMerchant(mock.urls.merchant, { target: "/merchant/v1/refunds/x", headers });
    expect([merchant.status, await merchant.json()]).toMatchObject([503, { error: { title: "service-unavailable" } }]);
    const legacy = await callLegacy(mock.urls.legacy, { body: order, headers });
    expect([legacy.status, await legacy.json()]).toMatchObject([503, { errorMessage: expect.any(String) }]);
  });

  test.each(["drop", "delay=50, drop"])("%s breaks the connection", async (fault) => {
    await expect(settlements(fault)).rejects.toThrow("fetch failed");
  });

  test("truncate breaks the connection within the body", async () => {
    const response = await settlements("truncate");
    expect([response.status, Number(response.headers.get("content-length")) > 10]).toEqual([200, true]);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  test("corrupt sends a body that is not JSON and does not verify", async () => {
    const response = await settlements("corrupt");
    const copy = response.clone();
    await expect(response.json()).rejects.toThrow(SyntaxError);
    expect(await verified(copy)).toBe(false);
  });

  test.each([
    { fault: "no-signature", has: false },
    { fault: "wrong-signature", has: true },
  ])("applies $fault", async ({ fault, has }) => {
    const response = await settlements(fault);
    expect([response.headers.has("signature"), await verified(response)]).toEqual([has, false]);
    if (has) expect(response.headers.get("signature")).toMatch(/^[0-9a-f]{64}$/);
  });

  test("replay sends an earlier response, validly signed, to another request", async () => {
    const get = (id: string, fault?: string): Promise<Response> =>
      callPayment(mock.urls.payment, { target: `/payments/${id}`, headers: fault ? { "mock-fault": fault } : {} });
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await (await get(first)).text();
    const response = await get(second, "replay");
    expect([response.headers.get("checkout-transaction-id"), await verified(response.clone())]).toEqual([first, true]);
    expect(await response.json()).toMatchObject({ transactionId: first });
  });

  test("replay never sends the response to another account", async () => {
    await using fresh = await startMockServer({ apis: ["payment"], credentials: { payment: { 1: "one", 2: "two" } } });
    const get = async (account: string, secret: string): Promise<unknown[]> => {
      const call = { target: `/payments/${crypto.randomUUID()}`, headers: { "mock-fault": "replay" } };
      const response = await callPayment(fresh.urls.payment, call, { account, secret });
      const signed = {
        parameters: response.headers,
        signature: response.headers.get("signature"),
        body: await response.clone().text(),
        secret,
      };
      const { transactionId } = (await response.json()) as { transactionId: string };
      return [response.headers.get("checkout-account"), await verifyCheckoutSignature(signed), call.target.endsWith(transactionId)];
    };
    expect(await get("1", "one")).toEqual(["1", true, true]);
    expect(await get("2", "two")).toEqual(["2", true, true]);
    expect(await get("1", "one")).toEqual(["1", true, false]);
    expect(await get("2", "two")).toEqual(["2", true, false]);
  });

  test("replay without an earlier response sends the normal one", async () => {
    await using fresh = await startMockServer({ apis: ["payment"] });
    const response = await callPayment(fresh.urls.payment, { target: "/settlements", headers: { "mock-fault": "replay" } });
    expect([response.status, await verified(response)]).toEqual([200, true]);
  });

  test("combines several faults", async () => {
    const response = await settlements("delay=10, status=500, no-signature");
    expect([response.status, response.headers.has("signature")]).toEqual([500, false]);
    expect((await settlements("replay, status=503")).status).toBe(503);
  });

  test.each(["slow", "delay", "delay=-1", "delay=9999999", "status=200", "status=999"])(
    "rejects %s, lists the faults, and signs that",
    async (fault) => {
      const response = await settlements(fault);
      const isSigned = await verified(response.clone());
      expect([response.status, await response.text(), isSigned]).toEqual([300, expect.stringContaining("delay="), true]);
    },
  );

  test("rejects an unknown header of its kind, and signs that", async () => {
    const response = await callPayment(mock.urls.payment, { target: "/settlements", headers: { "mock-falt": "status=503" } });
    expect([response.status, await response.clone().json(), await verified(response)]).toEqual([
      300,
      { status: "error", message: "mock-falt: unknown header; the only one that starts with mock- is Mock-Fault" },
      true,
    ]);
  });

  test("also applies to rejected requests, which keep their rejection", async () => {
    const call = (fault: string): Promise<Response> =>
      callPayment(mock.urls.payment, { target: "/settlements", headers: { "mock-fault": fault } }, { secret: "x" });
    await settlements();
    for (const fault of ["status=503", "replay"]) expect((await call(fault)).status, fault).toBe(401);
    await expect(call("drop")).rejects.toThrow("fetch failed");
  });

  test("is detected by our own client", async () => {
    const clientOf = (fault: string) =>
      createPaymentClient({
        account: 375917,
        secret: PAYMENT_SECRET,
        baseUrl: mock.urls.payment,
        fetch: (url: string, init: RequestInit) => {
          const headers = new Headers(init.headers);
          headers.set("mock-fault", fault);
          return fetch(url, { ...init, headers });
        },
      });
    for (const fault of ["wrong-signature", "no-signature", "corrupt", "drop", "truncate"])
      await expect(clientOf(fault).listSettlements(), fault).rejects.toHaveProperty("code");
    const getPayment = (fault: string) => clientOf(fault).getPayment({ path: { transactionId: crypto.randomUUID() } });
    expect((await getPayment("delay=1")).ok).toBe(true);
    await expect(getPayment("replay")).rejects.toHaveProperty("code");
  });
});

describe("the fault option", () => {
  test("applies to every response; a header replaces it", async () => {
    await using faulty = await startMockServer({ apis: ["legacy"], fault: "status=503" });
    expect((await callLegacy(faulty.urls.legacy, { body: order })).status).toBe(503);
    expect((await callLegacy(faulty.urls.legacy, { body: order, headers: { "mock-fault": "delay=1" } })).status).toBe(201);
    expect((await fetch(`${faulty.urls.legacy}/_mock/health`)).status).toBe(200);
  });

  test("is passed to onExchange, as a header is", async () => {
    const reported: (string | undefined)[] = [];
    await using faulty = await startMockServer({ apis: ["legacy"], fault: "delay=1", onExchange: ({ fault }) => reported.push(fault) });
    await callLegacy(faulty.urls.legacy, { body: order });
    await callLegacy(faulty.urls.legacy, { body: order, headers: { "mock-fault": "status=503" } });
    await callLegacy(faulty.urls.legacy, { body: order, headers: { "mock-fault": "" } });
    await fetch(`${faulty.urls.legacy}/nothing`);
    expect(reported).toEqual(["delay=1", "status=503", undefined, "delay=1"]);
  });

  test("throws for an unknown fault", async () => {
    await expect(startMockServer({ fault: "slow" })).rejects.toThrow("fault: must be delay=");
  });
});
