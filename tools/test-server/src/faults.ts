/** Faults between a client and a service, caused by a real server. */
import type { ServerResponse } from "node:http";

/** Corrupts a response that would be good. */
export type Fault = (response: ServerResponse, intact: ServiceResponse) => unknown;

/** The good response, before it is corrupted. */
export interface ServiceResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Length of the body of the fault `oversized`. */
export const OVERSIZED_BYTES = 200_000;

/** Part of responses that no error may quote. */
export const SECRET = "hunter2";

const ELSEWHERE = `https://elsewhere.example.com/${SECRET}`;

/** Faults of a listening server; `originOfNobody` is the one that does not listen. */
export type FaultName =
  | "reset before the response"
  | "reset within the body"
  | "truncated body"
  | "no HTTP"
  | "slow headers"
  | "slow body"
  | "wrong content type"
  | "oversized"
  | "bad gzip"
  | "HTML 502"
  | "redirect to another origin";

/** Every fault. */
export const faults: Readonly<Record<FaultName, Fault>> = {
  /** Closes the connection instead of responding. */
  "reset before the response": (response) => reset(response),
  /** Closes the connection within a chunked body. */
  "reset within the body": (response, { status, headers, body }) => {
    response.writeHead(status, headers);
    response.write(firstHalf(body), () => reset(response));
  },
  /** Closes the connection before the announced length. */
  "truncated body": (response, { status, headers, body }) => {
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)), connection: "close" });
    response.write(firstHalf(body), () => response.socket?.end());
  },
  /** Responds with bytes that no HTTP parser accepts, {@link SECRET} among them. */
  "no HTTP": (response) => response.socket?.end(`HTTP/1.1 200 OK\r\n${SECRET}\u0001: ${SECRET}\r\n${SECRET}\r\n\r\n`),
  /** Never responds. */
  "slow headers": () => {},
  /** Responds, and never ends. */
  "slow body": (response, { status, headers, body }) => {
    response.writeHead(status, headers);
    response.write(firstHalf(body));
  },
  /** Sends the right body with the wrong content type. */
  "wrong content type": (response, { status, headers, body }) =>
    response.writeHead(status, { ...headers, "content-type": "text/html; charset=utf-8" }).end(body),
  /** Sends a good response with trailing spaces, up to {@link OVERSIZED_BYTES}. */
  oversized: (response, { status, headers, body }) => response.writeHead(status, headers).end(body.padEnd(OVERSIZED_BYTES)),
  /** Sends the uncompressed body as compressed, with spaces up to the length of gzip's header: a shorter one would be cut off. */
  "bad gzip": (response, { status, headers, body }) =>
    response.writeHead(status, { ...headers, "content-encoding": "gzip" }).end(body.padEnd(10)),
  /** Sends a gateway's error page instead of the service's response. */
  "HTML 502": (response) => response.writeHead(502, { "content-type": "text/html" }).end(`<html><h1>${SECRET}</h1></html>`),
  /** Redirects the client to another origin. */
  "redirect to another origin": (response) => response.writeHead(307, { location: ELSEWHERE }).end(),
};

const firstHalf = (body: string): string => body.slice(0, Math.ceil(body.length / 2));

/** RST rather than FIN: the other side sees an error, not an end. */
const reset = (response: ServerResponse): unknown => response.socket?.resetAndDestroy();
