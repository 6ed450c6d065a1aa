/** A PostgreSQL server that ends connections, and databases that can't be opened. The long run is `npm run long -- chaos`. */
import { join } from "node:path";
import { isInstalled, type PostgresServer, postgresPrograms, startPostgres } from "@maksu/test-server/servers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSandbox } from "../../../src/start/start-sandbox.ts";
import { openPool } from "../../../src/store/postgres/pool.ts";
import { openPostgresStore } from "../../../src/store/postgres/postgres-store.ts";
import { StoreFailure } from "../../../src/store/store-failure.ts";

type Documents = { readonly note: string };

describe.skipIf(!isInstalled("PostgreSQL", postgresPrograms && join(postgresPrograms, "postgres")))("on a PostgreSQL server", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ password: "hush" });
  });
  afterAll(() => server.stop());

  test.each([
    { how: "fast", signal: "SIGINT" },
    { how: "immediate", signal: "SIGQUIT" },
  ] as const)(
    "a store goes on after a restart ($how): transactions fail as StoreFailure, what was acknowledged is there, and changes are announced again",
    async ({ signal }) => {
      const [store, other] = await Promise.all([openPostgresStore<Documents>(server.url), openPostgresStore<Documents>(server.url)]);
      const acknowledged: string[] = [];
      const failures: unknown[] = [];
      const stopping = new AbortController();
      const write = async (): Promise<void> => {
        const id = crypto.randomUUID();
        await store
          .transaction(({ insert }) => insert("note", id, "text"))
          .then(
            () => void acknowledged.push(id),
            (error: unknown) => void failures.push(error),
          );
      };
      const writer = async (): Promise<void> => {
        for (; !stopping.signal.aborted; await new Promise((resume) => setTimeout(resume, 5))) await write();
      };
      const writers = Array.from({ length: 8 }, writer);
      try {
        await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
        const areFailing = async (): Promise<void> => {
          await expect.poll(() => failures.length).toBeGreaterThan(8);
        };
        await server.restart(areFailing, signal);
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
      } finally {
        stopping.abort();
        await Promise.all(writers);
      }
      expect(failures.filter((failure) => !(failure instanceof StoreFailure && failure.status === 503))).toEqual([]);
      const found = await store.transaction(({ get }) => Promise.all(acknowledged.map((id) => get("note", id))));
      expect(found.filter((document) => document?.body !== "text")).toEqual([]);
      let heard = 0;
      other.watch?.(() => heard++);
      const announce = async (): Promise<number> => {
        await store.transaction(({ announce: call }) => call());
        return heard;
      };
      await expect.poll(announce).toBeGreaterThan(0);
      await Promise.all([store.close(), other.close()]);
    },
  );

  test("a sandbox that starts while the server ends connections fails with a reason, and never otherwise", async () => {
    const pool = await openPool(server.url);
    const connection = await pool.connect();
    const stopping = new AbortController();
    const terminating = (async () => {
      for (; !stopping.signal.aborted; await new Promise((resume) => setTimeout(resume, 3)))
        await connection.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
        );
    })();
    const reasons: string[] = [];
    for (let nth = 0; nth < 30; nth++)
      await startSandbox({ store: server.url as "postgres://", port: false }).then(
        (sandbox) => sandbox.close(),
        (error: unknown) => reasons.push(String(error)),
      );
    stopping.abort();
    await terminating;
    connection.release(true);
    await pool.end();
    expect(reasons.length).toBeGreaterThan(0);
    const isReason = (text: string): boolean => text.includes("PostgreSQL at 127.0.0.1:") && !text.includes("hush");
    expect(reasons.filter((reason) => !isReason(reason))).toEqual([]);
  });

  const withUrl = (change: (url: URL) => void): string => {
    const url = new URL(server.url);
    change(url);
    return url.href;
  };

  test.each([
    {
      what: "a wrong password",
      change: (url: URL) => (url.password = "hush-hush"),
      says: "/postgres can't be opened: the server rejects the user or the password: correct them in the URL",
    },
    {
      what: "no password",
      change: (url: URL) => (url.password = ""),
      says: "/postgres can't be opened: the server asks for a password: add it to the URL, as in postgres://user:password@host/database",
    },
    {
      what: "a database that does not exist",
      change: (url: URL) => (url.pathname = "/none"),
      says: "/none can't be opened: the server has no such database: create it, or name another one in the URL",
    },
    {
      what: "a schema that does not exist",
      change: (url: URL) => (url.search = "?options=-csearch_path%3Dnone"),
      says: "/postgres can't be opened: the database has no such schema: create it, or name another one in the URL's search_path",
    },
    {
      what: "a host that does not exist",
      change: (url: URL) => (url.hostname = "none.invalid"),
      says: "/postgres can't be opened: there is no such host: correct it in the URL",
    },
  ])("startSandbox with $what names option, server and cure, and no password", async ({ change, says }) => {
    const url = withUrl(change);
    const error = await startSandbox({ store: url as "postgres://", port: false }).catch((thrown: Error) => thrown);
    const { hostname, port } = new URL(url);
    expect(String(error)).toBe(`Error: store: PostgreSQL at ${hostname}:${port}${says}`);
    expect(String(Object(error).cause)).not.toContain("hush");
  });
});
