/** What can go wrong between a client and a service, done by a real server. */
import type { ServerResponse } from "node:http";

/** Spoils an answer that would be a good one. */
export type Fault = (response: ServerResponse, answer: Answer) => unknown;

/** The good answer, before it is spoilt. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Length of the body of the fault `oversized`. */
export const OVERSIZED_BYTES = 200_000;

/** Stands in answers that no error may quote. */
export const SECRET = "hunter2";

const ELSEWHERE = `https://elsewhere.example.com/${SECRET}`;

/** What a server that listens can do wrong; `originOfNobody` is the one that refuses. */
export type FaultName =
  | "reset before the answer"
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
  /** Closes the connection in place of an answer. */
  "reset before the answer": (response) => reset(response),
  /** Closes the connection within a chunked body. */
  "reset within the body": (response, { status, headers, body }) => {
    response.writeHead(status, headers);
    response.write(firstHalf(body), () => reset(response));
  },
  /** Closes the connection before the length that the headers said. */
  "truncated body": (response, { status, headers, body }) => {
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)), connection: "close" });
    response.write(firstHalf(body), () => response.socket?.end());
  },
  /** Answers in bytes that no HTTP parser takes, {@link SECRET} among them. */
  "no HTTP": (response) => response.socket?.end(`HTTP/1.1 200 OK\r\n${SECRET}\u0001: ${SECRET}\r\n${SECRET}\r\n\r\n`),
  /** Never answers. */
  "slow headers": () => {},
  /** Answers, and never ends. */
  "slow body": (response, { status, headers, body }) => {
    response.writeHead(status, headers);
    response.write(firstHalf(body));
  },
  /** The right body under the wrong name. */
  "wrong content type": (response, { status, headers, body }) =>
    response.writeHead(status, { ...headers, "content-type": "text/html; charset=utf-8" }).end(body),
  /** A good answer with spaces after it, up to {@link OVERSIZED_BYTES}. */
  oversized: (response, { status, headers, body }) => response.writeHead(status, headers).end(body.padEnd(OVERSIZED_BYTES)),
  /** The body as it is, said to be compressed. */
  "bad gzip": (response, { status, headers, body }) => response.writeHead(status, { ...headers, "content-encoding": "gzip" }).end(body),
  /** A gateway's page, in place of the service. */
  "HTML 502": (response) => response.writeHead(502, { "content-type": "text/html" }).end(`<html><h1>${SECRET}</h1></html>`),
  /** Sends the client to another origin. */
  "redirect to another origin": (response) => response.writeHead(307, { location: ELSEWHERE }).end(),
};

const firstHalf = (body: string): string => body.slice(0, Math.ceil(body.length / 2));

/** RST rather than FIN: the other side sees an error, not an end. */
const reset = (response: ServerResponse): unknown => response.socket?.resetAndDestroy();
