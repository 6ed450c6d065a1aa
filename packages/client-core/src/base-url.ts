import { requireSecureUrl, SigningError } from "@maksu/signing";

/**
 * Requires scheme and host, https or http to loopback, and nothing after them: paths are whole in the descriptions, and credentials in a URL would be quoted by errors.
 *
 * @returns scheme and host
 * @throws SigningError `url-invalid`, `insecure-url`
 */
export function checkBaseUrl(baseUrl: string): string {
  const { origin, href } = requireSecureUrl("baseUrl", baseUrl);
  if (href !== `${origin}/`)
    throw new SigningError("url-invalid", "baseUrl: must be scheme and host, as in https://api.example.com, and nothing after them");
  return origin;
}
