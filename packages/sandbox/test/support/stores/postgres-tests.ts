import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { type Pool } from "../../../src/store/postgres/pool.ts";
import { migrate, MIGRATIONS } from "../../../src/store/postgres/schema.ts";
import { postgresStoreOn } from "../../../src/store/postgres/postgres-store.ts";
import { sharedStoreContract } from "../../../src/store/shared-store-contract.ts";
import type { Store } from "../../../src/store/store.ts";
import { storeContract } from "../../../src/store/store-contract.ts";
import { retentionTests } from "./retention-tests.ts";
import { restoreTests } from "./restore-tests.ts";
import { sendingTests } from "./sending-tests.ts";
import { snapshotTests } from "./snapshot-tests.ts";
import { checkVersion1, DATABASE_OF_VERSION_1 } from "./version-1.ts";

/** Connects to a schema of a database. */
export type OpenPool = (schema: string) => Promise<Pool>;

/**
 * Defines the tests of the Postgres store.
 *
 * @param open - connects to a schema
 * @param newSchema - creates an empty one, and returns its name
 */
export function postgresStoreTests(open: OpenPool, newSchema: () => Promise<string>): void {
  const folder = mkdtempSync(join(tmpdir(), "postgres-tests-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const pools: Pool[] = [];
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  });
  const connect = async (schema: string): Promise<Pool> => {
    const pool = await open(schema);
    pools.push(pool);
    return { ...pool, end: async () => {} };
  };
  const storeOf = async <Documents extends object>(schema: string): Promise<Store<Documents>> => postgresStoreOn(await connect(schema));

  test.each(storeContract)("$name", async ({ check }) => {
    const schema = await newSchema();
    await expect(check(() => storeOf(schema))).resolves.toBeUndefined();
  });

  test.each(sharedStoreContract)("$name", async ({ check }) => {
    const schema = await newSchema();
    await expect(check(() => storeOf(schema))).resolves.toBeUndefined();
  });

  test("four processes that start at once create the tables once", async () => {
    const schema = await newSchema();
    const stores = await Promise.all(Array.from({ length: 4 }, () => storeOf<{ note: string }>(schema)));
    await Promise.all(stores.map((store, nth) => store.transaction(({ insert }) => insert("note", String(nth), "text"))));
    expect(await stores[0]?.transaction(({ get }) => get("note", "3"))).toMatchObject({ body: "text" });
  });

  test("a database of a later version is left alone", async () => {
    const schema = await newSchema();
    await storeOf(schema);
    const pool = await connect(schema);
    const connection = await pool.connect();
    await connection.query("UPDATE sandbox_schema SET version = 99");
    connection.release();
    await expect(storeOf(schema)).rejects.toThrow(
      /^store: .* has version 99, and this sandbox knows versions up to 3: update @maksu\/sandbox, or name another database$/,
    );
  });

  test.each([
    ["as it is", MIGRATIONS],
    ["after a migration", [...MIGRATIONS, "ALTER TABLE sandbox_documents ADD COLUMN note text; UPDATE sandbox_documents SET note = body"]],
  ])("a database that schema version 1 has left is opened %s, with all that it has", async (_how, migrations) => {
    const schema = await newSchema();
    const pool = await connect(schema);
    const connection = await pool.connect();
    await connection.query(DATABASE_OF_VERSION_1);
    connection.release();
    await migrate(pool, migrations);
    const versions = await pool.connect();
    // The present code knows nothing of what the migration has added.
    await versions.query(`UPDATE sandbox_schema SET version = ${MIGRATIONS.length}`);
    versions.release();
    await expect(checkVersion1(await storeOf(schema))).resolves.toBeUndefined();
  });

  test("a migration keeps keys of any characters, and documents without any", async () => {
    const schema = await newSchema();
    const pool = await connect(schema);
    await migrate(pool, MIGRATIONS.slice(0, 2));
    const key = '"\\\0\ud800é😀/\n';
    const hex = Buffer.from(key, "utf16le").swap16().toString("hex");
    const connection = await pool.connect();
    await connection.query(`INSERT INTO sandbox_documents (kind, id, version, body) VALUES ('order', 'a', 1, '{}'), ('order', 'b', 1, '{}');
      INSERT INTO sandbox_keys VALUES (1, 'order.by', '\\x${hex}', false), (1, 'order.stamp', '\\x${hex}', true)`);
    connection.release();
    const store = await storeOf<{ order: object }>(schema);
    const copies = await store.transaction(async ({ copy }) => [await copy("order", "a"), await copy("order", "b")]);
    expect(copies.map((each) => each?.keys)).toEqual([{ by: key, stamp: { unique: key } }, {}]);
  });

  snapshotTests(
    {
      memory: async () => "memory",
      file: async () => `file:${join(folder, `${crypto.randomUUID()}.db`)}`,
      postgres: async () => storeOf(await newSchema()),
    },
    (from, to) => from === "postgres" || to === "postgres",
  );

  restoreTests(async () => {
    const schema = await newSchema();
    return () => storeOf(schema);
  });

  sendingTests(async () => {
    const schema = await newSchema();
    return () => storeOf(schema);
  });

  describe("a world on postgres", () => {
    retentionTests(async () => storeOf(await newSchema()));
  });

  test("a migration runs once, after those that the database has, and not at all when it fails", async () => {
    const pool = await connect(await newSchema());
    const first = "CREATE TABLE sums (cents integer); INSERT INTO sums VALUES (5)";
    const second = "ALTER TABLE sums RENAME COLUMN cents TO amount; UPDATE sums SET amount = amount + 1";
    await migrate(pool, [first]);
    await expect(migrate(pool, [first, `${second}; SELECT nothing`])).rejects.toThrow("nothing");
    for (let times = 0; times < 2; times++) await migrate(pool, [first, second]);
    const connection = await pool.connect();
    const { rows } = await connection.query("SELECT amount FROM sums", []);
    connection.release();
    expect(rows).toEqual([{ amount: 6 }]);
  });
}
