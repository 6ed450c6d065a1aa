import { setTimeout as wait } from "node:timers/promises";
import { startTestServer } from "@maksu/test-server";
import { expect, test } from "vitest";
import { createControlClient } from "./control-client.ts";

/** The key of the dispatcher of Node's `fetch`. */
const DISPATCHER = Symbol.for("undici.globalDispatcher.1");

test("a response that begins after more time than Node's fetch allows is waited for", async () => {
  await fetch("data:,");
  const own = globalThis as unknown as Record<symbol, object>;
  const before = own[DISPATCHER] as { readonly constructor: new (options: object) => object };
  await using server = await startTestServer((response) => wait(2500).then(() => response.end('{"status":"ok"}')));
  const url = server.origin;
  // The dispatcher checks its timeouts once a second.
  own[DISPATCHER] = new before.constructor({ headersTimeout: 100 });
  try {
    const [given, waited] = [createControlClient({ url, fetch }), createControlClient({ url })];
    const results = await Promise.allSettled([given.getHealth(), waited.getHealth()]);
    expect(results).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: { status: "ok" } }]);
  } finally {
    own[DISPATCHER] = before;
  }
});
