import { ClientError } from "../errors.ts";
import type { Ending } from "../transport/ending.ts";

/** What ends a call that has no response yet. */
export interface Limits {
  readonly operationId: string;
  /** Milliseconds from now, no more than a timer takes. */
  readonly timeout: number;
  /** The caller's own. */
  readonly signal: AbortSignal | undefined;
}

/** The end of a call, while it is on its way. */
export interface Deadline extends Ending {
  /** Aborted when the time is up or the caller aborts, with the error that the call ends in. Created when it is first read. */
  readonly signal: AbortSignal;
  /** Milliseconds that are left. */
  left(): number;
  /** HTTP status of a response that has begun, for the error that ends the call. */
  status: number | undefined;
  /** Waits for the work, but no longer than the time allows: the work may take no notice of the signal. */
  race<T>(work: Promise<T>): Promise<T>;
}

/**
 * Works until the time is up or the caller aborts. The work races what it waits for.
 *
 * @throws ClientError `timeout`, `aborted`
 */
export async function beforeDeadline<T>(
  { operationId, timeout, signal: caller }: Limits,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const start = performance.now();
  let controller: AbortController | undefined;
  let reason: ClientError | undefined;
  /** Rejects what is raced; the end may come while nothing is. */
  let stop: (error: ClientError) => void = () => {};
  const listeners = new Set<(error: ClientError) => void>();
  const end = (error: ClientError): void => {
    if (reason) return;
    reason = error;
    stop(error);
    controller?.abort(error);
    for (const listener of listeners) listener(error);
  };
  const abort = (): void =>
    end(new ClientError("aborted", operationId, "the call was aborted", { cause: caller?.reason, ...statusOf(deadline) }));
  const timer = setTimeout(
    () => end(new ClientError("timeout", operationId, `no complete response within ${timeout} ms`, statusOf(deadline))),
    timeout,
  );
  const race = <W>(pending: Promise<W>): Promise<W> =>
    new Promise((resolve, reject) => {
      stop = reject;
      if (reason) reject(reason);
      pending.then(resolve, reject);
    });
  const deadline: Deadline = {
    status: undefined,
    left: () => start + timeout - performance.now(),
    race,
    get signal() {
      controller ??= new AbortController();
      if (reason) controller.abort(reason);
      return controller.signal;
    },
    check() {
      if (reason) throw reason;
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  caller?.addEventListener("abort", abort, { once: true });
  if (caller?.aborted) abort();
  try {
    deadline.check();
    return await work(deadline);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", abort);
  }
}

const statusOf = ({ status }: Deadline): { readonly status?: number } => (status === undefined ? {} : { status });
