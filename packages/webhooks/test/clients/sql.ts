/** The real clients fit the types of the stores. */
import { DatabaseSync } from "node:sqlite";
import { postgresStore } from "@maksu/webhooks/postgres";
import { sqliteStore } from "@maksu/webhooks/sqlite";
import Database from "better-sqlite3";
import { Client, Pool } from "pg";

postgresStore(new Pool());
postgresStore(new Client(), { prefix: "375917:" });
sqliteStore(new DatabaseSync(":memory:"));
sqliteStore(new Database(":memory:"), { prefix: "375917:" });

// @ts-expect-error: not a client
postgresStore({});
// @ts-expect-error: a database of another kind
sqliteStore(new Pool());
