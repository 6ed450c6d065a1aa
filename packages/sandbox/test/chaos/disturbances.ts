/** Disturbances of a PostgreSQL server while sandboxes work with it. */
import { setTimeout as wait } from "node:timers/promises";
import type { PostgresServer } from "@maksu/test-server/servers";
import { type Connection, openPool } from "../../src/store/postgres/pool.ts";

/** A server, and a store in it. */
export interface Disturbed {
  readonly server: PostgresServer;
  /** The URL of the schema that the sandboxes use. */
  readonly url: string;
}

/** Disturbs a server. Resolves when it is as it was. */
export type Disturb = (disturbed: Disturbed) => Promise<void>;

/** Other people's connections end with the server, too. */
async function connected<Result>(url: string, run: (connection: Connection) => Promise<Result>): Promise<Result> {
  const pool = await openPool(url);
  try {
    const connection = await pool.connect();
    try {
      return await run(connection);
    } finally {
      connection.release(true);
    }
  } finally {
    await pool.end();
  }
}

const TERMINATE =
  "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'";

/** Every disturbance, by what is done to the server. */
export const DISTURBANCES: Readonly<Record<string, Disturb>> = {
  "is restarted (fast)": ({ server }) => server.restart(async () => {}, "SIGINT"),
  "is restarted (immediate)": ({ server }) => server.restart(async () => {}, "SIGQUIT"),
  "is stopped for 5 s": async ({ server }) => {
    const goOn = server.freeze();
    await wait(5000);
    goOn();
  },
  "ends all backends": ({ url }) => connected(url, async (connection) => void (await connection.query(TERMINATE))),
  "ends single backends": ({ url }) =>
    connected(url, async (connection) => {
      for (let nth = 0; nth < 10; nth++) {
        await connection.query(`${TERMINATE} ORDER BY random() LIMIT 1`);
        await wait(30);
      }
    }),
  "has no connection left": ({ url }) =>
    connected(url, async (connection) => {
      const pools = await Promise.all(Array.from({ length: 10 }, () => openPool(url)));
      try {
        await connection.query(TERMINATE);
        const taking = pools.flatMap((pool) => Array.from({ length: 10 }, () => pool.connect().then(release(1000), () => false)));
        const taken = await Promise.all(taking);
        if (taken.every(Boolean)) throw new Error("the server had connections left");
      } finally {
        await Promise.all(pools.map((pool) => pool.end()));
      }
    }),
  "has locked tables for 2 s": ({ url }) =>
    connected(url, async (connection) => {
      // This, too, may wait for a transaction that waits for it.
      for (let isLocked = false; !isLocked;)
        isLocked = await connection.query("BEGIN; LOCK TABLE sandbox_documents, sandbox_keys, sandbox_jobs IN ACCESS EXCLUSIVE MODE").then(
          () => true,
          () => connection.query("ROLLBACK").then(() => false),
        );
      await wait(2000);
      await connection.query("ROLLBACK");
    }),
};

const release =
  (milliseconds: number) =>
  async (connection: Connection): Promise<boolean> => {
    await wait(milliseconds);
    connection.release(true);
    return true;
  };
