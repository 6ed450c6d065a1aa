/** Faults on demand, by header and by option. */
import { createPaymentClient } from "@maksu/payment-client";
import { verifyCheckoutSignature } from "@maksu/signing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startMockServer } from "./mock-server.ts";
import { callLegacy, callMerchant, callPayment, PAYMENT_SECRET } from "./testing/signed-calls.ts";
import { order } from "./testing/valid-bodies.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

const settlements = (fault?: string): Promise<Response> =>
  callPayment(mock.urls.payment, { target: "/settlements", headers: fault === undefined ? {} : { "mock-fault": fault } });
const verified = async (answer: Response): Promise<boolean> =>
  verifyCheckoutSignature({
    parameters: answer.headers,
    signature: answer.headers.get("signature"),
    body: new Uint8Array(await answer.arrayBuffer()),
    secret: PAYMENT_SECRET,
  });

describe("Mock-Fault", () => {
  test("without one: in time, whole, signed", async () => {
    expect(await verified(await settlements())).toBe(true);
  });

  test("delay", async () => {
    const start = performance.now();
    expect((await settlements("delay=300")).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test.each([
    { status: 503, body: { status: "error", message: expect.any(String) } },
    { status: 404, body: { status: "error", message: expect.any(String) } },
    { status: 418, body: { status: "error", message: expect.any(String) } },
  ])("status $status: signed, with the body of that status", async ({ status, body }) => {
    const answer = await settlements(`status=${status}`);
    expect([answer.status, await answer.clone().json(), await verified(answer)]).toEqual([status, body, true]);
  });

  test("status in the other APIs", async () => {
    const headers = { "mock-fault": "status=503" };
    const merchant = await callMerchant(mock.urls.merchant, { target: "/merchant/v1/refunds/x", headers });
    expect([merchant.status, await merchant.json()]).toMatchObject([503, { error: { title: "service-unavailable" } }]);
    const legacy = await callLegacy(mock.urls.legacy, { body: order, headers });
    expect([legacy.status, await legacy.json()]).toMatchObject([503, { errorMessage: expect.any(String) }]);
  });

  test.each(["drop", "delay=50, drop"])("%s: the connection breaks", async (fault) => {
    await expect(settlements(fault)).rejects.toThrow("fetch failed");
  });

  test("truncate: the connection breaks within the body", async () => {
    const answer = await settlements("truncate");
    expect([answer.status, Number(answer.headers.get("content-length")) > 10]).toEqual([200, true]);
    await expect(answer.text()).rejects.toThrow("terminated");
  });

  test("corrupt: a body that is no JSON and does not verify", async () => {
    const answer = await settlements("corrupt");
    const copy = answer.clone();
    await expect(answer.json()).rejects.toThrow(SyntaxError);
    expect(await verified(copy)).toBe(false);
  });

  test.each([
    { fault: "no-signature", has: false },
    { fault: "wrong-signature", has: true },
  ])("$fault", async ({ fault, has }) => {
    const answer = await settlements(fault);
    expect([answer.headers.has("signature"), await verified(answer)]).toEqual([has, false]);
    if (has) expect(answer.headers.get("signature")).toMatch(/^[0-9a-f]{64}$/);
  });

  test("replay: an earlier answer, validly signed, to another request", async () => {
    const get = (id: string, fault?: string): Promise<Response> =>
      callPayment(mock.urls.payment, { target: `/payments/${id}`, headers: fault ? { "mock-fault": fault } : {} });
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await (await get(first)).text();
    const answer = await get(second, "replay");
    expect([answer.headers.get("checkout-transaction-id"), await verified(answer.clone())]).toEqual([first, true]);
    expect(await answer.json()).toMatchObject({ transactionId: first });
  });

  test("replay: never what another account was answered with", async () => {
    await using fresh = await startMockServer({ apis: ["payment"], credentials: { payment: { 1: "one", 2: "two" } } });
    const get = async (account: string, secret: string): Promise<unknown[]> => {
      const call = { target: `/payments/${crypto.randomUUID()}`, headers: { "mock-fault": "replay" } };
      const answer = await callPayment(fresh.urls.payment, call, { account, secret });
      const signed = { parameters: answer.headers, signature: answer.headers.get("signature"), body: await answer.clone().text(), secret };
      const { transactionId } = (await answer.json()) as { transactionId: string };
      return [answer.headers.get("checkout-account"), await verifyCheckoutSignature(signed), call.target.endsWith(transactionId)];
    };
    expect(await get("1", "one")).toEqual(["1", true, true]);
    expect(await get("2", "two")).toEqual(["2", true, true]);
    expect(await get("1", "one")).toEqual(["1", true, false]);
    expect(await get("2", "two")).toEqual(["2", true, false]);
  });

  test("replay: before any answer, the answer as it would be", async () => {
    await using fresh = await startMockServer({ apis: ["payment"] });
    const answer = await callPayment(fresh.urls.payment, { target: "/settlements", headers: { "mock-fault": "replay" } });
    expect([answer.status, await verified(answer)]).toEqual([200, true]);
  });

  test("several at once", async () => {
    const answer = await settlements("delay=10, status=500, no-signature");
    expect([answer.status, answer.headers.has("signature")]).toEqual([500, false]);
    expect((await settlements("replay, status=503")).status).toBe(503);
  });

  test.each(["slow", "delay", "delay=-1", "delay=9999999", "status=200", "status=999"])(
    "%s is refused, with what there is",
    async (fault) => {
      const answer = await settlements(fault);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("delay=")]);
    },
  );

  test("a request that is refused keeps its rejection, and breaks like any other", async () => {
    const call = (fault: string): Promise<Response> =>
      callPayment(mock.urls.payment, { target: "/settlements", headers: { "mock-fault": fault } }, { secret: "x" });
    await settlements();
    for (const fault of ["status=503", "replay"]) expect((await call(fault)).status, fault).toBe(401);
    await expect(call("drop")).rejects.toThrow("fetch failed");
  });

  test("our own client sees through them", async () => {
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

describe("the option", () => {
  test("holds for every answer; a header takes its place", async () => {
    await using faulty = await startMockServer({ apis: ["legacy"], fault: "status=503" });
    expect((await callLegacy(faulty.urls.legacy, { body: order })).status).toBe(503);
    expect((await callLegacy(faulty.urls.legacy, { body: order, headers: { "mock-fault": "delay=1" } })).status).toBe(201);
    expect((await fetch(`${faulty.urls.legacy}/_mock/health`)).status).toBe(200);
  });

  test("is told of, as a header is", async () => {
    const told: (string | undefined)[] = [];
    await using faulty = await startMockServer({ apis: ["legacy"], fault: "delay=1", onExchange: ({ fault }) => told.push(fault) });
    await callLegacy(faulty.urls.legacy, { body: order });
    await callLegacy(faulty.urls.legacy, { body: order, headers: { "mock-fault": "status=503" } });
    await callLegacy(faulty.urls.legacy, { body: order, headers: { "mock-fault": "" } });
    await fetch(`${faulty.urls.legacy}/nothing`);
    expect(told).toEqual(["delay=1", "status=503", undefined, "delay=1"]);
  });

  test("that is none is an error", async () => {
    await expect(startMockServer({ fault: "slow" })).rejects.toThrow("fault: must be delay=");
  });
});
