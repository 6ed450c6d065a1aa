/** A proxy between client and service that goes wrong in one way at a time: the error code says which. */
import { createHmac } from "node:crypto";
import { serverForTest } from "@maksu/test-server/vitest";
import { expect, it } from "vitest";
import { signedCheckoutFetch } from "./checkout-fetch.ts";
import { operations } from "../../test/operations.ts";
import { signingHeaders } from "../../test/signing-headers.ts";
import { isVerified } from "../request/verified-response.ts";

const secret = "SAIPPUAKAUPPIAS";
const baseUrl = "https://a.example.com";
const ids = ["681538c4-fc84-11e9-83bc-2ffcef4c3453", "4b300af6-9a22-11e8-9184-abb6de7fd2d0"] as const;

interface Relayed {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** The service: returns a payment's status, signed. */
async function service() {
  return serverForTest((response, request) => {
    const { "checkout-transaction-id": id = "" } = signingHeaders(request);
    const headers: Record<string, string> = {
      "checkout-account": "375917",
      "checkout-algorithm": "sha256",
      "checkout-method": request.method,
      "checkout-transaction-id": id,
    };
    const body = JSON.stringify({ transactionId: id, status: id === ids[0] ? "new" : "ok", amount: 1590 });
    const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
    headers["signature"] = createHmac("sha256", secret).update(lines.join("")).update(body).digest("hex");
    response.writeHead(200, headers).end(body);
  });
}

/** The proxy: relays the service's responses, changed by the fault. */
async function proxy(origin: string, fault: (relayed: Relayed) => Relayed) {
  return serverForTest(async (response, { method, target, rawHeaders }) => {
    const passed = rawHeaders.filter(([name]) => !/^(host|connection|content-length)$/i.test(name));
    const upstream = await fetch(origin + target, { method, headers: passed.map(([name, value]) => [name, value]) });
    const own = [...upstream.headers].filter(([name]) => /^(checkout-|signature)/.test(name));
    const relayed = fault({ status: upstream.status, headers: Object.fromEntries(own), body: Buffer.from(await upstream.arrayBuffer()) });
    response.writeHead(relayed.status, relayed.headers).end(relayed.body);
  });
}

async function getPayment(origin: string, transactionId: string): Promise<Response> {
  const client = signedCheckoutFetch({ account: 375917, secret, baseUrl: origin, operations });
  return client(new Request(`${origin}/payments/${transactionId}`));
}

function flip(body: Buffer, index: number): Buffer {
  const flipped = Buffer.from(body);
  flipped[index] = (flipped[index] ?? 0) ^ 1;
  return flipped;
}

function unsigned(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "signature"));
}

it("a response is verified behind a proxy without faults", async () => {
  const { origin } = await proxy((await service()).origin, (relayed) => relayed);
  const response = await getPayment(origin, ids[0]);
  expect([isVerified(response), await response.json()]).toStrictEqual([true, { transactionId: ids[0], status: "new", amount: 1590 }]);
});

it.each([
  ["drops the signature", (relayed: Relayed) => ({ ...relayed, headers: unsigned(relayed.headers) }), "signature-missing"],
  ["responds with its own 502", () => ({ status: 502, headers: {}, body: Buffer.from("<h1>Bad Gateway</h1>") }), "not-from-service"],
  ["responds with its own 200", (relayed: Relayed) => ({ ...relayed, headers: {} }), "signature-missing"],
  ["cuts the body short", (relayed: Relayed) => ({ ...relayed, body: relayed.body.subarray(0, -1) }), "signature-mismatch"],
  [
    "re-serializes the body",
    (relayed: Relayed) => ({ ...relayed, body: Buffer.from(JSON.stringify(JSON.parse(relayed.body.toString()), null, 1)) }),
    "signature-mismatch",
  ],
  [
    "adds a checkout header",
    (relayed: Relayed) => ({ ...relayed, headers: { ...relayed.headers, "checkout-status": "ok" } }),
    "signature-mismatch",
  ],
  [
    "writes the signature in upper case",
    (relayed: Relayed) => ({ ...relayed, headers: { ...relayed.headers, signature: String(relayed.headers["signature"]).toUpperCase() } }),
    "signature-mismatch",
  ],
])("a response is rejected behind a proxy that %s", async (_, fault, code) => {
  const { origin } = await proxy((await service()).origin, fault);
  await expect(getPayment(origin, ids[0])).rejects.toThrow(expect.objectContaining({ name: "SigningError", code }));
});

it("a response that repeats the request is rejected", async () => {
  const { origin } = await serverForTest((response, request) => {
    const body = request.method === "GET" ? "" : request.body;
    response.writeHead(200, { ...signingHeaders(request), "content-type": "application/json" }).end(body);
  });
  await expect(getPayment(origin, ids[0])).rejects.toThrow(expect.objectContaining({ name: "SigningError", code: "response-mismatch" }));
});

it.each([199, 600, 999])("a response with the impossible status %d is rejected, even with acceptUnverifiedResponses", async (status) => {
  const unheard = (): Promise<Response> => Promise.resolve(Object.defineProperty(new Response("x"), "status", { value: status }));
  const lenient = signedCheckoutFetch({ account: 375917, secret, baseUrl, operations, acceptUnverifiedResponses: true, fetch: unheard });
  const request = new Request(`${baseUrl}/payments/${ids[0]}`);
  await expect(lenient(request)).rejects.toThrow(expect.objectContaining({ code: "not-from-service" }));
});

it.each([200, 599])("an unverified response of status %d is passed on with acceptUnverifiedResponses", async (status) => {
  const heard = (): Promise<Response> => Promise.resolve(new Response("x", { status }));
  const lenient = signedCheckoutFetch({ account: 375917, secret, baseUrl, operations, acceptUnverifiedResponses: true, fetch: heard });
  const request = new Request(`${baseUrl}/payments/${ids[0]}`);
  expect((await lenient(request)).status).toBe(status);
});

it("a response to a followed redirect is rejected", async () => {
  const following = (): Promise<Response> => Promise.resolve(Object.defineProperty(new Response("x"), "redirected", { value: true }));
  const careless = signedCheckoutFetch({ account: 375917, secret, baseUrl, operations, fetch: following });
  const request = new Request(`${baseUrl}/payments/${ids[0]}`);
  await expect(careless(request)).rejects.toThrow(
    expect.objectContaining({ code: "redirect-followed", message: expect.stringMatching(/^fetch: followed a redirect/) }),
  );
});

it("a response is rejected behind a proxy that flips any one bit of the body", async () => {
  const { origin: upstream } = await service();
  let index = 0;
  let length = 1;
  const { origin } = await proxy(upstream, (relayed) => {
    length = relayed.body.length;
    return { ...relayed, body: flip(relayed.body, index) };
  });
  for (; index < length; index++)
    await expect(getPayment(origin, ids[0])).rejects.toThrow(expect.objectContaining({ code: "signature-mismatch" }));
  expect(length).toBe(85);
});

it("a replayed response to another request is rejected", async () => {
  const recorded: Relayed[] = [];
  const { origin } = await proxy((await service()).origin, (relayed) => {
    recorded.push(relayed);
    return recorded[0] ?? relayed;
  });
  expect(isVerified(await getPayment(origin, ids[1]))).toBe(true);
  await expect(getPayment(origin, ids[0])).rejects.toThrow(expect.objectContaining({ code: "response-mismatch" }));
});
