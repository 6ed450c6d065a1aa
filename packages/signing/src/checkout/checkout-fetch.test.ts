import { inspect } from "node:util";
import type { Respond } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { signedCheckoutFetch } from "./checkout-fetch.ts";
import type { SignedCheckoutFetchOptions } from "./checkout-options.ts";
import { signedResponse, SECRET as secret, signature } from "../../test/checkout-service.ts";
import { operations } from "../../test/operations.ts";
import { signingHeaders } from "../../test/signing-headers.ts";
import { signingError } from "../../test/signing-error.ts";
import { isVerified } from "../request/verified-response.ts";

const account = 375917;
const transactionId = "681538c4-fc84-11e9-83bc-2ffcef4c3453";
const now = () => new Date("2026-03-01T10:00:00.000Z");
const nonce = () => "564635208570151";

const get = (origin: string) => new Request(`${origin}/payments/${transactionId}`);

const signed = (options: Partial<SignedCheckoutFetchOptions> = {}) =>
  signedCheckoutFetch({ account, secret, baseUrl: "https://api.example.com", operations, now, nonce, ...options });

const call = async (respond: Respond, options: Partial<SignedCheckoutFetchOptions> = {}) => {
  const { origin } = await serverForTest(respond);
  return signed({ baseUrl: origin, ...options })(get(origin));
};

describe("header sets", () => {
  const a = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-timestamp": "2026-03-01T10:00:00.000Z",
  };
  const rows = [
    { path: "/payments", method: "POST", want: { ...a, "checkout-nonce": "564635208570151", "platform-name": "Example Shop" } },
    {
      path: `/payments/${transactionId}`,
      method: "GET",
      want: {
        ...a,
        "checkout-method": "GET",
        "checkout-nonce": "564635208570151",
        "checkout-transaction-id": transactionId,
        "platform-name": "Example Shop",
      },
    },
    {
      path: `/payments/${transactionId}/activate-invoice`,
      method: "POST",
      want: { ...a, "checkout-nonce": "564635208570151", "checkout-transaction-id": transactionId },
    },
    { path: "/settlements", method: "GET", want: { ...a, "checkout-method": "GET", "checkout-nonce": "564635208570151" } },
    {
      path: `/tokenization/${transactionId}`,
      method: "POST",
      want: { ...a, "checkout-nonce": "564635208570151", "checkout-tokenization-id": transactionId, "platform-name": "Example Shop" },
    },
    { path: "/payments/report", method: "POST", want: a },
  ];

  it.each(rows)("$method $path sends exactly its own", async ({ method, path, want }) => {
    const server = await serverForTest(signedResponse());
    const body = method === "POST" ? '{"stamp":"ä€😀"}' : "";
    const init = method === "POST" ? { method, body } : { method };
    const request = new Request(server.origin + path, init);
    const response = await signed({ baseUrl: server.origin, platformName: "Example Shop" })(request);
    expect(isVerified(response)).toBe(true);
    expect(signingHeaders(server.only())).toStrictEqual({ ...want, signature: signature(want, body) });
    expect(server.only().body).toBe(body);
  });

  it("POST /tokenization/addcard-form is sent unsigned, and its response is not verified", async () => {
    const server = await serverForTest((response) => response.writeHead(302, { location: "https://card.example.com/" }).end());
    const request = new Request(`${server.origin}/tokenization/addcard-form`, { method: "POST", body: "{}" });
    const response = await signed({ baseUrl: server.origin, platformName: "Example Shop" })(request);
    expect(signingHeaders(server.only())).toStrictEqual({});
    expect([response.status, response.headers.get("location"), isVerified(response)]).toStrictEqual([
      302,
      "https://card.example.com/",
      false,
    ]);
  });

  it("leaves platform-name out when there is none, and keeps the caller's other headers", async () => {
    const server = await serverForTest(signedResponse());
    const headers = { "content-type": "application/json; charset=utf-8", submerchant: "695874", accept: "application/json" };
    await signed({ baseUrl: server.origin })(new Request(`${server.origin}/payments`, { method: "POST", body: "{}", headers }));
    expect(server.only().headers).not.toHaveProperty("platform-name");
    expect(server.only().headers).toMatchObject(headers);
  });

  it("gives each call its own nonce and timestamp", async () => {
    const server = await serverForTest(signedResponse());
    const fetch = signedCheckoutFetch({ account, secret, baseUrl: server.origin, operations });
    for (const _ of [1, 2]) await fetch(new Request(`${server.origin}/payments`, { method: "POST" }));
    const [first, second] = server.received.map((request) => signingHeaders(request)["checkout-nonce"]);
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(second).not.toBe(first);
  });
});

