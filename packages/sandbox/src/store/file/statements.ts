import type { Database, Statement } from "./database.ts";

const JOB = "sequence, id, queue, due, task";

const FIND = `SELECT documents.id, version, body FROM keys JOIN documents ON documents.row = keys.row
  WHERE place = ? AND key >= ? AND key < ?`;

/** One statement for all keys of a document. */
const putKeys = (count: number): string => `INSERT INTO keys (place, key, row) VALUES ${Array(count).fill("(?, ?, ?)").join(", ")}`;

const STATEMENTS = {
  begin: "BEGIN IMMEDIATE",
  commit: "COMMIT",
  enter: "SAVEPOINT work",
  leave: "RELEASE work",
  undo: "ROLLBACK TO work",
  rollBack: "ROLLBACK",
  othersVersion: "PRAGMA data_version",

  get: "SELECT version, body FROM documents WHERE kind = ? AND id = ?",
  insert: "INSERT INTO documents (kind, id, version, body, keys) VALUES (?, ?, 1, ?, ?) ON CONFLICT DO NOTHING",
  replace: "UPDATE documents SET version = version + 1, body = ? WHERE kind = ? AND id = ? AND version = ? RETURNING row, keys",
  setKeys: "UPDATE documents SET keys = ? WHERE row = ?",
  remove: "DELETE FROM documents WHERE kind = ? AND id = ? RETURNING row, keys",
  putEntry: "INSERT OR REPLACE INTO entries (row, kind, account, status, method, at, amount, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  removeEntry: "DELETE FROM entries WHERE row = ?",
  hasEntries: "SELECT 1 FROM entries LIMIT 1",
  documentsAfter: "SELECT row, kind, body FROM documents WHERE row > ? ORDER BY row LIMIT 1000",
  hasKey: "SELECT 1 FROM keys WHERE place = ? AND key = ? LIMIT 1",
  putKeys1: putKeys(1),
  putKeys2: putKeys(2),
  putKeys3: putKeys(3),
  putKeys4: putKeys(4),
  removeKey: "DELETE FROM keys WHERE place = ? AND key = ? AND row = ?",
  findFirst: `${FIND} ORDER BY key, keys.row LIMIT ? OFFSET ?`,
  findLast: `${FIND} ORDER BY key DESC, keys.row DESC LIMIT ? OFFSET ?`,
  count: "SELECT count(*) AS count FROM keys WHERE place = ? AND key >= ? AND key < ?",
  copies: `SELECT row, id, version, body, keys FROM documents WHERE row IN (SELECT row FROM keys WHERE place = ? AND key >= ? AND key < ? AND row <= ?)
    ORDER BY row`,
  copy: "SELECT row, id, version, body, keys FROM documents WHERE kind = ? AND id = ?",
  nextJob: `SELECT ${JOB} FROM jobs WHERE queue = ? AND due <= ? ORDER BY due, sequence LIMIT 1`,
  jobs: `SELECT ${JOB} FROM jobs WHERE queue = ? ORDER BY due, sequence LIMIT ?`,
  getJob: `SELECT ${JOB} FROM jobs WHERE id = ?`,
  takeJob: `DELETE FROM jobs WHERE sequence = (
    SELECT sequence FROM jobs WHERE queue = ? AND due <= ? ORDER BY due, sequence LIMIT 1
  ) RETURNING ${JOB}`,
  // A row that is replaced gets a new sequence.
  putJob: "INSERT OR REPLACE INTO jobs (id, queue, due, task) VALUES (?, ?, ?, ?)",
  removeJob: "DELETE FROM jobs WHERE id = ?",
};

/** The statements of a file store. */
export type Statements = Readonly<Record<keyof typeof STATEMENTS, Statement>>;

/** Prepares them. */
export const prepareStatements = (database: Database): Statements =>
  Object.fromEntries(Object.entries(STATEMENTS).map(([name, text]) => [name, database.prepare(text)])) as Statements;
