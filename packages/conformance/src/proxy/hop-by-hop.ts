/** Headers that are about a connection, not about the message that it carries (RFC 9110, 7.6.1), and those that a sender fills in itself. */
const OF_A_CONNECTION = new Set(
  `connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect host
  content-length`.split(/\s+/),
);

/** Returns the headers of a message that may be passed on: without those of its connection, and those that `Connection` names. */
export function messageHeaders(headers: Iterable<readonly [name: string, value: string]>): Record<string, string> {
  const all = [...headers].map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  const [, named = ""] = all.find(([name]) => name === "connection") ?? [];
  const others = new Set(named.split(",").map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(all.filter(([name]) => !OF_A_CONNECTION.has(name) && !others.has(name)));
}
