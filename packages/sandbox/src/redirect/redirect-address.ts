/** Where a request goes instead. */
import type { RequestOptions } from "node:http";
import { urlToHttpOptions } from "node:url";

/** Whose requests go elsewhere, and where. */
export interface Redirection {
  /** The service's hosts. */
  readonly hosts: ReadonlySet<string>;
  /** The sandbox. */
  readonly target: URL;
}

/** A URL on the sandbox; undefined for one of another host, and for an invalid URL. */
export function redirectedUrl({ hosts, target }: Redirection, url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, search } = new URL(url);
  return hosts.has(hostname) ? target.origin + pathname + search : undefined;
}

/** What `request` and `get` of `node:http` and `node:https` take: a URL, options, or both, and a callback. */
export type RequestArguments = readonly unknown[];

/** The arguments of a request to the sandbox by `node:http`; undefined for one to another host. */
export function redirectedRequest({ hosts, target }: Redirection, args: RequestArguments): RequestArguments | undefined {
  const [first, second] = args;
  const url = typeof first === "string" || first instanceof URL ? String(first) : undefined;
  if (url !== undefined && !URL.canParse(url)) return undefined;
  const given = url === undefined ? first : second;
  const options: RequestOptions = {
    ...(url !== undefined && urlToHttpOptions(new URL(url))),
    ...(typeof given === "object" && given),
  };
  if (!hosts.has(options.hostname ?? options.host ?? "")) return undefined;
  // Agent, connection and look-up are made for TLS, or for a proxy to the host.
  const { agent, createConnection: _connection, lookup: _lookup, defaultPort: _port, headers, ...kept } = options;
  const { hostname, port } = urlToHttpOptions(target);
  const callback = args.find((each) => typeof each === "function");
  const own = headers && { headers: withoutHost(headers) };
  const redirected = { ...kept, ...own, protocol: "http:", host: hostname, hostname, port, ...(agent === false && { agent }) };
  return callback === undefined ? [redirected] : [redirected, callback];
}

/** Without a Host of the caller, which names the service: the sandbox takes requests by its own names. */
function withoutHost(headers: NonNullable<RequestOptions["headers"]>): NonNullable<RequestOptions["headers"]> {
  const isHost = (name: unknown): boolean => String(name).toLowerCase() === "host";
  if (!Array.isArray(headers)) return Object.fromEntries(Object.entries(headers).filter(([name]) => !isHost(name)));
  // Names and values in turn.
  return headers.filter((_each, index) => !isHost(headers[index - (index % 2)]));
}
