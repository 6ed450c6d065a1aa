import { requireSecureUrl, SigningError } from "@maksu/signing";

/**
 * Requires scheme and host, https or http to loopback, and nothing after them: paths are whole in the descriptions, and credentials in a URL would be quoted by errors.
 *
 * @returns scheme and host
 * @throws SigningError `url-invalid`, `insecure-url`
 */
export function checkBaseUrl(baseUrl: string): string {
  // A caller in JavaScript may have left it out, or spelt it otherwise.
  const url = baseUrl && requireSecureUrl("baseUrl", baseUrl);
  if (url && url.href === `${url.origin}/`) return url.origin;
  throw new SigningError(
    "url-invalid",
    `baseUrl${url ? ": must be" : " is missing:"} scheme and host, as in https://api.example.com, and nothing after them`,
  );
}
