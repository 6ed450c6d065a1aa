/** The middlewares under the real openapi-fetch, over HTTP. */
import type { ReceivedRequest, Respond } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import createClient, { type Middleware } from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { basicAuthentication } from "../legacy/basic-fetch.ts";
import { checkoutSigning } from "../checkout/checkout-fetch.ts";
import type { CheckoutSigningOptions } from "../checkout/checkout-options.ts";
import { signedResponse, SECRET, signature } from "../../test/checkout-service.ts";
import { legacyOperations, operations } from "../../test/operations.ts";
import { signingError } from "../../test/signing-error.ts";
import { signingHeaders } from "../../test/signing-headers.ts";
import { isVerified } from "./verified-response.ts";

const transactionId = "681538c4-fc84-11e9-83bc-2ffcef4c3453";

interface paths {
  "/payments": { post: { requestBody: { content: { "application/json": { stamp: string } } }; responses: Responses } };
  "/payments/{transactionId}": { get: { parameters: { path: { transactionId: string } }; responses: Responses } };
  "/tokenization/{checkout-tokenization-id}": {
    post: { parameters: { path: { "checkout-tokenization-id": string } }; responses: Responses };
  };
  "/api-payment/create": { post: { requestBody: { content: { "application/json": object } }; responses: Responses } };
  "/undocumented": { get: { responses: Responses } };
}
type Responses = { 200: { content: { "application/json": { status: string } } } };

const middleware = (baseUrl: string, options: Partial<CheckoutSigningOptions> = {}) =>
  checkoutSigning({ account: 375917, secret: SECRET, baseUrl, operations, platformName: "Example Shop", ...options });

/** A client with middlewares before and after the signing one, and its server. */
async function clientWith({ before = [], after = [], respond = signedResponse(), options = {} }: Setup = {}) {
  const server = await serverForTest(respond);
  const client = createClient<paths>({ baseUrl: server.origin });
  client.use(...before, middleware(server.origin, options), ...after);
  return { client, server };
}

interface Setup {
  readonly before?: readonly Middleware[];
  readonly after?: readonly Middleware[];
  readonly respond?: Respond;
  readonly options?: Partial<CheckoutSigningOptions>;
}

/** Whether what arrived is signed, computed apart from the code under test. */
const isSigned = (received: ReceivedRequest): boolean => {
  const { signature: given, ...headers } = signingHeaders(received);
  return given === signature(headers, received.bytes);
};

