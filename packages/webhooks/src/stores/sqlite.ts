/**
 * A store of handled events in SQLite, for the processes of one machine.
 *
 * @packageDocumentation
 */
import { WebhookError } from "../errors.ts";
import type { OnceStore } from "../once/store.ts";
import { prefixed, type StoreOptions } from "./store-options.ts";

export type { StoreOptions } from "./store-options.ts";

/** The part of a database of `node:sqlite` or `better-sqlite3` that is used. */
export interface SqliteDatabase {
  /** Compiles a statement. */
  prepare(statement: string): SqliteStatement;
}

/** The part of a prepared statement that is used. */
export interface SqliteStatement {
  /** Returns the first row, or undefined. */
  get(...values: (string | number)[]): unknown;
  /** Runs the statement, and returns how many rows it changed. */
  run(...values: (string | number)[]): { readonly changes: number | bigint };
}

/**
 * Creates the table if there is none. Run it once, or whenever a process starts; where several may start at once, after `PRAGMA busy_timeout`.
 *
 * A row is an event: `token` is that of the process that works on it, and null when it is done. After `expires_at`, in milliseconds since 1970,
 * the row is as good as deleted.
 */
export const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS webhook_events (
  key TEXT PRIMARY KEY,
  token TEXT,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID`;

/** Deletes expired rows. Run it now and then, such as once a day: nothing else does. */
export const DELETE_EXPIRED = "DELETE FROM webhook_events WHERE expires_at <= unixepoch() * 1000";

/**
 * Creates a store over an open database of `node:sqlite` or `better-sqlite3`.
 *
 * Give the store a connection of its own, so that its statements are never part of a transaction of yours, which would hide them from other
 * processes. Several processes need a `busy_timeout`, which `node:sqlite` does not set by default.
 *
 * @param database - has a table `webhook_events`, see {@link CREATE_TABLE}
 * @param options - without a `prefix`, keys have none
 * @throws WebhookError `option-invalid`, `option-unknown`, `store-invalid`
 */
export function sqliteStore(database: SqliteDatabase, options: StoreOptions = {}): OnceStore {
  if (typeof Object(database).prepare !== "function")
    throw new WebhookError("store-invalid", "database: must be an open database of node:sqlite or better-sqlite3");
  const name = prefixed(options);
  const claim = database.prepare(CLAIM);
  const isDone = database.prepare(IS_DONE);
  const extend = database.prepare(EXTEND);
  const finish = database.prepare(FINISH);
  const release = database.prepare(RELEASE);
  return {
    claim: async (key, token, ttl) => {
      const now = Date.now();
      if (claim.get(name(key), token, now + ttl, now)) return "claimed";
      return isDone.get(name(key)) ? "done" : "taken";
    },
    extend: async (key, token, ttl) => {
      const now = Date.now();
      return Number(extend.run(now + ttl, name(key), token, now).changes) > 0;
    },
    finish: async (keys, ttl, held) => {
      for (const key of keys) finish.run(name(key), Date.now() + ttl);
      if (held) release.run(name(held.key), held.token);
    },
    release: async (key, token) => void release.run(name(key), token),
  };
}

const CLAIM = `
  INSERT INTO webhook_events AS held (key, token, expires_at) VALUES (?, ?, ?)
  ON CONFLICT (key) DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at
  WHERE held.expires_at <= ? OR held.token = excluded.token
  RETURNING key`;

const IS_DONE = "SELECT key FROM webhook_events WHERE key = ? AND token IS NULL";

const EXTEND = "UPDATE webhook_events SET expires_at = ? WHERE key = ? AND token = ? AND expires_at > ?";

const FINISH = `
  INSERT INTO webhook_events (key, token, expires_at) VALUES (?, NULL, ?)
  ON CONFLICT (key) DO UPDATE SET token = NULL, expires_at = excluded.expires_at`;

const RELEASE = "DELETE FROM webhook_events WHERE key = ? AND token = ?";
