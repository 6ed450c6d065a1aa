/** 200 connections at once for half a minute, three APIs, valid and invalid requests: `npm run soak`. */
import { Agent, request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createHash, createHmac } from "node:crypto";
import { type MeasuredServer, startMeasuredServer } from "./measured-server.ts";
import { MERCHANT_SECRET, PAYMENT_SECRET } from "./signed-calls.ts";
import { order, payment, refund } from "./valid-bodies.ts";

const CONNECTIONS = 200;
const SECONDS = Number(process.env["SOAK_SECONDS"] ?? 30);

let mock: MeasuredServer;
beforeAll(async () => {
  mock = await startMeasuredServer({ requestTimeout: 30_000 });
});
afterAll(() => (mock.hasEnded() ? 0 : mock.stop()));

interface Prepared {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly status: number;
}

const json = { "content-type": "application/json" };

function prepared(): Prepared[] {
  const { urls } = mock;
  const pay = (method: string, target: string, body: string, status: number): Prepared => {
    const own = {
      "checkout-account": "375917",
      "checkout-algorithm": "sha256",
      "checkout-method": method,
      "checkout-nonce": "n",
      "checkout-timestamp": "2026-11-21T12:00:00.000Z",
    };
    const lines = Object.entries(own).map(([name, value]) => `${name}:${value}\n`);
    const signature = createHmac("sha256", PAYMENT_SECRET).update(lines.join("")).update(body).digest("hex");
    return { url: urls.payment + target, method, headers: { ...own, ...json, signature }, body, status };
  };
  const merchant = (method: string, target: string, body: string, status: number): Prepared => {
    const md5 = createHash("md5").update(body).digest("base64");
    const timestamp = "2026-11-21T12:00:00+0200";
    const signature = createHmac("sha256", MERCHANT_SECRET)
      .update([method, target, "ServiceMerchantAPI 13466", timestamp, md5].join("\n"))
      .digest("base64");
    const headers = { ...json, timestamp, "content-md5": md5, authorization: `ServiceMerchantAPI 13466:${signature}` };
    return { url: urls.merchant + target, method, headers, body, status };
  };
  const legacy = (body: string, status: number): Prepared => ({
    url: `${urls.legacy}/api-payment/create`,
    method: "POST",
    headers: { ...json, authorization: `Basic ${btoa(`13466:${MERCHANT_SECRET}`)}`, "x-service-api-version": "1" },
    body,
    status,
  });
  return [
    pay("POST", "/payments", JSON.stringify(payment), 201),
    pay("POST", "/payments", JSON.stringify({ ...payment, language: "DE" }), 400),
    pay("GET", "/merchants/payment-providers", "", 200),
    { ...pay("GET", "/settlements", "", 401), headers: {} },
    merchant("POST", "/merchant/v1/payments/1/refunds", JSON.stringify(refund), 202),
    merchant("POST", "/merchant/v1/payments/payment-not-found/refunds", JSON.stringify(refund), 404),
    merchant("GET", "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31", "", 200),
    legacy(JSON.stringify(order), 201),
    legacy("{", 400),
  ];
}

/** Returns the status of a response after reading it to its end. */
const send = (agent: Agent, { url, method, headers, body }: Prepared): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = httpRequest(url, { agent, method, headers: { ...headers, "content-length": Buffer.byteLength(body) } }, (response) => {
      response.on("error", reject);
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.on("error", reject);
    request.end(body);
  });

test(`${CONNECTIONS} connections for ${SECONDS} s: no error, constant memory, an end within a second`, async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const requests = prepared();
  const errors = new Map<string, number>();
  let sent = 0;
  const until = async (deadline: number): Promise<void> => {
    const worker = async (first: number): Promise<void> => {
      for (let i = first; performance.now() < deadline; i++) {
        const request = requests[i % requests.length];
        if (!request) continue;
        const outcome = await send(agent, request).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
        sent++;
        if (outcome !== request.status) {
          const key = `${request.method} ${new URL(request.url).pathname}: ${outcome} instead of ${request.status}`;
          errors.set(key, (errors.get(key) ?? 0) + 1);
        }
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => worker(index)));
  };
  await until(performance.now() + Math.min(5000, SECONDS * 200));
  const before = await mock.measure();
  await until(performance.now() + SECONDS * 1000);
  const after = await mock.measure();
  // The connections are still open, half of them in the middle of a request.
  const [stopped] = await Promise.all([mock.stop(), ...requests.map((request) => send(agent, request).catch(() => 0))]);
  agent.destroy();
  process.stdout.write(
    `${sent} requests, ${(sent / SECONDS).toFixed(0)}/s; memory after GC ${(before.heap / 1e6).toFixed(1)} -> ${(after.heap / 1e6).toFixed(1)} MB ` +
      `(${(after.heap / before.heap).toFixed(3)}), resident ${(after.rss / 1e6).toFixed(0)} MB; stopped in ${stopped.toFixed(0)} ms\n`,
  );
  expect(Object.fromEntries(errors)).toEqual({});
  expect(after.heap / before.heap).toBeLessThan(1.1);
  expect(stopped).toBeLessThan(1000);
});
