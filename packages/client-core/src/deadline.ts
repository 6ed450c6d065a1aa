import { ClientError } from "./errors.ts";

/** What ends a call that has no answer yet. */
export interface Deadline {
  readonly operationId: string;
  /** Milliseconds from now. */
  readonly timeout: number;
  /** The caller's own. */
  readonly signal: AbortSignal | undefined;
}

/** The longest time a timer takes; it would fire at once for a longer one. */
const LONGEST = 2 ** 31 - 1;

/**
 * Works until the time is up or the caller aborts. The work is told by its signal, but not waited for: it may have lost the signal on the way.
 *
 * @throws ClientError `timeout`, `aborted`
 */
export async function beforeDeadline<T>(
  { operationId, timeout, signal: caller }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let end: (reason: ClientError) => void = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
  });
  const abort = (): void => end(new ClientError("aborted", operationId, "the call was aborted", { cause: caller?.reason }));
  const timer = setTimeout(
    () => end(new ClientError("timeout", operationId, `no complete answer within ${timeout} ms`)),
    Math.min(timeout, LONGEST),
  );
  caller?.addEventListener("abort", abort, { once: true });
  if (caller?.aborted) abort();
  try {
    return await Promise.race([ended, caller?.aborted ? ended : work(controller.signal)]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", abort);
  }
}
