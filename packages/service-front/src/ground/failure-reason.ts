/** Why an event has no response, in words of our own: what Node says of a URL could have a password, or a signature. */
import type { UrlFault } from "./merchant-url.ts";

/** Milliseconds for a response. */
export const PATIENCE = 10_000;

/** Why an event was not sent, or has no response. */
export type FailureReason =
  | "no server listens there"
  | "the connection broke"
  | "the host is unknown"
  | "the host can't be reached"
  | "the certificate is not trusted"
  | "TLS failed"
  | "the response is not HTTP"
  | "too many connections are open"
  | "the request failed"
  | `no response within ${number} s`
  | "the server was stopped"
  | UrlFault;

/** Node's codes, and what they mean here. */
const REASONS: readonly (readonly [code: RegExp, reason: FailureReason])[] = [
  [/^ECONNREFUSED$/, "no server listens there"],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/, "the connection broke"],
  [/^(ENOTFOUND|EAI_\w+)$/, "the host is unknown"],
  [/^(ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL)$/, "the host can't be reached"],
  [/^(CERT_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+|UNABLE_TO_\w+|ERR_TLS_CERT_\w+)$/, "the certificate is not trusted"],
  [/^(EPROTO|ERR_SSL_\w+|ERR_TLS_\w+)$/, "TLS failed"],
  [/^HPE_\w+$/, "the response is not HTTP"],
  [/^(EMFILE|ENFILE)$/, "too many connections are open"],
];

/** The reason of an error that Node reports. Nothing of the error but its code is read. */
export function reasonOf(error: unknown): FailureReason {
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  // Each address of a host has failed: the first one stands for all.
  if (error instanceof AggregateError && typeof code !== "string") return reasonOf(error.errors[0]);
  return (typeof code === "string" && REASONS.find(([pattern]) => pattern.test(code))?.[1]) || "the request failed";
}
