/** Over PostgreSQL in this process: `npm run test:sql`. */
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CREATE_TABLE, DROP_FREE, sqlStore } from "./sql-store.ts";
import { storeContract } from "../testing/store-contract.ts";

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(CREATE_TABLE);
  await database.exec(CREATE_TABLE);
});
afterAll(async () => database.close());

storeContract(() => sqlStore(database));

test("merchants with different prefixes do not share keys", async () => {
  const [one, other] = [sqlStore(database, "1:"), sqlStore(database, "2:")];
  expect([await one.claim("k", 60_000), await other.claim("k", 60_000)]).toEqual([true, true]);
  await one.release("k");
  expect([await one.claim("k", 60_000), await other.claim("k", 60_000)]).toEqual([true, false]);
});

test("the cleanup statement deletes expired keys only", async () => {
  const store = sqlStore(database);
  await database.exec("DELETE FROM webhook_claims");
  await store.claim("free", 0);
  await store.claim("taken", 60_000);
  await database.exec(DROP_FREE);
  expect((await database.query("SELECT key FROM webhook_claims")).rows).toEqual([{ key: "taken" }]);
  expect(await store.claim("taken", 60_000)).toBe(false);
});
