/**
 * A store of handled events in PostgreSQL, for any number of processes and machines.
 *
 * @packageDocumentation
 */
import { WebhookError } from "../errors.ts";
import type { OnceStore } from "../once/store.ts";
import { prefixed, type StoreOptions } from "./store-options.ts";

export type { StoreOptions } from "./store-options.ts";

/** The part of a client or pool that is used: `pg`, PGlite and others have it. */
export interface PostgresClient {
  /** Runs one statement with its parameters, `$1` and so on. */
  query(text: string, values: (string | number)[]): Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * Creates the table if there is none. Run it in a migration, or in each process when it starts: any number may run it at once.
 *
 * A row is an event: `token` is that of the process that works on it, and null when it is done. After `expires_at` the row is as good as
 * deleted.
 *
 * It is one statement, for clients that take no more. Without the lock, which ends with the transaction, all but one of the processes that find no
 * table at the same moment fail with `duplicate key value violates unique constraint`.
 */
export const CREATE_TABLE = `DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('webhook_events'));
  CREATE TABLE IF NOT EXISTS webhook_events (
    key text PRIMARY KEY,
    token text,
    expires_at timestamptz NOT NULL
  );
END $$`;

/** Deletes expired rows. Run it now and then, such as once a day: nothing else does. */
export const DELETE_EXPIRED = "DELETE FROM webhook_events WHERE expires_at <= statement_timestamp()";

/**
 * Creates a store over a client or, better, a pool.
 *
 * Every function is a statement of its own, so it must not run inside a transaction of yours, which would hide it from other processes. All
 * times are those of the database: the machines' clocks need not agree.
 *
 * @param client - has a table `webhook_events`, see {@link CREATE_TABLE}
 * @param options - without a `prefix`, keys have none
 * @throws WebhookError `option-invalid`, `option-unknown`, `store-invalid`
 */
export function postgresStore(client: PostgresClient, options: StoreOptions = {}): OnceStore {
  if (typeof Object(client).query !== "function")
    throw new WebhookError("store-invalid", "client: must have a function query(text, values), as the clients and pools of pg do");
  const name = prefixed(options);
  const rowsOf = async (...[text, values]: Parameters<PostgresClient["query"]>): Promise<readonly unknown[]> =>
    (await client.query(text, values)).rows;
  return {
    claim: async (key, token, ttl) => {
      if ((await rowsOf(CLAIM, [name(key), token, ttl])).length > 0) return "claimed";
      return (await rowsOf(IS_DONE, [name(key)])).length > 0 ? "done" : "taken";
    },
    extend: async (key, token, ttl) => (await rowsOf(EXTEND, [name(key), token, ttl])).length > 0,
    finish: async (keys, ttl, held) =>
      void (await client.query(FINISH, [JSON.stringify(keys.map(name)), ttl, held ? name(held.key) : "", held?.token ?? ""])),
    release: async (key, token) => void (await client.query(RELEASE, [name(key), token])),
  };
}

/** Of simultaneous claims, the primary key lets one insert or update the row; the others wait for it and find their condition not met. */
const CLAIM = `
  INSERT INTO webhook_events AS held (key, token, expires_at)
  VALUES ($1, $2, statement_timestamp() + $3 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET token = EXCLUDED.token, expires_at = EXCLUDED.expires_at
  WHERE held.expires_at <= statement_timestamp() OR held.token = EXCLUDED.token
  RETURNING key`;

const IS_DONE = "SELECT key FROM webhook_events WHERE key = $1 AND token IS NULL";

const EXTEND = `
  UPDATE webhook_events SET expires_at = statement_timestamp() + $3 * interval '1 millisecond'
  WHERE key = $1 AND token = $2 AND expires_at > statement_timestamp()
  RETURNING key`;

/** In one order for all, so that two statements never wait for each other. */
const FINISH = `
  WITH freed AS (DELETE FROM webhook_events WHERE key = $3 AND token = $4)
  INSERT INTO webhook_events (key, token, expires_at)
  SELECT key, NULL, statement_timestamp() + $2 * interval '1 millisecond' FROM json_array_elements_text($1::json) AS done (key) ORDER BY key
  ON CONFLICT (key) DO UPDATE SET token = NULL, expires_at = EXCLUDED.expires_at`;

const RELEASE = "DELETE FROM webhook_events WHERE key = $1 AND token = $2";
