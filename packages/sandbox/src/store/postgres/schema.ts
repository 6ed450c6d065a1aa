import { StoreFailure } from "../store-failure.ts";
import type { Connection, Pool } from "./pool.ts";

/** Statements that make the tables, and change them in later versions: the version of a database is the number of those that were run. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE sandbox_documents (
     row bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     kind text NOT NULL,
     id text NOT NULL,
     version integer NOT NULL,
     body text NOT NULL
   );
   CREATE UNIQUE INDEX sandbox_documents_by_id ON sandbox_documents (kind, id);
   CREATE TABLE sandbox_keys (
     row bigint NOT NULL,
     place text NOT NULL,
     key bytea NOT NULL,
     is_unique boolean NOT NULL,
     PRIMARY KEY (row, place)
   );
   CREATE INDEX sandbox_keys_in_order ON sandbox_keys (place, key, row);
   CREATE UNIQUE INDEX sandbox_unique_keys ON sandbox_keys (place, key) WHERE is_unique;
   CREATE SEQUENCE sandbox_job_sequence;
   CREATE TABLE sandbox_jobs (
     sequence bigint NOT NULL DEFAULT nextval('sandbox_job_sequence'),
     id text PRIMARY KEY,
     queue text NOT NULL,
     due double precision NOT NULL,
     task text NOT NULL
   );
   CREATE INDEX sandbox_jobs_in_order ON sandbox_jobs (queue, due, sequence);`,
  `CREATE TABLE sandbox_entries (
     row bigint PRIMARY KEY,
     kind text NOT NULL,
     account text NOT NULL,
     status text,
     method text,
     at bigint NOT NULL,
     amount bigint,
     text text NOT NULL
   );`,
  // A document has its keys with it, as in a file. Each of their code units is escaped, since a database's text can't have all of them. Without a default, a
  // process of an earlier version fails instead of adding documents without their keys.
  String.raw`ALTER TABLE sandbox_documents ADD COLUMN keys text NOT NULL DEFAULT '{}';
   UPDATE sandbox_documents AS document SET keys = '{' || kept.keys || '}' FROM (
     SELECT row, string_agg(to_json(split_part(place, '.', 2)) || ':' || CASE WHEN is_unique THEN '{"unique":' || key || '}' ELSE key END, ',') AS keys
     FROM (SELECT row, place, is_unique, '"' || regexp_replace(encode(key, 'hex'), '(....)', '\\u\1', 'g') || '"' AS key FROM sandbox_keys) AS entry
     GROUP BY row
   ) AS kept WHERE document.row = kept.row;
   ALTER TABLE sandbox_documents ALTER COLUMN keys DROP DEFAULT;`,
];

/** Of the lock that processes take which start at the same time. */
export const LOCK = 4_020_375_917;

/**
 * Brings a database's tables to the newest version.
 *
 * @throws Error for a database of a later version than this one knows, which is left as it is
 */
export async function migrate(pool: Pool, migrations: readonly string[] = MIGRATIONS): Promise<void> {
  const connection = await pool.connect();
  let isBroken = false;
  try {
    await connection.query(
      `BEGIN; SELECT pg_advisory_xact_lock(${LOCK}); CREATE TABLE IF NOT EXISTS sandbox_schema (version integer NOT NULL)`,
    );
    const version = await versionOf(connection);
    if (version > migrations.length)
      throw new Error(
        `store: ${pool.name} has version ${version}, and this sandbox knows versions up to ${migrations.length}: update @maksu/sandbox, or name another database`,
      );
    for (const migration of migrations.slice(version)) await connection.query(migration);
    await connection.query(`DELETE FROM sandbox_schema; INSERT INTO sandbox_schema VALUES (${migrations.length}); COMMIT`);
  } catch (error) {
    isBroken =
      error instanceof StoreFailure ||
      (await connection.query("ROLLBACK").then(
        () => false,
        () => true,
      ));
    throw error;
  } finally {
    connection.release(isBroken);
  }
}

async function versionOf(connection: Connection): Promise<number> {
  const { rows } = await connection.query("SELECT version FROM sandbox_schema");
  return (rows[0] as { readonly version: number } | undefined)?.version ?? 0;
}
