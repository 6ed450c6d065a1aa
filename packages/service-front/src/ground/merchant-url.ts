/** What a merchant's URL may be, and how it is kept: a password in it is nobody's to see. */

/** Why an event can't be sent to a URL. */
export type UrlFault = "the URL is not an http(s) URL" | "the URL has a user name or a password";

/** Why nothing can be sent to a URL; undefined for one that can be requested. */
export function urlFault(text: string): UrlFault | undefined {
  const url = parsed(text);
  if (!url || !/^https?:$/.test(url.protocol)) return "the URL is not an http(s) URL";
  return hasUser(url) ? "the URL has a user name or a password" : undefined;
}

/** A URL as a browser would open it: the description of a merchant's URL limits its length only, and the service takes `shop.example.com/paid`, too. */
export function withScheme(text: string): string {
  // What a URL is read without.
  const read = text.replaceAll(/[\t\n\r]/g, "").replace(/^[^!-~]+/, "");
  return /^(https?:|[a-z][a-z\d+.-]*:[/\\])/i.test(read) ? text : `https://${text}`;
}

/** A URL without its user name and its password. One that can't be read is masked as a whole where it may have some. */
export function withoutUser(text: string): string {
  // Most texts are neither.
  if (!text.includes("@")) return text;
  const url = parsed(withScheme(text));
  if (!url || !/^https?:$/.test(url.protocol)) return MASKED_USER;
  if (!hasUser(url)) return text;
  url.username = MASKED_USER;
  url.password = "";
  return url.href;
}

/** What stands for a user: a user name still, since what has one can't be requested. */
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
