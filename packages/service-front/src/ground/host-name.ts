/** The name of a host, as it stands in a `Host` header, in options and in URLs: one written form for each, so that names can be compared. */

/** A host and its port. */
export interface HostAndPort {
  /** In lower case; IPv6 in brackets, in its shortest form. */
  readonly name: string;
  /** Empty without one. */
  readonly port: string;
}

const HOST = /^(\[[\d:.a-f]+\]|[\w-]+(?:\.[\w-]+)*)(?::(\d{1,5}))?$/i;
/** Characters of the longest name that a name server has (RFC 1035, section 2.3.4). */
const LONGEST = 253;
const IPV4 = /^\d+(?:\.\d+){3}$/;
const IPV6 = /^[\d:.a-f]+$/i;
const NUMERIC = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/**
 * Reads a `Host` header: a name or an address, then perhaps a port. What a URL parser would repair is no host: a user in front of it, a slash, a query or
 * a fragment behind it, a dot at its end, an IPv4 address that isn't four decimal numbers. Nor is what it rejects.
 *
 * @returns undefined for anything else
 */
export function readHost(text: string): HostAndPort | undefined {
  const [, host = "", port = ""] = HOST.exec(text) ?? [];
  if (host === "" || host.length > LONGEST || Number(port) > 65_535) return undefined;
  if (host.startsWith("[")) return isIPv6(host.slice(1, -1)) ? { name: new URL(`http://${host}`).hostname, port } : undefined;
  // A name that Punycode can't have written, such as xn--a.
  if (!URL.canParse(`http://${host}`)) return undefined;
  return NUMERIC.test(host) && !isIPv4(host) ? undefined : { name: host.toLowerCase(), port };
}

/** Reads a host without a port, where IPv6 needs no brackets; undefined for anything else. */
export function readHostName(text: string): string | undefined {
  const { name, port } = readHost(isIPv6(text) ? `[${text}]` : text) ?? {};
  return port === "" ? name : undefined;
}

/** Whether a name that was read is this machine. Names other than `localhost` may lead anywhere. */
export const isLoopbackName = (name: string): boolean =>
  name === "localhost" || name === "[::1]" || (isIPv4(name) && name.startsWith("127."));

/** Whether a name that was read is an IP address, which no name server can lead elsewhere. */
export const isAddress = (name: string): boolean => isIPv4(name) || name.startsWith("[");

/** Without `node:net`, since browsers load this with the client of the control API. */
const isIPv4 = (text: string): boolean => IPV4.test(text) && hostnameOf(text) === text;
const isIPv6 = (text: string): boolean => IPV6.test(text) && hostnameOf(`[${text}]`) !== undefined;
const hostnameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : undefined;
