import type { Exchange } from "./exchange.ts";
import type { ServerIdentity } from "./server-identity.ts";
import { warn } from "./warn.ts";

/** Tells of an exchange. A function that fails changes no answer and ends no process: it is warned of. */
export async function tell(server: ServerIdentity, onExchange: (exchange: Exchange) => void, exchange: Exchange): Promise<void> {
  try {
    // It may be an async function, whose failure comes later.
    await onExchange(exchange);
  } catch (error) {
    const isError = error instanceof Error;
    warn(server, `onExchange failed: ${isError ? error.message : String(error)}`, isError ? error.stack : undefined);
  }
}
