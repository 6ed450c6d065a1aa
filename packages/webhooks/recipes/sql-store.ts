/** A store in an SQL database, here PostgreSQL, for any number of processes and machines. */
import type { OnceStore } from "@maksu/webhooks";

/** The table, made once. The primary key is what makes a claim atomic. */
export const CREATE_TABLE = "CREATE TABLE IF NOT EXISTS webhook_claims (key text PRIMARY KEY, free_from timestamptz NOT NULL)";

/** Run now and then, say once a day: drops what is free anyway. */
export const DROP_FREE = "DELETE FROM webhook_claims WHERE free_from <= clock_timestamp()";

/**
 * A row is taken when it was not there, or was free; the conflict on the primary key makes others wait until it is decided. All times are those
 * of the database: the clocks of the machines need not agree.
 */
const CLAIM = `
  INSERT INTO webhook_claims AS held (key, free_from)
  VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET free_from = EXCLUDED.free_from WHERE held.free_from <= clock_timestamp()
  RETURNING key`;

const RELEASE = "DELETE FROM webhook_claims WHERE key = $1";

/** What `pg`, PGlite and others have: runs a statement by itself, not inside a transaction of yours, which would hide it from others. */
export interface Database {
  query(statement: string, values: (string | number)[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * A store over a database connection or pool.
 *
 * @param prefix - set before every key: one per merchant, where several share the table
 */
export function sqlStore(database: Database, prefix = ""): OnceStore {
  return {
    claim: async (key, ttl) => (await database.query(CLAIM, [prefix + key, ttl])).rows.length === 1,
    release: async (key) => void (await database.query(RELEASE, [prefix + key])),
  };
}
