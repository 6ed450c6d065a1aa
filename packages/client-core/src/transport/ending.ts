import type { WireRequest } from "./transport.ts";

/** Ends an exchange before it is complete. */
export interface Ending {
  /** Throws the reason once there is one. */
  check(): void;
  /** Calls the listener with the reason. @returns what removes the listener */
  onEnd(listener: (reason: unknown) => void): () => void;
}

/** An ending that is an AbortSignal as well, created when it is first read, which most calls over `nodeTransport` never need. */
export interface EndingWithSignal extends Ending {
  readonly signal: AbortSignal;
}

const ENDING: unique symbol = Symbol("ending");

/** The request whose ending this is, since what inherits from it may have another signal. */
interface Ended {
  readonly request: WireRequest;
  readonly ending: EndingWithSignal;
}

type MaybeEnded = Partial<Readonly<Record<typeof ENDING, Ended>>>;

/**
 * One getter for all requests. That of a literal is another function each time, so V8 makes the object a dictionary: reading it is slow, and most of
 * what a call creates then outlives the collections of young memory, which take several times as long.
 */
const SIGNAL: PropertyDescriptor & ThisType<Record<typeof ENDING, Ended>> = {
  enumerable: true,
  get() {
    return this[ENDING].ending.signal;
  },
};

/** Adds the signal of an ending to a request. */
export function withEnding(parts: Omit<WireRequest, "signal">, ending: EndingWithSignal): WireRequest {
  const request = Object.defineProperty(parts, "signal", SIGNAL) as WireRequest;
  return Object.defineProperty(request, ENDING, { value: { request, ending } satisfies Ended });
}

/** The signal that ends an exchange. A transport around `nodeTransport` may have copied the request, and given it another signal. */
export function endingOf(request: WireRequest & MaybeEnded): Ending {
  const ended = request[ENDING];
  return ended?.request === request ? ended.ending : ofSignal(request.signal);
}

const ofSignal = (signal: AbortSignal): Ending => ({
  check: () => signal.throwIfAborted(),
  onEnd(listener) {
    const abort = (): void => listener(signal.reason);
    signal.addEventListener("abort", abort);
    return () => signal.removeEventListener("abort", abort);
  },
});
