import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { examples as legacyExamples } from "@maksu/legacy-api/examples";
import { examples as paymentExamples } from "@maksu/payment-api/examples";
import { HOSTILE_REQUESTS, sendHostile, sendRawForResponse } from "@maksu/test-server/hostile";
import { json, startTestServer } from "@maksu/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Sandbox, startReporting, startService } from "../../test/services.ts";
import { tampering } from "../../test/tampering.ts";
import { startProxy } from "./start-proxy.ts";

let sandbox: Sandbox;
let proxy: Awaited<ReturnType<typeof startReporting>>;
beforeAll(async () => {
  sandbox = await startService();
  proxy = await startReporting({ to: sandbox.url });
});
afterAll(() => Promise.all([proxy.close(), sandbox.close()]));

/** Runs curl as anybody would, who knows nothing of signatures. */
async function curl(url: string, ...args: readonly string[]): Promise<{ readonly status: number; readonly body: string }> {
  const { stdout } = await promisify(execFile)("curl", ["-s", "-w", "\n%{http_code}", url, ...args]);
  const end = stdout.lastIndexOf("\n");
  return { status: Number(stdout.slice(end + 1)), body: stdout.slice(0, end) };
}
const jsonBody = (value: unknown): readonly string[] => ["-H", "content-type: application/json", "-d", JSON.stringify(value)];

const PAYMENT = paymentExamples.createPayment.minimal.body;
const ORDER = legacyExamples.createPayment["total-only"].body;

describe("curl without a signature", () => {
  test.each([
    ["payment", "/payments", jsonBody(PAYMENT), 201, "createPayment"],
    ["merchant", "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31", [], 200, "listSettlements"],
    ["legacy", "/api-payment/create", jsonBody(ORDER), 201, "createPayment"],
  ])("calls the %s API through the proxy", async (api, path, args, status, operationId) => {
    expect((await curl(proxy.url + path, ...args)).status).toBe(status);
    expect(proxy.reports.at(-1)).toMatchObject({ operationId, status, signature: api === "payment" ? "verified" : "unsigned" });
  });

  test("adds a card with a form that has no signature", async () => {
    const fields = Object.fromEntries(["success", "cancel"].map((name) => [`checkout-redirect-${name}-url`, "https://shop.example.com/"]));
    for (const body of [["-d", new URLSearchParams(fields).toString()], jsonBody(fields)])
      expect((await curl(`${proxy.url}/tokenization/addcard-form`, ...body)).status).toBe(302);
  });

  test("replaces signing headers that the caller brings", async () => {
    const wrong = ["checkout-account: 1", "checkout-nonce: n", "signature: 00", "authorization: Bearer x", "timestamp: never"];
    const headers = wrong.flatMap((header) => ["-H", header]);
    expect((await curl(`${proxy.url}/merchants/payment-providers`, ...headers)).status).toBe(200);
  });
});

test("a response with one changed byte is reported as not verified, and handed on as it came", async () => {
  await using hop = await tampering(sandbox.url, ({ body }) => ({ body: body.replace('"terms"', '"terns"') }));
  await using before = await startReporting({ to: hop.origin });
  const { body } = await curl(`${before.url}/merchants/grouped-payment-providers`);
  expect(body).toContain("terns");
  expect(before.reports).toEqual([expect.objectContaining({ status: 200, signature: "signature-mismatch" })]);
});

