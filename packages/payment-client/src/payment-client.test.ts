import { inspect } from "node:util";
import { isVerified } from "@maksu/signing";
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/payment-api/examples";
import { ApiError, createPaymentClient, type PaymentClient, type PaymentClientOptions, unwrap } from "./index.ts";
import { MERCHANT, service, signatureOf } from "../test/service.ts";

const ID = "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11";
const OPENED = { transactionId: ID, href: "https://pay.example.com/pay/1" };
const ERROR = { status: "error", message: "no such payment", meta: ["aino.esimerkki@example.com"] };
const REFUND = { amount: 1, callbackUrls: { success: "https://shop.example.com/1", cancel: "https://shop.example.com/2" } };
const NOW = new Date("2026-11-21T12:00:00.000Z");

const clientOf = ({ baseUrl }: { baseUrl: string }, options: Partial<PaymentClientOptions> = {}) =>
  createPaymentClient({ ...MERCHANT, baseUrl, ...options });

describe("a call", () => {
  it("is signed over the bytes sent, and its response verified", async () => {
    const server = await service({ status: 201, body: OPENED, headers: { "request-id": "r-1" } });
    const payments = clientOf(server, { now: () => NOW, nonce: () => "nonce-1", platformName: "example-shop" });
    const result = await payments.createPayment(examples.createPayment.minimal);
    expect(result).toMatchObject({ ok: true, status: 201, data: OPENED, verified: true, requestId: "r-1" });
    const [request] = server.received;
    expect(request).toMatchObject({
      method: "POST",
      target: "/payments",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "checkout-account": "375917",
        "checkout-algorithm": "sha256",
        "checkout-method": "POST",
        "checkout-timestamp": "2026-11-21T12:00:00.000Z",
        "checkout-nonce": "nonce-1",
        "platform-name": "example-shop",
      },
      body: JSON.stringify(examples.createPayment.minimal.body),
    });
    if (request) expect(request.headers["signature"]).toBe(await signatureOf(request));
  });

  it("without a body has neither body nor Content-Type", async () => {
    const server = await service({ status: 200, body: { status: "ok" } });
    expect(await clientOf(server).activateInvoice({ path: { transactionId: ID } })).toMatchObject({ verified: true });
    const [request] = server.received;
    expect(request).toMatchObject({ target: `/payments/${ID}/activate-invoice`, body: "", headers: { "checkout-transaction-id": ID } });
    expect(request?.headers).not.toHaveProperty("content-type");
  });

  it("joins lists with commas, and omits what is not given", async () => {
    const server = await service({ status: 200, body: [] });
    await clientOf(server).listPaymentProviders({ query: { amount: 1000, groups: ["mobile", "bank"] } });
    await clientOf(server).listPaymentProviders();
    expect(server.received.map(({ target }) => target)).toStrictEqual([
      "/merchants/payment-providers?amount=1000&groups=mobile,bank",
      "/merchants/payment-providers",
    ]);
  });

  it("sends submerchant when it is given", async () => {
    const server = await service({ status: 200, body: [] });
    await clientOf(server).listSettlements({ query: { limit: "1" }, header: { submerchant: "695874" } });
    await clientOf(server).listSettlements();
    expect(server.received.map(({ headers }) => headers["submerchant"])).toStrictEqual(["695874", undefined]);
  });

  it("of getToken sends the id in path, header and body", async () => {
    const server = await service({ status: 200, body: { token: "hunter2" } });
    expect(await clientOf(server).getToken({ path: { "checkout-tokenization-id": ID } })).toMatchObject({ ok: true });
    expect(server.received).toMatchObject([
      { target: `/tokenization/${ID}`, headers: { "checkout-tokenization-id": ID }, body: `{"checkout-tokenization-id":"${ID}"}` },
    ]);
  });

  it("encodes a path parameter", async () => {
    const server = await service({ status: 200, body: { requestId: "1" } });
    const body = { requestType: "json", callbackUrl: "https://shop.example.com/report" } as const;
    await clientOf(server).requestPaymentReportBySettlementId({ path: { settlementId: "a/b ?#é" }, body });
    expect(server.received[0]?.target).toBe("/settlements/a%2Fb%20%3F%23%C3%A9/payments/report");
  });

  it.each([
    ["", "path-parameter-invalid"],
    [".", "path-parameter-invalid"],
    ["..", "path-parameter-invalid"],
  ])("with path parameter %j sends nothing, even unvalidated", async (transactionId, code) => {
    const server = await service({ status: 200, body: {} });
    const call = clientOf(server, { validate: false }).getPayment({ path: { transactionId } });
    await expect(call).rejects.toThrow(expect.objectContaining({ code }));
    await expect(clientOf(server).getPayment({ path: { transactionId } })).rejects.toThrow(
      expect.objectContaining({ code: "validation-failed" }),
    );
    expect(server.received).toHaveLength(0);
  });

  it("that breaks the description sends nothing, unless validation is off", async () => {
    const server = await service({ status: 400, body: ERROR });
    const input = { body: { ...examples.createPayment.minimal.body, amount: 100_000_000 } };
    await expect(clientOf(server).createPayment(input)).rejects.toThrow(expect.objectContaining({ code: "validation-failed" }));
    expect(server.received).toHaveLength(0);
    expect(await clientOf(server, { validate: false }).createPayment(input)).toMatchObject({ status: 400 });
  });

  it("through the raw client can't reach another operation's path", async () => {
    const payments = clientOf({ baseUrl: "https://api.example.com" }, { fetch: () => expect.fail("nothing may be sent") });
    const body = { requestType: "json", callbackUrl: "https://shop.example.com/report" } as const;
    const raw = payments.http.POST("/settlements/{settlementId}/payments/report", { params: { path: { settlementId: ".." } }, body });
    await expect(raw).rejects.toThrow(expect.objectContaining({ code: "path-parameter-invalid" }));
  });

  it("over http to another machine is rejected when the client is created", () => {
    const make = () => clientOf({ baseUrl: "http://api.example.com" });
    expect(make).toThrow(expect.objectContaining({ name: "SigningError", code: "insecure-url" }));
  });
});

