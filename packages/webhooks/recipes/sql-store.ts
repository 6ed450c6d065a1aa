/** A store in an SQL database, here PostgreSQL, for any number of processes and machines. */
import type { OnceStore } from "@maksu/webhooks";

/** Creates the table, once. The primary key makes a claim atomic. */
export const CREATE_TABLE = "CREATE TABLE IF NOT EXISTS webhook_claims (key text PRIMARY KEY, free_from timestamptz NOT NULL)";

/** Deletes expired keys. Run it now and then, say once a day. */
export const DROP_FREE = "DELETE FROM webhook_claims WHERE free_from <= clock_timestamp()";

/**
 * Claims a row that is missing or expired; the conflict on the primary key makes others wait until that is decided. All times are those of
 * the database, so the machines' clocks need not agree.
 */
const CLAIM = `
  INSERT INTO webhook_claims AS held (key, free_from)
  VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET free_from = EXCLUDED.free_from WHERE held.free_from <= clock_timestamp()
  RETURNING key`;

const RELEASE = "DELETE FROM webhook_claims WHERE key = $1";

/**
 * The part of `pg`, PGlite and others that is used: it must run each statement by itself, not inside a transaction of yours, which would
 * hide it from others.
 */
export interface Database {
  query(statement: string, values: (string | number)[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * Creates a store over a database connection or pool.
 *
 * @param prefix - put before every key: one per merchant, where several share the table
 */
export function sqlStore(database: Database, prefix = ""): OnceStore {
  return {
    claim: async (key, ttl) => (await database.query(CLAIM, [prefix + key, ttl])).rows.length === 1,
    release: async (key) => void (await database.query(RELEASE, [prefix + key])),
  };
}
