/** The signing proxy: signs what any tool sends to it, sends it on, and verifies what comes back. */
import { TransportError } from "@maksu/client-core";
import { createAccess, serviceNames, type WireResponse } from "@maksu/service-front";
import { listen } from "@maksu/service-front/http";
import { requireBaseUrl, SigningError } from "@maksu/signing";
import type { ServiceOptions } from "../calls/callers.ts";
import { createFinder } from "../calls/operations.ts";
import { createSender, type Signature, type SignedExchange } from "../calls/send-signed.ts";

/** Options of {@link startProxy}. Requests of other APIs than `apis` are rejected. */
export interface ProxyOptions extends ServiceOptions {
  /** Base URL of the service: `https:`, or `http:` on loopback. */
  readonly to: string;
  /** Port on 127.0.0.1; 0 for a free one. @defaultValue 0 */
  readonly port?: number | undefined;
  /** Called with every request. Holds no secret, header or value of it. */
  readonly onRequest?: ((report: ProxyReport) => void) | undefined;
  /** Called with every exchange, whole: keep secrets in mind. */
  readonly onExchange?: ((exchange: SignedExchange) => void) | undefined;
}

/** The outcome of a request. */
export interface ProxyReport {
  readonly method: string;
  /** The path as the description writes it: an ID in it may be a card's. Empty for an unknown one. */
  readonly path: string;
  readonly operationId?: string;
  readonly status: number;
  /** Who signed. */
  readonly account?: string;
  readonly signature?: Signature;
  /** Why it was not sent, or why there is no response. */
  readonly reason?: string;
}

/** A running proxy. */
export interface SigningProxy extends AsyncDisposable {
  /** Base URL for the tools. */
  readonly url: string;
  /** Stops it, after a grace in milliseconds for what has arrived. */
  close(options?: { readonly graceMs?: number }): Promise<void>;
}

/** It has no control path, and injects no faults. */
const PROXY = { name: "signing proxy", warningType: "SigningProxyWarning", controlPath: "/_proxy", faultHeader: "" };

/** Most bytes of a request's body. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const HOST = "127.0.0.1";
/** Milliseconds in which a request must have arrived. */
const REQUEST_TIMEOUT = 30_000;

/**
 * Starts a signing proxy. It listens on 127.0.0.1 alone: whoever reaches it acts for the merchant. It rejects requests of web pages, and those that reach it by a
 * name other than this machine's.
 *
 * @throws SigningError when the URL, an ID or a secret is not valid
 */
export async function startProxy(options: ProxyOptions): Promise<SigningProxy> {
  const { port = 0, apis, callers, profile, onRequest = () => {}, onExchange } = options;
  const to = requireBaseUrl({ baseUrl: options.to });
  const access = createAccess(PROXY, { host: HOST });
  const find = createFinder(apis);
  const sender = createSender({ to, callers, names: serviceNames({ ...(profile && { profile }) }) });

  const listening = await listen(
    {
      server: PROXY,
      port,
      host: HOST,
      maxBodyBytes: MAX_BODY_BYTES,
      requestTimeout: REQUEST_TIMEOUT,
      onRejected: ({ method, status, reason }) => onRequest({ method, path: "", status, reason }),
    },
    async ({ method, target, path, headers, body }) => {
      // The rule of control paths: a page of another site can't use the merchant's secret.
      const denied = access({ headers }, "control");
      if (denied) {
        onRequest({ method, path: "", status: denied.response.status, reason: denied.reason });
        return denied.response;
      }
      const reject = (reason: string): WireResponse => {
        onRequest({ method, path: "", status: 502, reason });
        return rejection(reason);
      };
      const called = find(method, path);
      if (typeof called === "string") return reject(`the ${PROXY.name} can't sign this request: ${called}`);
      const own = messageHeaders([...headers].filter(([name]) => !sender.isReserved(name)));
      const request = { method, target, headers: { ...own, "accept-encoding": "identity" }, body };
      const exchange = await sender.send(called, request).catch(reasonOf);
      if (typeof exchange === "string") return reject(exchange);
      const { response, signature } = exchange;
      const { api, entry, operationId } = called;
      onRequest({ method, path: entry.path, operationId, status: response.status, account: sender.callers[api].id, signature });
      onExchange?.(exchange);
      return passedOn(response);
    },
  );
  return { url: listening.url, close: (closing) => listening.close(closing), [Symbol.asyncDispose]: () => listening.close() };
}

/** Why a request was not sent, or has no response. */
function reasonOf(error: unknown): string {
  if (error instanceof SigningError) return `the request can't be signed: ${error.message}`;
  if (error instanceof TransportError) return `there is no response: ${error.message}`;
  throw error;
}

const rejection = (message: string): WireResponse => ({
  status: 502,
  headers: { "content-type": "application/json; charset=utf-8" },
  body: JSON.stringify({ code: "signing-proxy", message }),
});

/** Every byte as it came: one character each. */
const passedOn = ({ status, headers, body }: SignedExchange["response"]): WireResponse => {
  const { "content-encoding": _decoded, ...kept } = messageHeaders(headers);
  return { status, headers: kept, body: Buffer.from(body).toString("latin1"), encoding: "latin1" };
};

/** Headers that are about a connection, not about the message that it carries (RFC 9110, 7.6.1), and those that a sender fills in itself. */
const OF_A_CONNECTION = new Set(
  `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect host
  content-length`.split(/\s+/),
);

/** Returns the headers of a message that may be passed on: without those of its connection, and those that `Connection` names. */
function messageHeaders(headers: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const all = [...headers].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const [, named = ""] = all.find(([name]) => name === "connection") ?? [];
  const others = new Set(named.split(",").map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(all.filter(([name]) => !OF_A_CONNECTION.has(name) && !others.has(name)));
}
