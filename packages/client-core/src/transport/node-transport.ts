import * as http from "node:http";
import * as https from "node:https";
import { BoundedBytes, type MaybePromise } from "@maksu/signing";
import { isLoopback, requireOptions, requireSecureUrl, SigningError, type SigningOptionRules } from "@maksu/signing/options";
import { notCalled } from "./not-called.ts";
import { ACCEPTED_ENCODINGS, decompress } from "./decompress.ts";
import { type Ending, endingOf } from "./ending.ts";
import { keepingAsNoted, noteKeepAlive } from "./kept-connections.ts";
import { networkFailure, tooLarge } from "./network-failure.ts";
import { type ResponseHead, type Transport, TransportError, type WireRequest, type WireResponse } from "./transport.ts";

/** Settings of {@link nodeTransport}. */
export interface NodeTransportOptions {
  /**
   * Makes and keeps connections: an `https.Agent`, or an `http.Agent` for a service on loopback. A proxy's agent goes here.
   * One without a `timeout` keeps a connection after its last response for as long as the service says in `Keep-Alive: timeout`, less a second, for ten
   * minutes at most, and for four seconds if the service does not say; a `timeout`, in milliseconds, is its own limit.
   * @defaultValue one without a limit to the number of connections
   */
  readonly agent?: http.Agent | undefined;
}

const OPTIONS: SigningOptionRules<NodeTransportOptions> = {
  agent: { allowed: "an http.Agent or https.Agent", accepts: (value) => typeof Object(value).addRequest === "function" },
};

/** As the built-in `fetch` has them. */
const DEFAULT_HEADERS: Readonly<Record<string, string>> = { accept: "*/*", "accept-encoding": ACCEPTED_ENCODINGS, "user-agent": "node" };

/**
 * Creates a transport over `node:http` and `node:https`, which takes less processor time than `fetch`.
 *
 * The transport rejects with SigningError `url-invalid` or `insecure-url` before it sends anything.
 */
export function nodeTransport(settings: NodeTransportOptions = {}): Transport {
  if (Object.hasOwn(settings, "maxResponseBytes")) throw notCalled("nodeTransport");
  requireOptions(settings, OPTIONS);
  const { agent } = settings;
  const plain = { send: http.request, agent: keepingAsNoted(agent ?? new http.Agent({ keepAlive: true })) };
  const secure = { send: https.request, agent: keepingAsNoted(agent ?? new https.Agent({ keepAlive: true })) };
  /** The last origin used to which every request may go. */
  let known: Connection | undefined;
  const locate = ({ url: given, allowInsecureHosts = [] }: WireRequest): readonly [connection: Connection, path: string] => {
    if (known && given.startsWith(known.prefix)) {
      const path = given.slice(known.prefix.length - 1);
      if (!CHANGEABLE.test(path)) return [known, path];
    }
    const url = requireSecureUrl("url", given, allowInsecureHosts);
    const { protocol, hostname, port, origin, pathname, search } = url;
    // URLs have brackets around an IPv6 address, connections have none.
    const address = { hostname: hostname.replaceAll(/[[\]]/g, ""), port };
    const connection = { prefix: `${origin}/`, address, ...(protocol === "https:" ? secure : plain) };
    // Another host is allowed by a request, for that request.
    if (protocol === "https:" || isLoopback(url)) known = connection;
    return [connection, pathname + search];
  };
  return (request) => overSocket(request, locate);
}

/** Parts of a path and query that URL parsing may change: a segment such as `..` or `%2e`, and characters that it writes in another way or leaves out. */
const CHANGEABLE = /\/(?:\.|%2)|[^\w/?&=%,.:;!~*()+@$-]/;

/** How to get to an origin. */
interface Connection {
  /** The origin, with the slash that its paths begin with. */
  readonly prefix: string;
  readonly address: { readonly hostname: string; readonly port: string };
  readonly send: typeof http.request;
  readonly agent: http.Agent;
}

/** Sends a request and reads what comes back, as it comes. Rejects with what is thrown before anything is sent, too. */
function overSocket(request: WireRequest, locate: (request: WireRequest) => readonly [connection: Connection, path: string]) {
  return new Promise<WireResponse>((resolve, reject) => {
    const { url, body, maxResponseBytes, onHead } = request;
    const [connection, path] = locate(request);
    const ending = endingOf(request);
    ending.check();
    const outgoing = open(request, path, connection);
    let head: ResponseHead | undefined;
    let hasEnded = false;
    const abort = (reason: unknown): void => {
      end();
      reject(reason);
      outgoing.destroy();
    };
    const removeAbort = ending.onEnd(abort);
    const end = (): void => {
      hasEnded = true;
      removeAbort();
    };
    const fail = (error: Error): void => {
      if (!hasEnded) abort(error instanceof TransportError ? error : networkFailure(error, { url, status: head?.status }));
    };
    outgoing.on("response", (incoming) => {
      const { statusCode: status = 0, rawHeaders } = incoming;
      const bytes = new BoundedBytes(maxResponseBytes, () => tooLarge(maxResponseBytes, status));
      incoming.on("data", (chunk: Buffer) => orFail(() => bytes.add(chunk)));
      incoming.on("end", () => {
        if (hasEnded || !head) return;
        end();
        resolve(decoded({ ...head, body: bytes.whole() }, maxResponseBytes, ending));
        // A server that responds early may never read the rest.
        if (!outgoing.writableFinished) outgoing.destroy();
      });
      incoming.on("error", fail);
      orFail(() => {
        head = { status, headers: headersOf(rawHeaders) };
        noteKeepAlive(incoming, head.headers.get("keep-alive"));
        onHead?.(head);
      });
    });
    outgoing.on("error", fail);
    // Follows every other event.
    outgoing.on("close", () => hasEnded || fail(new Error("the connection was closed")));
    outgoing.end(body);

    function orFail(step: () => void): void {
      try {
        step();
      } catch (error) {
        fail(error as Error);
      }
    }
  });
}

function open({ url, method, headers, body }: WireRequest, path: string, { address, send, agent }: Connection): http.ClientRequest {
  // Spreading takes several times as long.
  const sent: Record<string, string> = {};
  for (const name in DEFAULT_HEADERS) sent[name] = DEFAULT_HEADERS[name] ?? "";
  for (const name in headers) sent[name] = headers[name] ?? "";
  if (body) sent["content-length"] = String(body.length);
  const { hostname, port } = address;
  try {
    return send({ agent, hostname, port, method, path, headers: sent });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_INVALID_PROTOCOL") throw error;
    throw new SigningError("option-invalid", `agent: does not connect to ${new URL(url).protocol} URLs`);
  }
}

/** Decompresses a response. Returns one that is not compressed at once, since a call waits for each promise. */
function decoded(response: WireResponse, most: number, ending: Ending): MaybePromise<WireResponse> {
  const { status, headers, body: bytes } = response;
  const encodings = headers.get("content-encoding");
  if (encodings === null || bytes.length === 0) return response;
  return decompress({ bytes, encodings, most, status, check: () => ending.check() }).then((body) => ({ status, headers, body }));
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index] ?? "", raw[index + 1] ?? "");
  return headers;
}
