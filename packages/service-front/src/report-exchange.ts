import type { Exchange } from "./exchange.ts";
import type { ServerIdentity } from "./server-identity.ts";
import { warn } from "./warn.ts";

/** Calls `onExchange`. If it throws, the process is warned and the response stays as it is. */
export async function reportExchange(server: ServerIdentity, onExchange: (exchange: Exchange) => void, exchange: Exchange): Promise<void> {
  try {
    // An async function fails only when awaited.
    await onExchange(exchange);
  } catch (error) {
    const isError = error instanceof Error;
    warn(server, `onExchange failed: ${isError ? error.message : String(error)}`, isError ? error.stack : undefined);
  }
}
