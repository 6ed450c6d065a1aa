import { ClientError } from "../errors.ts";
import type { Outcome } from "./retry.ts";

/** The report of one attempt, passed to `onCall`. Holds no secrets and nothing of a body. */
export interface CallReport {
  readonly operationId: string;
  /** 1 for the first, one more for each repetition. */
  readonly attempt: number;
  /** HTTP status of the response; absent if there was none. */
  readonly status?: number;
  /** The code of what was thrown; absent when the attempt had a result. */
  readonly code?: string;
  /** Milliseconds, from before signing to the last byte of the response. */
  readonly duration: number;
  /** Bytes of the request's body, 0 without one. */
  readonly requestBytes: number;
  /** Bytes of the response's body, decompressed; absent if it was not read whole. */
  readonly responseBytes?: number;
  /** The service's request ID, to quote to its support; absent if it sent none. */
  readonly requestId?: string;
}

/** Called with a report of each attempt when it has ended. Errors that it throws are ignored. */
export type OnCall = (report: CallReport) => unknown;

/** What is known of every attempt, whatever its outcome. */
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