describe("the bytes", () => {
  it.each([
    ["text", "  { \r\n}\n"],
    ["UTF-8 beyond the basic plane", '{"name":"Ääkköset 😀 \\u20ac"}'],
    ["bytes that are not UTF-8", new Uint8Array([0, 255, 254, 13, 10, 128])],
    ["a large body", "x".repeat(1_000_000)],
  ])("signed are the bytes sent: %s", async (_, body) => {
    const server = await serverForTest(signedResponse());
    await signed({ baseUrl: server.origin, algorithm: "sha512" })(new Request(`${server.origin}/payments`, { method: "POST", body }));
    const received = server.only();
    expect(received.bytes.equals(Buffer.from(body))).toBe(true);
    const headers = signingHeaders(received);
    expect(headers["signature"]).toBe(signature(headers, received.bytes, "sha512"));
  });

  it("are those of the request that is sent, after a middleware has replaced it", async () => {
    const server = await serverForTest(signedResponse());
    const request = new Request(`${server.origin}/payments`, { method: "POST", body: "before" });
    await signed({ baseUrl: server.origin })(new Request(request, { method: "POST", body: "after" }));
    const received = server.only();
    expect(received.body).toBe("after");
    expect(signingHeaders(received)["signature"]).toBe(signature(signingHeaders(received), "after"));
  });
});

describe("redirects", () => {
  it("are not followed, so that no signature reaches another origin", async () => {
    const other = await serverForTest((response) => response.end());
    const server = await serverForTest((response, request) => {
      const { signature: _, ...headers } = signingHeaders(request);
      const repeated = Object.fromEntries(Object.entries(headers).filter(([name]) => !/nonce|timestamp/.test(name)));
      response.writeHead(307, { ...repeated, signature: signature(repeated, ""), location: `${other.origin}/steal` }).end();
    });
    const response = await signed({ baseUrl: server.origin })(new Request(`${server.origin}/payments`, { method: "POST", body: "{}" }));
    expect(response.status).toBe(307);
    server.only();
    expect(other.received).toHaveLength(0);
  });
});

const SAYS = {
  "not-from-service": "gateway",
  "signature-missing": "no signature header",
  "signature-mismatch": "does not match its headers and body",
  "response-mismatch": "another account, algorithm, method or transaction",
} as const;

const url = "https://api.example.com/payments";
const post = (init: RequestInit = {}, target = url) => new Request(target, { method: "POST", ...init });

describe("signedCheckoutFetch rejects before sending", () => {
  it.each([
    ["an operation that the table lacks", () => post({}, `${url}/1/cancel`), "operation-unknown", "operation"],
    ["a method that the table lacks for the path", () => post({ method: "PUT" }), "operation-unknown", "operation"],
    ["http to another host", () => post({}, "http://api.example.com/payments"), "insecure-url", "url"],
    ["a signature of the caller's", () => post({ headers: { Signature: "x" } }), "header-reserved", "signature"],
    ["a checkout header of the caller's", () => post({ headers: { "Checkout-Future": "x" } }), "header-reserved", "checkout-future"],
    ["a header of the caller's beyond ASCII", () => post({ headers: { "x-note": "\u00e4" } }), "header-value-invalid", "x-note"],
    ["a header of the caller's with DEL", () => post({ headers: { "x-note": "a\u007fb" } }), "header-value-invalid", "x-note"],
    ["a platform name of the caller's", () => post({ headers: { "platform-name": "x" } }), "header-reserved", "platform-name"],
    ["a path parameter that no header carries", () => new Request(`${url}/%0A`), "path-parameter-invalid", "transactionId"],
  ] as const)("%s", async (_, request, code, field) => {
    const never = signed({ fetch: () => expect.fail("nothing may be sent") });
    await expect(never(request())).rejects.toThrow(signingError(code, field));
  });

  it.each([
    ["account", { account: "" }, "account-invalid"],
    ["account", { account: -1 }, "account-invalid"],
    ["account", { account: 0 }, "account-invalid"],
    ["account", { account: 1.5 }, "account-invalid"],
    ["account", { account: "375917\r\nx: y" }, "account-invalid"],
    ["secret", { secret: "" }, "secret-invalid"],
    ["secret", { secret: [] }, "secret-invalid"],
    ["algorithm", { algorithm: JSON.parse('"md5"') }, "algorithm-unknown"],
    ["platformName", { platformName: "Kauppa Å" }, "header-value-invalid"],
    ["platformName", { platformName: "" }, "header-value-invalid"],
  ] as const)("an invalid %s: %j", (field, options, code) => {
    expect(() => signed(options)).toThrow(signingError(code, field));
  });

  it("a nonce that a header can't carry", async () => {
    const fetch = signed({ nonce: () => "a\nb", fetch: () => expect.fail() });
    await expect(fetch(post())).rejects.toThrow(signingError("header-value-invalid", "nonce"));
  });

  it("a clock that has stopped working", async () => {
    const fetch = signed({ now: () => new Date(Number.NaN), fetch: () => expect.fail() });
    await expect(fetch(post())).rejects.toThrow(signingError("date-invalid", "now"));
  });
});

