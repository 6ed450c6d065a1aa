/** Which requests are accepted, which are rejected, and what the log says about it. */
import { basicAuthorization, checkoutSignature, signCardForm, verifyCheckoutSignature } from "@maksu/signing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type ApiName, descriptionOf, type Exchange, TRIGGER_MERCHANTS } from "@maksu/service-front";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import {
  callLegacy,
  callMerchant,
  callPayment,
  type MerchantSigner,
  MERCHANT_SECRET,
  PAYMENT_SECRET,
  TRANSACTION,
} from "../support/signed-calls.ts";
import { order, payment, refund } from "@maksu/test-server/hostile";

let mock: MockServer;
let exchanges: Exchange[] = [];
const onExchange = (exchange: Exchange): void => void exchanges.push(exchange);
beforeAll(async () => {
  mock = await startMockServer({ onExchange });
});
afterAll(() => mock.close());
afterEach(() => void (exchanges = []));

const cardForm = (account: number): Promise<object> =>
  signCardForm({
    account,
    secret: PAYMENT_SECRET,
    redirectSuccessUrl: "https://shop.example.com/ok",
    redirectCancelUrl: "https://shop.example.com/no",
  });

describe("a merchant in an error state", () => {
  const createRefund = { method: "POST", target: "/merchant/v1/payments/1/refunds", body: refund };
  const listSettlements = { target: "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31" };

  test.each([
    { merchantId: "merchant-inactive", call: createRefund, status: 403, title: "merchant-inactive", code: "merchant-inactive" },
    { merchantId: "merchant-inactive", call: listSettlements, status: 403, title: "merchant-inactive", code: "merchant-inactive" },
    { merchantId: "refunds-not-enabled", call: createRefund, status: 403, title: "refunds-not-enabled", code: "refunds-not-enabled" },
    { merchantId: "refunds-not-enabled", call: listSettlements, status: 200 },
    { merchantId: "service-unavailable", call: listSettlements, status: 503, title: "service-unavailable", code: "service-unavailable" },
    { merchantId: "merchant-api-not-activated", call: listSettlements, status: 403 },
  ])("gets $status for $merchantId, $call.target", async ({ merchantId, call, status, title, code }) => {
    const response = await callMerchant(mock.urls.merchant, call, { merchantId });
    expect(response.status).toBe(status);
    if (title) expect(await response.json()).toMatchObject({ error: { title } });
    expect(exchanges[0]?.code).toBe(code);
  });

  test("gets invalid-signature first if the signature is wrong", async () => {
    const response = await callMerchant(mock.urls.merchant, listSettlements, { merchantId: "merchant-inactive", secret: "x" });
    expect(await response.json()).toMatchObject({ error: { title: "invalid-signature" } });
  });

  test.each([
    { account: "900401", target: "/settlements", status: 401, signed: false },
    { account: "900500", target: "/settlements", status: 500, signed: true },
    { account: "900403", target: "/settlements", status: 200, signed: true },
  ])("gets $status for account $account in the Payment API", async ({ account, target, status, signed }) => {
    const response = await callPayment(mock.urls.payment, { target }, { account });
    expect([response.status, response.headers.has("signature")]).toEqual([status, signed]);
    if (status >= 400) expect(await response.json()).toMatchObject({ status: "error", message: expect.any(String) });
  });

  test.each([
    { account: 375_917, status: 302 },
    { account: 900_403, status: 403 },
    { account: 900_401, status: 401 },
  ])("gets $status for account $account from the card form", async ({ account, status }) => {
    const body = JSON.stringify(await cardForm(account));
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${mock.urls.payment}/tokenization/addcard-form`, { method: "POST", redirect: "manual", headers, body });
    expect(response.status).toBe(status);
  });

  test("can be configured by option", async () => {
    const credentials = { merchant: { shop: { secret: "hush", state: "merchant-inactive" } } };
    await using own = await startMockServer({ apis: ["merchant"], credentials });
    const response = await callMerchant(own.urls.merchant, listSettlements, { merchantId: "shop", secret: "hush" });
    expect(await response.json()).toMatchObject({ error: { title: "merchant-inactive" } });
  });

  test("has an example in the descriptions for each state", () => {
    for (const [api, merchants] of Object.entries(TRIGGER_MERCHANTS)) {
      const description = JSON.stringify(descriptionOf(api as ApiName));
      for (const merchant of Object.values(merchants)) expect(description).toContain(`"${(merchant as { state: string }).state}"`);
    }
  });
});

describe("a wrong signature is explained in the log, and not in the response", () => {
  const body = JSON.stringify({ rows: [{ amount: 1, description: "ä" }] });
  const create = { method: "POST", target: "/payments", body: payment };

  /** Signs as specified by the test. */
  const signedBy = async (parameters: Record<string, string>, over: string, secret = PAYMENT_SECRET): Promise<Response> => {
    const signature = await checkoutSignature({ parameters: Object.entries(parameters), body: over, secret });
    return fetch(`${mock.urls.payment}/payments`, {
      method: "POST",
      headers: { ...parameters, "content-type": "application/json", signature },
      body: JSON.stringify(payment),
    });
  };
  const parameters = { "checkout-account": "375917", "checkout-algorithm": "sha256", "checkout-method": "POST", "checkout-nonce": "n" };

  test.each([
    { what: "without the body", call: () => signedBy(parameters, ""), says: "signed without the body" },
    { what: "over a re-serialized body", call: () => signedBy(parameters, JSON.stringify(payment, null, 2)), says: "over the body" },
    {
      what: "white space in the secret",
      call: () => signedBy(parameters, JSON.stringify(payment), `${PAYMENT_SECRET}\n`),
      says: /does not match: signed with white space around the secret$/,
    },
    {
      what: "another secret",
      call: () => callPayment(mock.urls.payment, create, { secret: "x" }),
      says: /does not match: the secret is probably wrong, as no other known mistake explains it$/,
    },
    {
      what: "no signature",
      call: () => fetch(`${mock.urls.payment}/settlements`, { headers: { ...parameters, "checkout-method": "GET" } }),
      says: /does not match: there is none$/,
    },
    {
      what: "Merchant API: another secret",
      call: () => callMerchant(mock.urls.merchant, { target: "/merchant/v1/refunds/x" }, { secret: "x" }),
      says: /does not match: the secret is probably wrong/,
    },
    {
      what: "legacy: another secret",
      call: () => callLegacy(mock.urls.legacy, { body: order }, { secret: "x" }),
      says: /^the merchant ID or the secret is wrong: the merchant ID is known, so it is the secret$/,
    },
    {
      what: "a body too long to try every mistake on",
      call: () => callPayment(mock.urls.payment, { ...create, body: " ".repeat(100_001) }, { secret: "x" }),
      says: /does not match$/,
    },
    {
      what: "Merchant API: another body's MD5",
      call: () => callMerchant(mock.urls.merchant, { method: "POST", target: "/merchant/v1/payments/1/refunds", body }, { signedBody: "" }),
      says: "its Content-MD5 is that of no body",
    },
    {
      what: "Merchant API: hex",
      call: () => callMerchantInHex(),
      says: /hex/,
    },
    {
      what: "legacy: not encoded",
      call: async () => callLegacy(mock.urls.legacy, { body: order, headers: { authorization: `Basic 13466:${MERCHANT_SECRET}` } }),
      says: /base64/i,
    },
  ])("with $what", async ({ call, says }) => {
    const response = await call();
    const text = await response.text();
    expect([401, 403]).toContain(response.status);
    expect(exchanges[0]?.reason).toMatch(says);
    expect(text).not.toMatch(/base64|hex|without the body|white space|over the body|MD5/);
    expect(JSON.stringify(exchanges)).not.toMatch(new RegExp(`${PAYMENT_SECRET}|${MERCHANT_SECRET}`));
  });

  async function callMerchantInHex(): Promise<Response> {
    const target = "/merchant/v1/refunds/x";
    const good = await callMerchant(mock.urls.merchant, { target });
    expect(good.status).toBe(200);
    exchanges = [];
    const signer: MerchantSigner = { timestamp: "2026-11-21T12:00:00+0200" };
    const { createHmac } = await import("node:crypto");
    const message = `GET\n${target}\nServiceMerchantAPI 13466\n${signer.timestamp}\n1B2M2Y8AsgTpgAmY7PhCfg==`;
    const signature = createHmac("sha256", MERCHANT_SECRET).update(message).digest("hex");
    return callMerchant(mock.urls.merchant, { target, headers: { authorization: `ServiceMerchantAPI 13466:${signature}` } }, signer);
  }
});

describe("freshness checks by option", () => {
  const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
  const inMerchantForm = (iso: string): string => iso.replace(/\.\d+Z$/, "+0000");

  test("reject timestamps outside the tolerance, by the adjustable clock", async () => {
    await using strict = await startMockServer({ apis: ["payment", "merchant"], timestampToleranceSeconds: 60, onExchange });
    const pay = (timestamp: string) => callPayment(strict.urls.payment, { target: "/settlements" }, { timestamp });
    const refunds = (timestamp: string) => callMerchant(strict.urls.merchant, { target: "/merchant/v1/refunds/x" }, { timestamp });
    expect([(await pay(ago(0))).status, (await pay(ago(90))).status, (await pay(ago(-90))).status]).toEqual([200, 401, 401]);
    expect([(await refunds(inMerchantForm(ago(0)))).status, (await refunds(inMerchantForm(ago(90)))).status]).toEqual([200, 403]);
    expect(exchanges.at(-1)).toMatchObject({ code: "invalid-signature", reason: expect.stringContaining("timestamp") });
    await strict.moveClock({ seconds: 90 });
    expect([(await pay(ago(0))).status, (await pay(ago(-90))).status]).toEqual([401, 200]);
  });

  test("reject a nonce that an account has used before; a missing one is accepted", async () => {
    await using strict = await startMockServer({ apis: ["payment"], rejectUsedNonces: true, onExchange });
    const pay = (account: string, secret: string) =>
      callPayment(strict.urls.payment, { target: "/settlements" }, { account, secret, nonce: "once" });
    expect((await pay("375917", "wrong")).status).toBe(401);
    const statuses = [];
    for (const [account, secret] of [
      ["375917", PAYMENT_SECRET],
      ["375917", PAYMENT_SECRET],
      ["695861", "MONISAIPPUAKAUPPIAS"],
    ] as const)
      statuses.push((await pay(account, secret)).status);
    expect(statuses).toEqual([200, 401, 200]);
    expect(exchanges.some(({ reason }) => reason?.includes("nonce has been used"))).toBe(true);

    const parameters = { "checkout-account": "375917", "checkout-algorithm": "sha256", "checkout-method": "GET" };
    const signature = await checkoutSignature({ parameters: Object.entries(parameters), secret: PAYMENT_SECRET });
    for (let i = 0; i < 2; i++)
      expect((await fetch(`${strict.urls.payment}/settlements`, { headers: { ...parameters, signature } })).status).toBe(200);
  });

  test("are off by default", async () => {
    const pay = () => callPayment(mock.urls.payment, { target: "/settlements" }, { timestamp: "2016-01-01T00:00:00.000Z", nonce: "n" });
    expect([(await pay()).status, (await pay()).status]).toEqual([200, 200]);
  });
});

describe("without authentication", () => {
  test.each([
    { api: "payment", target: "/settlements", status: 200 },
    { api: "payment", target: `/payments/${TRANSACTION}`, status: 200 },
    { api: "payment", method: "POST", target: "/payments", body: {}, status: 400 },
    { api: "merchant", target: "/merchant/v1/refunds/x", status: 200 },
    { api: "merchant", method: "POST", target: "/merchant/v1/payments/1/refunds", body: refund, status: 202 },
    { api: "merchant", method: "POST", target: "/merchant/v1/payments/payment-not-found/refunds", body: refund, status: 404 },
    { api: "legacy", method: "POST", target: "/api-payment/create", body: order, status: 201 },
    { api: "legacy", method: "POST", target: "/api-payment/create", body: {}, status: 400 },
  ] as const)("$api $target responds with $status", async ({ api, target, status, ...request }) => {
    await using open = await startMockServer({ apis: [api], auth: false });
    const { method = "GET", body } = request as { method?: string; body?: object };
    const init = { method, headers: { "content-type": "application/json" }, ...(body && { body: JSON.stringify(body) }) };
    expect((await fetch(open.urls[api] + target, init)).status).toBe(status);
  });
});

describe("without authentication, Payment API values", () => {
  const json = { "content-type": "application/json" };
  const post = { method: "POST", headers: json, body: JSON.stringify(payment) };
  interface Created {
    readonly transactionId: string;
    readonly href: string;
    readonly providers: readonly { readonly parameters: readonly { readonly name: string; readonly value: string }[] }[];
  }

  test.each<Record<string, string>>([
    {},
    { "checkout-account": "375917" },
    { "checkout-account": "1" },
    { "checkout-algorithm": "sha512" },
  ])("match the request: %o", async (headers) => {
    await using open = await startMockServer({ apis: ["payment"], auth: false });
    const found = await fetch(`${open.urls.payment}/payments/${TRANSACTION.replaceAll("8", "1")}`, { headers: headers });
    expect(await found.json()).toMatchObject({ transactionId: TRANSACTION.replaceAll("8", "1") });
    const create = async (): Promise<Created> =>
      (await fetch(`${open.urls.payment}/payments`, { ...post, headers: { ...json, ...headers } })).json() as Promise<Created>;
    const [first, second] = await Promise.all([create(), create()]);
    expect(first.transactionId).not.toBe(second.transactionId);
    expect(first.href).toContain(first.transactionId);
    expect(first.providers.length).toBeGreaterThan(0);
    for (const { parameters } of first.providers) {
      const pairs = parameters.map(({ name, value }): [string, string] => [name, value]);
      expect(pairs).toContainEqual(["checkout-algorithm", headers["checkout-algorithm"] ?? "sha256"]);
      expect(await verifyCheckoutSignature({ parameters: pairs, secret: PAYMENT_SECRET })).toBe(true);
    }
  });

  test.each(["%E2%82%AC", "%0d%0aX:1", "%00"])("reject a transaction ID that is not a header value, %s: 400", async (id) => {
    await using open = await startMockServer({ apis: ["payment"], auth: false });
    const response = await fetch(`${open.urls.payment}/payments/${id}`, { headers: { "checkout-account": "375917" } });
    expect([response.status, await response.json()]).toMatchObject([400, { status: "error" }]);
  });
});

test("Basic credentials are rejected for a merchant with another merchant's secret", async () => {
  const authorization = await basicAuthorization({ merchantId: 13466, secret: "other" });
  expect((await callLegacy(mock.urls.legacy, { body: order, headers: { authorization } })).status).toBe(401);
});
