import type { ServerResponse } from "node:http";
import { json, originOfNobody } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Options } from "../client-settings.ts";
import type { CallReport } from "../client-settings.ts";
import { failureOf, thingsClient } from "../../test/things-client.ts";

/** The service's own response that it can't serve the request now. */
const UNAVAILABLE = { error: { title: "service-unavailable", description: "", workaround: "" } };
const PAGE = { "content-type": "text/html" };

type Respond = (response: ServerResponse) => unknown;
const good: Respond = (response) => json(response, 200, []);
const accepted: Respond = (response) => response.writeHead(202, { location: "/orders/1" }).end();
const gone: Respond = (response) => response.writeHead(204).end();
const drop: Respond = (response) => response.destroy();
const truncate: Respond = (response) => {
  response.writeHead(200, { "content-type": "application/json" }).write("[", () => response.destroy());
};
const unavailable: Respond = (response) => json(response, 503, UNAVAILABLE);
const page =
  (status: number, headers: Readonly<Record<string, string>> = {}): Respond =>
  (response) =>
    response.writeHead(status, { ...PAGE, ...headers }).end("<html>");

/** Starts a service that sends these responses in turn, and then repeats the last one. */
async function respondingWith(...responses: readonly [Respond, ...Respond[]]) {
  const left = [...responses];
  let respond: Respond = responses[0];
  return serverForTest((response) => {
    respond = left.shift() ?? respond;
    return respond(response);
  });
}

const OPERATIONS = {
  GET: (origin: string, options: Options = {}) => thingsClient(origin).listThings({}, options),
  POST: (origin: string, options: Options = {}) => thingsClient(origin).orderThing({ body: {} }, options),
  DELETE: (origin: string, options: Options = {}) => thingsClient(origin).removeThing({ path: { id: "1" } }, options),
} as const;

/** No time is lost in waiting, unless a test says so. */
beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("a call is retried", () => {
  it.each([
    ["GET", "a connection that breaks", drop, good],
    ["GET", "a body that breaks off", truncate, good],
    ["GET", "a gateway's 502", page(502), good],
    ["GET", "a gateway's 503", page(503), good],
    ["GET", "a gateway's 504", page(504), good],
    ["GET", "429", page(429), good],
    ["DELETE", "503 service-unavailable", unavailable, gone],
  ] as const)("%s after %s", async (method, _what, bad, then) => {
    const server = await respondingWith(bad, then);
    expect(await OPERATIONS[method](server.origin)).toMatchObject({ ok: true });
    expect(server.received).toHaveLength(2);
  });

  it.each(["GET", "POST", "DELETE"] as const)("%s when there was no connection", async (method) => {
    const reports: CallReport[] = [];
    const client = thingsClient(await originOfNobody(), { onCall: (report) => reports.push(report) });
    const calls = {
      GET: () => client.listThings(),
      POST: () => client.createThing({ body: { name: "a" } }),
      DELETE: () => client.removeThing({ path: { id: "1" } }),
    };
    expect(await failureOf(calls[method]())).toMatchObject({ code: "connection-failed" });
    expect(reports.map(({ attempt, code }) => [attempt, code])).toStrictEqual([1, 2, 3].map((attempt) => [attempt, "connection-failed"]));
  });

  it("POST after 503 service-unavailable with retryUnavailable, with the same body", async () => {
    const server = await respondingWith(unavailable, unavailable, accepted);
    expect(await OPERATIONS.POST(server.origin, { retryUnavailable: true })).toMatchObject({ status: 202 });
    expect(server.received.map(({ body }) => body)).toStrictEqual(["{}", "{}", "{}"]);
  });
});

describe("a call is not retried", () => {
  it.each([
    ["POST", "a connection that breaks", drop, { code: "network-error" }],
    ["POST", "a gateway's page", page(502), { code: "unexpected-status", status: 502 }],
    ["POST", "503 service-unavailable", unavailable, { status: 503, ok: false }],
    ["DELETE", "a connection that breaks", drop, { code: "network-error" }],
    ["DELETE", "a gateway's 503", page(503), { code: "unexpected-content", status: 503 }],
    ["DELETE", "503 with another code", (out: ServerResponse) => json(out, 503, { error: { title: "other" } }), { status: 503, ok: false }],
    ["DELETE", "503 without a body", (out: ServerResponse) => out.writeHead(503).end(), { status: 503, error: undefined }],
    ["GET", "a documented error", (out: ServerResponse) => json(out, 404, {}), { status: 404, ok: false }],
    ["GET", "500", page(500), { code: "unexpected-status", status: 500 }],
    ["GET", "a redirect", page(307, { location: "/" }), { code: "redirected", status: 307 }],
    ["GET", "a success with the wrong content", page(200), { code: "unexpected-content", status: 200 }],
  ] as const)("%s after %s", async (method, _what, bad, want) => {
    const server = await respondingWith(bad);
    expect(await OPERATIONS[method](server.origin).catch((error: unknown) => error)).toMatchObject(want);
    expect(server.received).toHaveLength(1);
  });

  it.each(["network-error", "unexpected-status"])("POST after %s, even with retryUnavailable", async (code) => {
    const server = await respondingWith(code === "network-error" ? drop : page(502));
    expect(await failureOf(OPERATIONS.POST(server.origin, { retryUnavailable: true }))).toMatchObject({ code });
    expect(server.received).toHaveLength(1);
  });

  it("after the caller has aborted it, even between attempts", async () => {
    const controller = new AbortController();
    const server = await respondingWith(page(503, { "retry-after": "20" }));
    const call = failureOf(OPERATIONS.GET(server.origin, { signal: controller.signal }));
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 10_000);
    controller.abort();
    expect(await call).toMatchObject({ code: "aborted" });
    expect(server.received).toHaveLength(1);
  });
});

