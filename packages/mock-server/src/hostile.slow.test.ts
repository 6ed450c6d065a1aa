/**
 * Malformed requests get a response or a rejection in time, and the server survives them without using more memory.
 * This is a short run; `npm run hostile` is the long one.
 */
import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { COSTLY, createDice, hostileRequest, type HostileRequest } from "./testing/hostile-requests.ts";
import { type MeasuredServer, startMeasuredServer } from "./testing/measured-server.ts";
import { type RawOutcome, sendRaw } from "./testing/raw-request.ts";
import { PAYMENT_SECRET } from "./testing/signed-calls.ts";
import { payment } from "./testing/valid-bodies.ts";

const REQUESTS = Number(process.env["HOSTILE_REQUESTS"] ?? 240);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_121);
/** Milliseconds in which a request must have arrived; slow senders meet it. */
const REQUEST_TIMEOUT = 1000;
const TIME_LIMIT = 8000;
const CONCURRENT = 16;
const isLong = REQUESTS > 1000;

let mock: MeasuredServer;
beforeAll(async () => {
  mock = await startMeasuredServer({ requestTimeout: REQUEST_TIMEOUT });
});
afterAll(() => mock.stop());

const health = (): Promise<number[]> =>
  Promise.all(Object.values(mock.urls).map(async (url) => (await fetch(`${url}/_mock/health`)).status));

describe("what bare Prism dies of, and the rest of its probes", () => {
  const body = JSON.stringify(payment);

  /** Sends a signed request to the Payment API, with headers as they are. */
  const send = (method: string, target: string, content: string | Uint8Array, headers: readonly string[]): Promise<RawOutcome> => {
    const [, id] = /^\/payments\/([0-9a-f-]{36})/.exec(target) ?? [];
    const own = [
      "checkout-account:375917",
      "checkout-algorithm:sha256",
      `checkout-method:${method}`,
      "checkout-nonce:n",
      "checkout-timestamp:2026-11-21T12:00:00.000Z",
      ...(id ? [`checkout-transaction-id:${id}`] : []),
    ];
    const bytes = Buffer.from(content as string);
    const signature = createHmac("sha256", PAYMENT_SECRET)
      .update(`${own.join("\n")}\n`)
      .update(bytes)
      .digest("hex");
    const head = [
      `${method} ${target} HTTP/1.1`,
      "host: x",
      `content-length: ${bytes.length}`,
      ...own,
      `signature: ${signature}`,
      ...headers,
    ];
    return sendRaw(mock.urls.payment, { pieces: [Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), bytes] }, TIME_LIMIT);
  };
  const json = "content-type: application/json";
  const create = (content: string | Uint8Array, ...headers: string[]) => send("POST", "/payments", content, headers);
  const id = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";

  test.each([
    { what: "Accept: garbage", call: () => create(body, json, "accept: garbage"), status: 201 },
    { what: "Accept: application/json; q", call: () => create(body, json, "accept: application/json; q"), status: 201 },
    { what: "Content-Type: garbage on a GET", call: () => send("GET", "/settlements", "", ["content-type: garbage"]), status: 200 },
    { what: "%zz in the path", call: () => send("GET", "/payments/%zz", "", []), status: 400 },
    { what: "%C3 in the path", call: () => send("GET", "/payments/%C3", "", []), status: 400 },
    { what: "an unknown key above U+00FF", call: () => create(JSON.stringify({ ...payment, "€": 1 }), json), status: 400 },
    { what: "malformed JSON", call: () => create("{", json), status: 400 },
    { what: "a byte order mark", call: () => create(`\uFEFF${body}`, json), status: 400 },
    { what: "10,000 levels", call: () => create("[".repeat(10_000) + "]".repeat(10_000), json), status: 400 },
    { what: "GET //", call: () => send("GET", "//", "", []), status: 404 },
    { what: "GET %", call: () => send("GET", "/%", "", []), status: 404 },
    { what: "a valid payment", call: () => create(body, json), status: 201 },
    { what: "Prefer: example", call: () => create(body, json, "prefer: example=open-payment"), status: 201 },
    { what: "Prefer: an unknown example", call: () => create(body, json, "prefer: example=nope"), status: 300 },
    { what: "Prefer: code=400", call: () => create(body, json, "prefer: code=400"), status: 400 },
    { what: "Prefer: a code of the default", call: () => create(body, json, "prefer: code=418"), status: 418 },
    { what: "Prefer: code=abc", call: () => create(body, json, "prefer: code=abc"), status: 300 },
    { what: "Prefer: dynamic=true", call: () => create(body, json, "prefer: dynamic=true"), status: 300 },
    { what: "?__code", call: () => send("GET", "/settlements?__code=400", "", []), status: 200 },
    ...[-1, "100", 100.5, 9_007_199_254_740_992].map((amount) => ({
      what: `amount ${JSON.stringify(amount)}`,
      call: () => create(JSON.stringify({ ...payment, amount }), json),
      status: 400,
    })),
    { what: "amount 1e2", call: () => create(body.replace('"amount":100', '"amount":1e2'), json), status: 201 },
    { what: "a stamp of 200 emoji", call: () => create(JSON.stringify({ ...payment, stamp: "😀".repeat(200) }), json), status: 201 },
    { what: "an item without fields", call: () => create(JSON.stringify({ ...payment, items: [{}] }), json), status: 400 },
    { what: "algorithm md5", call: () => create(body, json, "checkout-algorithm: md5"), status: 401 },
    { what: "no Content-Type", call: () => create(body), status: 400 },
    { what: "text/plain", call: () => create(body, "content-type: text/plain"), status: 400 },
    { what: "charset=utf-8", call: () => create(body, `${json};charset=utf-8`), status: 201 },
    { what: "Content-Type: garbage", call: () => create(body, "content-type: garbage"), status: 400 },
    ...["", "{}", "null", "[]", '"x"', "0", "false"].map((content) => ({
      what: `the body ${content || "''"}`,
      call: () => create(content, json),
      status: 400,
    })),
    { what: "bytes that are not UTF-8", call: () => create(Buffer.concat([Buffer.from(body), Buffer.from([0xff])]), json), status: 400 },
    { what: "the same key twice", call: () => create(body.replace('"stamp":"s"', '"stamp":"s","stamp":"s"'), json), status: 201 },
    { what: "a __proto__ key", call: () => create(`{"__proto__":1,${body.slice(1)}`, json), status: 400 },
    { what: "Accept: application/xml", call: () => create(body, json, "accept: application/xml"), status: 201 },
    { what: "Accept: */*", call: () => create(body, json, "accept: */*"), status: 201 },
    { what: "an ID that is no UUID", call: () => send("GET", "/payments/1", "", ["checkout-transaction-id: 1"]), status: 401 },
    { what: "HEAD", call: () => send("HEAD", `/payments/${id}`, "", []), status: 405 },
    { what: "a slash at the end", call: () => send("GET", `/payments/${id}/`, "", []), status: 404 },
    { what: "an unknown path", call: () => send("GET", "/nope", "", []), status: 404 },
    { what: "another method", call: () => send("PUT", "/payments", body, [json]), status: 405 },
    { what: "OPTIONS", call: () => send("OPTIONS", "/payments", "", []), status: 405 },
    { what: "groups=bank,mobile", call: () => send("GET", "/merchants/payment-providers?groups=bank,mobile", "", []), status: 200 },
    { what: "groups=bank,nope", call: () => send("GET", "/merchants/payment-providers?groups=bank,nope", "", []), status: 400 },
    { what: "groups twice", call: () => send("GET", "/merchants/payment-providers?groups=bank&groups=nope", "", []), status: 400 },
    { what: "amount=1e2 in a query", call: () => send("GET", "/merchants/payment-providers?amount=1e2", "", []), status: 400 },
    {
      what: "amount=99999999999 in a query",
      call: () => send("GET", "/merchants/payment-providers?amount=99999999999", "", []),
      status: 400,
    },
    { what: "an unknown query parameter", call: () => send("GET", "/merchants/payment-providers?x=1", "", []), status: 200 },
    { what: "30 February", call: () => send("GET", "/settlements?startDate=2026-02-30", "", []), status: 400 },
    { what: "a bank reference of 21", call: () => send("GET", `/settlements?bankReference=${"1".repeat(21)}`, "", []), status: 400 },
    { what: "limit=x", call: () => send("GET", "/settlements?limit=x", "", []), status: 400 },
    { what: "9 MB", call: () => create(Buffer.alloc(9_000_000, " "), json), status: 413 },
    { what: "11 MB", call: () => create(Buffer.alloc(11_000_000, " "), json), status: 413 },
  ])("a hostile request gets $status: $what", async ({ call, status }) => {
    expect(await call()).toBe(status);
  });

  test("the process survives all hostile requests", async () => {
    expect(await health()).toEqual([200, 200, 200]);
  });
});

