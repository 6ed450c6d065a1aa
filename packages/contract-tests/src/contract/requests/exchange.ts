/** Sends a request as it stands, over a connection that is kept: thousands are sent. */
import { Agent, request } from "node:http";
import type { WireRequest } from "./wire-request.ts";

export interface WireResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export function send(baseUrl: string, { method, target, headers, body }: WireRequest): Promise<WireResponse> {
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
