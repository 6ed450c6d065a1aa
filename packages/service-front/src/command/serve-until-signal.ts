/** A running server. */
export interface Stoppable {
  /** Stops it, and resolves when it has stopped. */
  close(): Promise<void>;
}

/** Milliseconds after which a process ends that could not close everything. */
const PATIENCE = 500;

/** Starts a server, and ends the process on SIGINT and SIGTERM: within half a second, whatever still runs. A start that is interrupted is not awaited. */
export async function serveUntilSignal<Server extends Stoppable>(start: () => Promise<Server>): Promise<Server> {
  let stop = (): void => process.exit(0);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop());
  const server = await start();
  let stopping: Promise<void> | undefined;
  // A terminal's Ctrl+C may arrive twice, once through the program that started this one.
  stop = () => {
    if (!stopping) setTimeout(() => process.exit(0), PATIENCE).unref();
    stopping ??= server.close();
  };
  return server;
}
