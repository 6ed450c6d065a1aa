import type { Database } from "./database.ts";

/**
 * Statements that make the tables, and change them in later versions: the version of a file is the number of those that were run. Rows are found by
 * numbers that count, since tables sorted by random ids get slow as they grow. A document has its keys with it, so that the table of keys needs no
 * second order.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE documents (
     row INTEGER PRIMARY KEY,
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     version INTEGER NOT NULL,
     body TEXT NOT NULL,
     keys TEXT NOT NULL
   );
   CREATE UNIQUE INDEX documents_by_id ON documents (kind, id);
   CREATE TABLE keys (
     place TEXT NOT NULL,
     key BLOB NOT NULL,
     row INTEGER NOT NULL,
     PRIMARY KEY (place, key, row)
   ) WITHOUT ROWID;
   CREATE TABLE jobs (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     queue TEXT NOT NULL,
     due REAL NOT NULL,
     task TEXT NOT NULL
   );
   CREATE INDEX jobs_in_order ON jobs (queue, due, sequence);`,
  `CREATE TABLE entries (
     row INTEGER PRIMARY KEY,
     kind TEXT NOT NULL,
     account TEXT NOT NULL,
     status TEXT,
     method TEXT,
     at INTEGER NOT NULL,
     amount INTEGER,
     text TEXT NOT NULL
   );`,
];

/**
 * Brings a file's tables to the newest version.
 *
 * @throws Error for a file of a later version than this one knows, which is left as it is
 */
export function migrate(database: Database, path: string, migrations: readonly string[] = MIGRATIONS): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    const { user_version: version } = database.prepare("PRAGMA user_version").get() as { readonly user_version: number };
    if (version > migrations.length)
      throw new Error(
        `store: ${path} has version ${version}, and this sandbox knows versions up to ${migrations.length}: update @maksu/sandbox, or name another file`,
      );
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
    database.exec("COMMIT");
  } catch (error) {
    try {
      database.exec("ROLLBACK");
    } catch {
      // An error such as a full disk has ended the transaction.
    }
    throw error;
  }
}
