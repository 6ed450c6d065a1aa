import type { ReceivedRequest } from "@maksu/test-server";

/** The headers that signing is about, by lower-case name. */
export function signingHeaders({ rawHeaders }: ReceivedRequest): Record<string, string> {
  const named = rawHeaders.map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(named.filter(([name]) => /^(checkout-|signature|platform-name|submerchant|x-maksu)/.test(name)));
}
