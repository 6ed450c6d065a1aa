import { ClientError } from "../errors.ts";
import type { EndingWithSignal } from "../transport/ending.ts";

/** Limits of a call that has no response yet. */
export interface Limits {
  readonly operationId: string;
  /** Milliseconds from now, no more than a timer takes. */
  readonly timeout: number;
  /** The caller's own. */
  readonly signal: AbortSignal | undefined;
}

type Listener = (error: ClientError) => void;

/** The end of a call, while it is on its way. */
export class Deadline implements EndingWithSignal {
  /** HTTP status of a response that has begun, for the error that ends the call. */
  status: number | undefined = undefined;
  readonly #time: number;
  readonly #listeners = new Set<Listener>();
  #controller: AbortController | undefined = undefined;
  #reason: ClientError | undefined = undefined;
  /** Rejects the latest race. */
  #stop: Listener = () => {};

  /** @param timeout milliseconds from now */
  constructor(timeout: number) {
    this.#time = performance.now() + timeout;
  }

  /** Aborted when the time is up or the caller aborts, with the error that the call ends in. Created when it is first read. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#reason) this.#controller.abort(this.#reason);
    return this.#controller.signal;
  }

  /** Milliseconds that are left. */
  left(): number {
    return this.#time - performance.now();
  }

  /** Waits for the work, but no longer than the time allows: the work may take no notice of the signal. */
  race<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#stop = reject;
      if (this.#reason) reject(this.#reason);
      work.then(resolve, reject);
    });
  }

  check(): void {
    if (this.#reason) throw this.#reason;
  }

  onEnd(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Ends the call with this error, unless it has ended. */
  end(error: ClientError): void {
    if (this.#reason) return;
    this.#reason = error;
    this.#stop(error);
    this.#controller?.abort(error);
    for (const listener of this.#listeners) listener(error);
  }
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
  const deadline = new Deadline(timeout);
  const abort = (): void =>
    deadline.end(new ClientError("aborted", operationId, "the call was aborted", { cause: caller?.reason, ...statusOf(deadline) }));
  const timer = setTimeout(
    () => deadline.end(new ClientError("timeout", operationId, `no complete response within ${timeout} ms`, statusOf(deadline))),
    timeout,
  );
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
