import { inspect } from "node:util";
import { checkoutSignature, isVerified, signedCheckoutFetch } from "@maksu/signing";
import { json, SECRET } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import * as fc from "fast-check";
import createFetchClient, { type Middleware } from "openapi-fetch";
import { describe, expect, it, vi } from "vitest";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import { failureOf, thingsClient } from "../testing/things-client.ts";

const REFERENCE = "12345678901234567890123456789012";

/** A response that signing has verified. */
async function vouchedFor(response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer());
  const parameters = [
    ["checkout-account", "1"],
    ["checkout-algorithm", "sha256"],
    ["checkout-method", "GET"],
  ] as const;
  const headers = new Headers(response.headers);
  for (const [name, value] of parameters) headers.set(name, value);
  headers.set("signature", await checkoutSignature({ parameters, body, secret: "x" }));
  const signed = new Response(body, { headers });
  const options = { account: "1", secret: "x", baseUrl: "https://api.example.com", operations: SIGNED_OPERATIONS };
  const vouched = await signedCheckoutFetch({ ...options, fetch: async () => signed })(new Request("https://api.example.com/things"));
  expect(isVerified(vouched)).toBe(true);
  return vouched;
}

const SIGNED_OPERATIONS = {
  listThings: { method: "GET", path: "/things", signedHeaders: ["checkout-account", "checkout-algorithm", "checkout-method", "signature"] },
};

