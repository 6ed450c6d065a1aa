import { inFlags } from "@maksu/signing/command-line";
import { SigningError } from "@maksu/signing/options";
import { type CallReport, ClientError, type ClientErrorCode } from "@maksu/client-core";

/** Codes of calls that sent nothing. */
const NOT_SENT: ReadonlySet<ClientErrorCode> = new Set([
  "validation-failed",
  "input-unknown",
  "path-parameter-invalid",
  "query-parameter-invalid",
  "header-invalid",
  "body-invalid",
  "connection-failed",
]);

/** The exit status of a call that has thrown: 2 when nothing was sent, 3 when the request may have been carried out. */
export function exitStatus(error: unknown): 2 | 3 {
  const isUnsent = error instanceof SigningError || (error instanceof ClientError && NOT_SENT.has(error.code));
  return isUnsent ? 2 : 3;
}

/** Whether an attempt may have been carried out, though a later one sent nothing. */
export const maySend = ({ status, code }: Pick<CallReport, "status" | "code">): boolean => status !== undefined || code === "network-error";

/**
 * The error on one line, with its code and that of the system, such as `ECONNREFUSED`.
 *
 * @param flags what the command has for the options of the client
 */
export function messageOf(error: unknown, flags: Readonly<Record<string, string>> = {}): string {
  if (error instanceof ClientError) return `${error.code}: ${error.message}${systemCodeOf(error.cause)}`;
  if (error instanceof SigningError) return `${error.code}: ${inFlags(error.message, flags)}`;
  return error instanceof Error ? error.message : "unknown error";
}

function systemCodeOf(cause: unknown): string {
  const { code } = Object(cause) as { readonly code?: unknown };
  return typeof code === "string" && /^[A-Z][A-Z_]+$/.test(code) ? ` (${code})` : "";
}
