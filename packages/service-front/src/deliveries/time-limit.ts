import { setMaxListeners } from "node:events";

/**
 * Runs something with a signal that is aborted after a time, or with another signal. The event loop holds the timer until then. Node 20 collects a signal of
 * `AbortSignal.timeout` that only `AbortSignal.any` knows, and its timer never fires: the linter rejects both.
 *
 * @param milliseconds - counted from now
 * @param ending - aborts it, too; has no listener of this any more once `run` has ended
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  ending: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  if (ending.aborted) end();
  const timer = setTimeout(end, milliseconds).unref();
  // Any number of requests end with their server. Node would report a leak.
  setMaxListeners(0, ending);
  ending.addEventListener("abort", end);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    ending.removeEventListener("abort", end);
  }
}
