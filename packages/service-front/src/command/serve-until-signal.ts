import { endWithNpx } from "@maksu/signing/command-line";
import type { CloseOptions } from "../http/close-options.ts";

/** A running server. */
export interface Stoppable {
  /** Stops it with a grace, and resolves when it has stopped. */
  stop(options: CloseOptions): Promise<void>;
}

/** Milliseconds in which requests that have arrived are still responded to. */
export const GRACE = 5000;

/** Milliseconds after which a process ends that could not close everything. */
const PATIENCE = 500;

/**
 * Starts a server, and ends the process on SIGINT and SIGTERM, or with `npx`: once the requests that have arrived have their responses, after five seconds at most. A start
 * that is interrupted is not awaited.
 */
export async function serveUntilSignal<Server extends Stoppable>(start: () => Promise<Server>): Promise<Server> {
  endWithNpx();
  let stop = (): void => process.exit(0);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop());
  const server = await start();
  const exitAfter = (milliseconds: number): void => void setTimeout(() => process.exit(0), milliseconds).unref();
  let isStopping = false;
  // A terminal's Ctrl+C may arrive twice, once through the program that started this one.
  stop = () => {
    if (isStopping) return;
    isStopping = true;
    exitAfter(GRACE + PATIENCE);
    void server.stop({ graceMs: GRACE }).finally(() => exitAfter(PATIENCE));
  };
  return server;
}
