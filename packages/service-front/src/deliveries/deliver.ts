/** Sends one event over HTTP. Not by `fetch`, which takes several times the processor time. */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { connect, isIP } from "node:net";
import { connect as connectTls } from "node:tls";
import { type FailureReason, PATIENCE, reasonOf } from "../ground/failure-reason.ts";
import { withTimeLimit } from "./time-limit.ts";

/** A sent event and its outcome. */
export interface Delivery {
  /** When, by the server's clock. ISO 8601. */
  readonly at: string;
  readonly sent: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  /** The response, with at most 1,000 characters of its body. */
  readonly response?: { readonly status: number; readonly body: string };
  /** Why there is no response. */
  readonly failure?: FailureReason;
}

const RESPONSE_LIMIT = 1000;

/** Connections are kept for the next event, but not for long: the merchant's server may close them. */
const KEPT = { keepAlive: true, timeout: 1000 };
const SENDERS = {
  "http:": { send: requestHttp, agent: new HttpAgent(KEPT) },
  "https:": { send: requestHttps, agent: new HttpsAgent(KEPT) },
};

/** The outcome of sending an event: a response, with its headers as they came, or why there is none. */
export interface Outcome extends Pick<Delivery, "failure"> {
  readonly response?: Required<Delivery>["response"] & { readonly headers: Readonly<Record<string, string>> };
}

/**
 * Sends an event once, and records what was sent: the event can be sent again. Redirects are not followed: one could lead to another machine.
 *
 * @param at - the time of the server's clock
 * @param closing - aborts it
 */
export async function deliver(event: Request, at: Date, closing: AbortSignal): Promise<Delivery> {
  const { method, url } = event;
  const headers = Object.fromEntries(event.headers);
  const bytes = await bytesOf(event.clone());
  const { response, failure } = await outcomeOf(event, bytes, closing, RESPONSE_LIMIT);
  return {
    at: at.toISOString(),
    sent: { method, url, headers, body: bytes.toString() },
    ...(response && { response: { status: response.status, body: response.body } }),
    ...(failure !== undefined && { failure }),
  };
}

/**
 * Sends an event once, without a record: it uses up the event, so that a large body is not copied.
 *
 * @param limit - most characters of the response's body
 */
export const deliverOnce = async (event: Request, closing: AbortSignal, limit: number = RESPONSE_LIMIT): Promise<Outcome> =>
  outcomeOf(event, await bytesOf(event), closing, limit);

/** Sends the first half of an event, of its body where it has one, and breaks the connection. Resolves also where none is made, or when it is aborted. */
export async function deliverHalf(event: Request, closing: AbortSignal): Promise<void> {
  const { method, headers } = event;
  const { protocol, hostname, port, host, pathname, search } = new URL(event.url);
  const body = await bytesOf(event);
  const lines = [`${method} ${pathname}${search} HTTP/1.1`, `host: ${host}`, ...[...headers].map(([name, value]) => `${name}: ${value}`)];
  const head = Buffer.from([...lines, ...(body.length > 0 ? [`content-length: ${body.length}`] : []), "", ""].join("\r\n"));
  const half = body.length > 0 ? [head, body.subarray(0, body.length / 2)] : [head.subarray(0, head.length / 2)];
  const isTls = protocol === "https:";
  // The URL's host of IPv6 is in brackets.
  const to = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (isTls ? 443 : 80) };
  if (closing.aborted) return;
  await withTimeLimit(
    PATIENCE,
    closing,
    (signal) =>
      new Promise<void>((resolve) => {
        // TLS allows no IP address as a server name (RFC 6066, section 3).
        const socket = isTls ? connectTls({ ...to, ...(isIP(to.host) === 0 && { servername: to.host }) }) : connect(to);
        signal.addEventListener("abort", () => socket.destroy());
        socket
          .on("error", () => {})
          .on("close", () => resolve())
          .write(Buffer.concat(half), () => socket.destroy());
      }),
  );
}

/** The body of an event. That of bytes comes as one chunk. */
async function bytesOf({ body }: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  if (body !== null) for await (const chunk of body) chunks.push(chunk);
  const [only, ...others] = chunks;
  return only && others.length === 0 ? Buffer.from(only.buffer, only.byteOffset, only.byteLength) : Buffer.concat(chunks);
}

const outcomeOf = (event: Request, body: Buffer, closing: AbortSignal, limit: number): Promise<Outcome> =>
  withTimeLimit(PATIENCE, closing, async (signal) => {
    try {
      return { response: await responseTo(event, body, signal, limit) };
    } catch (error) {
      if (closing.aborted) return { failure: "the server was stopped" };
      return { failure: signal.aborted ? `no response within ${PATIENCE / 1000} s` : reasonOf(error) };
    }
  });

async function responseTo(
  { method, url, headers }: Request,
  body: Buffer,
  signal: AbortSignal,
  limit: number,
): Promise<Required<Outcome>["response"]> {
  const { send, agent } = SENDERS[new URL(url).protocol as keyof typeof SENDERS];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, { method, headers: Object.fromEntries(headers), agent, signal }, resolve)
      .on("error", reject)
      .end(body);
  });
  const received = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(", ")] as const);
  return { status: response.statusCode ?? 0, headers: Object.fromEntries(received), body: await beginning(response, limit) };
}

async function beginning(response: IncomingMessage, limit: number): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) {
    text += chunk;
    if (text.length >= limit) break;
  }
  return text.slice(0, limit);
}
