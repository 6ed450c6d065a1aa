/** The mock's own `fetch`. All suites run through it as well: see vitest.slow.config.ts. */
import { API_NAMES } from "@maksu/service-front";
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type MockServer, startMockServer } from "./mock-server.ts";
import { PAYMENT_SECRET } from "../test/support/signed-calls.ts";
import { payment } from "@maksu/test-server/hostile";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer({ ports: false });
});
afterAll(() => mock.close());

const body = { ...payment, currency: "EUR", language: "FI" } as const;
const client = (fetch: MockServer["fetch"] = mock.fetch, baseUrl = "https://services.example.com") =>
  createPaymentClient({ account: 375917, secret: PAYMENT_SECRET, baseUrl, fetch });

describe("startMockServer with ports: false", () => {
  test("opens no port", async () => {
    const listening = (): number => process.getActiveResourcesInfo().filter((resource) => resource === "TCPServerWrap").length;
    const before = listening();
    await using own = await startMockServer({ ports: false });
    expect(listening()).toBe(before);
    expect(own.urls).toEqual(Object.fromEntries(API_NAMES.map((name) => [name, `https://${name}.invalid`])));
  });

  test.each(["https://services.example.com", "https://payment.invalid"])("serves a typed client whose base URL is %s", async (baseUrl) => {
    const { transactionId } = unwrap(await client(mock.fetch, baseUrl).createPayment({ body }));
    const result = await client(mock.fetch, baseUrl).getPayment({ path: { transactionId } });
    expect(result).toMatchObject({ ok: true, verified: true, data: { stamp: "s", status: "new" } });
    expect(mock.requests("payment", "getPayment").at(-1)).toMatchObject({ status: 200, path: `/payments/${transactionId}` });
  });
});

describe("fetch", () => {
  test("finds the API by the URL, else by the path", async () => {
    for (const [api, url] of Object.entries(mock.urls)) {
      const response = await mock.fetch(`${url}/_mock/requests?operation=none`);
      expect(await response.json()).toMatchObject({ message: expect.stringContaining(`the ${api} API has no operation none`) });
    }
    mock.reset();
    await mock.fetch("https://one.example.com/merchant/v1/refunds/x");
    await mock.fetch("https://one.example.com/api-payment/create", { method: "POST" });
    await mock.fetch("https://one.example.com/settlements?limit=1#part");
    await mock.fetch(`${mock.urls.merchant}/settlements`);
    await mock.fetch("https://one.example.com/nothing");
    expect(mock.requests().map(({ api, status }) => [api, status])).toEqual([
      ["merchant", 403],
      ["legacy", 401],
      ["payment", 401],
      ["merchant", 404],
      ["payment", 404],
    ]);
  });

  test("works over the ports of a server that has some", async () => {
    await using own = await startMockServer({ apis: ["legacy"] });
    const url = `${own.urls.legacy}/_mock/health`;
    expect(await (await own.fetch(new Request(url))).json()).toEqual(await (await fetch(url)).json());
  });

  test("returns a response like that of a real fetch", async () => {
    await using own = await startMockServer({ apis: ["payment"] });
    for (const init of [{}, { method: "HEAD" }, { method: "PUT" }, { method: "POST", body: "{" }]) {
      const url = `${own.urls.payment}/payments?a=b`;
      const [real, mocked] = await Promise.all([fetch(url, init), own.fetch(new URL(url), init)]);
      const shown = async (response: Response): Promise<unknown> => {
        const { status, statusText, ok, redirected, url: address } = response;
        const headers = ["content-type", "content-length", "allow"].map((name) => response.headers.get(name));
        return { status, statusText, ok, redirected, address, headers, body: await response.text() };
      };
      expect(await shown(mocked)).toEqual(await shown(real));
    }
  });

  test.each([
    { what: "a relative URL", input: "nowhere", init: {} },
    { what: "a GET with a body", input: "https://a.example.com/", init: { method: "GET", body: "x" } },
  ])("rejects $what as a real fetch does", async ({ input, init }) => {
    await expect(mock.fetch(input, init)).rejects.toThrow(TypeError);
  });

  test("does not follow redirects, and rejects them with redirect: error", async () => {
    await using own = await startMockServer({ apis: ["payment"], ports: false, auth: false });
    const fields = {
      "checkout-account": "375917",
      "checkout-algorithm": "sha256",
      "checkout-redirect-success-url": "https://shop.example.com/added",
      "checkout-redirect-cancel-url": "https://shop.example.com/cancelled",
    };
    const post = (redirect?: "manual" | "error"): Promise<Response> =>
      own.fetch("https://a.example.com/tokenization/addcard-form", {
        method: "POST",
        body: new URLSearchParams(fields),
        ...(redirect && { redirect }),
      });
    for (const response of [await post(), await post("manual")])
      expect([response.status, response.redirected, URL.canParse(response.headers.get("location") ?? "")]).toEqual([302, false, true]);
    await expect(post("error")).rejects.toThrow(TypeError);
  });

  test("a dropped connection rejects with a TypeError, and a truncated body breaks while it is read", async () => {
    const faulty = (fault: string) => mock.fetch("https://a.example.com/settlements", { headers: { "mock-fault": fault } });
    const dropped = faulty("drop");
    await expect(dropped).rejects.toThrow(TypeError);
    await expect(dropped).rejects.toMatchObject({ message: "fetch failed", cause: { code: "UND_ERR_SOCKET" } });
    const truncated = await faulty("truncate");
    expect(truncated.status).toBe(401);
    const reader = truncated.body?.getReader();
    expect((await reader?.read())?.value?.length).toBe(Number(truncated.headers.get("content-length")) >> 1);
    await expect(reader?.read()).rejects.toThrow(TypeError);
  });

  test("a typed client reports a dropped connection as network-error", async () => {
    const dropping: MockServer["fetch"] = (url, init) => {
      const headers = new Headers(init?.headers);
      headers.set("mock-fault", "drop");
      return mock.fetch(url, { ...init, headers });
    };
    await expect(client(dropping).createPayment({ body })).rejects.toMatchObject({ code: "network-error" });
  });

  test("rejects with the signal's reason, before and while the response is delayed", async () => {
    const url = "https://a.example.com/settlements";
    const reason = new Error("enough");
    await expect(mock.fetch(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const delayed = mock.fetch(url, { signal: controller.signal, headers: { "mock-fault": "delay=60000" } });
    setTimeout(() => controller.abort(reason), 20);
    await expect(delayed).rejects.toBe(reason);
  });

  test("rejects a body that is too long with 413, and reports it", async () => {
    const reported: unknown[] = [];
    await using own = await startMockServer({
      apis: ["legacy"],
      ports: false,
      maxBodyBytes: 10,
      onExchange: (exchange) => reported.push(exchange),
    });
    const response = await own.fetch("https://a.example.com/api-payment/create?secret=1", { method: "POST", body: "x".repeat(11) });
    expect([response.status, await response.text()]).toEqual([413, "the body is over 10 bytes"]);
    const exchange = { api: "legacy", method: "POST", path: "/api-payment/create", status: 413, reason: "the body is over 10 bytes" };
    expect(reported).toEqual([exchange]);
    expect(own.requests()).toMatchObject([exchange]);
  });

  test("rejects after close()", async () => {
    const own = await startMockServer({ apis: ["legacy"], ports: false });
    await own.close();
    await expect(own.fetch(own.urls.legacy)).rejects.toMatchObject({ name: "TypeError", cause: { code: "ECONNREFUSED" } });
  });
});
