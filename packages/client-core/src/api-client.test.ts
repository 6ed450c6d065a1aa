import { Agent } from "node:http";
import { inspect } from "node:util";
import { json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createApiClient } from "./api-client.ts";
import type { Api } from "./api.ts";
import { nodeTransport } from "./transport/node-transport.ts";
import type { Transport, WireRequest } from "./transport/transport.ts";
import { failureOf, operations, thingsClient, unsigned } from "../test/things-client.ts";

const created = () => serverForTest((response) => json(response, 201, { id: 1 }));
const listed = () => serverForTest((response) => json(response, 200, []));

describe("the request", () => {
  it("has method, path and JSON body, and says its charset", async () => {
    const { origin, received } = await created();
    await thingsClient(origin).createThing({ body: { name: "Päärynä 🍐", price: "1.10", note: undefined } });
    expect(received).toMatchObject([
      {
        method: "POST",
        target: "/things",
        headers: { "content-type": "application/json; charset=utf-8" },
        body: '{"name":"Päärynä 🍐","price":"1.10"}',
      },
    ]);
  });

  it.each(["getThing", "removeThing"] as const)("without a body has no Content-Type: %s", async (operationId) => {
    const { origin, received } = await serverForTest((response, { method }) =>
      method === "GET" ? json(response, 200, {}) : response.writeHead(204).end(),
    );
    await thingsClient(origin)[operationId]({ path: { id: "1" } });
    expect(received[0]?.headers).not.toHaveProperty("content-type");
    expect(received[0]?.body).toBe("");
  });

  it("carries the caller's headers", async () => {
    const { origin, received } = await listed();
    await thingsClient(origin).listThings({ header: { submerchant: "695874", absent: undefined } });
    expect(received[0]?.headers).toMatchObject({ submerchant: "695874" });
    expect(received[0]?.headers).not.toHaveProperty("absent");
  });

  it("takes its body from the path where the operation repeats path parameters", async () => {
    const { origin, received } = await serverForTest((response) => json(response, 200, {}));
    await thingsClient(origin).readKey({ path: { "key-id": "a1" }, body: { "key-id": "other" } });
    expect(received).toMatchObject([{ target: "/keys/a1", body: '{"key-id":"a1"}' }]);
  });

  it.each([
    ["a list with commas", { groups: ["mobile", "bank"] }, "/things?groups=mobile,bank"],
    ["a list of one", { groups: ["mobile"] }, "/things?groups=mobile"],
    ["no empty list", { groups: [], amount: 0 }, "/things?amount=0"],
    ["commas within an element encoded", { groups: ["a,b", "c&d"] }, "/things?groups=a%2Cb,c%26d"],
    ["no undefined value", { groups: undefined, from: undefined }, "/things"],
    ["everything that has a meaning in a URL encoded", { q: "a=b&c#d?e /é+%" }, "/things?q=a%3Db%26c%23d%3Fe%20%2F%C3%A9%2B%25"],
    ["an empty value", { q: "" }, "/things?q="],
    ["a boolean", { all: true }, "/things?all=true"],
  ])("writes %s into the query", async (_what, query, want) => {
    const { origin, received } = await listed();
    await thingsClient(origin).listThings({ query });
    expect(received[0]?.target).toBe(want);
  });

  it("writes query values that a server reads back as they were", async () => {
    const { origin, received } = await listed();
    const client = thingsClient(origin);
    const text = fc.string({ unit: "grapheme" });
    await fc.assert(
      fc.asyncProperty(text, async (q) => {
        await client.listThings({ query: { q } });
        expect(new URL(received.at(-1)?.target ?? "", origin).searchParams.get("q")).toBe(q);
      }),
      { numRuns: 50 },
    );
  });

  it("is a snapshot: later changes to the caller's objects do not show", async () => {
    const { origin, received } = await created();
    const client = thingsClient(origin);
    const body = { name: "a", amount: 0 };
    const header = { submerchant: "0" };
    const query = { groups: ["0"] };
    const input = { body, header, query };
    const calls = [];
    for (const amount of [100, 200, 300]) {
      body.amount = amount;
      header.submerchant = String(amount);
      query.groups[0] = String(amount);
      calls.push(client.createThing(input));
    }
    body.name = "changed";
    input.body = { name: "other", amount: 0 };
    await Promise.all(calls);
    const sent = received.map((each) => `${each.headers["submerchant"]} ${each.target} ${each.body}`).toSorted();
    expect(sent).toStrictEqual([100, 200, 300].map((amount) => `${amount} /things?groups=${amount} {"name":"a","amount":${amount}}`));
  });

  it("of a client.http call is a snapshot, too", async () => {
    const { origin, received } = await listed();
    const { http } = thingsClient(origin);
    const params = { query: { page: 1 } };
    const first = http.request("get", "/things", { params });
    params.query.page = 2;
    await Promise.all([first, http.GET("/things", { params } as { params: object; [key: string]: unknown })]);
    expect(received.map(({ target }) => target).toSorted()).toStrictEqual(["/things?page=1", "/things?page=2"]);
    const body = { amount: 100 };
    const post = http.request("post" as "get", "/things", { body } as { [key: string]: unknown });
    body.amount = 200;
    await post;
    expect(received.at(-1)?.body).toBe('{"amount":100}');
  });

  it("is validated as it is sent, with the results of toJSON and getters", async () => {
    const { origin, received } = await created();
    const client = thingsClient(origin);
    const toJSON = { name: "a", toJSON: () => ({ name: 1 }) };
    expect(await failureOf(client.createThing({ body: toJSON }))).toMatchObject({ code: "validation-failed" });
    let reads = 0;
    const getter = {
      get name() {
        reads += 1;
        return reads === 1 ? "a" : 1;
      },
    };
    await client.createThing({ body: getter });
    expect(received.map(({ body }) => body)).toStrictEqual(['{"name":"a"}']);
  });

  it.each([
    ["a BigInt", { amount: 1n }],
    ["a function", () => {}],
    ["a symbol", Symbol("x")],
  ])("is rejected if the body can't be serialized: %s", async (_what, body) => {
    const { origin, received } = await created();
    for (const validate of [true, false]) {
      const error = await failureOf(thingsClient(origin, { validate }).createThing({ body }));
      expect(error).toMatchObject({ name: "ClientError", code: "body-invalid" });
    }
    expect(received).toHaveLength(0);
  });
});

