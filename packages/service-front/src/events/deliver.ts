/** Sends one event over HTTP. Not by `fetch`, which takes several times the processor time. */
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";

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
  readonly failure?: string;
}

const PATIENCE = 10_000;
const RESPONSE_LIMIT = 1000;
const NO_BODY = Buffer.alloc(0);

/** Connections are kept for the next event, but not for long: the merchant's server may close them. */
const KEPT = { keepAlive: true, timeout: 1000 };
const SENDERS = {
  "http:": { send: requestHttp, agent: new HttpAgent(KEPT) },
  "https:": { send: requestHttps, agent: new HttpsAgent(KEPT) },
};

/**
 * Sends an event once. Redirects are not followed: one could lead to another machine.
 *
 * @param at - the time of the server's clock
 * @param closing - aborts it
 */
export async function deliver(event: Request, at: Date, closing: AbortSignal): Promise<Delivery> {
  const { method, url } = event;
  const headers = Object.fromEntries(event.headers);
  const bytes = event.body === null ? NO_BODY : Buffer.from(await event.clone().arrayBuffer());
  const delivery = { at: at.toISOString(), sent: { method, url, headers, body: bytes.toString() } };
  const signal = AbortSignal.any([closing, AbortSignal.timeout(PATIENCE)]);
  try {
    return { ...delivery, response: await responseTo(delivery.sent, bytes, signal) };
  } catch (error) {
    return { ...delivery, failure: signal.aborted ? reasonOf(signal.reason) : reasonOf(error) };
  }
}

async function responseTo(
  { method, url, headers }: Omit<Delivery["sent"], "body">,
  body: Buffer,
  signal: AbortSignal,
): Promise<Required<Delivery>["response"]> {
  const { send, agent } = SENDERS[new URL(url).protocol as keyof typeof SENDERS];
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, { method, headers, agent, signal }, resolve).on("error", reject).end(body);
  });
  return { status: response.statusCode ?? 0, body: await beginning(response) };
}

async function beginning(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) {
    text += chunk;
    if (text.length >= RESPONSE_LIMIT) break;
  }
  return text.slice(0, RESPONSE_LIMIT);
}

function reasonOf(error: unknown): string {
  const { name, message, code } = error as Error & { code?: unknown };
  if (name === "TimeoutError") return `no response within ${PATIENCE / 1000} s`;
  return typeof code === "string" ? code : message;
}
