/** Connections that end, on a driver that is simulated; a real one is in `outages.server.ts`. */
import { originOfNobody } from "@maksu/test-server";
import { expect, test } from "vitest";
import { startSandbox } from "../../start/start-sandbox.ts";
import { StoreFailure } from "../store-failure.ts";
import type { Pool } from "./pool.ts";
import { postgresStoreOn } from "./postgres-store.ts";
import { STATEMENTS } from "./statements.ts";

type Documents = { readonly note: string };

/** A pool whose connections run nothing, but fail where a test says so. Notes the statements, and how connections are released. */
function failingPool(fail: (statement: string) => unknown, connects = true) {
  const noted: string[] = [];
  let running = 0;
  const pool: Pool = {
    name: "PostgreSQL at db:5432/shop",
    async connect() {
      if (!connects) throw new Error("timeout exceeded when trying to connect");
      return {
        async query(text) {
          noted.push(running++ === 0 ? text : "two at a time");
          await new Promise((resolve) => setImmediate(resolve));
          running--;
          const error = fail(text);
          if (error !== undefined) throw error;
          return { rows: [] };
        },
        release: (isBroken = false) => void noted.push(isBroken ? "broken" : "released"),
      };
    },
    listen: async () => {},
    end: async () => {},
  };
  return { pool, noted };
}

const lost = (): Error => new Error("Connection terminated unexpectedly");
const ofServer = (code: string): Error => Object.assign(new Error("the server's words\nand more"), { code, severity: "FATAL" });

test.each([
  { what: "the connection is lost", error: lost(), status: 503, why: "Connection terminated unexpectedly" },
  { what: "the server ends the connection", error: ofServer("57P01"), status: 503, why: "the server's words" },
  { what: "the server has crashed", error: ofServer("57P02"), status: 503, why: "the server's words" },
  {
    what: "the network fails",
    error: Object.assign(new Error("write EPIPE"), { code: "EPIPE", syscall: "write" }),
    status: 503,
    why: "write EPIPE",
  },
  { what: "nobody listens", error: Object.assign(new Error(""), { code: "ECONNREFUSED" }), status: 503, why: "ECONNREFUSED" },
  { what: "the disk is full", error: ofServer("53100"), status: 507, why: "the server's words" },
])(
  "a transaction in which $what is a failure that names the store, and its connection is not used again",
  async ({ error, status, why }) => {
    let isFailing = false;
    const { pool, noted } = failingPool((statement) =>
      isFailing && statement.includes("UPDATE sandbox_documents SET version") ? error : undefined,
    );
    const store = await postgresStoreOn<Documents>(pool);
    isFailing = true;
    noted.length = 0;
    const failure = await store.transaction(({ replace }) => replace("note", "1", 1, "text")).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(StoreFailure);
    expect(failure).toMatchObject({ status, message: expect.stringContaining(`(PostgreSQL at db:5432/shop: ${why})`), cause: error });
    // No ROLLBACK: it would wait behind the statement that has failed.
    expect(noted).toEqual(["BEGIN", STATEMENTS.replace, "broken"]);
  },
);

test("a transaction without a connection is a failure that names the store", async () => {
  const { pool } = failingPool(() => undefined);
  const store = await postgresStoreOn<Documents>(pool);
  pool.connect = failingPool(() => undefined, false).pool.connect;
  await expect(store.transaction(async () => {})).rejects.toThrow("(PostgreSQL at db:5432/shop: timeout exceeded when trying to connect)");
});

test("a transaction that waits for others again and again, which wait for it, is a failure that names the store", async () => {
  const { pool, noted } = failingPool((statement) => (statement === "COMMIT" ? ofServer("40P01") : undefined));
  const store = await postgresStoreOn<Documents>(pool);
  await expect(store.transaction(async () => {})).rejects.toMatchObject({ status: 503, cause: { code: "40P01" } });
  expect(noted.filter((text) => text === "ROLLBACK")).toHaveLength(10);
});

test("errors of statements stay what they are, and the connection is used again", async () => {
  const { pool, noted } = failingPool((statement) =>
    statement.includes("UPDATE sandbox_documents SET version") ? ofServer("42P01") : undefined,
  );
  const store = await postgresStoreOn<Documents>(pool);
  noted.length = 0;
  await expect(store.transaction(({ replace }) => replace("note", "1", 1, "text"))).rejects.toMatchObject({ code: "42P01" });
  expect(noted).toEqual(["BEGIN", STATEMENTS.replace, "ROLLBACK", "released"]);
});

test("a transaction that goes on after a statement has failed is not committed", async () => {
  const { pool, noted } = failingPool((statement) =>
    statement.includes("UPDATE sandbox_documents SET version") ? ofServer("57014") : undefined,
  );
  const store = await postgresStoreOn<Documents>(pool);
  const goingOn = store.transaction(async ({ replace }) => {
    await replace("note", "1", 1, "text").catch(() => {});
  });
  await expect(goingOn).rejects.toThrow(StoreFailure);
  expect(noted).not.toContain("COMMIT");
});

test("statements that are asked for at the same time run one after the other", async () => {
  const { pool, noted } = failingPool(() => undefined);
  const store = await postgresStoreOn<Documents>(pool);
  await store.transaction(({ get }) => Promise.all(["1", "2", "3", "4"].map((id) => get("note", id))));
  expect(noted.filter((text) => text === STATEMENTS.get)).toHaveLength(4);
  expect(noted).not.toContain("two at a time");
});

test("a set-up whose connection is lost releases it as broken, and says that the database can't be opened", async () => {
  const { pool, noted } = failingPool((statement) => (statement.startsWith("CREATE TABLE sandbox_documents") ? lost() : undefined));
  await expect(postgresStoreOn<Documents>(pool)).rejects.toThrow(
    "store: PostgreSQL at db:5432/shop can't be opened: Connection terminated unexpectedly",
  );
  expect(noted.at(-1)).toBe("broken");
  expect(noted).not.toContain("ROLLBACK");
});

test("startSandbox names option, server and cure of a database that nobody serves, and no password", async () => {
  const { host } = new URL(await originOfNobody());
  const start = startSandbox({ store: `postgres://shop:hush@${host}/orders`, port: false });
  await expect(start).rejects.toThrow(
    `store: PostgreSQL at ${host}/orders can't be opened: nothing responds there: start the server, or correct host and port in the URL`,
  );
});

test("startSandbox quotes nothing of a URL that can't be parsed", async () => {
  const error = await startSandbox({ store: "postgres://shop:hush@[db/orders", port: false }).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: "store: the URL of the database is none: write %40 for an @ in a password, and so on" });
});
