import type { WireRequest } from "./transport.ts";

/** What ends an exchange before it is complete. */
export interface Ending {
  /** Throws the reason once there is one. */
  check(): void;
  /** Calls the listener with the reason. @returns what removes the listener */
  onEnd(listener: (reason: unknown) => void): () => void;
}

/** Of requests whose signal is created when it is first read: that takes longer than anything else that `nodeTransport` does. */
export const endings: WeakMap<WireRequest, Ending> = new WeakMap();

/** What ends an exchange. A transport around `nodeTransport` may have copied the request, and given it another signal. */
export const endingOf = (request: WireRequest): Ending => endings.get(request) ?? ofSignal(request.signal);

const ofSignal = (signal: AbortSignal): Ending => ({
  check: () => signal.throwIfAborted(),
  onEnd(listener) {
    const abort = (): void => listener(signal.reason);
    signal.addEventListener("abort", abort);
    return () => signal.removeEventListener("abort", abort);
  },
});
