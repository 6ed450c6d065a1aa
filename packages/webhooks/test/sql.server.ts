/** `npm run long -- sql`. Needs PostgreSQL's server programs; SQLite as Node and better-sqlite3 have it. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CREATE_TABLE as CREATE_IN_POSTGRES, DELETE_EXPIRED as DELETE_FROM_POSTGRES } from "../src/stores/postgres.ts";
import { DELETE_EXPIRED as DELETE_FROM_SQLITE } from "../src/stores/sqlite.ts";
import { clientTypes } from "./client-types.ts";
import { guideContract } from "./guide-stores.ts";
import { connect, type Connection } from "./open-store.mjs";
import { processContract } from "./processes.ts";
import { isInstalled, postgresPrograms, type Server, startPostgres } from "@maksu/test-server/servers";
import { prefixContract, storeContract } from "./store-contract.ts";

clientTypes("sql");

describe.skipIf(!isInstalled("PostgreSQL", postgresPrograms && join(postgresPrograms, "postgres")))("PostgreSQL through pg", () => {
  let server: Server;
  let connection: Connection;
  beforeAll(async () => {
    server = await startPostgres();
    connection = await connect("pg", server.url);
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  storeContract("PostgreSQL", () => connection.open());
  prefixContract((prefix) => connection.open({ prefix }));
  processContract("pg", () => server.url);
  tableContract(() => connection, DELETE_FROM_POSTGRES);

  test("creates the table over 16 connections at once, 30 times", async () => {
    for (let round = 0; round < 30; round++) {
      await connection.query("DROP TABLE IF EXISTS webhook_events");
      await Promise.all(Array.from({ length: 16 }, async () => connection.query(CREATE_IN_POSTGRES)));
    }
    expect(await connection.query("SELECT * FROM webhook_events")).toEqual([]);
  });

  guideContract("pg", () => server.url, {
    clear: async () => void (await connection.query("DROP TABLE IF EXISTS webhook_events")),
    restart: (meanwhile) => server.restart(meanwhile),
  });
});

// better-sqlite3 and node:sqlite both need Node 22.
const hasSqlite = process.getBuiltinModule("node:sqlite") !== undefined;
if (!hasSqlite) process.stdout.write(`SQLite: skipped, since it needs Node 22, and this is ${process.version}\n`);

describe.skipIf(!hasSqlite).each(["node:sqlite", "better-sqlite3"])("SQLite through %s", (kind) => {
  let folder: string;
  let file: string;
  let connection: Connection;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "store-sqlite-"));
    file = join(folder, "contract.db");
    connection = await connect(kind, file);
  });
  afterAll(async () => {
    await connection.close();
    rmSync(folder, { recursive: true });
  });

  storeContract("SQLite", () => connection.open());
  prefixContract((prefix) => connection.open({ prefix }));
  processContract(kind, () => file);
  tableContract(() => connection, DELETE_FROM_SQLITE);

  guideContract(kind, () => folder, {
    clear: async () => {
      for (const each of readdirSync(folder)) if (each.startsWith("events.db")) rmSync(join(folder, each));
    },
  });
});

function tableContract(connection: () => Connection, deleteExpired: string): void {
  test("an event is one row, whose token is null when it is done, until it has expired and is deleted", async () => {
    const { open, query } = connection();
    await query("DELETE FROM webhook_events");
    const store = open();
    await store.claim("payment:1", "token-1", 60_000);
    await store.finish(["payment:2"], 60_000);
    await store.claim("payment:3", "token-3", 1);
    await store.finish(["payment:4"], 1);
    await new Promise((resume) => setTimeout(resume, 1100));
    await query(deleteExpired);
    expect(await query("SELECT key, token FROM webhook_events ORDER BY key")).toEqual([
      { key: "payment:1", token: "token-1" },
      { key: "payment:2", token: null },
    ]);
    expect(await store.claim("payment:1", "token-2", 60_000)).toBe("taken");
  });
}