describe("checkoutSigning", () => {
  it("signs the bytes that openapi-fetch sends, and verifies the response", async () => {
    const { client, server } = await clientWith();
    const { data, response } = await client.POST("/payments", { body: { stamp: "ä€😀" } });
    expect([data, isVerified(response)]).toStrictEqual([{ status: "ok" }, true]);
    expect(server.only().body).toBe('{"stamp":"ä€😀"}');
    expect(server.only().headers).toMatchObject({ "content-type": "application/json", "platform-name": "Example Shop" });
    expect(isSigned(server.only())).toBe(true);
  });

  it("signs a request without a body, with the values of its path", async () => {
    const { client, server } = await clientWith();
    const { response } = await client.GET("/payments/{transactionId}", { params: { path: { transactionId } } });
    expect(isVerified(response)).toBe(true);
    expect(signingHeaders(server.only())["checkout-transaction-id"]).toBe(transactionId);
    expect(isSigned(server.only())).toBe(true);
  });

  it("signs the request as changed by earlier middleware", async () => {
    const trace: Middleware = {
      onRequest: ({ request }) => new Request(request, { method: "POST", headers: { "x-trace": "1" }, body: "{}" }),
    };
    const { client, server } = await clientWith({ before: [trace] });
    const { response } = await client.POST("/payments", { body: { stamp: "1" } });
    expect([server.only().body, server.only().headers["x-trace"], isVerified(response)]).toStrictEqual(["{}", "1", true]);
    expect(isSigned(server.only())).toBe(true);
  });

  it("signs calls that are made at the same time, each with its own response", async () => {
    const { client, server } = await clientWith();
    const calls = Array.from({ length: 20 }, (_, index) =>
      client.GET("/payments/{transactionId}", { params: { path: { transactionId: `t-${index}` } } }),
    );
    for (const { response } of await Promise.all(calls)) expect(isVerified(response)).toBe(true);
    expect(server.received.every(isSigned)).toBe(true);
  });

  it("verifies an error response", async () => {
    const { client } = await clientWith({ respond: signedResponse({ status: 404, body: '{"message":"no"}' }) });
    const { error, response } = await client.GET("/payments/{transactionId}", { params: { path: { transactionId } } });
    expect([error, response.status, isVerified(response)]).toStrictEqual([{ message: "no" }, 404, true]);
  });

  it("passes on a response that can't be verified, and marks it as unverified", async () => {
    const { client } = await clientWith({ respond: (out) => out.writeHead(401, { "content-type": "application/json" }).end("{}") });
    const { response } = await client.POST("/payments", { body: { stamp: "1" } });
    expect([response.status, isVerified(response)]).toStrictEqual([401, false]);
  });

  it.each<[string, Respond, Partial<CheckoutSigningOptions>, string]>([
    ["a tampered response", signedResponse({ key: "other" }), {}, "signature-mismatch"],
    ["a response without signature", (out) => out.end("{}"), {}, "signature-missing"],
    ["a response beyond the limit", signedResponse(), { maxResponseBytes: 5 }, "response-too-large"],
  ])("rejects %s", async (_, respond, options, code) => {
    const { client } = await clientWith({ respond, options });
    const call = client.GET("/payments/{transactionId}", { params: { path: { transactionId } } });
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "SigningError", code }));
  });

  it("follows no redirect", async () => {
    const other = await serverForTest((response) => response.end());
    const { client, server } = await clientWith({
      respond: (out) => out.writeHead(307, { location: `${other.origin}/steal` }).end(),
      options: { acceptUnverifiedResponses: true },
    });
    const { response } = await client.POST("/payments", { body: { stamp: "1" } });
    expect(response.status).toBe(307);
    server.only();
    expect(other.received).toHaveLength(0);
  });

  it("rejects the response to a redirect that the client's fetch has followed", async () => {
    const { client } = await clientWith({
      respond: (out, request) =>
        request.target === "/payments" ? out.writeHead(303, { location: "/elsewhere" }).end() : signedResponse()(out, request),
    });
    const follow = (request: Request): Promise<Response> => fetch(new Request(request, { redirect: "follow" }));
    await expect(client.POST("/payments", { body: { stamp: "1" }, fetch: follow })).rejects.toThrow(
      signingError("redirect-followed", "fetch"),
    );
  });

  it("stops when the call is aborted", async () => {
    const aborter = new AbortController();
    const { client } = await clientWith({ respond: () => aborter.abort() });
    const call = client.POST("/payments", { body: { stamp: "1" }, signal: aborter.signal });
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
  });
});

describe("a later middleware", () => {
  const changed = signingError("request-changed", "request");
  const post = (client: Awaited<ReturnType<typeof clientWith>>["client"]) => client.POST("/payments", { body: { stamp: "1" } });

  it.each<[string, NonNullable<Middleware["onRequest"]>]>([
    ["another body", ({ request }) => new Request(request, { method: "POST", body: '{"stamp":"2"}' })],
    ["another path", ({ request }) => new Request(`${request.url}/1`, request)],
    ["another method", ({ request }) => new Request(request.url, { headers: request.headers })],
    ["other headers", ({ request }) => new Request(request, { headers: { "x-trace": "1" } })],
    ["followed redirects", ({ request }) => new Request(request, { redirect: "follow" })],
    ["nothing changed", ({ request }) => request.clone()],
  ])("that puts another request in its place fails the call: %s", async (_, onRequest) => {
    const { client } = await clientWith({ after: [{ onRequest }] });
    await expect(post(client)).rejects.toThrow(changed);
  });

  it.each<[string, (headers: Headers) => void]>([
    ["sets one", (headers) => headers.set("checkout-nonce", "mine")],
    ["sets the signature", (headers) => headers.set("signature", "0".repeat(64))],
    ["removes one", (headers) => headers.delete("checkout-timestamp")],
    ["appends to one", (headers) => headers.append("checkout-method", "GET")],
    ["adds one", (headers) => headers.set("checkout-future", "1")],
    ["sets one that no signature covers", (headers) => headers.set("platform-name", "Other")],
  ])("that changes signing headers fails the call: %s", async (_, change) => {
    const { client } = await clientWith({ after: [{ onRequest: ({ request }) => change(request.headers) }] });
    await expect(post(client)).rejects.toThrow(changed);
  });

  it("may add a header that isn't signed", async () => {
    const { client, server } = await clientWith({ after: [{ onRequest: ({ request }) => request.headers.set("x-trace", "1") }] });
    expect(isVerified((await post(client)).response)).toBe(true);
    expect(server.only().headers["x-trace"]).toBe("1");
  });

  it("that responds in the service's place gives an unverified response", async () => {
    const { client, server } = await clientWith({ after: [{ onRequest: () => Response.json({ status: "ok" }) }] });
    expect(isVerified((await post(client)).response)).toBe(false);
    expect(server.received).toHaveLength(0);
  });

  it("that puts another response in its place fails the call", async () => {
    const { client } = await clientWith({ after: [{ onResponse: ({ response }) => new Response('{"status":"paid"}', response) }] });
    await expect(post(client)).rejects.toThrow(signingError("signature-mismatch", "response"));
  });
});

