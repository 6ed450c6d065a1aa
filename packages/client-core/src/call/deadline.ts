import { ClientError } from "../errors.ts";

/** What ends a call that has no answer yet. */
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
  /** HTTP status of the answer that has begun: the error that ends the call says it. */
  status: number | undefined;
  /** Waits for the work, but no longer than the time allows: the work may have lost the signal on the way. */
  race<T>(work: Promise<T>): Promise<T>;
  /**
   * Makes a request end with the call. Keeps it until then: Node loses the signal of a request that was garbage collected, and with it the way to end the
   * answer's body.
   *
   * @param own the request that was made with `signal`; middleware may have put another in its place, which knows nothing of it
   */
  bind(request: Request, own?: Request): Request;
}

/**
 * Works until the time is up or the caller aborts.
 *
 * @throws ClientError `timeout`, `aborted`
 */
export async function beforeDeadline<T>(
  { operationId, timeout, signal: caller }: Limits,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  // Lives as long as the timer, whose function shares this scope.
  const held: Request[] = [];
  const start = performance.now();
  let end: (reason: ClientError) => void = () => {};
  const ended = new Promise<never>((_resolve, reject) => {
    end = (reason) => {
      reject(reason);
      controller.abort(reason);
    };
  });
  const abort = (): void =>
    end(new ClientError("aborted", operationId, "the call was aborted", { cause: caller?.reason, ...statusOf(deadline) }));
  const timer = setTimeout(
    () => end(new ClientError("timeout", operationId, `no complete answer within ${timeout} ms`, statusOf(deadline))),
    timeout,
  );
  const race = <W>(pending: Promise<W>): Promise<W> => Promise.race([ended, pending]);
  const left = (): number => start + timeout - performance.now();
  const bind = (request: Request, own?: Request): Request => {
    const { signal } = controller;
    const bound = request === own ? request : new Request(request, { signal: AbortSignal.any([request.signal, signal]) });
    held.push(bound);
    return bound;
  };
  const deadline: Deadline = { signal: controller.signal, status: undefined, left, race, bind };
  caller?.addEventListener("abort", abort, { once: true });
  if (caller?.aborted) abort();
  try {
    return await race(caller?.aborted ? ended : work(deadline));
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", abort);
  }
}

const statusOf = ({ status }: Deadline): { readonly status?: number } => (status === undefined ? {} : { status });
