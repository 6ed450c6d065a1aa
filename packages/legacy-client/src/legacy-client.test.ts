import { inspect } from "node:util";
import { serviceForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/legacy-api/examples";
import { type CallReport, createLegacyClient, type LegacyClientOptions, paytrail, unwrap } from "./index.ts";
import { MERCHANT } from "../test/merchant.ts";

const input = examples.createPayment["total-only"];
const CREATED = { orderNumber: "ORDER-12345", token: "a".repeat(64), url: `https://pay.example.com/${"a".repeat(64)}` };
const REJECTED = { errorCode: "invalid-contact-email", errorMessage: "no such address", other: "aino.esimerkki@example.com" };
const AUTHORIZATION = `Basic ${Buffer.from(`${MERCHANT.merchantId}:${MERCHANT.secret}`).toString("base64")}`;

const clientOf = ({ origin }: { origin: string }, options: Partial<LegacyClientOptions> = {}) =>
  createLegacyClient({ ...MERCHANT, baseUrl: origin, ...options });

describe("createPayment", () => {
  it("sends the payment as JSON, with its version and who calls", async () => {
    const server = await serviceForTest({ status: 201, body: CREATED });
    expect(await clientOf(server).createPayment(input)).toMatchObject({ ok: true, status: 201, data: CREATED, verified: false });
    expect(server.received).toMatchObject([
      {
        method: "POST",
        target: "/api-payment/create",
        headers: { "content-type": "application/json; charset=utf-8", "x-service-api-version": "1", authorization: AUTHORIZATION },
        body: JSON.stringify(input.body),
      },
    ]);
  });

  it("sends decimals as they are written", async () => {
    const server = await serviceForTest({ status: 201, body: CREATED });
    const { orderNumber, currency, urlSet } = input.body;
    await clientOf(server).createPayment({
      body: { orderNumber, currency, urlSet, price: "1.10", referenceNumber: "01030100067175800018" },
    });
    expect(server.received[0]?.body).toContain('"price":"1.10"');
    expect(server.received[0]?.body).toContain('"referenceNumber":"01030100067175800018"');
  });

  it("uses the given name and value of the version header", async () => {
    const server = await serviceForTest({ status: 201, body: CREATED });
    await clientOf(server, { apiVersionHeader: "X-Example-Api-Version" }).createPayment(input);
    expect(server.received[0]?.headers).toMatchObject({ "x-example-api-version": "1" });
  });

  it("returns a rejection as a result", async () => {
    const result = await clientOf(await serviceForTest({ status: 400, body: REJECTED })).createPayment(input);
    expect(result).toMatchObject({ ok: false, status: 400, error: REJECTED });
  });

  it.each([
    ["without a body", {}],
    ["with a page", { body: "<html>", headers: { "content-type": "text/html", "www-authenticate": "Basic" } }],
  ])("returns a 401 as a result, %s", async (_what, response) => {
    const result = await clientOf(await serviceForTest({ status: 401, ...response })).createPayment(input);
    expect(result).toMatchObject({ ok: false, status: 401, error: undefined });
    expect(() => unwrap(result)).toThrow(expect.objectContaining({ name: "ApiError", status: 401 }));
  });

  it.each([
    ["a page", 201, { "content-type": "text/html" }, "<html>", "unexpected-content"],
    ["another API's error", 400, { "content-type": "application/json" }, '{"status":"error","message":"invalid"}', "unexpected-content"],
    ["another API's 404", 404, { "content-type": "application/json" }, '{"status":"error","message":"no such path"}', "unexpected-status"],
    ["JSON of another type", 400, { "content-type": "text/json" }, JSON.stringify(REJECTED), "unexpected-content"],
    ["200", 200, { "content-type": "application/json" }, JSON.stringify(CREATED), "unexpected-status"],
    ["a status that is not documented", 500, { "content-type": "application/json" }, JSON.stringify(REJECTED), "unexpected-status"],
  ])("throws for %s", async (_what, status, headers, body, code) => {
    const call = clientOf(await serviceForTest({ status, headers, body })).createPayment(input);
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "ClientError", code, status }));
  });

  it.each([
    ["nothing", ""],
    ["null", "null"],
    ["a list", [CREATED]],
    ["no token", { orderNumber: "1", url: CREATED.url }],
    ["an empty token", { ...CREATED, token: "" }],
    ["a token that is not a string", { ...CREATED, token: 1 }],
    ["a list of tokens", { ...CREATED, token: ["a".repeat(64), "b".repeat(64)] }],
    ["two tokens", `{"orderNumber":"1","token":"${"a".repeat(64)}","token":"${"b".repeat(64)}","url":"${CREATED.url}"}`],
    ["no address", { orderNumber: "1", token: CREATED.token }],
    ["an address that is not a string", { ...CREATED, url: 1 }],
    ["an address that no customer can be sent to", { ...CREATED, url: "javascript:alert(1)" }],
    ["half an address", { ...CREATED, url: "/pay" }],
    ["an empty address", { ...CREATED, url: "" }],
  ])("rejects a 201 with %s", async (_what, body) => {
    const call = clientOf(await serviceForTest({ status: 201, headers: { "content-type": "application/json" }, body })).createPayment(
      input,
    );
    await expect(call).rejects.toThrow(expect.objectContaining({ code: "unexpected-content", status: 201 }));
  });

  it.each([
    ["no token", ""],
    ["an empty token", "<token/>"],
    ["two tokens", `<token>${"a".repeat(64)}</token><token>${"b".repeat(64)}</token>`],
    ["the same token twice", `<token>${"a".repeat(64)}</token><token>${"a".repeat(64)}</token>`],
    ["an element within its token", "<token><b>1</b></token>"],
  ])("rejects a 201 in XML with %s", async (_what, token) => {
    const body = `<payment><orderNumber>1</orderNumber>${token}<url>${CREATED.url}</url></payment>`;
    const server = await serviceForTest({ status: 201, headers: { "content-type": "application/xml" }, body });
    const call = clientOf(server, { format: "xml" }).createPayment(input);
    await expect(call).rejects.toThrow(expect.objectContaining({ code: "unexpected-content", status: 201 }));
  });

  it("is not retried after a response", async () => {
    const server = await serviceForTest({ status: 503, headers: { "retry-after": "0" }, body: REJECTED });
    await expect(clientOf(server).createPayment(input, { retryUnavailable: true })).rejects.toThrow(
      expect.objectContaining({ code: "unexpected-status", status: 503 }),
    );
    expect(server.received).toHaveLength(1);
  });

  it("reports each attempt to onCall, and nothing secret", async () => {
    const reports: CallReport[] = [];
    await clientOf(await serviceForTest({ status: 400, body: REJECTED }), { onCall: (report) => reports.push(report) }).createPayment(
      input,
    );
    const measured = { duration: expect.any(Number), requestBytes: expect.any(Number), responseBytes: JSON.stringify(REJECTED).length };
    expect(reports).toStrictEqual([{ operationId: "createPayment", attempt: 1, status: 400, ...measured }]);
  });

  it("unwraps a rejection to a throw with the error code and the service's message, showing nothing else of the body", async () => {
    const result = await clientOf(await serviceForTest({ status: 400, body: REJECTED })).createPayment(input);
    const error: unknown = await Promise.resolve()
      .then(() => unwrap(result))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: "ApiError", errorCode: "invalid-contact-email", status: 400 });
    expect(JSON.stringify(error)).toContain("no such address");
    expect(inspect(error, { depth: 10 }) + JSON.stringify(error)).not.toContain("aino");
  });

  it("is authenticated through openapi-fetch, too, whatever middleware puts in its place", async () => {
    const server = await serviceForTest({ status: 201, body: CREATED });
    const legacy = clientOf(server);
    legacy.http.use({
      onRequest: ({ request }) => new Request(request, { headers: { "content-type": "application/json", "x-trace": "1" } }),
    });
    const { orderNumber, currency, urlSet } = input.body;
    const { data } = await legacy.http.POST("/api-payment/create", { body: { orderNumber, currency, urlSet, price: "1.00" } });
    expect(data).toStrictEqual(CREATED);
    expect(server.received.map(({ headers }) => [headers.authorization, headers["x-trace"]])).toStrictEqual([[AUTHORIZATION, "1"]]);
  });
});