describe("a response", () => {
  it.each([
    ["400", 400],
    ["404", 404],
    ["any other, by default", 429],
  ])("of status %s is a result with its error", async (_what, status) => {
    const result = await clientOf(await service({ status, body: ERROR })).getPayment({ path: { transactionId: ID } });
    expect(result).toMatchObject({ ok: false, status, error: ERROR, verified: true });
  });

  it("of status 401 is a result, though it can't be verified", async () => {
    const server = await service({ status: 401, body: ERROR, secret: false });
    expect(await clientOf(server).getPayment({ path: { transactionId: ID } })).toMatchObject({ ok: false, status: 401, verified: false });
  });

  it.each(["createCitCharge", "createCitAuthorizationHold"] as const)("of %s that demands a step-up has its URL", async (operationId) => {
    const stepUp = { transactionId: ID, threeDSecureUrl: "https://acs.example.com/1?a=%20b" };
    const payments = clientOf(await service({ status: 403, body: stepUp }));
    const result = await payments[operationId](examples.createCitCharge["one-click"]);
    expect(result).toMatchObject({ ok: false, status: 403, threeDSecureUrl: "https://acs.example.com/1?a=%20b", error: stepUp });
  });

  it.each([
    ["nothing", ""],
    ["no address", { transactionId: ID }],
    ["an address without host", { transactionId: ID, threeDSecureUrl: "/3ds/1" }],
    ["an address that is none", { transactionId: ID, threeDSecureUrl: "javascript:alert(1)" }],
  ])("that demands a step-up and has %s is not a result", async (_what, body) => {
    const call = clientOf(await service({ status: 403, body })).createCitCharge(examples.createCitCharge["one-click"]);
    await expect(call).rejects.toThrow(expect.objectContaining({ code: "unexpected-content", status: 403 }));
  });

  it("that has no body is a result without an error", async () => {
    const result = await clientOf(await service({ status: 422 })).refundPayment({ path: { transactionId: ID }, body: REFUND });
    expect(result).toMatchObject({ ok: false, status: 422, error: undefined, verified: true });
  });

  it.each([
    ["signed for another account", { status: 200, body: OPENED, headers: { "checkout-account": "1" }, secret: false }, "signature-missing"],
    ["not signed", { status: 200, body: OPENED, secret: false }, "signature-missing"],
    ["signed by someone else", { status: 200, body: OPENED, secret: "other" }, "signature-mismatch"],
    ["a gateway's page", { status: 502, headers: { "content-type": "text/html" }, body: "<html>", secret: false }, "not-from-service"],
  ] as const)("that is %s is rejected", async (_what, response, code) => {
    const payments = clientOf(await service(response), { retries: 0 });
    await expect(payments.getPayment({ path: { transactionId: ID } })).rejects.toThrow(
      expect.objectContaining({ name: "ClientError", code, operationId: "getPayment", status: response.status }),
    );
  });

  it("that is not verified is a result with acceptUnverifiedResponses", async () => {
    const server = await service({ status: 200, body: OPENED, secret: "other" });
    const payments = clientOf(server, { acceptUnverifiedResponses: true });
    expect(await payments.getPayment({ path: { transactionId: ID } })).toMatchObject({ ok: true, verified: false });
  });

  it("that is signed and not JSON is rejected", async () => {
    const server = await service({ status: 200, headers: { "content-type": "text/html" }, body: "<html>hunter2</html>" });
    const call = clientOf(server).getPayment({ path: { transactionId: ID } });
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "ClientError", code: "unexpected-content", status: 200 }));
  });

  it("signed with any of several secrets is verified, while the first signs", async () => {
    const server = await service({ status: 200, body: OPENED, secret: "old" });
    const payments = clientOf(server, { secret: [MERCHANT.secret, "old"] });
    expect(await payments.getPayment({ path: { transactionId: ID } })).toMatchObject({ verified: true });
    const [request] = server.received;
    if (request) expect(request.headers["signature"]).toBe(await signatureOf(request));
  });
});

