/** `npm run long -- redis`. Needs `redis-server`. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientTypes } from "./client-types.ts";
import { guideContract } from "./guide-stores.ts";
import { connect, type Connection } from "./open-store.mjs";
import { processContract } from "./processes.ts";
import { isInstalled, type Server, startRedis } from "@maksu/test-server/servers";
import { prefixContract, storeContract } from "./store-contract.ts";

clientTypes("redis");

describe.skipIf(!isInstalled("Redis", "redis-server")).each(["redis", "ioredis"])("Redis through the package %s", (kind) => {
  let server: Server;
  let connection: Connection;
  beforeAll(async () => {
    server = await startRedis();
    connection = await connect(kind, server.url);
  });
  afterAll(async () => {
    await connection.close();
    await server.stop();
  });

  storeContract("Redis", () => connection.open());
  prefixContract((prefix) => connection.open({ prefix }));
  processContract(kind, () => server.url);
  guideContract(kind, () => server.url, { restart: (meanwhile) => server.restart(meanwhile) });

  test("an event is one key with an expiry, whose value is the token or done", async () => {
    await connection.query("FLUSHALL");
    const store = connection.open();
    await store.claim("payment:1", "token-1", 60_000);
    await store.finish(["payment:2"], 60_000);
    const keys = ["webhooks:payment:1", "webhooks:payment:2"];
    expect(await connection.query("MGET", ...keys)).toEqual(["token-1", "done"]);
    expect(await connection.query("DBSIZE")).toBe(2);
    for (const key of keys) {
      const left = Number(await connection.query("PTTL", key));
      expect([left > 50_000, left <= 60_000]).toEqual([true, true]);
    }
  });

  test("a store over a connection that was lost fails instead of granting a claim", async () => {
    const other = await startRedis();
    const lost = await connect(kind, other.url);
    const store = lost.open();
    expect(await store.claim("payment:3", "token", 60_000)).toBe("claimed");
    await other.stop();
    const claim = store.claim("payment:4", "token", 60_000);
    expect(await Promise.race([claim.catch(() => "failed"), new Promise((resume) => setTimeout(resume, 2000, "pending"))])).not.toBe(
      "claimed",
    );
    claim.catch(() => {});
    lost.destroy();
  });
});
