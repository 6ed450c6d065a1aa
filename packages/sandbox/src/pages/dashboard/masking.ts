/** Hides signatures, secrets and tokens of cards from the dashboard. */
import { withoutUser } from "@maksu/service-front";
import { MASK, SECRET_NAMES } from "../../ground/masked-text.ts";

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

/** Characters that change the direction of text, written as escapes of JSON. */
export const withoutDirection = (text: string): string =>
  text.replaceAll(
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Enough of a card's token to recognize it. */
export const maskedToken = (token: string): string => `${token.slice(0, 8)}…`;