test("the bytes of a response are handed on as they are, whatever their encoding", async () => {
  const bytes = Buffer.from([0x22, 0xc3, 0xa4, 0xf0, 0x9f, 0x98, 0x80, 0x22]);
  await using service = await startTestServer((response) => response.writeHead(200, { "content-type": "application/json" }).end(bytes));
  await using before = await startProxy({ to: service.origin });
  const response = await fetch(`${before.url}/merchants/payment-providers`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

describe("the proxy does not send", () => {
  test.each([
    ["an unknown path", "/nowhere", [], "no operation of the payment, merchant, legacy API has this path"],
    ["another method of a path", "/payments", ["-X", "PUT"], "the path takes POST, not this method"],
    ["a control path of a sandbox", "/_sandbox/worlds", [], "has this path"],
  ])("%s, and names why", async (_what, path, args, says) => {
    const response = await curl(proxy.url + path, ...args);
    expect(response).toEqual({ body: expect.stringContaining("signing-proxy") as string, status: 502 });
    expect(response.body).toContain(says);
    expect(proxy.reports.at(-1)?.reason).toContain(says);
  });

  test("an API that it was not started for", async () => {
    await using one = await startProxy({ to: sandbox.url, apis: ["merchant"] });
    expect((await curl(`${one.url}/merchants/payment-providers`)).body).toContain("no operation of the merchant API has this path");
  });

  test("what a web page of another site, or a name led to this machine, sends", async () => {
    const page = ["-H", "origin: https://evil.example"];
    expect((await curl(`${proxy.url}/merchants/payment-providers`, ...page)).status).toBe(403);
    expect((await curl(`${proxy.url}/merchants/payment-providers`, "-H", "host: evil.example")).status).toBe(403);
    expect((await curl(`${proxy.url}/payments`, "-H", "origin: null", ...jsonBody({}))).status).toBe(403);
  });

  test("a body over 10 MB", async () => {
    const big = Buffer.alloc(11_000_000, " ");
    const head = `POST /payments HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-length: ${big.length}\r\n\r\n`;
    expect((await sendRawForResponse(proxy.url, { pieces: [head, big] }, 8000)).outcome).toBe(413);
  });

  test("a request without a response, with its reason", async () => {
    await using before = await startProxy({ to: "http://127.0.0.1:9" });
    expect((await curl(`${before.url}/merchants/payment-providers`)).body).toContain("there is no response");
  });
});

test.each(["http://service.example.com", "ftp://127.0.0.1", "https://service.example.com/path", "no URL"])(
  "%s is no target",
  async (to) => {
    await expect(startProxy({ to })).rejects.toThrow(/baseUrl/);
  },
);

/** The statuses that the proxy decides itself; all else is as if the request had gone to the sandbox. */
const OWN: Readonly<Record<string, number>> = {
  "%zz in the path": 502,
  "%C3 in the path": 502,
  "algorithm md5": 201,
  "an ID that is not a UUID": 400,
};

describe("what bare Prism dies of, and the rest of its probes", () => {
  test.each(HOSTILE_REQUESTS)("a hostile request gets its response through the proxy: $what", async ({ status, ...request }) => {
    // A stamp names one payment.
    await sandbox.defaultWorld.reset();
    const expected = OWN[request.what] ?? ([404, 405].includes(status) ? 502 : status);
    expect((await sendHostile(proxy.url, request)).outcome).toBe(expected);
  });

  test("the proxy still works", async () => {
    expect((await curl(`${proxy.url}/merchants/payment-providers`)).status).toBe(200);
  });
});

test("no report has a secret, a signature or an ID of a path in it", () => {
  const text = JSON.stringify(proxy.reports);
  expect(proxy.reports.length).toBeGreaterThan(40);
  expect(text).not.toMatch(/SAIPPUAKAUPPIAS|6pKF4jkv97|[0-9a-f]{64}|8f1c2a3e-6d57/);
});

test("a header that the server's connection names is not handed on", async () => {
  const own = { connection: "keep-alive, x-of-the-hop", "x-of-the-hop": "1", "x-of-the-message": "1" };
  await using service = await startTestServer((response) => json(response, 200, [], own));
  await using before = await startProxy({ to: service.origin });
  const { headers } = await fetch(`${before.url}/merchants/payment-providers`);
  expect([headers.has("x-of-the-hop"), headers.has("x-of-the-message")]).toEqual([false, true]);
});

test("a server's redirect is handed on, not followed", async () => {
  await using service = await startTestServer((response) => json(response, 302, {}, { location: "https://elsewhere.example/" }));
  await using before = await startProxy({ to: service.origin });
  const response = await fetch(`${before.url}/merchants/payment-providers`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([302, "https://elsewhere.example/"]);
});