describe("unwrap", () => {
  it("accepts the promise of a call, and returns a promise", async () => {
    const server = await service({ status: 201, body: OPENED }, { status: 404, body: ERROR });
    const payments = clientOf(server);
    expect((await unwrap(payments.createPayment(examples.createPayment.minimal))).href).toBe(OPENED.href);
    await expect(unwrap(payments.getPayment({ path: { transactionId: ID } }))).rejects.toThrow(
      expect.objectContaining({ name: "ApiError", message: "getPayment: the service responded with 404: no such payment" }),
    );
  });

  it.each([
    ["no transaction ID", { href: OPENED.href }],
    ["an empty transaction ID", { ...OPENED, transactionId: "" }],
    ["no address", { transactionId: ID }],
  ])("rejects a 201 with %s", async (_what, body) => {
    const call = clientOf(await service({ status: 201, body })).createPayment(examples.createPayment.minimal);
    await expect(unwrap(call)).rejects.toThrow(expect.objectContaining({ code: "unexpected-content", status: 201 }));
  });

  it("returns the data", async () => {
    const server = await service({ status: 201, body: OPENED });
    expect(unwrap(await clientOf(server).createPayment(examples.createPayment.minimal))).toStrictEqual(OPENED);
  });

  it("throws the service's error, with its message, and shows nothing else of its body", async () => {
    const server = await service({ status: 404, body: ERROR, headers: { "request-id": "r-9" } });
    const result = await clientOf(server).getPayment({ path: { transactionId: ID } });
    const thrown = expect.objectContaining({ name: "ApiError", status: 404, operationId: "getPayment", requestId: "r-9", error: ERROR });
    expect(() => unwrap(result)).toThrow(thrown);
    try {
      unwrap(result);
      expect.fail("unwrap has not thrown");
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      for (const shown of [inspect(error, { depth: 10 }), JSON.stringify(error)]) {
        expect(shown).toContain("no such payment");
        expect(shown).not.toContain("aino");
      }
    }
  });
});