describe("the raw client", () => {
  it("sends and reads as openapi-fetch does", async () => {
    const { origin, received } = await serverForTest((response, { method }) => json(response, method === "GET" ? 200 : 404, { a: 1 }));
    const { http } = thingsClient(origin);
    expect(await http.GET("/things", { params: { query: { groups: ["a", "b"], q: "ä" } } })).toMatchObject({ data: { a: 1 } });
    const post = http.POST as unknown as (path: string, init: object) => Promise<unknown>;
    const posted = await post("/things", { body: { name: "ä" } });
    expect(posted).toMatchObject({ error: { a: 1 }, response: { status: 404 } });
    expect(received).toMatchObject([
      { method: "GET", target: "/things?groups=a,b&q=%C3%A4", body: "" },
      { method: "POST", headers: { "content-type": "application/json; charset=utf-8" }, body: '{"name":"ä"}' },
    ]);
  });

  it.each(["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH"] as const)("has %s", async (method) => {
    const { origin, received } = await serverForTest((response) => response.writeHead(204).end());
    const { http } = thingsClient(origin);
    await (http[method] as unknown as (path: string) => Promise<unknown>)("/things");
    expect(received).toMatchObject([{ method }]);
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON", " application/json ;charset=utf-8"])(
    "keeps every digit of %j",
    async (mediaType) => {
      const { origin } = await serverForTest((response) =>
        response.writeHead(200, { "content-type": mediaType }).end(`{"referenceNumber":${REFERENCE},"amount":1}`),
      );
      const { http } = thingsClient(origin, { parseJson: exactJson(["referenceNumber"]) });
      expect(await http.GET("/things")).toMatchObject({ data: { referenceNumber: REFERENCE, amount: 1 } });
    },
  );

  it.each(["application/jsonp", "text/plain"])("does not change a body of %s", async (mediaType) => {
    const { origin } = await serverForTest((response) => response.writeHead(200, { "content-type": mediaType }).end(" [1.0]"));
    const { http } = thingsClient(origin, { parseJson: exactJson([]) });
    expect(await http.GET("/things", { parseAs: "text" })).toMatchObject({ data: " [1.0]" });
  });

  it("leaves a body alone that middleware has read", async () => {
    const { origin } = await serverForTest((response) => json(response, 200, [1]));
    const { http } = thingsClient(origin, { parseJson: exactJson([]) });
    const read: unknown[] = [];
    http.use({ onResponse: async ({ response }) => void read.push(await response.json()) });
    expect(await http.GET("/things", { parseAs: "stream" })).toMatchObject({ response: { status: 200 } });
    expect(read).toStrictEqual([[1]]);
  });

  it("keeps every digit of a verified response, and returns that same response", async () => {
    const came = new Response(`{"referenceNumber":${REFERENCE},"amount":1}`, { headers: { "content-type": "application/json" } });
    const vouched = await vouchedFor(came);
    const client = thingsClient("https://api.example.com", {
      signedFetch: () => async () => vouched,
      parseJson: exactJson(["referenceNumber"], ["amount"]),
    });
    const seen: Response[] = [];
    client.http.use({ onResponse: ({ response }) => void seen.push(response) });
    const { data, response } = await client.http.GET("/things");
    expect(data).toStrictEqual({ referenceNumber: REFERENCE, amount: 1 });
    expect([response === vouched, seen[0] === vouched]).toStrictEqual([true, true]);
  });

  it.each([
    ["a number that would be rounded", '{"amount":9007199254740993}'],
    ["a name twice", '{"amount":1,"amount":2}'],
  ])("rejects a response with %s", async (_what, body) => {
    for (const status of [200, 404]) {
      const { origin } = await serverForTest((response) => response.writeHead(status, { "content-type": "application/json" }).end(body));
      const { http } = thingsClient(origin, { parseJson: exactJson([], ["amount"]) });
      expect(await failureOf(http.GET("/things"))).toMatchObject({ name: "ClientError", code: "unexpected-content", status });
    }
  });

  it.each([
    ["an empty body", { "content-type": "application/json" }, undefined],
    ["an empty body of length 0", { "content-type": "application/json", "content-length": "0" }, undefined],
  ])("reads %s", async (_what, headers, data) => {
    const { origin } = await serverForTest((response) => response.writeHead(200, headers).end());
    const { http } = thingsClient(origin, { parseJson: exactJson([], ["amount"]) });
    expect(await http.GET("/things")).toMatchObject({ data, response: { status: 200 } });
  });

  it("does not change a response that is not JSON, or is verified", async () => {
    const { origin } = await serverForTest((response) => response.writeHead(200, { "content-type": "application/json" }).end("[1"));
    const broken = thingsClient(origin, { parseJson: exactJson([]) }).http.GET("/things", { parseAs: "text" });
    expect(await broken).toMatchObject({ data: "[1" });
    const vouched = await vouchedFor(Response.json([]));
    const { http } = thingsClient(origin, { signedFetch: () => async () => vouched });
    expect((await http.GET("/things")).response).toBe(vouched);
  });

  it.each([
    ["no response", (): void => {}],
    ["half a response", (response: { write(text: string): unknown }): void => void response.write("[")],
  ])("times out with %s", async (_what, respond) => {
    const { origin } = await serverForTest(respond);
    const call = thingsClient(origin, { timeout: 60 }).http.GET("/things");
    expect(await failureOf(call)).toMatchObject({ name: "ClientError", code: "timeout", operationId: "listThings" });
  });

  it("is aborted by the caller's signal", async () => {
    const { origin, received } = await serverForTest(() => {});
    const controller = new AbortController();
    const call = failureOf(thingsClient(origin).http.GET("/things", { signal: controller.signal }));
    await vi.waitFor(() => expect(received).toHaveLength(1), 10_000);
    controller.abort();
    expect(await call).toMatchObject({ code: "aborted" });
  });

  it("throws the errors that a method throws", async () => {
    const { origin } = await serverForTest((response) => json(response, 200, "x".repeat(2000)));
    expect(await failureOf(thingsClient(origin, { maxResponseBytes: 1000 }).http.GET("/things"))).toMatchObject({
      code: "response-too-large",
    });
    const broken = await serverForTest((response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "9" });
      response.write("[", () => response.destroy());
    });
    expect(await failureOf(thingsClient(broken.origin).http.GET("/things"))).toMatchObject({ code: "network-error", status: 200 });
    const failing = thingsClient(origin, { fetch: () => Promise.reject(new TypeError("fetch failed")) });
    expect(await failureOf(failing.http.GET("/things"))).toMatchObject({ code: "network-error", operationId: "listThings" });
    const unknown = failing.http.DELETE as unknown as (path: string) => Promise<unknown>;
    expect(await failureOf(unknown("/elsewhere"))).toMatchObject({ operationId: "DELETE /elsewhere" });
  });

  it.each([
    ["is not JSON", SECRET],
    ["has a number that would be rounded", `{"amount":1e400,"name":"${SECRET}"}`],
  ])("rejects a body that %s, when the client writes another format, and quotes none of it", async (_what, body) => {
    const { http } = thingsClient("https://api.example.com", {
      fetch: () => expect.fail("nothing may be sent"),
      parseJson: exactJson([], ["amount"]),
      writeBody: () => expect.fail("nothing may be written"),
    });
    const post = http.POST as unknown as (path: string, init: object) => Promise<unknown>;
    const error = await failureOf(post("/things", { body, bodySerializer: String }));
    expect(error).toMatchObject({ name: "ClientError", code: "body-invalid", operationId: "createThing" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(SECRET.slice(0, 5));
  });

  it.each([{}, { params: {} }, { params: { path: {} } }, { params: { path: { id: ".." } } }])(
    "rejects an incomplete path: %j",
    async (init) => {
      const { http } = thingsClient("https://api.example.com", { fetch: () => expect.fail("nothing may be sent") });
      const get = http.GET as unknown as (path: string, init: object) => Promise<unknown>;
      expect(await failureOf(get("/things/{id}", init))).toMatchObject({ code: "path-parameter-invalid" });
    },
  );
});

describe("the raw client's path", () => {
  const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;
  const sending: string[] = [];
  const recording = async (url: string | URL | Request): Promise<Response> => {
    sending.push(new Request(url).url);
    return new Response(null, { status: 204 });
  };
  const client = (): { readonly [name: string]: (...given: unknown[]) => Promise<unknown> } =>
    thingsClient("https://api.example.com", { fetch: recording }).http as never;
  const PASSWORD = "sesame";
  const paths: unknown[] = [
    "@evil.example",
    `user:${PASSWORD}@evil.example/things`,
    `:${PASSWORD}@evil.example`,
    ".evil.example/things",
    ":8443/things",
    "things",
    "",
    `https://u:${PASSWORD}@evil.example/`,
    `//${PASSWORD}.example/things`,
    `\\\\${PASSWORD}.example`,
    `/\\${PASSWORD}.example`,
    `/things/../${PASSWORD}`,
    `/%2e%2E/${PASSWORD}`,
    "/things/.",
    `/things#${PASSWORD}`,
    `/\t/${PASSWORD}.example`,
    `/things\r\nx: ${PASSWORD}`,
    "/\ud800",
    undefined,
    null,
    5,
    ["/things"],
    { toString: () => "/things" },
  ];

  it.each(paths.map((path) => [path] as const))("%j is rejected by every method with a code, and not quoted", async (path) => {
    sending.length = 0;
    const http = client();
    for (const call of [...METHODS.map((method) => () => http[method]?.(path)), () => http["request"]?.("GET", path)]) {
      const error = await failureOf(call() ?? Promise.resolve());
      expect(error).toMatchObject({ name: "ClientError", code: "path-parameter-invalid", operationId: "http" });
      expect(inspect(error, { depth: 10, showHidden: true })).not.toMatch(/evil|sesame/);
    }
    expect(sending).toStrictEqual([]);
  });

  it.each(["", "GET /x", `G${PASSWORD}\r\n`, undefined, 5])("the method %j is rejected with a code, and not quoted", async (method) => {
    const error = await failureOf(client()["request"]?.(method, "/things") ?? Promise.resolve());
    expect(error).toMatchObject({ name: "ClientError", code: "path-parameter-invalid" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(PASSWORD);
  });

  it("is checked, too, where a path serializer of the call has written it", async () => {
    const init = { params: { path: { id: 1 } }, pathSerializer: () => `@${PASSWORD}.example` };
    const error = await failureOf(client()["GET"]?.("/things", init) ?? Promise.resolve());
    expect(error).toMatchObject({ name: "ClientError", code: "path-parameter-invalid" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(PASSWORD);
  });

  it("has the client's base URL, and no other", async () => {
    const baseUrl = `https://u:${PASSWORD}@evil.example`;
    await expect(client()["GET"]?.("/things", { baseUrl })).rejects.toThrow(
      expect.objectContaining({ name: "SigningError", code: "option-unknown", message: expect.not.stringContaining(PASSWORD) }),
    );
  });

  it("keeps every request at the client's origin, whatever it is made of", async () => {
    sending.length = 0;
    const piece = fc.constantFrom(
      "/",
      "//",
      "\\",
      "@",
      ":",
      ".",
      "..",
      "%2e",
      "#",
      "?",
      "a",
      "ä",
      "evil.example",
      "[",
      "]",
      "%",
      "{id}",
      " ",
      "\t",
      "\0",
      "443",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS),
        fc.constantFrom("", "/", "/things"),
        fc.array(piece, { maxLength: 6 }),
        async (method, start, pieces) => {
          const path = start + pieces.join("");
          const error = await failureOf(client()[method]?.(path, { params: { path: { id: path || "1" } } }) ?? Promise.resolve()).catch(
            () => undefined,
          );
          if (error !== undefined && !(method === "TRACE" && error instanceof TypeError))
            expect(error).toMatchObject({ name: "ClientError" });
        },
      ),
      { numRuns: 500 * Number(process.env["FUZZ_FACTOR"] ?? 1) },
    );
    expect(sending.filter((url) => !url.startsWith("https://api.example.com/"))).toStrictEqual([]);
    expect(sending.length).toBeGreaterThan(20);
  });
});

describe("the raw client's options", () => {
  const given = { "x-a": "1" };

  it.each([
    ["an object", () => ({ ...given })],
    ["Headers", () => new Headers(given)],
    ["pairs", () => Object.entries(given)],
  ])("has the headers of %s as they were when it was called", async (_what, make) => {
    const { origin, only } = await serverForTest((response) => json(response, 200, []));
    const headers = make();
    const call = thingsClient(origin).http.GET("/things", { headers });
    if (headers instanceof Headers) headers.set("x-a", "2");
    else if (Array.isArray(headers)) headers.length = 0;
    else headers["x-a"] = "2";
    await call;
    expect(only().headers["x-a"]).toBe("1");
  });

  it.each(["x-a: 1", 5, null])("rejects the headers %j", async (headers) => {
    const { http } = thingsClient("https://api.example.com", { fetch: () => expect.fail("nothing may be sent") });
    await expect((http.GET as (path: string, init: object) => Promise<unknown>)("/things", { headers })).rejects.toMatchObject({
      name: "SigningError",
      code: "option-invalid",
      message: expect.stringContaining("headers: must be Headers, pairs, or an object"),
    });
  });

  const VALUE = "sesame";
  it.each<[what: string, init: object]>([
    ["a value with a line break in an object", { headers: { "x-a": `${VALUE}\r\nx-b: 1` } }],
    ["a value beyond Latin-1 in pairs", { headers: [["x-a", `${VALUE}\u2713`]] }],
    ["a value of a list", { headers: { "x-a": ["1", `${VALUE}\n1`] } }],
    ["a name in an object", { headers: { [`${VALUE} x`]: "1" } }],
    ["a name in pairs", { headers: [[`${VALUE}:`, "1"]] }],
    ["a pair of one", { headers: [[VALUE]] }],
    ["a symbol", { headers: { "x-a": Symbol(VALUE) } }],
    ["an object that can't be text", { headers: { "x-a": { toString: () => ({}), secret: VALUE } } }],
    ["a parameter", { params: { header: { "x-a": `${VALUE}\0` } } }],
  ])("reject %s among headers with a code, and quote nothing", async (_what, init) => {
    const { http } = thingsClient("https://api.example.com", { fetch: () => expect.fail("nothing may be sent") });
    const call = (http.GET as (path: string, init: object) => Promise<unknown>)("/things", init);
    const error = await call.then(
      () => expect.fail("it was accepted"),
      (failed: unknown) => failed,
    );
    expect(error).toMatchObject({ name: "ClientError", code: "header-invalid", operationId: "http" });
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(VALUE);
  });

  it("take null and undefined for no header, and a list for several", async () => {
    const { origin, only } = await serverForTest((response) => json(response, 200, []));
    await thingsClient(origin).http.GET("/things", { headers: { "x-a": null, "x-b": undefined, "x-c": ["1", "2"], "x-d": 3 } });
    const { headers } = only();
    expect([headers["x-a"], headers["x-b"], headers["x-c"], headers["x-d"]]).toEqual([undefined, undefined, "1, 2", "3"]);
  });

  it.each(["timeout", "retries", "retryUnavailable", "validate"])("%s, which the methods alone have, is rejected", async (name) => {
    const { http } = thingsClient("https://api.example.com", { fetch: () => expect.fail("nothing may be sent") });
    await expect((http.GET as (path: string, init: object) => Promise<unknown>)("/things", { [name]: 1 })).rejects.toThrow(
      expect.objectContaining({
        name: "SigningError",
        code: "option-unknown",
        message: expect.stringContaining(`${name}: an option of the methods`),
      }),
    );
  });
});

describe("middleware", () => {
  const adding = (name: string, order: string[]): Middleware => ({
    onRequest: () => void order.push(`${name} request`),
    onResponse: () => void order.push(`${name} response`),
    onError: () => void order.push(`${name} error`),
  });
  const listed = () => serverForTest((response) => json(response, 200, ["real"]));

  it("runs in order for requests, in reverse for responses, and not for methods", async () => {
    const { origin } = await listed();
    const client = thingsClient(origin);
    const order: string[] = [];
    client.http.use(adding("one", order), adding("two", order));
    await client.listThings();
    expect(order).toStrictEqual([]);
    await client.http.GET("/things");
    expect(order).toStrictEqual(["one request", "two request", "two response", "one response"]);
  });

  const changes: (readonly ["use" | "eject", ...unknown[]])[][] = [
    [["use", "one", "two"]],
    [
      ["use", "one", "two"],
      ["eject", "one"],
    ],
    [
      ["use", "one", "one", "two"],
      ["eject", "one"],
    ],
    [
      ["use", "one", "two", "one"],
      ["eject", "one", "one"],
    ],
    [
      ["use", "one"],
      ["eject", "two"],
    ],
    [
      ["use", "one", "one"],
      ["eject", "one", "one", "one"],
      ["use", "two"],
    ],
    [["use", null, undefined, "one"]],
    [["use", "one", {}, "two"]],
    [["use", { onrequest: 1 }]],
    [["use", 5, "one"]],
    [["use", []]],
    [["eject", null, "one"]],
  ];

  it.each(changes.map((each) => [each] as const))("is added and removed as in openapi-fetch: %j", async (steps) => {
    const { origin } = await listed();
    const outcome = async (http: { use(...given: never[]): void; eject(...given: never[]): void; GET: unknown }) => {
      const order: string[] = [];
      const named: Record<string, Middleware> = { one: adding("one", order), two: adding("two", order) };
      const thrown: string[] = [];
      for (const [change, ...given] of steps)
        try {
          http[change](...(given.map((each) => (typeof each === "string" ? named[each] : each)) as never[]));
        } catch {
          thrown.push(change);
        }
      await (http.GET as (path: string) => Promise<unknown>)("/things");
      return { order, thrown };
    };
    expect(await outcome(thingsClient(origin).http)).toStrictEqual(await outcome(createFetchClient({ baseUrl: origin })));
  });

  it("of a call is that of the moment of the call", async () => {
    const { origin } = await listed();
    const { http } = thingsClient(origin);
    const order: string[] = [];
    const [one, two] = [adding("one", order), adding("two", order)];
    http.use(one);
    const call = http.GET("/things");
    http.eject(one);
    http.use(two);
    await call;
    expect(order).toStrictEqual(["one request", "one response"]);
  });

  it("can recover from or replace a failure, whose code it receives", async () => {
    const { origin } = await listed();
    const failing = (onError: Middleware["onError"]) => {
      const client = thingsClient(origin, { fetch: () => Promise.reject(new TypeError("fetch failed")), retries: 0 });
      if (onError) client.http.use({ onError });
      return client.http.GET("/things");
    };
    expect(await failing(() => Response.json(["recovered"]))).toMatchObject({ data: ["recovered"] });
    const replaced = await failing(({ error }) => new RangeError(String((error as { code: unknown }).code))).catch(
      (thrown: unknown) => thrown,
    );
    expect(replaced).toStrictEqual(new RangeError("network-error"));
  });
});
