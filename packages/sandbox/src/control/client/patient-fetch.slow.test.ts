import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { createControlClient } from "./control-client.ts";

/** Where Node keeps what its `fetch` sends by. */
const DISPATCHER = Symbol.for("undici.globalDispatcher.1");

test("a response that begins after more time than Node's fetch allows is waited for", async () => {
  await fetch("data:,");
  const own = globalThis as unknown as Record<symbol, object>;
  const before = own[DISPATCHER] as { readonly constructor: new (options: object) => object };
  await using server = createServer((_request, response) => void wait(2500).then(() => response.end('{"status":"ok"}'))).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // It looks at its limits once a second.
  own[DISPATCHER] = new before.constructor({ headersTimeout: 100 });
  try {
    const [given, waited] = [createControlClient({ url, fetch }), createControlClient({ url })];
    const results = await Promise.allSettled([given.getHealth(), waited.getHealth()]);
    expect(results).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: { status: "ok" } }]);
  } finally {
    own[DISPATCHER] = before;
  }
});