describe("client.http", () => {
  it("signs its own calls too", async () => {
    const server = await service({ status: 200, body: OPENED });
    const { data } = await clientOf(server).http.GET("/payments/{transactionId}", { params: { path: { transactionId: ID } } });
    expect(data).toStrictEqual(OPENED);
    const [request] = server.received;
    expect(request?.headers).toMatchObject({ "checkout-transaction-id": ID });
    if (request) expect(request.headers["signature"]).toBe(await signatureOf(request));
  });

  it("signs what the fetch of one call sends, and verifies its response", async () => {
    const server = await service({ status: 200, body: OPENED });
    const fetchOfCall = (request: Request): Promise<Response> => fetch(request);
    const params = { path: { transactionId: ID } };
    const { response } = await clientOf(server).http.GET("/payments/{transactionId}", { params, fetch: fetchOfCall });
    expect(isVerified(response)).toBe(true);
    const [request] = server.received;
    if (request) expect(request.headers["signature"]).toBe(await signatureOf(request));
    const unsigned = await service({ status: 200, body: OPENED, secret: false });
    const call = clientOf(unsigned).http.GET("/payments/{transactionId}", { params, fetch: fetchOfCall });
    await expect(call).rejects.toThrow(expect.objectContaining({ code: "signature-missing" }));
  });

  it("signs what its middleware has put in the request's place", async () => {
    const server = await service({ status: 201, body: OPENED });
    const { http } = clientOf(server);
    http.use({
      onRequest: async ({ request }) => new Request(request, { method: "POST", body: (await request.text()).replace("unique-", "other-") }),
    });
    const { data, response } = await http.POST("/payments", { body: { ...examples.createPayment.minimal.body } });
    expect([data, isVerified(response)]).toStrictEqual([OPENED, true]);
    const [request] = server.received;
    expect(request?.body).toContain('"stamp":"other-identifier');
    if (request) expect(request.headers["signature"]).toBe(await signatureOf(request));
  });

  it("signs a request that a middleware has put in the place of another", async () => {
    const server = await service({ status: 200, body: [] });
    const payments = clientOf(server);
    payments.http.use({ onRequest: ({ request }) => new Request(request.url) });
    const { response } = await payments.http.GET("/settlements");
    expect([response.status, isVerified(response)]).toStrictEqual([200, true]);
  });

  it("rejects a request of no documented operation before it is sent", async () => {
    const server = await service({ status: 200, body: [] });
    const payments = clientOf(server);
    payments.http.use({ onRequest: ({ request }) => new Request(`${request.url}/all`) });
    await expect(payments.http.GET("/settlements")).rejects.toThrow(expect.objectContaining({ code: "operation-unknown" }));
    expect(server.received).toHaveLength(0);
  });
});

