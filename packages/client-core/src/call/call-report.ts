import { ClientError } from "../errors.ts";
import type { Outcome } from "./retry.ts";

/** What `onCall` is told of one attempt. It holds nothing secret and nothing of a body. */
export interface CallReport {
  readonly operationId: string;
  /** 1 for the first, one more for each repetition. */
  readonly attempt: number;
  /** HTTP status of the answer; absent when there was none. */
  readonly status?: number;
  /** The code of what was thrown; absent when the attempt had a result. */
  readonly code?: string;
  /** Milliseconds, from before signing to the last byte of the answer. */
  readonly duration: number;
  /** The service's name for this exchange, for its support; absent when it gave none. */
  readonly requestId?: string;
}

/** Is told of every attempt when it has ended. What it throws is dropped. */
export type OnCall = (report: CallReport) => unknown;

/** Tells of an attempt. An observer's own failure is no matter of the call. */
export function report(onCall: OnCall, operationId: string, attempt: number, duration: number, { status, headers, thrown }: Outcome): void {
  const requestId = headers?.get("request-id") ?? undefined;
  const code = codeOf(thrown);
  try {
    const told: unknown = onCall({
      operationId,
      attempt,
      duration,
      ...(status !== undefined && { status }),
      ...(code !== undefined && { code }),
      ...(requestId !== undefined && { requestId }),
    });
    if (told instanceof Promise) told.catch(() => {});
  } catch {
    // As said above.
  }
}

/** Signing's errors have codes, too. */
function codeOf(thrown: unknown): string | undefined {
  if (thrown instanceof ClientError) return thrown.code;
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return typeof code === "string" ? code : undefined;
}
