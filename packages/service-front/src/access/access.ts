/** Who may use a server: the one rule of every server, for each kind of its paths. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { WireRequest, WireResponse } from "../ground/exchange.ts";
import { writeJson } from "../ground/json-body.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import { type HostAndPort, isAddress, isLoopbackName, readHost, readHostName } from "../ground/host-name.ts";

/** How a server is reached. */
export interface AccessOptions {
  /** The address that it listens on. */
  readonly host: string;
  /** Names besides this machine by which requests may reach it. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Its base URL for others: the host is one of its names. */
  readonly publicUrl?: string | undefined;
  /** The token for reading the server's records and controlling it; without one, only this machine may. */
  readonly controlToken?: string | undefined;
}

/**
 * The purpose of a path:
 *
 * - `health`: says that the server runs, to anybody
 * - `service`: the APIs, and pages for customers, for whoever names the server
 * - `control`: what the server records and does on demand; the token is a bearer token
 * - `dashboard`: the same in a browser, which asks for the token as a password
 */
export type PathKind = "health" | "service" | "control" | "dashboard";

/** Why a request is rejected. */
export type AccessFaultCode = "foreign-host" | "foreign-origin" | "control-off" | "token-required";

/** A request that is rejected. */
export interface Denied {
  readonly code: AccessFaultCode;
  /** The fault in a sentence, without its values. */
  readonly reason: string;
  readonly response: WireResponse;
}

/** Returns why a request is rejected; undefined for one that is not. */
export type Access = (request: Pick<WireRequest, "headers">, kind: PathKind) => Denied | undefined;

/** The steps to take after a rejection, by the names of the server's own options and of its command's. */
const reasonsOf = (server: string, publicUrl: string | undefined): Readonly<Record<AccessFaultCode, string>> => ({
  "foreign-host": `Host must be this machine, such as 127.0.0.1 or localhost${publicUrl === undefined ? "" : ", the host of publicUrl (--public-url)"}, or one of allowedHosts (--allowed-hosts)`,
  "foreign-origin": "Origin must be the server's own: web pages of other sites may not control it",
  "control-off": `the ${server} is reached by other machines: start it with a controlToken (--control-token)`,
  "token-required": "Authorization must be Bearer and the server's controlToken (--control-token)",
});

const PASSWORD = "The password is the control token; any user name will do.";

/**
 * Creates the rule of a server. It rejects what a web page can make a browser send, from another site or from a name that has been rebound to this
 * machine, and what has no token where it needs one: wherever requests can come from other machines.
 */
export function createAccess({ name: server }: ServerIdentity, options: AccessOptions): Access {
  const { publicUrl, controlToken } = options;
  const address = readHostName(options.host) ?? "";
  const isLocal = isLoopbackName(address);
  const names = new Set([address, ...(options.allowedHosts ?? []).map(readHostName)]);
  const publicAddress = publicUrl === undefined ? undefined : new URL(publicUrl);

  const reasons = reasonsOf(server, publicUrl);

  const isKnown = (host: string): boolean => {
    const read = readHost(host);
    if (!read) return false;
    const { name } = read;
    // No name server leads an address elsewhere.
    return isLoopbackName(name) || names.has(name) || (!isLocal && isAddress(name)) || isHostOf(publicAddress, read);
  };

  const faultOf = ({ headers }: Pick<WireRequest, "headers">, kind: PathKind): AccessFaultCode | undefined => {
    if (kind === "health") return undefined;
    const host = headers.get("host");
    // A request without one did not come from a browser.
    if (host !== null && !isKnown(host)) return "foreign-host";
    if (kind === "service") return undefined;
    if (kind === "control" && !isOwnOrigin(headers, publicUrl)) return "foreign-origin";
    if (controlToken === undefined)
      return isLocal && (host === null || isLoopbackName(readHost(host)?.name ?? "")) ? undefined : "control-off";
    const authorization = headers.get("authorization") ?? "";
    const isGiven =
      kind === "control" ? isEqual(authorization, `Bearer ${controlToken}`) : isEqual(passwordIn(authorization), controlToken);
    return isGiven ? undefined : "token-required";
  };

  return (request, kind) => {
    const code = faultOf(request, kind);
    if (code === undefined) return undefined;
    const reason = reasons[code];
    return { code, reason, response: kind === "dashboard" ? inBrowser(server, code, reason) : rejection(code, reason) };
  };
}

/** Whether a request comes from a page of the server itself, or from no page. */
export function isOwnOrigin(headers: WireRequest["headers"], publicUrl: string | undefined): boolean {
  const [origin, host] = [headers.get("origin"), headers.get("host") ?? ""];
  if (origin === null || (publicUrl !== undefined && origin === new URL(publicUrl).origin)) return true;
  // In front of a server there may be a proxy for TLS.
  return readHost(host) !== undefined && ["http", "https"].some((scheme) => origin === new URL(`${scheme}://${host}`).origin);
}

/** Whether a host is that of a URL, with its port. */
const isHostOf = (url: URL | undefined, { name, port }: HostAndPort): boolean =>
  url !== undefined && url.host === new URL(`${url.protocol}//${name}${port && `:${port}`}`).host;

const passwordIn = (authorization: string): string => {
  const [scheme = "", credentials = ""] = authorization.split(" ");
  if (scheme.toLowerCase() !== "basic") return "";
  return Buffer.from(credentials, "base64")
    .toString()
    .replace(/^[^:]*:/, "");
};

/** Compares in a time that depends on neither. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

const statusOf = (code: AccessFaultCode): number => (code === "token-required" ? 401 : 403);

function rejection(code: AccessFaultCode, message: string): WireResponse {
  const { mediaType, text } = writeJson({ code, message });
  return { status: statusOf(code), headers: { "content-type": mediaType, "cache-control": "no-store" }, body: text };
}

/** A browser asks for a password. */
const inBrowser = (server: string, code: AccessFaultCode, reason: string): WireResponse => ({
  status: statusOf(code),
  headers: {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    ...(code === "token-required" && { "www-authenticate": `Basic realm="${server}", charset="UTF-8"` }),
  },
  body: code === "token-required" ? PASSWORD : reason,
});
