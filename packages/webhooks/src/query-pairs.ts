/** Query parameters as they were sent. */
import { kindOf } from "@maksu/signing/options";
import { WebhookError } from "./errors.ts";

/**
 * Splits a query into names and values, decoded like a form: `+` is a space, percent sequences are UTF-8. A value with percent sequences
 * that are not UTF-8 is undefined: `URLSearchParams` would insert U+FFFD, so that several queries would pass for the signed one. Only a
 * verifier that reads the value rejects it.
 *
 * @param url - the URL, or its path and query
 * @throws WebhookError `request-invalid` for neither a string nor a URL: whoever sends the request can't cause that
 */
export function queryPairs(url: string | URL): [name: string, value: string | undefined][] {
  const address = textOf(url).replace(/#.*/s, "");
  const start = address.indexOf("?");
  if (start === -1) return [];
  const parts = address.slice(start + 1).split("&");
  return parts.filter((part) => part !== "").map(pairOf);
}

/** Accepts a URL of any realm or implementation, by its `href`. */
function textOf(url: string | URL): string {
  const text: unknown = typeof url === "string" ? url : Object(url).href;
  if (typeof text === "string") return text;
  throw new WebhookError("request-invalid", `url: must be a string or a URL, such as request.url, not ${kindOf(url)}`);
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
