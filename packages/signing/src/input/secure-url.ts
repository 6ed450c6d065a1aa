/** Where signed data may go: over TLS, or in the clear to this machine alone. */
import { SigningError } from "../errors.ts";

/** The address of a service. */
export interface ServiceAddress {
  /** Scheme and host of the service, and nothing after it. A request to any other origin is rejected before it is signed. */
  readonly baseUrl: string;
  /**
   * Hosts besides loopback to which `http:` is allowed: names without a port, such as those of test containers. Whoever can read the network on the
   * way reads all that is sent, including the legacy interface's secret.
   * @defaultValue none
   */
  readonly allowInsecureHosts?: readonly string[] | undefined;
}

/**
 * Requires an absolute `https:` URL, or an `http:` one whose host is loopback (127.0.0.0/8, ::1, localhost).
 *
 * @param insecureHosts further hosts to which `http:` is allowed
 * @throws SigningError `url-invalid`, `insecure-url`
 */
export function requireSecureUrl(field: string, text: string, insecureHosts?: readonly string[]): URL {
  if (!URL.canParse(text)) throw new SigningError("url-invalid", `${field}: must be an absolute URL`);
  const url = new URL(text);
  const { protocol, hostname } = url;
  const isAllowed = isLoopback(url) || insecureHosts?.some((host) => host.toLowerCase() === hostname);
  if (protocol === "https:" || (protocol === "http:" && isAllowed)) return url;
  const others = insecureHosts ? " or one of allowInsecureHosts" : "";
  throw new SigningError("insecure-url", `${field}: must be https, or http to a loopback host${others}`);
}

/**
 * Requires the scheme and host of a service, https or http to loopback or an allowed host, and nothing after them: paths are whole in the
 * descriptions, and errors would quote credentials.
 *
 * @returns the origin
 * @throws SigningError `url-invalid`, `insecure-url`
 */
export function requireBaseUrl(address: ServiceAddress): string {
  const { baseUrl, allowInsecureHosts = [] }: ServiceAddress = Object(address);
  const url = requireSecureUrl("baseUrl", baseUrl, allowInsecureHosts);
  if (url.href === `${url.origin}/`) return url.origin;
  throw new SigningError("url-invalid", `baseUrl: must be ${BASE_URL}`);
}

/** Describes a base URL, for messages. */
export const BASE_URL = "scheme and host, as in https://api.example.com, and nothing after them";

/**
 * Returns whether the host of an http or https URL is this machine. Names other than `localhost` may lead anywhere. URL parsing has already written
 * every form of an IPv4 address as four decimal numbers.
 */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\.[\d.]+$/.test(hostname);
}
