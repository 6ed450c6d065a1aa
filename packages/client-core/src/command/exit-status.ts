import { SigningError } from "@maksu/signing/options";
import { ClientError, type ClientErrorCode } from "@maksu/client-core";

/** Codes of requests that were rejected before anything was sent. */
const NOT_SENT: ReadonlySet<ClientErrorCode> = new Set([
  "validation-failed",
  "input-unknown",
  "path-parameter-invalid",
  "query-parameter-invalid",
  "header-invalid",
  "body-invalid",
]);

/** The exit status of a call that has thrown: 2 when nothing was sent, 3 when the request may have been carried out. */
export function exitStatus(error: unknown): 2 | 3 {
  const isUnsent = error instanceof SigningError || (error instanceof ClientError && NOT_SENT.has(error.code));
  return isUnsent ? 2 : 3;
}

/** The error on one line, with its code. */
export function messageOf(error: unknown): string {
  if (error instanceof ClientError || error instanceof SigningError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? error.message : "unknown error";
}
