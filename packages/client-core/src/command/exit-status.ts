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

/** The exit status for what a call or the reading of arguments has thrown. */
export const exitStatus = (error: unknown): number => (error instanceof ClientError && !NOT_SENT.has(error.code) ? 3 : 2);

/** The error on one line, with its code. */
export function messageOf(error: unknown): string {
  if (error instanceof ClientError || error instanceof SigningError) return `${error.code}: ${error.message}`;
  return error instanceof Error ? error.message : "unknown error";
}
