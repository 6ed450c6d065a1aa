import type { IncomingMessage } from "node:http";

/** A request of the control client. */
export interface Sent {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends a request as the runtime's `fetch` does, but for one thing: that of Node gives up a response that begins after more than five minutes, as the one to
 * `generate` may.
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
    return new Response(status === 204 ? null : text, { status });
  } catch (cause) {
    throw new TypeError("fetch failed", { cause });
  }
}
