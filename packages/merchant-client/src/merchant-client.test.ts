import { inspect } from "node:util";
import * as fc from "fast-check";
import { serviceForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/merchant-api/examples";
import { type CallReport, createMerchantClient, type MerchantClientOptions, paytrail, unwrap } from "./index.ts";
import { isSigned, MERCHANT } from "../test/merchant.ts";

const JSON_TYPE = { "content-type": "application/json" };
const NOT_FOUND = { error: { title: "refund-not-found", description: "no such refund", workaround: "ask aino.esimerkki@example.com" } };

const clientOf = ({ origin }: { origin: string }, options: Partial<MerchantClientOptions> = {}) =>
  createMerchantClient({ ...MERCHANT, baseUrl: origin, ...options });

describe("a call", () => {
  it("is signed over the bytes sent", async () => {
    const server = await serviceForTest({ status: 202, headers: { location: "/merchant/v1/refunds/abc" } });
    const input = { ...examples.createRefund["card-payment"], path: { orderNumber: "Tilaus 1/é" } };
    const result = await clientOf(server).createRefund(input);
    expect(result).toMatchObject({ ok: true, status: 202, data: undefined, verified: false });
    expect(result.headers.get("location")).toBe("/merchant/v1/refunds/abc");
    expect(server.received).toMatchObject([
      {
        method: "POST",
        target: "/merchant/v1/payments/Tilaus%201%2F%C3%A9/refunds",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: JSON.stringify(input.body),
      },
    ]);
    expect(server.received.map((request) => isSigned(request))).toStrictEqual([true]);
  });

  it("signs its query, too", async () => {
    const server = await serviceForTest({ status: 200, body: [] });
    const query = { fromDate: "2026-01-01", toDate: "2026-02-28" };
    expect(await clientOf(server).listSettlements({ query })).toMatchObject({ ok: true, data: [] });
    expect(server.received[0]?.target).toBe("/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-02-28");
    expect(server.received[0]?.headers).not.toHaveProperty("content-type");
    expect(server.received.map((request) => isSigned(request))).toStrictEqual([true]);
  });

  it("reaches the order, whatever its number is, signed as it stands on the wire", async () => {
    const server = await serviceForTest({ status: 202, headers: { location: "/merchant/v1/refunds/abc" } });
    const merchant = clientOf(server);
    const { body } = examples.createRefund["card-payment"];
    const orderNumbers = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).filter((text) => !/^\.{1,2}$/.test(text));
    await fc.assert(
      fc.asyncProperty(orderNumbers, async (orderNumber) => {
        await merchant.createRefund({ path: { orderNumber }, body });
        const request = server.received.at(-1);
        const [, segment = ""] = /^\/merchant\/v1\/payments\/([^/?#]+)\/refunds$/.exec(request?.target ?? "") ?? [];
        expect(decodeURIComponent(segment)).toBe(orderNumber);
        expect(request && isSigned(request)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("to the base URL of another API fails with the place to look, not with its error as one of this API's", async () => {
    const server = await serviceForTest({ status: 404, body: { status: "error", message: "no operation has this path" } });
    await expect(clientOf(server).getPayment({ path: { id: "102402728626" } })).rejects.toThrow(
      expect.objectContaining({
        code: "unexpected-content",
        status: 404,
        message: "getPayment: the response with status 404 has no error.title, as this API's errors do; check baseUrl",
      }),
    );
  });

  it("with status 204 has no data", async () => {
    const server = await serviceForTest({ status: 204 });
    expect(await clientOf(server).cancelRefund({ path: { refundToken: "abc" } })).toMatchObject({ ok: true, status: 204, data: undefined });
    expect(server.received).toMatchObject([{ method: "DELETE", target: "/merchant/v1/refunds/abc", body: "" }]);
  });

  it("with an empty token or one that would lead elsewhere sends nothing", async () => {
    const server = await serviceForTest({ status: 204 });
    for (const refundToken of ["", ".", ".."]) {
      const call = clientOf(server, { validate: false }).cancelRefund({ path: { refundToken } });
      await expect(call).rejects.toThrow(expect.objectContaining({ code: "path-parameter-invalid" }));
    }
    expect(server.received).toHaveLength(0);
  });

  it("through client.http is signed, also when middleware replaces it; methods skip the middleware", async () => {
    const server = await serviceForTest({ status: 200, body: [] });
    const merchant = clientOf(server);
    merchant.http.use({ onRequest: ({ request }) => new Request(`${request.url}&page=2`, request) });
    const query = { fromDate: "2026-01-01", toDate: "2026-02-28" };
    await merchant.http.GET("/merchant/v1/settlements", { params: { query } });
    await merchant.listSettlements({ query });
    expect(server.received.map(({ target }) => target.endsWith("&page=2"))).toStrictEqual([true, false]);
    expect(server.received.map((request) => isSigned(request))).toStrictEqual([true, true]);
  });
});

describe("numbers", () => {
  it.each([
    ["text", '{"id":"123456789012","referenceNumber":"00345678901234567890123456789012","settledAmount":-1599}'],
    ["bare numbers", '{"id":123456789012,"referenceNumber":12345678901234567890123456789012,"settledAmount":-1599}'],
  ])("keep every digit as %s", async (_what, row) => {
    const server = await serviceForTest({ status: 200, headers: JSON_TYPE, body: `[${row}]` });
    const [settlement] = unwrap(await clientOf(server).listSettlements(examples.listSettlements.request));
    expect(settlement?.id).toBe("123456789012");
    expect(settlement?.referenceNumber).toMatch(/^(00|12)345678901234567890123456789012$/);
    expect(settlement?.settledAmount).toBe(-1599);
  });

  it("have as many digits as there are, as text or bare", async () => {
    const digits = fc.stringMatching(/^(0|[1-9][0-9]{0,31})$/);
    await fc.assert(
      fc.asyncProperty(digits, digits, fc.boolean(), async (id, referenceNumber, isBare) => {
        const write = (text: string): string => (isBare ? text : JSON.stringify(text));
        const body = `[{"id":${write(id)},"referenceNumber":${write(referenceNumber)},"settledAmount":1,"settledAt":null,"currency":"EUR"}]`;
        const merchant = clientOf({ origin: "https://api.example.com" }, { fetch: async () => new Response(body, { headers: JSON_TYPE }) });
        expect(unwrap(await merchant.listSettlements(examples.listSettlements.request))).toStrictEqual([
          { id, referenceNumber, settledAmount: 1, settledAt: null, currency: "EUR" },
        ]);
      }),
      { numRuns: 100 },
    );
  });

  it("of other fields are numbers, and anything else stays as it is written", async () => {
    const body = '{"id":1e21,"referenceNumber":-0,"amounts":{"charged":-0,"settled":1e3,"original":100.0}}';
    const server = await serviceForTest({ status: 200, headers: JSON_TYPE, body });
    expect(unwrap(await clientOf(server).getPayment({ path: { id: "1" } }))).toStrictEqual({
      id: "1e21",
      referenceNumber: "-0",
      amounts: { charged: -0, settled: 1000, original: 100 },
    });
  });

  it("of a payment within a settlement keep theirs", async () => {
    const body = '{"id":"s","payments":[{"id":9007199254740993,"refunds":[{"paymentId":9007199254740993}]}],"refunds":[]}';
    const server = await serviceForTest({ status: 200, headers: JSON_TYPE, body });
    const { payments } = unwrap(await clientOf(server).getSettlement({ path: { id: "s" } }));
    expect(payments[0]?.id).toBe("9007199254740993");
    expect(payments[0]?.refunds[0]?.paymentId).toBe("9007199254740993");
  });
});

describe("an error", () => {
  it.each([403, 404, 405, 503])("of status %i is a result", async (status) => {
    const server = await serviceForTest({ status, body: NOT_FOUND });
    expect(await clientOf(server).cancelRefund({ path: { refundToken: "abc" } })).toMatchObject({ ok: false, status, error: NOT_FOUND });
  });

  it("of another status is thrown", async () => {
    const server = await serviceForTest({ status: 500, body: NOT_FOUND });
    const call = clientOf(server).cancelRefund({ path: { refundToken: "abc" } });
    await expect(call).rejects.toThrow(expect.objectContaining({ code: "unexpected-status", status: 500 }));
  });

  it.each([
    ["listSettlements, whose documentation has an empty response for an invalid time span", 404],
    ["a service that is away", 503],
  ])("without a body is a result: %s", async (_what, status) => {
    const server = await serviceForTest({ status });
    const result = await clientOf(server, { retries: 0 }).listSettlements(examples.listSettlements.request);
    expect(result).toMatchObject({ ok: false, status, error: undefined });
    expect(() => unwrap(result)).toThrow(expect.objectContaining({ name: "ApiError", status, error: undefined }));
  });

  it.each([
    ["a page", { headers: { "content-type": "text/html" }, body: "<html>" }],
    ["text", { headers: { "content-type": "application/json" }, body: "not found" }],
    ["a list", { body: [NOT_FOUND] }],
  ])("whose body is %s is thrown", async (_what, response) => {
    const server = await serviceForTest({ status: 404, ...response });
    const call = clientOf(server).cancelRefund({ path: { refundToken: "abc" } });
    await expect(call).rejects.toThrow(expect.objectContaining({ code: "unexpected-content", status: 404 }));
  });

  it("unwraps to a throw with the error code and the service's message, showing nothing else of the body", async () => {
    const result = await clientOf(await serviceForTest({ status: 404, body: NOT_FOUND })).cancelRefund({ path: { refundToken: "abc" } });
    const error: unknown = await Promise.resolve()
      .then(() => unwrap(result))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: "ApiError",
      errorCode: "refund-not-found",
      status: 404,
      message: "cancelRefund: the service responded with 404 refund-not-found: no such refund",
      serviceMessage: "no such refund",
    });
    expect(JSON.stringify(error)).toContain("no such refund");
    expect(inspect(error, { depth: 10 }) + JSON.stringify(error)).not.toContain("aino");
  });
});

describe("paytrail", () => {
  it("names host and API: in the address, in Authorization, and in what is signed", async () => {
    const server = await serviceForTest({ status: 200, body: [] });
    const asked: string[] = [];
    const merchant = createMerchantClient({
      ...MERCHANT,
      ...paytrail,
      fetch: (url, init) => {
        asked.push(new URL(url).origin);
        return fetch(url.replace(paytrail.baseUrl, server.origin), init);
      },
    });
    unwrap(await merchant.listSettlements(examples.listSettlements.request));
    expect(asked).toStrictEqual(["https://api.paytrail.com"]);
    expect(server.only().headers.authorization).toMatch(/^PaytrailMerchantAPI 13466:/);
    expect(isSigned(server.only(), "PaytrailMerchantAPI")).toBe(true);
  });
});

describe("onCall", () => {
  it("is called with each attempt, and with nothing secret", async () => {
    const server = await serviceForTest({ status: 503, headers: { "retry-after": "0", "request-id": "r-1" } });
    const reports: CallReport[] = [];
    await clientOf(server, { retries: 1, onCall: (report) => reports.push(report) }).getRefund({ path: { refundToken: "abc" } });
    const report = {
      operationId: "getRefund",
      status: 503,
      duration: expect.any(Number),
      requestBytes: 0,
      responseBytes: 0,
      requestId: "r-1",
    };
    expect(reports).toStrictEqual([
      { ...report, attempt: 1 },
      { ...report, attempt: 2 },
    ]);
  });
});

describe("the secret", () => {
  const shown = (value: unknown): string => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);

  it("is not in the client", () => {
    expect(shown(clientOf({ origin: "https://api.example.com" }))).not.toContain(MERCHANT.secret);
  });

  it("is in no error, and the signature neither", async () => {
    const failures: Partial<MerchantClientOptions>[] = [
      { fetch: () => Promise.reject(new TypeError("fetch failed")) },
      { fetch: () => new Promise<never>(() => {}), timeout: 10 },
      { fetch: async () => new Response("<html>", { status: 502 }) },
      { fetch: async () => new Response("<html>", { status: 200 }) },
    ];
    for (const options of failures) {
      const call = clientOf({ origin: "https://api.example.com" }, options).getPayment({ path: { id: "1" } });
      const error: unknown = await call.catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: "ClientError" });
      expect(shown(error)).not.toContain(MERCHANT.secret);
      expect(shown(error)).not.toMatch(/[A-Za-z0-9+/]{43}=/);
    }
  });
});

describe("createMerchantClient", () => {
  const SETTINGS = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ", baseUrl: "https://api.example.com" };
  const MISSING = "merchantId: is missing; must be a whole number above zero or a non-empty string";
  const NAMES =
    "merchantId, secret, apiName, timeZone, now, baseUrl, allowInsecureHosts, validate, timeout, retries, onCall, maxResponseBytes, headers, userAgent, fetch, transport";

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
    expect(() => createMerchantClient(settings as never)).toThrow(error);
  });

  it.each<[object, string, string]>([
    [{ retry: 1 }, "option-unknown", `retry: unknown option; the options are ${NAMES}`],
    [{ merchantId: true }, "merchant-id-invalid", "merchantId: must be a whole number above zero or a non-empty string, not a boolean"],
    [{ secret: 5 }, "secret-invalid", "secret: must be a non-empty string, not a number"],
    [{ timeout: "30" }, "option-invalid", "timeout: must be a whole number of milliseconds from 1 to 2147483647, not a string"],
    [{ apiName: 1 }, "message-part-invalid", "apiName: must be a non-empty string, not a number"],
    [{ timeZone: 2 }, "time-zone-unknown", "timeZone: must be a non-empty string, not a number"],
  ])("rejects %o", (change, code, message) => {
    expect(() => createMerchantClient({ ...SETTINGS, ...change } as never)).toThrow(
      expect.objectContaining({ name: "SigningError", code, message }),
    );
  });
});