describe("before anything is sent, checkoutSigning", () => {
  const never = () => expect.fail("nothing may be sent");
  const client = createClient<paths>({ baseUrl: "https://api.example.com", fetch: never });
  client.use(middleware("https://api.example.com"));

  it("rejects another origin, set for one call", async () => {
    const call = client.POST("/payments", { body: { stamp: "1" }, baseUrl: "https://evil.example.com" });
    await expect(call).rejects.toThrow(signingError("origin-mismatch", "url"));
  });

  it("rejects a signing header given by the caller", async () => {
    const call = client.POST("/payments", { body: { stamp: "1" }, headers: { "checkout-account": "1" } });
    await expect(call).rejects.toThrow(signingError("header-reserved", "checkout-account"));
  });

  it("rejects an operation that the table lacks", async () => {
    await expect(client.GET("/undocumented")).rejects.toThrow(signingError("operation-unknown", "operation"));
  });

  it.each(["", ".", ".."])("rejects the path parameter %j, which leads to another path", async (id) => {
    const call = client.GET("/payments/{transactionId}", { params: { path: { transactionId: id } } });
    await expect(call).rejects.toThrow(expect.objectContaining({ name: "SigningError" }));
  });

  it("rejects a path parameter that leads to another operation", async () => {
    const path = { "checkout-tokenization-id": "addcard-form" };
    const call = client.POST("/tokenization/{checkout-tokenization-id}", { params: { path } });
    await expect(call).rejects.toThrow(signingError("path-parameter-invalid", "path"));
  });

  it("rejects a missing path parameter", async () => {
    const call = client.GET("/payments/{transactionId}", { params: { path: JSON.parse("{}") } });
    await expect(call).rejects.toThrow(signingError("path-parameter-invalid", "transactionId"));
  });

  it.each([
    ["fetch", { fetch: never }, "option-unknown"],
    ["baseUrl", { baseUrl: "https://api.example.com/v1" }, "url-invalid"],
    ["operations", { operations: undefined }, "option-invalid"],
    ["maxResponseBytes", { maxResponseBytes: 0 }, "option-invalid"],
  ] as const)("rejects the option %s", (field, options, code) => {
    expect(() => middleware("https://api.example.com", options as object)).toThrow(signingError(code, field));
  });
});

describe("basicAuthentication", () => {
  const make = async (after: readonly Middleware[] = []) => {
    const server = await serverForTest((out) => out.writeHead(201, { "content-type": "application/json" }).end('{"status":"ok"}'));
    const client = createClient<paths>({ baseUrl: server.origin });
    client.use(basicAuthentication({ merchantId: 13466, secret: "s", baseUrl: server.origin, operations: legacyOperations }), ...after);
    return { client, server };
  };

  it("authenticates, and leaves the response as it is", async () => {
    const { client, server } = await make();
    const { data, response } = await client.POST("/api-payment/create", { body: {} });
    expect([data, isVerified(response)]).toStrictEqual([{ status: "ok" }, false]);
    expect(server.only().headers).toMatchObject({ authorization: `Basic ${btoa("13466:s")}`, "x-service-api-version": "1" });
  });

  it("fails the call when a later middleware changes what it has filled in", async () => {
    const { client } = await make([{ onRequest: ({ request }) => request.headers.delete("authorization") }]);
    await expect(client.POST("/api-payment/create", { body: {} })).rejects.toThrow(signingError("request-changed", "request"));
  });
});
