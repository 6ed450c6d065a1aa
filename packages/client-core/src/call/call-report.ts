import type { CallReport, OnCall } from "../client-settings.ts";
import { ClientError } from "../errors.ts";
import type { Outcome } from "./retry.ts";

/** Facts about every attempt, whatever its outcome. */
type SentAttempt = Pick<CallReport, "operationId" | "attempt" | "duration" | "requestBytes">;

/** Reports an attempt. Errors thrown by `onCall` are ignored. */
export function report(onCall: OnCall, sent: SentAttempt, { status, headers, thrown, responseBytes }: Outcome): void {
  const requestId = headers?.get("request-id") ?? undefined;
  const code = codeOf(thrown);
  try {
    const returned: unknown = onCall({
      ...sent,
      ...(status !== undefined && { status }),
      ...(code !== undefined && { code }),
      ...(responseBytes !== undefined && { responseBytes }),
      ...(requestId !== undefined && { requestId }),
    });
    if (returned instanceof Promise) returned.catch(() => {});
  } catch {
    // Ignored, see above.
  }
}

/** Signing's errors have codes, too. */
function codeOf(thrown: unknown): string | undefined {
  if (thrown instanceof ClientError) return thrown.code;
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? code : undefined;
}
