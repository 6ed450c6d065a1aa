/** Sends requests as they stand. */
import { Agent, request } from "node:http";
import type { WrittenRequest } from "@maksu/conformance/contract";

export interface WireResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export type Send = (request: WrittenRequest) => Promise<WireResponse>;

/** How requests reach a mock server: the clients' by `fetch`, all others by `send`. */
export interface Exchanges {
  readonly fetch: typeof fetch;
  readonly send: Send;
}

export const overSockets = (baseUrl: string): Exchanges => ({ fetch, send: (wire) => send(baseUrl, wire) });

/** Through a mock server's own `fetch`. */
export const through = (baseUrl: string, own: typeof fetch): Exchanges => ({
  fetch: own,
  send: async ({ method, target, headers, body }) => {
    const response = await own(baseUrl + target, { method, headers, redirect: "manual", ...(body !== undefined && { body }) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  },
});

/** A connection that is kept: thousands of requests are sent. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a request to a server, over a socket. */
export function send(baseUrl: string, { method, target, headers, body }: WrittenRequest): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const outgoing = request(baseUrl, { method, path: target, headers: { ...headers, ...length }, agent }, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (chunk: string) => (text += chunk));
      incoming.on("end", () => resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming.headersDistinct), text }));
      incoming.on("error", reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const headersOf = (distinct: NodeJS.Dict<string[]>): Headers =>
  new Headers(Object.entries(distinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])));