describe("responses", () => {
  it("that verify are passed on whole", async () => {
    const response = await call(signedResponse({ status: 404, body: '{"message":"ä"}', changes: { "checkout-future": "x" } }));
    expect([response.status, isVerified(response), await response.text()]).toStrictEqual([404, true, '{"message":"ä"}']);
    expect(response.headers.get("checkout-future")).toBe("x");
  });

  it("verify with any of several secrets, while the first signs", async () => {
    const server = await serverForTest(signedResponse({ key: "old secret" }));
    const response = await signed({ baseUrl: server.origin, secret: [secret, "old secret"] })(get(server.origin));
    expect(isVerified(response)).toBe(true);
    const headers = signingHeaders(server.only());
    expect(headers["signature"]).toBe(signature(headers, ""));
  });

  it("of status 401 are passed on unverified", async () => {
    const response = await call((out) => out.writeHead(401).end('{"status":"error","message":"no"}'));
    expect([response.status, isVerified(response), await response.json()]).toStrictEqual([401, false, { status: "error", message: "no" }]);
  });

  const rejected = [
    ["a gateway's own 500", (out) => out.writeHead(500).end(), "not-from-service", 500],
    ["a gateway's own 502", (out) => out.writeHead(502).end("<html>"), "not-from-service", 502],
    ["a 499 without signature", (out) => out.writeHead(499).end(), "signature-missing", 499],
    ["a response that names no transaction", signedResponse({ changes: { "checkout-transaction-id": "" } }), "response-mismatch", 200],
    ["a 200 without signature", (out) => out.end("{}"), "signature-missing", 200],
    ["a 500 that has checkout headers", (out) => out.writeHead(500, { "checkout-account": "375917" }).end(), "signature-missing", 500],
    ["another secret's signature", signedResponse({ key: "other" }), "signature-mismatch", 200],
    ["a malformed signature", (out) => out.writeHead(200, { signature: "zz" }).end("{}"), "signature-mismatch", 200],
    [
      "another transaction",
      signedResponse({ changes: { "checkout-transaction-id": "4b300af6-9a22-11e8-9184-abb6de7fd2d0" } }),
      "response-mismatch",
      200,
    ],
    ["another account", signedResponse({ changes: { "checkout-account": "695861" } }), "response-mismatch", 200],
    ["another method", signedResponse({ changes: { "checkout-method": "POST" } }), "response-mismatch", 200],
    ["another algorithm", signedResponse({ changes: { "checkout-algorithm": "sha512" } }), "response-mismatch", 200],
  ] as const satisfies readonly (readonly [string, Respond, keyof typeof SAYS, number])[];

  it.each(rejected)("are rejected: %s", async (_, respond, code, status) => {
    const error = await call(respond).catch((caught: unknown) => caught);
    expect(error).toStrictEqual(signingError(code, "response"));
    expect(error).toMatchObject({ status, message: expect.stringMatching(new RegExp(`${SAYS[code]}.*\\(status ${status}\\)$`)) });
    expect(inspect(error)).not.toMatch(/SAIPPUA|<html>|[0-9a-f]{64}/);
  });

  it.each(rejected)("are passed on unverified with acceptUnverifiedResponses: %s", async (_, respond, _code, status) => {
    const response = await call(respond, { acceptUnverifiedResponses: true });
    expect([response.status, isVerified(response)]).toStrictEqual([status, false]);
  });

  it.each([200, 204, 205, 304])("of status %s may be signed and without a body", async (status) => {
    const response = await call(signedResponse({ status, body: "" }));
    expect([response.status, isVerified(response), await response.text()]).toStrictEqual([status, true, ""]);
  });

  it("larger than the limit are rejected, as large as the limit are not", async () => {
    const body = "x".repeat(1000);
    expect(isVerified(await call(signedResponse({ body }), { maxResponseBytes: 1000 }))).toBe(true);
    await expect(call(signedResponse({ body }), { maxResponseBytes: 999 })).rejects.toThrow(signingError("response-too-large", "response"));
  });

  it("stop when the call is aborted, while the body is read", async () => {
    const aborter = new AbortController();
    const server = await serverForTest((out) => {
      out.writeHead(200).write("{");
      setTimeout(() => aborter.abort(), 50);
    });
    const request = new Request(`${server.origin}/payments`, { method: "POST", signal: aborter.signal });
    await expect(signed({ baseUrl: server.origin })(request)).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  });
});

it("signedCheckoutFetch shows no secret when inspected", () => {
  const fetch = signed();
  expect(inspect(fetch, { depth: 9, showHidden: true }) + JSON.stringify({ fetch }) + String(fetch)).not.toContain(secret);
});

it("signedCheckoutFetch passes its second argument to the underlying fetch", async () => {
  const seen: unknown[] = [];
  const fetch = signed({
    acceptUnverifiedResponses: true,
    fetch: async (_, init) => {
      seen.push(init);
      return new Response("{}");
    },
  });
  await fetch(new Request("https://api.example.com/payments", { method: "POST" }), { dispatcher: "x", redirect: "follow" });
  expect(seen).toStrictEqual([expect.objectContaining({ dispatcher: "x", redirect: "manual" })]);
});
