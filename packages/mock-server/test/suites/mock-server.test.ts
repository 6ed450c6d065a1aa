import { connect } from "node:net";
import {
  basicAuthorization,
  checkoutSignature,
  contentMd5,
  merchantAuthorization,
  merchantSignature,
  verifyCheckoutSignature,
} from "@maksu/signing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Exchange } from "@maksu/service-front";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";

const SECRET = "SAIPPUAKAUPPIAS";
const TRANSACTION = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const payment = {
  stamp: "s",
  reference: "r",
  amount: 100,
  currency: "EUR",
  language: "FI",
  items: [{ unitPrice: 100, units: 1, vatPercentage: 0, productCode: "p" }],
  customer: { email: "maija@example.com" },
  redirectUrls: { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" },
};

let mock: MockServer;
const exchanges: Exchange[] = [];
beforeAll(async () => {
  mock = await startMockServer({ onExchange: (exchange) => exchanges.push(exchange) });
});
afterAll(() => mock.close());
afterEach(() => void (exchanges.length = 0));

/** A signed request to the Payment API, with deliberate mistakes. */
async function pay(
  path: string,
  options: { method?: string; body?: string; headers?: Record<string, string>; signed?: Record<string, string> } = {},
): Promise<Response> {
  const { method = "GET", body, headers = {}, signed = {} } = options;
  const checkout = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": method,
    "checkout-nonce": "n",
    "checkout-timestamp": new Date().toISOString(),
    ...signed,
  };
  const signature = await checkoutSignature({ parameters: Object.entries(checkout), body: body ?? "", secret: SECRET });
  const type = body === undefined ? {} : { "content-type": "application/json" };
  return fetch(mock.urls.payment + path, {
    method,
    headers: { ...checkout, ...type, signature, ...headers },
    ...(body !== undefined && { body }),
  });
}

const create = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  pay("/payments", { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body), headers });

describe("Payment API", () => {
  test("creates a payment, and signs the response for this request", async () => {
    const response = await create(payment);
    expect(response.status).toBe(201);
    const { transactionId } = (await response.json()) as { transactionId: string };
    expect(response.headers.get("checkout-account")).toBe("375917");
    expect(response.headers.get("checkout-method")).toBe("POST");
    expect(response.headers.get("checkout-transaction-id")).toBe(transactionId);
    expect(response.headers.get("request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("repeats the transaction ID of the path in the response", async () => {
    const other = "00000000-0000-4000-8000-000000000000";
    const response = await pay(`/payments/${other}`, { signed: { "checkout-transaction-id": other } });
    expect([response.status, response.headers.get("checkout-transaction-id")]).toEqual([200, other]);
  });

  test.each([
    {
      what: "another method",
      path: `/payments/${TRANSACTION}`,
      signed: { "checkout-method": "POST", "checkout-transaction-id": TRANSACTION },
    },
    { what: "no transaction id", path: `/payments/${TRANSACTION}`, signed: {} },
    {
      what: "another transaction id",
      path: `/payments/${TRANSACTION}`,
      signed: { "checkout-transaction-id": "00000000-0000-4000-8000-000000000000" },
    },
    { what: "an unknown account", path: "/settlements", signed: { "checkout-account": "1" } },
    { what: "an account named like a method of objects", path: "/settlements", signed: { "checkout-account": "constructor" } },
  ])("rejects a request that is signed, but has $what: 401, unsigned", async ({ path, signed }) => {
    const response = await pay(path, { signed });
    expect([response.status, response.headers.get("signature")]).toEqual([401, null]);
    expect(await response.json()).toMatchObject({ status: "error" });
  });

  test.each([
    { what: "malformed JSON", body: "{", status: 400 },
    { what: "a byte order mark", body: `\uFEFF${JSON.stringify(payment)}`, status: 400 },
    { what: "null", body: "null", status: 400 },
    { what: "an unknown key beyond Latin-1", body: JSON.stringify({ ...payment, "€\r\n": 1 }), status: 400 },
    { what: "a __proto__ key", body: `{"__proto__":1,${JSON.stringify(payment).slice(1)}`, status: 400 },
    { what: "10,000 levels", body: `${"[".repeat(10_000)}${"]".repeat(10_000)}`, status: 400 },
  ])("responds to $what with $status", async ({ body, status }) => {
    expect((await create(body)).status).toBe(status);
  });

  test.each([{ accept: "garbage" }, { accept: "application/json; q" }, { accept: "application/xml" }])(
    "ignores the header %o",
    async (headers) => {
      expect((await create(payment, headers as Record<string, string>)).status).toBe(201);
    },
  );

  test.each(["code=abc", "code=4040", "example=", "404", "cod=400"])("rejects the header prefer: %s", async (prefer) => {
    const response = await create(payment, { prefer });
    expect([response.status, await response.json()]).toEqual([
      300,
      expect.objectContaining({ message: expect.stringMatching(/^Prefer: .* such as /) }),
    ]);
  });

  test("reports every violation, and no values", async () => {
    const response = await create({ ...payment, stamp: "x".repeat(201), language: "secret value" });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ meta: [expect.stringContaining("body/stamp"), expect.stringContaining("body/language")] });
    expect(text).not.toContain("secret value");
  });

  test("accepts a list of groups, and rejects an invalid group", async () => {
    expect((await pay("/merchants/payment-providers?groups=bank,mobile&amount=100")).status).toBe(200);
    expect((await pay("/merchants/payment-providers?groups=bank,banks")).status).toBe(400);
    expect((await pay("/merchants/payment-providers?amount=1&amount=2")).status).toBe(400);
    expect((await pay("/merchants/payment-providers?amount=1e2")).status).toBe(400);
  });
});