describe("a base URL", () => {
  it.each([
    "",
    "nonsense",
    "/payments",
    "https://",
    "https://api.example.com/v1",
    "https://api.example.com/?a=1",
    "https://api.example.com/#x",
  ])("%j is rejected", (baseUrl) => {
    expect(() => thingsClient(baseUrl)).toThrow(expect.objectContaining({ code: "url-invalid" }));
  });

  it.each(["http://api.example.com", "ftp://api.example.com"])("%j is rejected as insecure", (baseUrl) => {
    expect(() => thingsClient(baseUrl)).toThrow(expect.objectContaining({ code: "insecure-url" }));
  });

  it("may use http to a host in allowInsecureHosts, with both transports and client.http", async () => {
    const { origin, received } = await listed();
    const baseUrl = origin.replace("127.0.0.1", "mock");
    const agent = new Agent({ lookup: (_host, _options, found) => found(null, [{ address: "127.0.0.1", family: 4 }]) });
    const fetch = (url: string, init: RequestInit): Promise<Response> => globalThis.fetch(url.replace(baseUrl, origin), init);
    const overNode = thingsClient(baseUrl, { allowInsecureHosts: ["mock"], transport: nodeTransport({ agent }) });
    const overFetch = thingsClient(baseUrl, { allowInsecureHosts: ["mock"], fetch });
    await overNode.listThings();
    await overFetch.listThings();
    await overFetch.http.GET("/things");
    expect(received).toHaveLength(3);
    expect(() => thingsClient(baseUrl, { allowInsecureHosts: ["other"] })).toThrow(expect.objectContaining({ code: "insecure-url" }));
  });

  it("that is missing is rejected, and the message says what it must be", () => {
    const error = expect.objectContaining({
      name: "SigningError",
      code: "url-invalid",
      message: expect.stringMatching(/^baseUrl: is missing; must be scheme and host/),
    });
    expect(() => thingsClient(undefined as never)).toThrow(error);
  });

  it("with credentials is rejected without quoting them", () => {
    expect(() => thingsClient("https://merchant:SAIPPUAKAUPPIAS@api.example.com")).toThrow(/^baseUrl: (?!.*SAIPPUAKAUPPIAS)/);
  });

  it.each(["", "/"])("may end in %j", async (end) => {
    const { origin, received } = await listed();
    await thingsClient(origin + end).listThings();
    expect(received[0]?.target).toBe("/things");
  });
});