describe("the secret", () => {
  it("is the one that the client was created with, even if the list changes later", async () => {
    const server = await service({ status: 200, body: OPENED });
    const secret = [MERCHANT.secret as string];
    const payments = clientOf(server, { secret });
    secret.length = 0;
    expect(await payments.getPayment({ path: { transactionId: ID } })).toMatchObject({ status: 200, verified: true });
  });

  const shown = (value: unknown): string => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);

  it("is not in the client", () => {
    expect(shown(clientOf({ baseUrl: "https://api.example.com" }))).not.toContain(MERCHANT.secret);
  });

  it.each([
    ["a rejected response", { status: 200, body: OPENED, secret: false }, {}],
    ["an unexpected response", { status: 200, headers: { "content-type": "text/html" } }, {}],
    ["a timeout", { status: 200 }, { fetch: () => new Promise<never>(() => {}), timeout: 10 }],
    ["a broken connection", { status: 200 }, { fetch: () => Promise.reject(new TypeError("fetch failed")) }],
  ] as const)("is not in the error of %s, and no signature either", async (_what, response, options) => {
    const server = await service(response);
    const error: unknown = await clientOf(server, options)
      .getPayment({ path: { transactionId: ID } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(shown(error)).not.toContain(MERCHANT.secret);
    expect(shown(error)).not.toMatch(/[0-9a-f]{64}/);
  });

  it("that is invalid is rejected at once", () => {
    expect(() => clientOf({ baseUrl: "https://api.example.com" }, { secret: "" })).toThrow(
      expect.objectContaining({ code: "secret-invalid" }),
    );
  });
});

describe("createPaymentClient", () => {
  const SETTINGS = { account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: "https://api.example.com" };
  const MISSING = "account: is missing; must be a whole number above zero or a non-empty string";
  const NAMES =
    "account, secret, algorithm, platformName, acceptUnverifiedResponses, now, nonce, baseUrl, allowInsecureHosts, validate, timeout, retries, onCall, maxResponseBytes, headers, userAgent, fetch, transport, noncePer";

  it.each([
    ["everything", undefined, "account-invalid", MISSING],
    ["every option", {}, "account-invalid", MISSING],
    ["account", { ...SETTINGS, account: undefined }, "account-invalid", MISSING],
    ["secret", { ...SETTINGS, secret: undefined }, "secret-invalid", "secret: is missing; must be a non-empty string"],
    ["baseUrl", { ...SETTINGS, baseUrl: undefined }, "url-invalid", "baseUrl: is missing; must be scheme and host"],
    [
      "a misspelled baseUrl",
      { ...SETTINGS, baseUrl: undefined, baseURL: SETTINGS.baseUrl },
      "option-unknown",
      "baseURL: unknown option; did you mean baseUrl?",
    ],
  ])("names what is missing: %s", (_which, settings, code, message) => {
    const error = expect.objectContaining({ name: "SigningError", code, message: expect.stringMatching(`^${message}`) });
    expect(() => createPaymentClient(settings as never)).toThrow(error);
  });

  it.each<[object, string, string]>([
    [{ retry: 1 }, "option-unknown", `retry: unknown option; the options are ${NAMES}`],
    [{ acount: 1 }, "option-unknown", "acount: unknown option; did you mean account?"],
    [{ account: true }, "account-invalid", "account: must be a whole number above zero or a non-empty string, not a boolean"],
    [{ secret: 5 }, "secret-invalid", "secret: must be a non-empty string or a list of them, not a number"],
    [{ timeout: "30" }, "option-invalid", "timeout: must be a whole number of milliseconds from 1 to 2147483647, not a string"],
    [{ algorithm: "md5" }, "algorithm-unknown", "algorithm: must be sha256 or sha512"],
    [{ platformName: "" }, "header-value-invalid", "platformName: must be a non-empty string, not an empty string"],
    [{ acceptUnverifiedResponses: "false" }, "option-invalid", "acceptUnverifiedResponses: must be true or false, not a string"],
    [{ now: 1 }, "option-invalid", "now: must be a function, not a number"],
    [{ nonce: "1" }, "option-invalid", "nonce: must be a function, not a string"],
    [{ noncePer: "client" }, "option-invalid", "noncePer: must be attempt or call"],
    [{ operations: {} }, "option-unknown", `operations: unknown option; the options are ${NAMES}`],
  ])("rejects %o", (change, code, message) => {
    expect(() => createPaymentClient({ ...SETTINGS, ...change } as never)).toThrow(
      expect.objectContaining({ name: "SigningError", code, message }),
    );
  });
});

describe("signCardForm", () => {
  const FORM = { redirectSuccessUrl: "https://shop.example.com/s", redirectCancelUrl: "https://shop.example.com/c" };
  const NAMES = "the options are redirectSuccessUrl, redirectCancelUrl, callbackSuccessUrl, callbackCancelUrl, language";
  const payments = clientOf({ baseUrl: "https://api.example.com" }, { algorithm: "sha512", now: () => NOW, nonce: () => "nonce-1" });

  it("signs the form as the client's merchant, as it was when it was given", async () => {
    const form = { ...FORM, language: "SV" } as const;
    const fields = payments.signCardForm(form);
    Object.assign(form, { redirectSuccessUrl: "https://evil.example.com/" });
    expect(await fields).toMatchObject({
      "checkout-account": "375917",
      "checkout-algorithm": "sha512",
      "checkout-nonce": "nonce-1",
      "checkout-redirect-success-url": FORM.redirectSuccessUrl,
      language: "SV",
    });
  });

  it("signs the form with the first of several secrets, the one in use", async () => {
    const clientWith = (secret: string | readonly string[]): PaymentClient =>
      clientOf({ baseUrl: "https://api.example.com" }, { secret, now: () => NOW, nonce: () => "nonce-1" });
    const [rotated, current, next] = [clientWith(["current", "next"]), clientWith("current"), clientWith("next")];
    const { signature } = await rotated.signCardForm(FORM);
    expect(signature).toBe((await current.signCardForm(FORM)).signature);
    expect(signature).not.toBe((await next.signCardForm(FORM)).signature);
  });

  it.each<[object | undefined, string, string]>([
    [{ ...FORM, account: 1 }, "option-unknown", `account: unknown option; ${NAMES}`],
    [{ ...FORM, successUrl: "x" }, "option-unknown", `successUrl: unknown option; ${NAMES}`],
    [undefined, "url-invalid", "redirectSuccessUrl: is missing; must be an absolute URL"],
    [{ redirectSuccessUrl: FORM.redirectSuccessUrl }, "url-invalid", "redirectCancelUrl: is missing; must be an absolute URL"],
    [{ ...FORM, callbackSuccessUrl: 1 }, "url-invalid", "callbackSuccessUrl: must be an absolute URL, not a number"],
    [{ ...FORM, language: "fi" }, "option-invalid", "language: must be FI or SV or EN"],
  ])("rejects %o", async (form, code, message) => {
    await expect(payments.signCardForm(form as never)).rejects.toThrow(expect.objectContaining({ name: "SigningError", code, message }));
  });
});