describe("paytrail", () => {
  it("names host and version header", async () => {
    const server = await serviceForTest({ status: 201, body: CREATED });
    const asked: string[] = [];
    const legacy = createLegacyClient({
      ...MERCHANT,
      ...paytrail,
      fetch: (url, init) => {
        asked.push(url);
        return fetch(url.replace(paytrail.baseUrl, server.origin), init);
      },
    });
    unwrap(await legacy.createPayment(input));
    expect(asked).toStrictEqual(["https://payment.paytrail.com/api-payment/create"]);
    expect(server.only().headers).toMatchObject({ "x-verkkomaksut-api-version": "1", authorization: AUTHORIZATION });
    expect(server.only().headers).not.toHaveProperty("x-service-api-version");
  });
});

describe("the secret", () => {
  const shown = (value: unknown): string => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);

  it("is not in the client, as it is or in base64", () => {
    const text = shown(clientOf({ origin: "https://api.example.com" }));
    expect(text).not.toContain(MERCHANT.secret);
    expect(text).not.toContain(AUTHORIZATION);
  });

  it("is in no error", async () => {
    const failures: Partial<LegacyClientOptions>[] = [
      { fetch: () => Promise.reject(new TypeError("fetch failed")) },
      { fetch: () => new Promise<never>(() => {}), timeout: 10 },
      { fetch: async () => new Response("<html>", { status: 502 }) },
      { fetch: async () => new Response("<html>", { status: 201 }) },
    ];
    for (const options of failures) {
      const error: unknown = await clientOf({ origin: "https://api.example.com" }, options)
        .createPayment(input)
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "ClientError" });
      expect(shown(error)).not.toContain(MERCHANT.secret);
      expect(shown(error)).not.toContain("Basic ");
    }
  });

  it("goes to no other machine in the clear", () => {
    const make = () => clientOf({ origin: "http://api.example.com" });
    expect(make).toThrow(expect.objectContaining({ name: "SigningError", code: "insecure-url" }));
  });
});