describe("validation", () => {
  it.each<readonly [string, object | undefined, string]>([
    ["nothing at all", undefined, "body is missing"],
    ["another part alone", { path: { id: "1" } }, "body is missing"],
    ["nothing in the body", { body: null }, "body must be object"],
    ["text for a body", { body: "text" }, "body must be object"],
  ])("reports what is wrong with a call given %s", async (_what, input, want) => {
    const error = await failureOf(thingsClient("https://api.example.com").createThing(input));
    expect(error).toMatchObject({ code: "validation-failed", message: `createThing: ${want}` });
    expect(error).toMatchObject({ violations: [{ in: "body", pointer: "", rule: "type", limit: "object" }] });
  });

  it.each<readonly [object, string]>([
    [{ name: "a" }, "name is unknown; the parts of a request are path, query, header, body"],
    [{ body: { name: "a" }, querry: {} }, "querry is unknown; did you mean query?"],
    [{ body: { name: "a" }, querry: {}, price: 1 }, "querry, price are unknown; the parts of a request are path, query, header, body"],
    [{ body: { name: "a" }, headers: {}, timeout: 30 }, "headers, timeout are for the second argument"],
    [{ body: { name: "a" }, querry: {}, timeout: 30 }, "querry is unknown; did you mean query?; timeout is for the second argument"],
  ])("rejects unknown input names before sending, even when it is off: %j", async (input, want) => {
    for (const validate of [true, false]) {
      const { origin, received } = await created();
      const error = await failureOf(thingsClient(origin, { validate }).createThing(input));
      expect(error).toMatchObject({ name: "ClientError", code: "input-unknown", message: `createThing: ${want}` });
      expect(received).toHaveLength(0);
    }
  });

  it.each<readonly ["getThing" | "readKey" | "createThing" | "listThings", unknown, string]>([
    ["getThing", "x", "the input must be an object, not a string: getThing({ path: { id: … } })"],
    ["getThing", 5, "the input must be an object, not a number: getThing({ path: { id: … } })"],
    ["getThing", ["x"], "the input must be an object, not an array: getThing({ path: { id: … } })"],
    ["readKey", "x", 'the input must be an object, not a string: readKey({ path: { "key-id": … }, body: { … } })'],
    ["createThing", null, "the input must be an object, not null: createThing({ body: { … } })"],
    ["listThings", "", "the input must be an object, not an empty string: listThings({})"],
  ])("%s rejects the input %j with its shape", async (operationId, input, want) => {
    const client = thingsClient("https://api.example.com", { fetch: () => expect.fail("nothing may be sent") });
    const error = await failureOf(client[operationId](input as object));
    expect(error).toMatchObject({ name: "ClientError", code: "input-unknown", message: `${operationId}: ${want}` });
  });

  it("runs before anything is sent", async () => {
    const { origin, received } = await created();
    const error = await failureOf(thingsClient(origin).createThing({ body: { name: 1 } }));
    expect(error).toMatchObject({
      name: "ValidationError",
      code: "validation-failed",
      operationId: "createThing",
      message: "createThing: body/name must be string (invalid-name-application/json)",
      violations: [{ in: "body", pointer: "/name", rule: "type", limit: "string", code: "invalid-name-application/json" }],
    });
    expect(received).toHaveLength(0);
  });

  it("reports a missing body", async () => {
    const { origin, received } = await created();
    expect(await failureOf(thingsClient(origin).createThing())).toMatchObject({ violations: [{ in: "body", pointer: "", rule: "type" }] });
    expect(received).toHaveLength(0);
  });

  it.each([
    [{ from: "" }, { in: "query", pointer: "/from", rule: "minLength", code: "invalid-date" }],
    [
      { from: "2", to: "1" },
      { in: "query", pointer: "", rule: "in-order" },
    ],
  ])("reports the place in the query: %j", async (query, want) => {
    const { origin } = await listed();
    expect(await failureOf(thingsClient(origin).listThings({ query }))).toMatchObject({ violations: [want] });
  });

  it("treats an undefined value as absent", async () => {
    const { origin, received } = await listed();
    await thingsClient(origin).listThings({ query: { from: undefined, to: "1" } });
    expect(received[0]?.target).toBe("/things?to=1");
  });

  it("can be turned off", async () => {
    const { origin, received } = await created();
    expect(await thingsClient(origin, { validate: false }).createThing({ body: { name: 1 } })).toMatchObject({ status: 201 });
    expect(received[0]?.body).toBe('{"name":1}');
  });

  it("is skipped for an operation without a validator", async () => {
    const { origin } = await serverForTest((response) => json(response, 200, {}));
    expect(await thingsClient(origin).getThing({ path: { id: "1" } })).toMatchObject({ ok: true });
  });
});

