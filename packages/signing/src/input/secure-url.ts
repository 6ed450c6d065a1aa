/** Where signed data may go: over TLS, or in the clear to this machine alone. */
import { SigningError } from "../errors.ts";

/**
 * Requires an absolute `https:` URL, or an `http:` one whose host is loopback (127.0.0.0/8, ::1, localhost).
 *
 * @throws SigningError `url-invalid`, `insecure-url`
 */
export function requireSecureUrl(field: string, text: string): URL {
  if (!URL.canParse(text)) throw new SigningError("url-invalid", `${field}: must be an absolute URL`);
  const url = new URL(text);
  if (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))) return url;
  throw new SigningError("insecure-url", `${field}: must be https, or http to a loopback host`);
}

/**
 * Requires the scheme and host of a service, https or http to loopback, and nothing after them: paths are whole in the descriptions, and errors
 * would quote credentials.
 *
 * @returns the origin
 * @throws SigningError `url-invalid`, `insecure-url`
 */
export function requireBaseUrl(baseUrl: string): string {
  const url = requireSecureUrl("baseUrl", baseUrl);
  if (url.href === `${url.origin}/`) return url.origin;
  throw new SigningError("url-invalid", `baseUrl: must be ${BASE_URL}`);
}

/** What a base URL is, for messages. */
export const BASE_URL = "scheme and host, as in https://api.example.com, and nothing after them";

/** URL parsing has already written every form of an IPv4 address as four decimal numbers. */
function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.[\d.]+$/.test(hostname);
}