describe("the number of attempts", () => {
  it("does not count in an error's status: a timeout without a response has none", async () => {
    const server = await respondingWith(page(503), () => {});
    const error = await failureOf(OPERATIONS.GET(server.origin, { timeout: 500 }));
    expect(error).toMatchObject({ code: "timeout" });
    expect(error).not.toHaveProperty("status");
    expect(server.received).toHaveLength(2);
  });

  it.each([
    [{}, {}, 3],
    [{ retries: 0 }, {}, 1],
    [{ retries: 4 }, {}, 5],
    [{ retries: 4 }, { retries: 1 }, 2],
    [{ retries: undefined }, { retries: undefined }, 3],
  ])("of a client with %j and a call with %j is %d, and the last outcome is the call's", async (ofClient, ofCall, want) => {
    const server = await respondingWith(page(502));
    const error = await failureOf(thingsClient(server.origin, ofClient).listThings({}, ofCall));
    expect(error).toMatchObject({ code: "unexpected-status", status: 502 });
    expect(server.received).toHaveLength(want);
  });
});

describe("the wait between attempts", () => {
  /** How long the call waits before its second attempt, on a clock that is turned by hand. */
  const waitAfter = async (headers: Readonly<Record<string, string>>, options: Options = {}): Promise<number | "given up"> => {
    vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00.000Z") });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let calls = 0;
    const fetch = async (): Promise<Response> => {
      calls += 1;
      return calls === 1 ? new Response("<html>", { status: 503, headers: { ...PAGE, ...headers } }) : Response.json([]);
    };
    const call = thingsClient("https://api.example.com", { fetch }).listThings({}, options);
    const ended = call.then(
      () => "done" as const,
      () => "given up" as const,
    );
    for (let waited = 0; waited <= 40_000; waited += 250) {
      await vi.advanceTimersByTimeAsync(0);
      if (calls === 2) return waited;
      if ((await Promise.race([ended, Promise.resolve("under way")])) === "given up") return "given up";
      await vi.advanceTimersByTimeAsync(250);
    }
    throw new Error("the call neither went on nor ended");
  };

  it.each([
    ["seconds", { "retry-after": "3" }, 3000],
    ["no seconds", { "retry-after": "0" }, 0],
    ["a date", { "retry-after": "Sat, 21 Nov 2026 12:00:07 GMT" }, 7000],
    ["a date that has passed", { "retry-after": "Fri, 20 Nov 2026 12:00:00 GMT" }, 0],
    ["a date in other words", { "retry-after": "21 Nov 2026 12:00:07 GMT" }, 250],
    ["a number with a fraction", { "retry-after": "1.5" }, 250],
    ["nonsense", { "retry-after": "soon" }, 250],
    ["a negative number", { "retry-after": "" }, 250],
    ["nothing", {}, 250],
    ["more than is left", { "retry-after": "30" }, "given up"],
    ["a date beyond what is left", { "retry-after": "Sat, 21 Nov 2026 13:00:00 GMT" }, "given up"],
  ] as const)("is the response's Retry-After: %s", async (_what, headers, want) => {
    vi.spyOn(Math, "random").mockReturnValue(0.999999);
    expect(await waitAfter(headers)).toBe(want);
  });

  it("does not exceed the call's timeout", async () => {
    expect(await waitAfter({ "retry-after": "3" }, { timeout: 2_000 })).toBe("given up");
    vi.useRealTimers();
    expect(await waitAfter({ "retry-after": "3" }, { timeout: 4_000 })).toBe(3000);
  });

  it("is never longer than a timer can be set for", async () => {
    expect(await waitAfter({ "retry-after": "99999999" }, { timeout: 2 ** 31 - 1 })).toBe("given up");
  });

  it("grows up to a limit, and is random", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const sent: number[] = [];
    const fetch = async (): Promise<Response> => {
      sent.push(Date.now());
      return new Response("<html>", { status: 503, headers: PAGE });
    };
    const call = failureOf(thingsClient("https://api.example.com", { fetch, retries: 7, timeout: 90_000 }).listThings());
    await vi.advanceTimersByTimeAsync(90_000);
    expect(await call).toMatchObject({ status: 503 });
    expect(sent.slice(1).map((time, index) => time - (sent[index] ?? 0))).toStrictEqual([125, 250, 500, 1000, 2000, 4000, 4000]);
  });

  it("leaves no timer behind when the call ends meanwhile", async () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const controller = new AbortController();
    const fetch = async (): Promise<Response> => new Response("<html>", { status: 503, headers: { ...PAGE, "retry-after": "20" } });
    const call = failureOf(thingsClient("https://api.example.com", { fetch }).listThings({}, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(2);
    controller.abort();
    expect(await call).toMatchObject({ code: "aborted" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("an attempt", () => {
  it("is signed again", async () => {
    const server = await respondingWith(page(502), page(502), good);
    let signed = 0;
    const sign = () => ({ headers: [["x-nonce", String((signed += 1))]] as const });
    const client = thingsClient(server.origin, { signer: { isReserved: () => false, sign } });
    expect(await client.listThings()).toMatchObject({ ok: true });
    expect(server.received.map(({ headers }) => headers["x-nonce"])).toStrictEqual(["1", "2", "3"]);
  });

  it("shares a signer that exists per call", async () => {
    const server = await respondingWith(page(502), good);
    let calls = 0;
    const client = thingsClient(server.origin, {
      signerOfCall: () => {
        const number = String((calls += 1));
        return { isReserved: () => false, sign: () => ({ headers: [["x-call", number]] }) };
      },
    });
    await client.listThings();
    await client.listThings();
    expect(server.received.map(({ headers }) => headers["x-call"])).toStrictEqual(["1", "1", "2"]);
  });
});
