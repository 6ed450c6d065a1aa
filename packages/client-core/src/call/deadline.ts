import { ClientError } from "../errors.ts";

/** What ends a call that has no response yet. */
export interface Limits {
  readonly operationId: string;
  /** Milliseconds from now, no more than a timer takes. */
  readonly timeout: number;
  /** The caller's own. */
  readonly signal: AbortSignal | undefined;
}

/** The end of a call, while it is on its way. */
export interface Deadline {
  /** Aborted when the time is up or the caller aborts, with the error that the call ends in. */
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
  const controller = new AbortController();
  const { signal } = controller;
  const start = performance.now();
  /** Rejects what is raced; the end may come while nothing is. */
  let stop: (reason: unknown) => void = () => {};
  const end = (reason: ClientError): void => {
    stop(reason);
    controller.abort(reason);
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
      if (signal.aborted) reject(signal.reason);
      pending.then(resolve, reject);
    });
  const left = (): number => start + timeout - performance.now();
  const deadline: Deadline = { signal, status: undefined, left, race };
  caller?.addEventListener("abort", abort, { once: true });
  if (caller?.aborted) abort();
  try {
    signal.throwIfAborted();
    return await work(deadline);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", abort);
  }
}

const statusOf = ({ status }: Deadline): { readonly status?: number } => (status === undefined ? {} : { status });
