/** The part of `pg` that is used, which PGlite can stand in for. */
import { setTimeout as wait } from "node:timers/promises";

/** Connections to a database. */
export interface Pool {
  /** The server and its database, in messages: without user and password. */
  readonly name: string;
  connect(): Promise<Connection>;
  /** Calls a listener with each notification of a channel, also with those of its own process, and after some may have been missed. */
  listen(channel: string, listener: () => void): Promise<void>;
  /** Closes all connections. */
  end(): Promise<void>;
}

export interface Connection {
  /** Runs a statement with its parameters, `$1` and so on; without these, any number of statements. */
  query(text: string, values?: readonly Value[]): Promise<{ readonly rows: readonly unknown[] }>;
  /** @param isBroken - not to be used again */
  release(isBroken?: boolean): void;
}

/** A value that a statement takes. */
export type Value = string | number | boolean | null | Uint8Array;

/** More do not make a database faster. One of them listens. */
const CONNECTIONS = 11;

/** Milliseconds to wait for a connection: for the server, and for those that use one. */
const CONNECTING = 10_000;

/** Milliseconds that a statement may take: one that waits for others included. */
const STATEMENT = 30_000;

/** Milliseconds between two attempts to listen again. */
const RELISTEN = 500;

/**
 * Opens a pool of connections to a database: a URL of `pg`.
 *
 * @throws Error where `pg` is not installed
 */
export async function openPool(url: string): Promise<Pool> {
  const { Pool: PgPool } = await loadPg();
  const pool = new PgPool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTING,
    query_timeout: STATEMENT,
    keepAlive: true,
  });
  // An error without a listener would end the process. Whoever uses the connection, or uses it next, gets it from the statement.
  pool.on("error", () => {});
  pool.on("connect", (connection) => void connection.on("error", () => {}));
  let isOpen = true;
  const listening = new Set<PgConnection>();

  const listen: Pool["listen"] = async (channel, listener) => {
    const connection = await pool.connect();
    let isLost = false;
    const lose = (): void => {
      isLost = true;
      if (!listening.delete(connection)) return;
      connection.release(true);
      void relisten(channel, listener);
    };
    connection.on("end", lose);
    connection.on("error", lose);
    connection.on("notification", listener);
    try {
      await connection.query(`LISTEN ${channel}`);
      if (isLost || !isOpen) throw new Error("the connection was lost");
      listening.add(connection);
    } catch (error) {
      connection.release(true);
      throw error;
    }
  };
  /** After the connection was lost: notifications may have been missed. */
  const relisten = async (channel: string, listener: () => void): Promise<void> => {
    for (let isListening = false; !isListening;) {
      await wait(RELISTEN, undefined, { ref: false });
      if (!isOpen) return;
      isListening = await listen(channel, listener).then(
        () => true,
        () => false,
      );
    }
    listener();
  };
  return {
    name: nameOf(url),
    connect: () => pool.connect(),
    listen,
    async end() {
      isOpen = false;
      const connections = [...listening];
      listening.clear();
      for (const connection of connections) connection.release(true);
      await pool.end();
    },
  };
}

/** A connection of `pg`. */
interface PgConnection extends Connection {
  on(event: "notification" | "error" | "end", listener: () => void): unknown;
}

interface PgPool {
  connect(): Promise<PgConnection>;
  end(): Promise<void>;
  on(event: "error", listener: (error: Error) => void): unknown;
  on(event: "connect", listener: (connection: PgConnection) => void): unknown;
}

interface PgOptions {
  readonly connectionString: string;
  readonly max: number;
  readonly connectionTimeoutMillis: number;
  readonly query_timeout: number;
  readonly keepAlive: boolean;
}

interface Pg {
  readonly Pool: new (options: PgOptions) => PgPool;
}

/** Host, port and database of a URL. */
function nameOf(url: string): string {
  if (!URL.canParse(url)) return "PostgreSQL";
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname || "localhost"}:${port || "5432"}${pathname}`;
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
