/** `npm run long -- postgres`. Needs PostgreSQL's server programs. */
import { join } from "node:path";
import { isInstalled, postgresPrograms, type Server, startPostgres } from "@maksu/test-server/servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimTests } from "./claim-tests.ts";
import { testCrashes } from "./crash-tests.ts";
import { momentTests, sharedMomentTests } from "./moment-tests.ts";
import { type OpenPool, postgresStoreTests } from "./postgres-tests.ts";
import { race, RACES } from "./races.ts";
import { testSettlingWhileDropping } from "./settling-tests.ts";
import { sharedStoreContract } from "../../../src/store/shared-store-contract.ts";
import { openPool, type Pool } from "../../../src/store/postgres/pool.ts";
import { postgresStoreOn } from "../../../src/store/postgres/postgres-store.ts";

describe.skipIf(!isInstalled("PostgreSQL", postgresPrograms && join(postgresPrograms, "postgres")))(
  "the Postgres store on a server",
  () => {
    let server: Server;
    let schemas = 0;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.stop());

    const urlOf = (schema: string): `postgres://${string}` => `${server.url as "postgres://"}?options=-csearch_path%3D${schema}`;
    const open: OpenPool = (schema) => openPool(urlOf(schema));
    const newSchema = async (): Promise<string> => {
      const schema = `test_${++schemas}`;
      const pool = await openPool(server.url);
      const connection = await pool.connect();
      await connection.query(`CREATE SCHEMA ${schema}`);
      connection.release();
      await pool.end();
      return schema;
    };
    postgresStoreTests(open, newSchema);
    momentTests(async () => urlOf(await newSchema()));
    sharedMomentTests(async () => urlOf(await newSchema()));

    test("four processes refund a payment once to its amount, commit or revert a hold once, and accept a stamp once", async () => {
      expect(await race(urlOf(await newSchema()))).toEqual(RACES);
    });

    testCrashes(async () => urlOf(await newSchema()));

    claimTests(async () => {
      const schema = await newSchema();
      return async () => postgresStoreOn(await open(schema));
    });

    testSettlingWhileDropping(async () => postgresStoreOn(await open(await newSchema())));

    test("transactions of a group run at the same time, also as one that is alone in another group, or in that of another schema", async () => {
      const [store, other] = [await postgresStoreOn(await open(await newSchema())), await postgresStoreOn(await open(await newSchema()))];
      let running = 0;
      const meet = async (): Promise<void> => {
        running++;
        await expect.poll(() => running).toBe(4);
      };
      try {
        const all = [{ group: "g" }, { group: "g" }, { group: "h", alone: true }].map((options) => store.transaction(meet, options));
        await Promise.all([...all, other.transaction(meet, { group: "g", alone: true })]);
      } finally {
        await Promise.all([store.close(), other.close()]);
      }
    });

    test("without locks and versions, four processes do each of that too often", async () => {
      const { refunds, holds, stamps } = await race(urlOf(await newSchema()), { WITHOUT_LOCKS: "1" });
      expect(refunds.succeeded).toBeGreaterThan(10);
      expect(holds.succeeded).toBeGreaterThan(1);
      expect(stamps.succeeded).toBeGreaterThan(1);
    });

    // READ COMMITTED alone lets each transaction overwrite what another has written since.
    test("without locks and versions, more is paid out than there is, and the contract finds it", async () => {
      const [payout] = sharedStoreContract;
      const schema = await newSchema();
      const check = payout?.check(async () => postgresStoreOn(withoutLocks(await open(schema))));
      await expect(check).rejects.toThrow("10 of 200 payments of 100 out of 1,000 may succeed");
    });
  },
);

const withoutLocks = (pool: Pool): Pool => ({
  ...pool,
  async connect() {
    const connection = await pool.connect();
    return {
      query: (text, values) => connection.query(...unlocked(text, values)),
      release: (isBroken) => connection.release(isBroken),
    };
  },
});

const unlocked = <Values>(text: string, values: Values): [string, Values] => [
  text.replace(" FOR UPDATE", "").replace("AND version = $3", "AND $3::integer > 0"),
  values,
];
