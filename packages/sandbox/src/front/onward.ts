/** Where requests for other hosts go from the front: on to them, unread, by the proxy that the user has; or nowhere. */
import { type IncomingMessage, request as requestHttp, type ServerResponse, STATUS_CODES } from "node:http";
import { request as requestHttps } from "node:https";
import { connect as connectPlain } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import { connect as connectTls } from "node:tls";
import { hostNamedIn, isWholeBeginning } from "./beginning.ts";
import { bypassesProxy, type Environment, proxyIn } from "./proxy-variables.ts";

/** Takes requests for other hosts. */
export interface Onward {
  /** Opens a tunnel. */
  connect(authority: string, socket: Duplex, head: Buffer): true;
  /** Sends a request on. */
  request(target: AbsoluteTarget, incoming: IncomingMessage, outgoing: ServerResponse): true;
}

/** The target of a request for a proxy. */
interface AbsoluteTarget {
  readonly scheme: string;
  readonly authority: string;
  readonly path: string;
}

/** Begins the response to a CONNECT that has led somewhere. */
export const ESTABLISHED = "HTTP/1.1 200 Connection established\r\n\r\n";

/** Creates what lets requests nowhere: `reason` says why. */
export const nowhere = (reason: string): Onward => ({
  connect: (authority, socket) => rejectTunnel(socket, 403, `${authority}: ${reason}`),
  request: ({ authority }, _incoming, outgoing) => reject(outgoing, 403, `${authority}: ${reason}`),
});

/**
 * Creates what lets requests out: directly, or by the proxy in the environment. Not those whose TLS names one of the service's hosts, as a client does
 * that has its address from elsewhere.
 *
 * @param onEscape - called with the host, and where the tunnel would have led
 */
export const outward = (
  environment: Environment,
  hosts: readonly string[],
  onEscape: (host: string, authority: string) => void,
): Onward => ({
  connect(authority, socket, head) {
    const { hostname, port } = new URL(`http://${authority}`);
    const upstream = upstreamOf(environment, "https", hostname);
    const to = upstream ? addressOf(upstream) : { host: bare(hostname), port: Number(port || 80) };
    const isTls = upstream?.protocol === "https:";
    const other = isTls ? connectTls({ ...to, servername: to.host }) : connectPlain({ ...to, allowHalfOpen: true });
    // Each side may go on after the other has ended.
    socket.allowHalfOpen = true;
    let isOpen = false;
    other.once(isTls ? "secureConnect" : "connect", () => {
      isOpen = true;
      if (upstream) other.write([`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`, ...credentials(upstream), "", ""].join("\r\n"));
      else socket.write(ESTABLISHED);
      socket.unshift(head);
      let beginning = Buffer.alloc(0);
      const end = (): void => void other.end(beginning);
      const begin = (chunk: Buffer): void => {
        beginning = Buffer.concat([beginning, chunk]);
        if (!isWholeBeginning(beginning)) return;
        socket.off("data", begin).off("end", end);
        const named = hostNamedIn(hosts, beginning);
        if (named === undefined) {
          other.write(beginning);
          socket.pipe(other);
          return;
        }
        onEscape(named, authority);
        socket.destroy();
      };
      socket.on("data", begin).once("end", end);
      other.pipe(socket);
    });
    other.once("error", () => (isOpen ? socket.destroy() : rejectTunnel(socket, 502, `${authority}: can't be reached`)));
    socket.once("error", () => other.destroy()).once("close", () => other.destroy());
    return true;
  },
  request({ scheme, authority, path }, incoming, outgoing) {
    const url = `${scheme}://${authority}${path}`;
    const { hostname, port, host } = new URL(url);
    const upstream = upstreamOf(environment, scheme, hostname);
    const to = upstream ? addressOf(upstream) : { host: bare(hostname), port: Number(port) || undefined };
    const send = (upstream?.protocol ?? `${scheme}:`) === "https:" ? requestHttps : requestHttp;
    const headers = [
      // The one in the target counts (RFC 9112, section 3.2.2).
      "Host",
      host,
      ...onlyEndToEnd(incoming.rawHeaders, ["host"]),
      // Without it, the body of a GET would be the next request.
      ...("transfer-encoding" in incoming.headers ? ["Transfer-Encoding", "chunked"] : []),
      ...(upstream ? credentials(upstream).flatMap((line) => line.split(": ")) : []),
    ];
    const target = upstream ? url : path.startsWith("/") ? path : `/${path}`;
    const forwarded = send({ ...to, method: incoming.method, path: target, headers, setHost: false });
    const fail = (reason: string): void => void (outgoing.headersSent ? outgoing.destroy() : reject(outgoing, 502, `${host}: ${reason}`));
    forwarded
      .once("response", (response) => {
        const { statusCode = 0 } = response;
        if (statusCode < 200) {
          fail(`its status is ${statusCode}`);
          return;
        }
        outgoing.writeHead(statusCode, onlyEndToEnd(response.rawHeaders));
        // A response that breaks off does so for the client, too.
        pipeline(response, outgoing, () => {});
      })
      .once("upgrade", (_response, socket) => {
        socket.destroy();
        fail("it changes to another protocol, which nobody has asked for");
      })
      .on("error", () => fail("can't be reached"));
    outgoing.once("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
    return true;
  },
});

const upstreamOf = (environment: Environment, scheme: string, host: string): URL | undefined =>
  bypassesProxy(environment, host) ? undefined : proxyIn(environment, scheme);

const addressOf = ({ hostname, port, protocol }: URL): { readonly host: string; readonly port: number } => ({
  host: bare(hostname),
  port: Number(port) || (protocol === "https:" ? 443 : 80),
});

/** A URL's host of IPv6 is in brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

function credentials({ username, password }: URL): readonly string[] {
  if (username === "") return [];
  const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return [`Proxy-Authorization: Basic ${Buffer.from(text).toString("base64")}`];
}

/** Names and values in turn, without those of one connection, which `Connection` may name (RFC 9110, section 7.6.1), and without others. */
function onlyEndToEnd(lines: readonly string[], others: readonly string[] = []): string[] {
  const nameAt = (index: number): string => lines[index - (index % 2)]?.toLowerCase() ?? "";
  const named = lines.filter((_each, index) => index % 2 === 1 && nameAt(index) === "connection").flatMap((value) => value.split(","));
  const left = new Set([...OF_ONE_CONNECTION, ...others, ...named.map((name) => name.trim().toLowerCase())]);
  // Nobody may leave the length of a body out.
  left.delete("content-length");
  return lines.filter((_each, index) => !left.has(nameAt(index)) && !nameAt(index).startsWith("proxy-"));
}

const OF_ONE_CONNECTION = ["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"];

function rejectTunnel(socket: Duplex, status: number, reason: string): true {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, `Content-Length: ${Buffer.byteLength(reason)}`, "Connection: close"];
  socket.end([...lines, "", reason].join("\r\n"));
  return true;
}

function reject(outgoing: ServerResponse, status: number, reason: string): true {
  outgoing.writeHead(status, { "content-type": "text/plain; charset=utf-8", connection: "close" }).end(reason);
  return true;
}
