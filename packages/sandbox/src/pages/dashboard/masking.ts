/** What the dashboard does not show: signatures, secrets and tokens of cards. */
import { withoutUser } from "@maksu/service-front";

/** What stands for a masked value. */
const MASK = "[masked]";

/** Names whose values are masked, in JSON and in queries. */
const SECRET_NAMES = /^(?:signature|token|checkout-card-token|cardtoken|secret|return_authcode|authorization)$/i;

/** A URL without its signature, its user name and its password. */
export function maskedUrl(given: string): string {
  const url = withoutUser(given);
  const [before = "", query] = url.split(/\?(.*)/s);
  if (query === undefined) return url;
  const fields = query.split("&").map((field) => {
    const [name = ""] = field.split("=");
    return SECRET_NAMES.test(name) ? `${name}=${MASK}` : field;
  });
  return `${before}?${fields.join("&")}`;
}

/** JSON without its secrets. */
export const maskedText = (text: string): string =>
  text.replaceAll(/"([^"\\]*)": ?"(?:[^"\\]|\\.)*"/g, (field, name: string) => (SECRET_NAMES.test(name) ? `"${name}": "${MASK}"` : field));

/** Characters that change the direction of text, written as escapes of JSON. */
export const withoutDirection = (text: string): string =>
  text.replaceAll(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Enough of a card's token to recognize it. */
export const maskedToken = (token: string): string => `${token.slice(0, 8)}…`;
