/** The statements of the Postgres store on PGlite, which is PostgreSQL with a single connection. */
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe } from "vitest";
import { postgresStoreTests } from "../../../test/support/stores/postgres-tests.ts";
import type { Connection } from "./pool.ts";

describe("the Postgres store on PGlite", () => {
  let database: PGlite;
  let schemas = 0;
  beforeAll(async () => {
    database = await PGlite.create();
  });
  afterAll(() => database.close());

  let turn: Promise<unknown> = Promise.resolve();
  /** Waits until nobody else uses the connection. */
  const connect = async (schema: string): Promise<Connection> => {
    const before = turn;
    let release = (): void => {};
    turn = new Promise<void>((resolve) => (release = resolve));
    await before;
    await database.exec(`SET search_path TO ${schema}`);
    return {
      async query(text, values) {
        if (values) return database.query(text, [...values]);
        const results = await database.exec(text);
        return results.at(-1) ?? { rows: [] };
      },
      release: () => release(),
    };
  };
  postgresStoreTests(
    async (schema) => ({
      name: "PGlite",
      connect: () => connect(schema),
      listen: async (channel, listener) => void (await database.listen(channel, listener)),
      end: async () => {},
    }),
    async () => {
      const schema = `test_${++schemas}`;
      await database.exec(`CREATE SCHEMA ${schema}`);
      return schema;
    },
  );
});
