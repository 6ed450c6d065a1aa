/** The least that a signed call takes: JSON and an HMAC each way. No validation, deadline, limit, retry, or error that says what is wrong. */
import { createHmac, timingSafeEqual } from "node:crypto";

/** Names with their values. */
export type SentHeaders = Readonly<Record<string, string>>;
/** Sends a POST, and reads the response. */
export type Send = (
  url: string,
  headers: SentHeaders,
  body: Buffer,
) => Promise<{ readonly headers: Iterable<readonly [string, string]>; readonly bytes: Buffer }>;

/** Most bytes of a response. */
export const MOST_BYTES = 10_000_000;
/** Milliseconds. */
export const DEADLINE = 30_000;

/** Creates a payment over the given way to send. */
export async function createByHand(send: Send, baseUrl: string, secret: string, payment: object): Promise<string> {
  const body = Buffer.from(JSON.stringify(payment));
  const signed = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": "POST",
    "checkout-nonce": crypto.randomUUID(),
    "checkout-timestamp": new Date().toISOString(),
  };
  const signature = hmac(secret, Object.entries(signed), body).toString("hex");
  const headers = { ...signed, signature, "content-type": "application/json; charset=utf-8", "content-length": String(body.length) };
  const response = await send(`${baseUrl}/payments`, headers, body);
  const received = [...response.headers];
  const lines = received.filter(([name]) => name.startsWith("checkout-")).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const [, given = ""] = received.find(([name]) => name === "signature") ?? [];
  if (!timingSafeEqual(hmac(secret, lines, response.bytes), Buffer.from(given, "hex"))) throw new Error("The signature is wrong.");
  return (JSON.parse(response.bytes.toString()) as { transactionId: string }).transactionId;
}

/** The least that takes a caller's values as they are at the call. */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) copy[name] = copyOf((value as Readonly<Record<string, unknown>>)[name]);
  return copy as Value;
}

const hmac = (secret: string, lines: Iterable<readonly [string, string]>, body: Buffer): Buffer =>
  createHmac("sha256", secret)
    .update(Array.from(lines, ([name, value]) => `${name}:${value}\n`).join(""))
    .update(body)
    .digest();

export const overFetch: Send = async (url, headers, body) => {
  const response = await fetch(url, { method: "POST", headers, body });
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** As {@link overFetch}, with what a typed call promises: a deadline, and a limit to what is read. */
export const overBoundedFetch: Send = async (url, headers, body) => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE);
  try {
    const response = await fetch(url, { method: "POST", headers, body, signal: deadline.signal });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > MOST_BYTES) throw new Error("The response is too large.");
      chunks.push(chunk);
    }
    return { headers: response.headers, bytes: Buffer.concat(chunks) };
  } finally {
    clearTimeout(timer);
  }
};
