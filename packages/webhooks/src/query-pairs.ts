/** The parameters of an address, as they were sent. */

/**
 * Names and values of the query, decoded as a form is: `+` is a space, percent sequences are UTF-8. A value whose percent sequences are not UTF-8
 * is left out of the pair: `URLSearchParams` would put U+FFFD in its place, so that several queries would pass for the one that was signed. Only
 * a verifier that reads the value minds.
 *
 * @param url - the address, or its path and query
 */
export function queryPairs(url: string | URL): [name: string, value: string | undefined][] {
  const address = String(url).replace(/#.*/s, "");
  const start = address.indexOf("?");
  if (start === -1) return [];
  const parts = address.slice(start + 1).split("&");
  return parts.filter((part) => part !== "").map(pairOf);
}

function pairOf(part: string): [name: string, value: string | undefined] {
  const end = part.indexOf("=");
  const [name, value] = end === -1 ? [part, ""] : [part.slice(0, end), part.slice(end + 1)];
  return [decoded(name) ?? name, decoded(value)];
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