describe("personalized values", () => {
  test("of a new payment are a new ID, the same everywhere, and provider forms signed for it", async () => {
    const [first, second] = (await Promise.all(
      [create(payment), create(payment)].map(async (response) => (await response).json()),
    )) as Created[];
    if (!first || !second) throw new Error("no payments");
    expect(first.transactionId).not.toBe(second.transactionId);
    expect(first.href).toContain(first.transactionId);
    expect(first.providers.length).toBeGreaterThan(0);
    for (const { parameters } of first.providers) {
      const pairs = parameters.map(({ name, value }): [string, string] => [name, value]);
      expect(new Map(pairs).get("checkout-transaction-id")).toBe(first.transactionId);
      expect(await verifyCheckoutSignature({ parameters: pairs, secret: SECRET })).toBe(true);
    }
  });

  test("have provider forms of the time that the clock shows", async () => {
    await using own = await startMockServer({ apis: ["payment"], auth: false });
    await own.moveClock({ hours: 48 });
    const now = Date.now() + 48 * 3_600_000;
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${own.urls.payment}/payments`, { method: "POST", headers, body: JSON.stringify(payment) });
    const { providers } = (await response.json()) as Created;
    const stamps = providers.flatMap(({ parameters }) => parameters.filter(({ name }) => name === "checkout-timestamp"));
    expect(stamps.length).toBe(providers.length);
    for (const { value } of stamps) expect(Math.abs(Date.parse(value) - now)).toBeLessThan(60_000);
  });

  test.each([
    { what: "fetched", method: "GET", path: "" },
    { what: "reverted", method: "POST", path: "/token/revert" },
  ])("of a payment that is $what have the ID of the path", async ({ method, path }) => {
    const id = crypto.randomUUID();
    const response = await pay(`/payments/${id}${path}`, { method, signed: { "checkout-transaction-id": id } });
    expect(await response.json()).toMatchObject({ transactionId: id });
  });

  test("of a refund have a new transaction ID", async () => {
    const body = JSON.stringify({ amount: 1, callbackUrls: { success: "https://a.example.com", cancel: "https://a.example.com" } });
    const response = await pay(`/payments/${TRANSACTION}/refund`, {
      method: "POST",
      body,
      signed: { "checkout-transaction-id": TRANSACTION },
    });
    expect([response.status, ((await response.json()) as Created).transactionId === TRANSACTION]).toEqual([201, false]);
  });

  test("are not used for an example that is requested by name", async () => {
    const responses = await Promise.all([
      create(payment, { prefer: "example=open-payment" }),
      create(payment, { prefer: "example=open-payment" }),
    ]);
    const [first, second] = await Promise.all(responses.map((response) => response.text()));
    expect(first).toBe(second);
  });

  interface Created {
    readonly transactionId: string;
    readonly href: string;
    readonly providers: readonly { readonly parameters: readonly { readonly name: string; readonly value: string }[] }[];
  }
});

describe("the card form", () => {
  const fields = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": "n",
    "checkout-timestamp": "2026-11-21T12:00:00.000Z",
    "checkout-redirect-success-url": "https://shop.example.com/added",
    "checkout-redirect-cancel-url": "https://shop.example.com/cancelled",
  };
  const post = async (body: string | URLSearchParams, type?: string): Promise<Response> =>
    fetch(`${mock.urls.payment}/tokenization/addcard-form`, {
      method: "POST",
      body,
      redirect: "manual",
      headers: type ? { "content-type": type } : {},
    });
  const signature = checkoutSignature({ parameters: Object.entries(fields), secret: SECRET });

  test("sent by a browser redirects to the form with a 302", async () => {
    const response = await post(new URLSearchParams({ ...fields, language: "FI", signature: await signature }));
    expect([response.status, URL.canParse(response.headers.get("location") ?? "")]).toEqual([302, true]);
  });

  test("sent as JSON redirects to the form with a 302", async () => {
    expect((await post(JSON.stringify({ ...fields, signature: await signature }), "application/json")).status).toBe(302);
  });

  test("with a changed field gets a 401", async () => {
    const body = new URLSearchParams({ ...fields, "checkout-nonce": "m", signature: await signature });
    expect((await post(body)).status).toBe(401);
  });

  test("signed for another method than the request's gets a 401", async () => {
    const other = { ...fields, "checkout-method": "GET" };
    const signed = await checkoutSignature({ parameters: Object.entries(other), secret: SECRET });
    expect((await post(new URLSearchParams({ ...other, signature: signed }))).status).toBe(401);
    expect(exchanges[0]?.reason).toContain("checkout-method");
  });

  test("with a missing field gets a 400", async () => {
    const { "checkout-redirect-cancel-url": _missing, ...rest } = fields;
    const partly = await checkoutSignature({ parameters: Object.entries(rest), secret: SECRET });
    expect((await post(new URLSearchParams({ ...rest, signature: partly }))).status).toBe(400);
  });
});

describe("Merchant API", () => {
  const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
  const send = async (
    method: string,
    target: string,
    body = "",
    change: { apiName?: string; md5?: string } = {},
  ): Promise<[number, string]> => {
    const timestamp = "2026-11-21T12:00:00+0200";
    const { apiName = "ServiceMerchantAPI", md5 = await contentMd5(body) } = change;
    const signature = await merchantSignature({ method, target, apiName, merchantId: 13466, timestamp, contentMd5: md5, secret });
    const response = await fetch(mock.urls.merchant + target, {
      method,
      headers: {
        timestamp,
        "content-md5": md5,
        authorization: merchantAuthorization({ apiName, merchantId: 13466, signature }),
        "content-type": "application/json",
      },
      ...(body && { body }),
    });
    const text = await response.text();
    return [response.status, text && ((JSON.parse(text) as { error?: { title: string } }).error?.title ?? "")];
  };

  test.each([
    { what: "an empty refund token", call: () => send("DELETE", "/merchant/v1/refunds/"), want: [404, "refund-not-found"] },
    {
      what: "a settlement id that is too long",
      call: () => send("GET", `/merchant/v1/settlements/${"1".repeat(65)}`),
      want: [404, "invalid-settlement-id"],
    },
    {
      what: "a payment id with a hyphen",
      call: () => send("GET", "/merchant/v1/payments/1024-1"),
      want: [404, "invalid-consumer-payment-id"],
    },
    {
      what: "30 February",
      call: () => send("GET", "/merchant/v1/settlements?fromDate=2026-02-30&toDate=2026-03-01"),
      want: [404, "invalid-date-format"],
    },
    { what: "malformed JSON", call: () => send("POST", "/merchant/v1/payments/1/refunds", '{"rows":'), want: [400, "invalid-json"] },
    { what: "no body", call: () => send("POST", "/merchant/v1/payments/1/refunds"), want: [400, "invalid-json"] },
    {
      what: "another API name",
      call: () => send("GET", "/merchant/v1/refunds/x", "", { apiName: "Other" }),
      want: [403, "invalid-api-name"],
    },
    {
      what: "the MD5 of another body",
      call: () => send("POST", "/merchant/v1/payments/1/refunds", "{}", { md5: "1B2M2Y8AsgTpgAmY7PhCfg==" }),
      want: [403, "invalid-signature"],
    },
    { what: "a refund", call: () => send("POST", "/merchant/v1/payments/a%2Fb/refunds", '{"rows":[{"amount":1}]}'), want: [202, ""] },
  ])("responds to $what", async ({ call, want }) => {
    expect(await call()).toEqual(want);
  });

  test("sends a new token in the Location of each created refund", async () => {
    const refund = async (): Promise<string | null> => {
      const target = "/merchant/v1/payments/1/refunds";
      const body = '{"rows":[{"amount":1}]}';
      const timestamp = "2026-11-21T12:00:00+0200";
      const md5 = await contentMd5(body);
      const signature = await merchantSignature({ method: "POST", target, merchantId: 13466, timestamp, contentMd5: md5, secret });
      const authorization = merchantAuthorization({ merchantId: 13466, signature });
      const headers = { timestamp, "content-md5": md5, authorization, "content-type": "application/json" };
      return (await fetch(mock.urls.merchant + target, { method: "POST", headers, body })).headers.get("location");
    };
    const [first, second] = await Promise.all([refund(), refund()]);
    expect(first).toMatch(/\/merchant\/v1\/refunds\/[A-Za-z0-9]{36}$/);
    expect(first).not.toBe(second);
  });

  test("responds with 403 invalid-signature without Authorization", async () => {
    const response = await fetch(`${mock.urls.merchant}/merchant/v1/refunds/x`);
    expect([response.status, await response.json()]).toMatchObject([403, { error: { title: "invalid-signature" } }]);
  });
});

describe("legacy interface", () => {
  const order = {
    orderNumber: "1",
    currency: "EUR",
    price: "10.00",
    urlSet: { success: "https://a.example.com", failure: "https://a.example.com", notification: "https://a.example.com" },
  };
  const send = async (body: string, type = "application/json", secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ"): Promise<Response> =>
    fetch(`${mock.urls.legacy}/api-payment/create`, {
      method: "POST",
      headers: {
        "content-type": type,
        "x-service-api-version": "1",
        authorization: await basicAuthorization({ merchantId: 13466, secret }),
      },
      body,
    });

  test.each([
    { what: "a payment", body: JSON.stringify(order), status: 201, code: undefined },
    { what: "a charset", body: JSON.stringify(order), type: "application/json;charset=utf-8", status: 201, code: undefined },
    {
      what: "a bare number with a wrong check digit",
      body: `{"referenceNumber":1234560,${JSON.stringify(order).slice(1)}`,
      status: 400,
      code: "invalid-reference-number",
    },
    {
      what: "a bare number of 20 digits",
      body: `{"referenceNumber":77584747906474893225,${JSON.stringify(order).slice(1)}`,
      status: 201,
      code: undefined,
    },
    { what: "malformed JSON", body: "{", status: 400, code: "invalid-data-json" },
  ])("responds to $what with $status $code", async ({ body, type, status, code }) => {
    const response = await send(body, type);
    expect(response.status).toBe(status);
    expect(((await response.json()) as { errorCode?: string }).errorCode).toBe(code);
  });

  const orderXml = "<orderNumber>0012</orderNumber><currency>EUR</currency><price>1.00</price>";
  const urlSetXml =
    "<urlSet><success>https://a.example.com</success><failure>https://a.example.com</failure><notification>https://a.example.com</notification></urlSet>";
  const errorXml = (code: string): RegExp =>
    new RegExp(
      `^<\\?xml version="1.0" encoding="UTF-8"\\?><error><errorCode>${code}</errorCode><errorMessage>[^<]+</errorMessage></error>$`,
    );

  test.each([
    {
      what: "a payment",
      body: `<payment>${orderXml}${urlSetXml}</payment>`,
      status: 201,
      want: /^<\?xml [^>]+><payment><orderNumber>0012<\/orderNumber>/,
    },
    {
      what: "a charset",
      type: "application/xml; charset=utf-8",
      body: `<payment>${orderXml}${urlSetXml}</payment>`,
      status: 201,
      want: /<token>\w{64}</,
    },
    { what: "a missing field", body: `<payment>${orderXml}</payment>`, status: 400, want: errorXml("invalid-url-set") },
    { what: "malformed XML", body: "<payment>", status: 400, want: errorXml("invalid-data-xml") },
    { what: "a document type", body: "<!DOCTYPE payment><payment/>", status: 400, want: errorXml("invalid-data-xml") },
    { what: "another root", body: "<order/>", status: 400, want: errorXml("invalid-data-xml") },
    { what: "no body", body: "", status: 400, want: errorXml("invalid-data-xml") },
    { what: "another media type", type: "text/plain", body: "x", status: 400, want: errorXml("invalid-content-type") },
    { what: "JSON said to be XML", body: "{}", status: 400, want: errorXml("invalid-data-xml") },
  ])("responds to XML, $what, with $status", async ({ body, type, status, want }) => {
    const response = await send(body, type ?? "application/xml");
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/xml"]);
    expect(await response.text()).toMatch(want);
  });

  test("responds to a wrong secret with a 401 challenge without a body", async () => {
    const response = await send(JSON.stringify(order), undefined, "x");
    expect([response.status, response.headers.get("www-authenticate"), await response.text()]).toEqual([401, 'Basic realm="legacy"', ""]);
  });
});

describe("the HTTP front", () => {
  test.each([
    { what: "an unknown path", target: "/nothing", status: 404 },
    { what: "another slash", target: "//", status: 404 },
    { what: "a broken percent-encoding", target: "/payments/%zz", status: 401 },
    { what: "a lone continuation byte", target: "/payments/%C3", status: 401 },
    { what: "an asterisk", target: "*", status: 400 },
  ])("responds to $what with $status", async ({ target, status }) => {
    expect(await raw(`GET ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test("ignores a malformed Content-Type on a GET", async () => {
    expect((await pay("/settlements", { headers: { "content-type": "garbage" } })).status).toBe(200);
  });

  test("responds to another method with a 405 and the allowed ones", async () => {
    const response = await fetch(`${mock.urls.payment}/payments`, { method: "PUT" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("responds to a body of more than 3 MB with a 413", async () => {
    const head = `POST /payments HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 4000000\r\n\r\n`;
    expect(await raw(head + "x".repeat(3_100_000))).toMatch(/^HTTP\/1.1 413 /);
  });

  test("responds to text that is not HTTP with a 400", async () => {
    expect(await raw("garbage\r\n\r\n")).toMatch(/^HTTP\/1.1 400 /);
  });

  test("listens on loopback", () => {
    expect(Object.values(mock.urls).every((url) => url.startsWith("http://127.0.0.1:"))).toBe(true);
  });
});

describe("startMockServer", () => {
  test("calls onExchange with the reason of every rejection, without values", async () => {
    await create({ ...payment, language: "secret value" });
    await pay("/settlements", { headers: { signature: "0" } });
    expect(exchanges).toEqual([
      {
        api: "payment",
        method: "POST",
        path: "/payments",
        operationId: "createPayment",
        status: 400,
        reason: "body/language must be one of FI, SV, EN",
      },
      {
        api: "payment",
        method: "GET",
        path: "/settlements",
        operationId: "listSettlements",
        status: 401,
        reason: "the signature does not match: the secret is probably wrong, as no other known mistake explains it",
      },
    ]);
  });

  test("calls onExchange with a body that is too long, too", async () => {
    await fetch(`${mock.urls.merchant}/merchant/v1/payments/1/refunds?secret=1`, { method: "POST", body: "x".repeat(3_000_001) });
    expect(exchanges).toEqual([
      { api: "merchant", method: "POST", path: "/merchant/v1/payments/1/refunds", status: 413, reason: "the body is over 3000000 bytes" },
    ]);
  });

  test("serves the requested APIs with the given merchants, and frees their ports", async () => {
    await using one = await startMockServer({ apis: ["legacy"], credentials: { legacy: { shop: "hush" } } });
    expect(Object.keys(one.urls)).toEqual(["legacy"]);
    const headers = { authorization: await basicAuthorization({ merchantId: "shop", secret: "hush" }), "content-type": "application/json" };
    const response = await fetch(`${one.urls.legacy}/api-payment/create`, { method: "POST", headers, body: "{}" });
    expect(response.status).toBe(400);
    const { port } = new URL(one.urls.legacy);
    await expect(startMockServer({ apis: ["merchant"], ports: { merchant: Number(port) } })).rejects.toMatchObject({ code: "EADDRINUSE" });
    await one.close();
    const url = "http://127.0.0.1:1/";
    await expect(one.respond("legacy", "createPayment", { status: 400 })).rejects.toThrow("the mock server is closed");
    await expect(one.send("legacy", "failureRedirect", { url })).rejects.toThrow("the mock server is closed");
    await (await startMockServer({ apis: ["merchant"], ports: { merchant: Number(port) } })).close();
  });
});

/** Sends raw bytes and returns the response. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(mock.urls.payment).port), "127.0.0.1", () => socket.write(text));
    let response = "";
    socket.setTimeout(5000, () => socket.destroy(new Error("no response")));
    socket.on("data", (data) => {
      response += data.toString();
      socket.end();
    });
    socket.on("close", () => resolve(response));
    socket.on("error", (error) => (response ? resolve(response) : reject(error)));
  });
}
