/** SQLite as Node has it or, where Node has none, as the package libsql has it. */
import { closeSync, openSync } from "node:fs";

/** The part of a database that is used. */
export interface Database {
  exec(statements: string): unknown;
  prepare(statement: string): Statement;
  close(): void;
}

/** The part of a prepared statement that is used. */
export interface Statement {
  /** The first row, or undefined. */
  get(...values: Value[]): unknown;
  all(...values: Value[]): unknown[];
  run(...values: Value[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
}

/** A value that a statement takes. */
export type Value = string | number | Uint8Array | null;

type DatabaseClass = new (path: string) => Database;

/** Opens a file, which is created for its owner alone if there is none. Several processes can have it open. */
export async function openDatabase(path: string): Promise<Database> {
  const SqliteDatabase = nodeSqlite() ?? (await libsql());
  // SQLite would let everybody read it. It gives the files beside it the mode of this one.
  if (path !== IN_MEMORY) closeSync(openSync(path, "a", 0o600));
  const database = new SqliteDatabase(path);
  try {
    setUp(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function setUp(database: Database): void {
  // Committed data is in the write-ahead log, which the system writes to disk also when the process is killed.
  database.exec("PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL");
  // Random ids touch the same pages of an index again and again: a log of 16 MB is written back less often than it is by default, at 4 MB.
  database.exec("PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000");
}

/** SQLite's name of a database without a file. */
const IN_MEMORY = ":memory:";

/** Node's own: 22.13 and later have it, and 22.12 with a flag. */
const nodeSqlite = (): DatabaseClass | undefined =>
  (process.getBuiltinModule("node:sqlite") as { readonly DatabaseSync: DatabaseClass } | undefined)?.DatabaseSync;

async function libsql(): Promise<DatabaseClass> {
  try {
    return ((await import("libsql")) as unknown as { readonly default: DatabaseClass }).default;
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(`store: Node ${process.versions.node} has no SQLite: npm install --save-dev libsql, or use Node 22.13 or later`, {
      cause: error,
    });
  }
}

/** Whether a statement failed because another process is writing. */
export const isBusy = (error: unknown): boolean => resultOf(error) === "BUSY";

/** SQLite's name of an error's reason, such as `FULL`: undefined for an error that is not SQLite's, or of the statement. */
export function resultOf(error: unknown): Result | undefined {
  const { errcode, code = "" } = Object(error) as { readonly errcode?: number; readonly code?: string };
  // Node has the number, and libsql the name; either may have more about it.
  if (errcode !== undefined) return RESULTS.find(([number]) => number === (errcode & 0xff))?.[1];
  return RESULTS.find(([, name]) => code === `SQLITE_${name}` || code.startsWith(`SQLITE_${name}_`))?.[1];
}

/** A reason that is not in the statement. */
export type Result = (typeof RESULTS)[number][1];

const RESULTS = [
  [3, "PERM"],
  [5, "BUSY"],
  [8, "READONLY"],
  [10, "IOERR"],
  [11, "CORRUPT"],
  [13, "FULL"],
  [14, "CANTOPEN"],
  [26, "NOTADB"],
] as const;