describe(`${REQUESTS} random malformed requests, seed ${SEED}`, () => {
  test("get a response or a rejection in time, in constant memory", async () => {
    const dice = createDice(SEED);
    const outcomes = new Map<string, number>();
    const late: HostileRequest[] = [];
    const slowest = { milliseconds: 0, kind: "" };
    const costly = isLong ? 100 : 40;
    const one = async (index: number): Promise<void> => {
      const expensive = index % costly === costly - 1 ? COSTLY[Math.floor(index / costly) % COSTLY.length] : undefined;
      const request = expensive ? { kind: expensive.name, ...expensive.make(dice) } : hostileRequest(dice);
      const start = performance.now();
      const outcome = await sendRaw(mock.urls[request.api], request, TIME_LIMIT);
      const milliseconds = performance.now() - start;
      if (outcome === "silence") late.push(request);
      if (milliseconds > slowest.milliseconds && request.kind !== "slow") Object.assign(slowest, { milliseconds, kind: request.kind });
      const key = `${request.kind}: ${outcome}`;
      outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
    };
    const run = async (from: number, to: number): Promise<void> => {
      let next = from;
      const worker = async (): Promise<void> => {
        while (next < to) await one(next++);
      };
      await Promise.all(Array.from({ length: CONCURRENT }, worker));
    };
    const warm = Math.min(1000, REQUESTS / 2);
    await run(0, warm);
    const before = await mock.measure();
    await run(warm, REQUESTS);
    const after = await mock.measure();
    expect(await health()).toEqual([200, 200, 200]);
    if (isLong) {
      const mega = (bytes: number): string => (bytes / 1e6).toFixed(1);
      process.stdout.write(
        `${[...outcomes]
          .toSorted()
          .map(([key, count]) => `${key} ${count}`)
          .join("\n")}\nslowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.kind})\n` +
          `memory after GC: ${mega(before.heap)} MB after ${warm}, ${mega(after.heap)} MB after ${REQUESTS} (${(after.heap / before.heap).toFixed(3)}); ` +
          `resident ${mega(before.rss)} and ${mega(after.rss)} MB\n`,
      );
    }
    expect(late.map(({ kind, api, pieces }) => `${kind} to ${api}: ${String(pieces[0]).slice(0, 300)}`)).toEqual([]);
    expect([...outcomes.keys()].filter((key) => key.endsWith(": 500"))).toEqual([]);
    expect(mock.hasEnded()).toBe(false);
    // A short run has not warmed up: its bound only detects a leak that is obvious.
    expect(after.heap / before.heap).toBeLessThan(isLong ? 1.1 : 1.5);
  });
});
