import type { ServerIdentity } from "../ground/server-identity.ts";
import { warn } from "../ground/warn.ts";

/** Calls an observer, such as `onExchange`. If it throws, the process is warned, and nothing else changes. */
export async function callObserver<Observed>(
  server: ServerIdentity,
  name: string,
  observer: (observed: Observed) => unknown,
  observed: Observed,
): Promise<void> {
  try {
    // An async function fails only when awaited.
    await observer(observed);
  } catch (error) {
    const isError = error instanceof Error;
    warn(server, `${name} failed: ${isError ? error.message : String(error)}`, isError ? error.stack : undefined);
  }
}
