/** What a merchant's URL may be, and how it is kept: a password in it is nobody's to see. */

/** Why an event can't be sent to a URL. */
export type UrlFault = "the URL is not an http(s) URL" | "the URL has a user name or a password";

/** Why nothing can be sent to a URL; undefined for one that can be requested. */
export function urlFault(text: string): UrlFault | undefined {
  const url = parsed(text);
  if (!url || !/^https?:$/.test(url.protocol)) return "the URL is not an http(s) URL";
  return hasUser(url) ? "the URL has a user name or a password" : undefined;
}

/** A text without the user name and the password that it has as a URL; one that looks like such a URL, but is none, is masked as a whole. */
export function withoutUser(text: string): string {
  // Most texts are neither.
  if (!text.includes("@")) return text;
  const url = [text, `https://${text}`].map(parsed).find((each) => each && /^https?:$/.test(each.protocol));
  if (url && !hasUser(url)) return text;
  if (!url) return /^\s*[a-z][a-z\d+.-]*:/i.test(text.replaceAll(/[\t\n\r]/g, "")) ? MASKED_USER : text;
  url.username = MASKED_USER;
  url.password = "";
  return url.href;
}

/** A user name still: what has one can't be requested. */
const MASKED_USER = "masked";

const parsed = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const hasUser = ({ username, password }: URL): boolean => username !== "" || password !== "";
