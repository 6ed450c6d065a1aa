/** Sends the requests of control clients that are given no `fetch`. */
import type { IncomingMessage } from "node:http";

/** A request of the control client. */
export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Statuses of responses that can't be constructed with a body, were it empty. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Sends a request with Node's client of HTTP, and waits for its response as long as it takes: `fetch` of Node gives up one that begins after more than five
 * minutes, as the one to `generate` may. Unlike `fetch` it follows no redirects, and gives no headers. In other runtimes, their own `fetch` sends
 * the request.
 *
 * @throws TypeError where there is no response
 */
export async function patientFetch(url: string, { body, ...sent }: Sent): Promise<Response> {
  const { protocol } = new URL(url);
  // There is none in browsers, and no bundler follows it.
  const http = globalThis.process?.getBuiltinModule?.(protocol === "https:" ? "node:https" : "node:http");
  if (!http) return fetch(url, { ...sent, ...(body !== undefined && { body }) });
  try {
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      http
        .request(url, { ...sent, agent: false }, resolve)
        .on("error", reject)
        .end(body);
    });
    let text = "";
    for await (const chunk of message.setEncoding("utf8")) text += String(chunk);
    const { statusCode: status = 0 } = message;
    return new Response(WITHOUT_BODY.has(status) ? null : text, { status });
  } catch (cause) {
    throw new TypeError("fetch failed", { cause });
  }
}