describe("a client", () => {
  it("does not reveal its options when inspected", () => {
    const secret = "SAIPPUAKAUPPIAS";
    const client = thingsClient("https://api.example.com", { fetch: async () => new Response(secret) });
    expect(inspect(client, { depth: 10, showHidden: true })).not.toContain(secret);
    expect(JSON.stringify(client)).toBe('{"http":{}}');
  });

  it("loads what calls need once, with the first call, and again if loading failed", async () => {
    const { origin } = await listed();
    let loads = 0;
    const load = async (): Promise<Api<"listThings">> => {
      loads += 1;
      if (loads === 1) throw new TypeError("no such chunk");
      return { operations, validators: {}, ...unsigned };
    };
    const client = createApiClient<{ listThings(): Promise<object> }, object>({ baseUrl: origin, operationIds: ["listThings"], load });
    expect(loads).toBe(0);
    await expect(client.listThings()).rejects.toThrow(/^no such chunk$/);
    const [one, other] = await Promise.all([client.listThings(), client.listThings()]);
    expect([one, other, await client.listThings()]).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    expect(loads).toBe(2);
  });

  it("sends its own headers and those of a call, which take precedence", async () => {
    const { origin, received } = await listed();
    const client = thingsClient(origin, { headers: { "X-Client": "1", "x-both": "client", absent: undefined } });
    await client.listThings({ header: { submerchant: "695874" } }, { headers: { prefer: "code=200", "X-Both": "call" } });
    expect(received[0]?.headers).toMatchObject({ "x-client": "1", "x-both": "call", prefer: "code=200", submerchant: "695874" });
    expect(received[0]?.headers).not.toHaveProperty("absent");
  });

  it("sends the headers it was created with, even if the object changes later", async () => {
    const { origin, received } = await listed();
    const headers = { "x-a": "1" };
    const client = thingsClient(origin, { headers });
    headers["x-a"] = "2";
    const ofCall = { "x-b": "1" };
    const call = client.listThings({}, { headers: ofCall });
    ofCall["x-b"] = "2";
    await call;
    expect(received[0]?.headers).toMatchObject({ "x-a": "1", "x-b": "1" });
  });

  it("rethrows what the headers function throws, after one attempt that sends nothing", async () => {
    const thrown = new TypeError("vault");
    let asked = 0;
    const headers = (): never => {
      asked += 1;
      throw thrown;
    };
    const client = thingsClient("https://api.example.com", { headers, fetch: () => expect.fail("nothing may be sent") });
    expect(await failureOf(client.listThings())).toBe(thrown);
    expect(asked).toBe(1);
  });

  it("calls the headers function before each attempt", async () => {
    let asked = 0;
    const { origin, received } = await serverForTest((response) => json(response, received.length === 1 ? 503 : 200, []));
    const client = thingsClient(origin, { headers: async () => ({ "x-attempt": String((asked += 1)) }) });
    await client.listThings();
    expect(received.map(({ headers }) => headers["x-attempt"])).toStrictEqual(["1", "2"]);
  });

  it.each<readonly [string, unknown, string, string]>([
    ["that signing fills in", { Signature: "x" }, "header-reserved", "signature: signing sets this header; remove it from the request"],
    ["of the connection", { Host: "x" }, "header-invalid", "listThings: headers/host can't be set: it belongs to the connection"],
    ["of the connection", { "content-length": "0" }, "header-invalid", "listThings: headers/content-length can't"],
    ["of the connection", { "Transfer-Encoding": "chunked" }, "header-invalid", "listThings: headers/transfer-encoding can't"],
    [
      "of the body",
      { "content-type": "text/xml" },
      "header-invalid",
      "listThings: headers/content-type can't be set: it belongs to the body",
    ],
    ["of the transport", { Range: "bytes=0-1" }, "header-invalid", "listThings: headers/range can't be set: it belongs to the transport"],
    ["of the transport", { "accept-encoding": "zstd" }, "header-invalid", "listThings: headers/accept-encoding can't"],
    ["that would be two", { "x-a": "1\r\nx-b: 2" }, "header-invalid", "listThings: headers/x-a must be printable ASCII text"],
    ["whose name would be two", { "x-a: 1\r\nx-b": "2" }, "header-invalid", "listThings: headers: header names may contain only"],
    ["that is not a string", { "x-a": {} }, "header-invalid", "listThings: headers/x-a must be"],
  ])("rejects a client's or a call's header %s before sending: %j", async (_what, headers, code, message) => {
    const { origin, received } = await listed();
    const given = headers as Record<string, string>;
    const fails = expect.objectContaining({ code, message: expect.stringContaining(message) });
    await expect(thingsClient(origin, { headers: given }).listThings()).rejects.toThrow(fails);
    await expect(thingsClient(origin, { headers: () => given }).listThings()).rejects.toThrow(fails);
    await expect(thingsClient(origin).listThings({}, { headers: given })).rejects.toThrow(fails);
    expect(received).toHaveLength(0);
  });

  it("rejects a headers function that does not return an object of headers", async () => {
    for (const given of [null, "x", ["a"], new Headers()])
      expect(await failureOf(thingsClient("https://api.example.com", { headers: () => given as never }).listThings())).toMatchObject({
        code: "header-invalid",
      });
  });

  it("sends through a given transport, which receives and returns bytes", async () => {
    const transport = vi.fn<Transport>(async () => ({
      status: 201,
      headers: new Headers({ "content-type": "application/json" }),
      body: new TextEncoder().encode('{"id":1}'),
    }));
    const client = thingsClient("https://api.example.com", { transport, maxResponseBytes: 99 });
    expect(await client.createThing({ body: { name: "ä" } })).toMatchObject({ status: 201, data: { id: 1 } });
    const [[sent]] = transport.mock.calls as [[WireRequest]];
    expect(sent).toMatchObject({ method: "POST", url: "https://api.example.com/things", maxResponseBytes: 99 });
    expect(new TextDecoder().decode(sent.body)).toBe('{"name":"ä"}');
  });

  it("rejects a fetch combined with a transport", () => {
    const message = "transport: can't be combined with fetch; requests go through one of them";
    expect(() => thingsClient("https://api.example.com", { fetch, transport: vi.fn<Transport>() })).toThrow(
      expect.objectContaining({ name: "SigningError", code: "option-invalid", message }),
    );
  });

  it("sends client.http calls through fetch, whatever its transport", async () => {
    const { origin } = await listed();
    const { http } = thingsClient(origin, { transport: () => expect.fail("nothing may be sent") });
    expect(await http.GET("/things")).toMatchObject({ data: [] });
  });

  it("follows no redirects, neither in methods nor in client.http", async () => {
    const other = await listed();
    const { origin } = await serverForTest((response) => response.writeHead(307, { location: `${other.origin}/things` }).end());
    const client = thingsClient(origin);
    expect(await failureOf(client.listThings())).toMatchObject({ code: "redirected", status: 307 });
    const { response } = await client.http.GET("/things");
    expect(response.status).toBe(307);
    expect(other.received).toHaveLength(0);
  });
});
