import type { OnceStore } from "../src/index.ts";
import type { StoreOptions } from "../src/stores/store-options.ts";

/** A connection to a database. */
export interface Connection {
  readonly open: (options?: StoreOptions) => OnceStore;
  /** Sends a command of Redis, or a statement. */
  readonly query: (...command: string[]) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
  /** Closes a connection to Redis that has been lost. */
  readonly destroy: () => void;
}

export function connect(kind: string, address: string): Promise<Connection>;
