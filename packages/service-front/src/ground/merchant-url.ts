/**
 * The rule of merchants' URLs: which a request may name, an event be sent to, and a browser be led to; and how they are kept, since a password in
 * one is nobody's to see.
 */
import { isLoopbackName, readHostName } from "./host-name.ts";

/** Why nothing can be sent to a URL. */
export type UrlFault = "the URL is not an http(s) URL" | "the URL has a user name or a password";

/** A merchant's URL with its scheme, or why nothing can be sent to it. */
export type MerchantUrl = { readonly url: string; readonly fault?: undefined } | { readonly url?: undefined; readonly fault: UrlFault };

/**
 * Reads a merchant's URL as a browser would open it. The descriptions limit little more than the length of most, and the service takes
 * `shop.example.com/paid`, too, so that one without a scheme is an https URL.
 */
export function readMerchantUrl(text: string): MerchantUrl {
  const url = withScheme(text);
  const read = parsed(url);
  if (!read || !/^https?:$/.test(read.protocol)) return { fault: "the URL is not an http(s) URL" };
  return hasUser(read) ? { fault: "the URL has a user name or a password" } : { url };
}

/**
 * Whether events may be sent to a URL: one on this machine, or of a host that is named.
 *
 * @param named - the option `allowEventsTo`
 */
export function mayReceiveEvents(text: string, named: readonly string[]): boolean {
  const { url } = readMerchantUrl(text);
  if (url === undefined) return false;
  const { hostname } = new URL(url);
  return isLoopbackName(hostname) || named.some((each) => readHostName(each) === hostname);
}

function withScheme(text: string): string {
  // URL parsers leave out these characters.
  const read = text.replaceAll(/[\t\n\r]|^[\0- ]+/g, "");
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(read) ?? [];
  const isHost = scheme !== undefined && /^localhost$|\./i.test(scheme) && /^[^:]*:\d+(?:[/?#]|$)/.test(read);
  return scheme === undefined || isHost ? `https://${read}` : text;
}

/** A URL without its user name and its password. One that can't be read is masked as a whole where it may have some. */
export function withoutUser(text: string): string {
  // Most texts are neither.
  if (!text.includes("@")) return text;
  const url = parsed(withScheme(text));
  if (!url || !/^https?:$/.test(url.protocol)) return `${MASKED_USER}@`;
  if (!hasUser(url)) return text;
  url.username = MASKED_USER;
  url.password = "";
  return url.href;
}

/** Stands for a user: a user name still, since a URL with one can't be requested. */
const MASKED_USER = "masked";

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const hasUser = ({ username, password }: URL): boolean => username !== "" || password !== "";

/** Fields of URLs: what is below them is one, too. */
const URL_FIELD = /url/i;

/** Levels of a body that are looked at; no valid body has as many. */
const MOST_LEVELS = 50;

/** A JSON value whose URLs have neither user names nor passwords: itself, where they have none. */
export function withoutUsers(value: unknown, isUrl = false, level = 0): unknown {
  if (typeof value === "string") return isUrl ? withoutUser(value) : value;
  if (typeof value !== "object" || value === null || level > MOST_LEVELS) return value;
  const fields = Object.entries(value);
  const own = Array.isArray(value);
  const changed = fields.map(([name, each]) => [name, withoutUsers(each, isUrl || (!own && URL_FIELD.test(name)), level + 1)] as const);
  if (changed.every(([, each], nth) => each === fields[nth]?.[1])) return value;
  return own ? changed.map(([, each]) => each) : Object.fromEntries(changed);
}
