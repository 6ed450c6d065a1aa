/** The shop's orders, in a file of SQLite. */
import { CREATE_TABLE, sqliteStore } from "@maksu/webhooks/sqlite";

const { DATABASE = "shop.db" } = process.env;
// Node has SQLite from 22.13 on.
const Database = process.getBuiltinModule("node:sqlite")?.DatabaseSync ?? (await import("libsql")).default;
const [database, ofEvents] = [new Database(DATABASE), new Database(DATABASE)];
const TABLE = "CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, content TEXT NOT NULL)";
for (const each of [database, ofEvents]) each.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; ${TABLE}; ${CREATE_TABLE}`);

/** Where the handlers keep which events they have handled. */
export const store = sqliteStore(ofEvents);

export const orders = () => database.prepare("SELECT id FROM orders").all();
export const find = (id) => JSON.parse(database.prepare("SELECT content FROM orders WHERE id = ?").get(id)?.content ?? "null");

/** Replaces an order by what `edit` makes of it, in one transaction. */
export function change(id, edit) {
  database.exec("BEGIN IMMEDIATE");
  try {
    database.prepare("REPLACE INTO orders (id, content) VALUES (?, ?)").run(id, JSON.stringify(edit(find(id))));
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}