describe("createLegacyClient", () => {
  const SETTINGS = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ", baseUrl: "https://api.example.com" };
  const MISSING = "merchantId: is missing; must be a whole number above zero or a non-empty string";
  const NAMES =
    "merchantId, secret, apiVersionHeader, apiVersion, baseUrl, allowInsecureHosts, validate, timeout, retries, onCall, maxResponseBytes, headers, userAgent, fetch, transport, format";

  it.each([
    ["everything", undefined, "merchant-id-invalid", MISSING],
    ["every option", {}, "merchant-id-invalid", MISSING],
    ["merchantId", { ...SETTINGS, merchantId: undefined }, "merchant-id-invalid", MISSING],
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
    expect(() => createLegacyClient(settings as never)).toThrow(error);
  });

  it.each<[object, string, string]>([
    [{ retry: 1 }, "option-unknown", `retry: unknown option; the options are ${NAMES}`],
    [{ merchantId: true }, "merchant-id-invalid", "merchantId: must be a whole number above zero or a non-empty string, not a boolean"],
    [{ secret: 5 }, "secret-invalid", "secret: must be a non-empty string, not a number"],
    [{ timeout: "30" }, "option-invalid", "timeout: must be a whole number of milliseconds from 1 to 2147483647, not a string"],
    [{ apiVersion: 1 }, "header-value-invalid", "apiVersion: must be a non-empty string, not a number"],
    [{ format: "yaml" }, "option-invalid", "format: must be json or xml"],
  ])("rejects %o", (change, code, message) => {
    expect(() => createLegacyClient({ ...SETTINGS, ...change } as never)).toThrow(
      expect.objectContaining({ name: "SigningError", code, message }),
    );
  });
});
