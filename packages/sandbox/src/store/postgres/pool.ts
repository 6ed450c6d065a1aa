/** The part of `pg` that is used, which PGlite can stand in for. */
import { setTimeout as wait } from "node:timers/promises";

/** Connections to a database. */
export interface Pool {
  connect(): Promise<Connection>;
  /** Calls a listener with each notification of a channel, also with those of its own process. */
  listen(channel: string, listener: () => void): Promise<void>;
  /** Closes all connections. */
  end(): Promise<void>;
}

/** A connection. */
export interface Connection {
  /** Runs a statement with its parameters, `$1` and so on; without these, any number of statements. */
  query(text: string, values?: readonly Value[]): Promise<{ readonly rows: readonly unknown[] }>;
  /** @param isBroken - not to be used again */
  release(isBroken?: boolean): void;
}

/** What a statement takes. */
export type Value = string | number | boolean | null | Uint8Array;

/** More do not make a database faster. One of them listens. */
const CONNECTIONS = 11;

/**
 * Opens a pool of connections to a database: a URL of `pg`.
 *
 * @throws Error where `pg` is not installed
 */
export async function openPool(url: string): Promise<Pool> {
  const { Pool: PgPool } = await loadPg();
  const pool = new PgPool({ connectionString: url, max: CONNECTIONS });
  // Of a connection that nobody uses: the next one that does reports it.
  pool.on("error", () => {});
  let isOpen = true;
  const listening = new Set<PgConnection>();

  const listen: Pool["listen"] = async (channel, listener) => {
    const connection = await pool.connect();
    listening.add(connection);
    connection.on("notification", listener);
    connection.on("error", () => {
      if (!listening.delete(connection)) return;
      connection.release(true);
      void relisten(channel, listener);
    });
    await connection.query(`LISTEN ${channel}`);
  };
  /** After the server has closed the connection: notifications may have been missed. */
  const relisten = async (channel: string, listener: () => void): Promise<void> => {
    await wait(1000, undefined, { ref: false });
    if (isOpen) await listen(channel, listener).then(listener, () => relisten(channel, listener));
  };
  return {
    connect: () => pool.connect(),
    listen,
    async end() {
      isOpen = false;
      for (const connection of listening) connection.release(true);
      listening.clear();
      await pool.end();
    },
  };
}

/** A connection of `pg`. */
interface PgConnection extends Connection {
  on(event: "notification" | "error", listener: () => void): unknown;
}

interface PgPool {
  connect(): Promise<PgConnection>;
  end(): Promise<void>;
  on(event: "error", listener: (error: Error) => void): unknown;
}

interface Pg {
  readonly Pool: new (options: { readonly connectionString: string; readonly max: number }) => PgPool;
}

async function loadPg(): Promise<Pg> {
  try {
    // Its types are a package of their own.
    const name = "pg";
    return ((await import(name)) as { readonly default: Pg }).default;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error("store: PostgreSQL needs the package pg: npm install --save-dev pg", { cause: error });
  }
}
