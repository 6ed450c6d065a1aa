/** The part of `pg` that is used, which PGlite can stand in for. */

/** Connections to a database. */
export interface Pool {
  connect(): Promise<Connection>;
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

/** More do not make a database faster. */
const CONNECTIONS = 10;

/**
 * Opens a pool of connections to a database: a URL of `pg`.
 *
 * @throws Error where `pg` is not installed
 */
export async function openPool(url: string): Promise<Pool> {
  const pg = await loadPg();
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  // Of a connection that nobody uses: the next one that does reports it.
  pool.on("error", () => {});
  return pool;
}

interface Pg {
  readonly Pool: new (options: { readonly connectionString: string; readonly max: number }) => Pool & {
    on(event: "error", listener: (error: Error) => void): unknown;
  };
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
