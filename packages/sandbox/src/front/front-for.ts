import { isIPv6 } from "node:net";
import { isLoopback } from "@maksu/signing/options";
import { type EarlyRejection, PROFILE_NAMES, type ProfileName, serviceHosts } from "@maksu/service-front";
import { createFront, type Front } from "./front.ts";
import { nowhere, outward } from "./onward.ts";
import { proxyIn } from "./proxy-variables.ts";

/** The options of a sandbox that a front depends on. */
export interface FrontOptions {
  readonly profile?: ProfileName;
  readonly offline?: boolean;
  /** The address that it listens on. */
  readonly host: string;
  readonly requestTimeout: number;
  readonly onRejected: (rejection: EarlyRejection) => void;
}

/**
 * Creates the front of a sandbox. Other machines can't use it as a proxy.
 *
 * @throws Error for a proxy of the user's that requests can't be sent on to; the message has no password
 */
export function frontFor({ profile = PROFILE_NAMES[0], offline = false, host, requestTimeout, onRejected }: FrontOptions): Front {
  const hosts = serviceHosts(profile);
  if (!offline) for (const scheme of ["http", "https"]) proxyIn(process.env, scheme);
  const reject = (reason: string): void => onRejected({ method: "CONNECT", path: "", status: 403, reason });
  const isLocal = isLoopback(new URL(`http://${isIPv6(host) ? `[${host}]` : host}`));
  const onward = offline
    ? nowhere("the sandbox is offline")
    : isLocal
      ? outward(process.env, hosts, (service, authority) => reject(escape(service, authority)))
      : nowhere("the front is no proxy for other machines, except to the service's hosts");
  return createFront({ hosts, onward, requestTimeout, onDistrusted: () => reject(DISTRUSTED) });
}

const escape = (service: string, authority: string): string =>
  `a tunnel to ${authority} was about to reach the real ${service}: let the program look its address up by itself, or use run --sealed`;

const DISTRUSTED =
  "a program does not trust the sandbox: it has a list of authorities of its own, as by CURLOPT_CAINFO or verify, or runs without its environment. " +
  "Give it the file that SSL_CERT_FILE names, or that of --front-ca";
