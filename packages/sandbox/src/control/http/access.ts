/** Who may control a sandbox. */
import { createHash, timingSafeEqual } from "node:crypto";
import { isLoopbackHost, type WireRequest } from "@maksu/service-front";
import { ControlFault } from "./control-fault.ts";

/** How a sandbox is reached. */
export interface Access {
  /** The address that it listens on. */
  readonly host: string;
  readonly publicUrl?: string | undefined;
  /** The token that requests must have; without one, only a sandbox on loopback takes them, and none by a public URL of other machines. */
  readonly controlToken?: string | undefined;
}

/**
 * Rejects what a web page can make a browser send, such as a page of another site or of a host name that has been rebound to this machine, and
 * what comes without the token.
 *
 * @throws ControlFault
 */
export function requireAccess({ headers }: Pick<WireRequest, "headers">, { host: address, publicUrl, controlToken }: Access): void {
  const publicAddress = publicUrl === undefined ? undefined : new URL(publicUrl);
  const host = headers.get("host");
  // A request without one did not come from a browser.
  if (host !== null && !isLoopbackHost(host) && !isHostOf(host, publicAddress))
    throw new ControlFault("foreign-host", "Host must be this machine, such as 127.0.0.1 or localhost, or the host of the public URL");
  const origin = headers.get("origin");
  if (origin !== null && origin !== publicAddress?.origin && origin !== originOf(host))
    throw new ControlFault("foreign-origin", "Origin must be the sandbox's own: web pages of other sites may not control it");
  if (controlToken === undefined) {
    if (isLocal(host, address)) return;
    throw new ControlFault("control-off", "the sandbox is reached by other machines: start it with a control token");
  }
  if (!isEqual(headers.get("authorization") ?? "", `Bearer ${controlToken}`))
    throw new ControlFault("token-required", "Authorization must be Bearer and the control token");
}

/** Whether a request to an address can only come from this machine, unless another program here passes it on under a name of this machine. */
export const isLocal = (host: string | null, address: string): boolean =>
  isLoopbackHost(address) && (host === null || isLoopbackHost(host));

const isHostOf = (host: string, url: URL | undefined): boolean =>
  url !== undefined && URL.canParse(`${url.protocol}//${host}`) && new URL(`${url.protocol}//${host}`).host === url.host;

/** The origin of a page that the sandbox itself serves. */
const originOf = (host: string | null): string | undefined =>
  host !== null && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).origin : undefined;

/** Compares in a time that depends on neither. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();
