/** Where a shop is that writes its public host into URLs: what is sent to it goes to the address that the host is mapped to. */
import { readMerchantUrl } from "@maksu/service-front";
import { isLoopback } from "@maksu/signing/options";

/** Addresses by what they stand for: `https://shop.example.com` by `http://127.0.0.1:8080`. */
export type ShopMap = Readonly<Record<string, string>>;

/**
 * A URL as it is reached: with scheme, host and port of a mapped address in place of its own.
 *
 * @param map - none of a world that was stored before there were maps
 */
export function reachedAt(text: string, map: ShopMap = {}): string {
  const { url } = readMerchantUrl(text);
  if (url === undefined) return text;
  const { origin, href } = new URL(url);
  const [, address] = Object.entries(map).find(([from]) => new URL(from).origin === origin) ?? [];
  return address === undefined ? text : new URL(address).origin + href.slice(origin.length);
}

/** A request as a reverse proxy in front of the shop sends it: signed for its own URL, of which it brings the host along. */
export function forwarded(request: Request, map: ShopMap): Request {
  const { method, url, headers, body } = request;
  const address = reachedAt(url, map);
  if (address === url) return request;
  const own = new Headers(headers);
  for (const [name, value] of Object.entries(forwardedHeaders(url))) own.set(name, value);
  return new Request(address, { method, headers: own, ...(body && { body, duplex: "half" }) });
}

/** The headers that a reverse proxy adds to a request for a URL. */
export function forwardedHeaders(text: string): Readonly<Record<string, string>> {
  const { host, protocol, port } = new URL(text);
  return {
    host,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
    "x-forwarded-port": port || (protocol === "https:" ? "443" : "80"),
  };
}

/** The option that lets an event arrive that did not; undefined where none would. */
export function missingMap(
  url: string,
  { state, failure }: { readonly state: string; readonly failure?: string | undefined },
): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  if (state === "blocked") return `--map ${origin}=http://127.0.0.1:8080`;
  // A shop that takes its own scheme for granted, and listens without TLS.
  const isPlain = protocol === "https:" && isLoopback(new URL(url)) && (failure === "TLS failed" || failure === "no server listens there");
  return isPlain ? `--map ${origin}=${origin.replace("https:", "http:")}` : undefined;
}
