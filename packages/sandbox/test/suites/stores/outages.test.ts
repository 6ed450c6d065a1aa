/** A sandbox while its store fails, and after that. The stores themselves are in `store/…/failures.test.ts`. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { type Sandbox, type SandboxExchange, startSandbox } from "../../../src/index.ts";
import { createMemoryStore } from "../../../src/store/memory-store.ts";
import type { AnyStore } from "../../../src/store/open-store.ts";
import { StoreFailure } from "../../../src/store/store-failure.ts";
import { DASHBOARD } from "../../../src/pages/dashboard/paths.ts";
import { isSigned, type Shop, startShop } from "../../support/shop.ts";

interface Parts {
  readonly sandbox: Sandbox;
  readonly shop: Shop;
  readonly token: string;
  /** The error that every transaction of the store throws; none while it works. */
  fail: unknown;
  readonly exchanges: SandboxExchange[];
  readonly warnings: string[];
}

/** Runs a sandbox and a shop on a store that can fail. */
async function onStore(run: (parts: Parts) => Promise<void>): Promise<void> {
  const memory: AnyStore = createMemoryStore();
  const store: AnyStore = {
    ...memory,
    async transaction(work, options) {
      if (parts.fail !== undefined) throw parts.fail;
      return memory.transaction(work, options);
    },
  };
  const parts: { fail: unknown; exchanges: SandboxExchange[]; warnings: string[] } = { fail: undefined, exchanges: [], warnings: [] };
  const emit = vi.spyOn(process, "emitWarning").mockImplementation((message) => void parts.warnings.push(String(message)));
  try {
    await using sandbox = await startSandbox({ store, onExchange: (exchange) => void parts.exchanges.push(exchange) });
    await using shop = await startShop(sandbox.url, sandbox.defaultWorld);
    await run(Object.assign(parts, { sandbox, shop, token: await sandbox.defaultWorld.addToken() }));
    parts.fail = undefined;
  } finally {
    emit.mockRestore();
  }
}

const away = (): StoreFailure => new StoreFailure("unavailable", "PostgreSQL at db:5432/shop", "the connection was lost");
const AWAY = "the store does not respond (PostgreSQL at db:5432/shop: the connection was lost): send the request again later";
const full = (): StoreFailure => new StoreFailure("full", "the file x.db", "the disk is full");
const FULL = "the store has no room left (the file x.db: the disk is full): make room, then send the request again";

const CONTROL = "/_sandbox/worlds/default";

test.each([
  { what: "can't be reached", failure: away, status: 503, code: "store-unavailable", retryAfter: "1", sentence: AWAY },
  { what: "is full", failure: full, status: 507, code: "store-full", retryAfter: null, sentence: FULL },
])("while the store $what, every API, page and control operation responds with $status and says so", async (row) => {
  const { status, code, retryAfter, sentence } = row;
  await onStore(async (parts) => {
    const { sandbox, shop, exchanges, warnings } = parts;
    const { transactionId } = (await shop.create()).body;
    parts.fail = row.failure();
    exchanges.length = 0;
    const created = await shop.create();
    expect(created).toMatchObject({ status, body: { status: "error", message: sentence } });
    expect(created.headers.get("retry-after")).toBe(retryAfter);
    expect(isSigned(created.headers, created.text, sandbox.defaultWorld.payment.secret)).toBe(true);
    expect(exchanges).toMatchObject([{ operationId: "createPayment", status, reason: sentence }]);

    const control = await fetch(`${sandbox.url}${CONTROL}/pay`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ id: transactionId }),
    });
    expect([control.status, control.headers.get("retry-after"), await control.json()]).toEqual([
      status,
      retryAfter,
      { code, message: sentence },
    ]);
    for (const page of [`/pay/${transactionId}`, `${DASHBOARD}/default/`]) {
      exchanges.length = 0;
      const response = await fetch(sandbox.url + page);
      expect([page, response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
        page,
        status,
        retryAfter,
        sentence,
      ]);
      expect(exchanges).toMatchObject([{ path: page, status, reason: sentence }]);
    }
    expect(warnings.filter((warning) => warning.includes("failed"))).toEqual([]);
    parts.fail = undefined;
    expect((await shop.create()).status).toBe(201);
  });
});

test("whatever else fails on a request of an API, a page, the dashboard or the control API is a 500 with a warning that names the cause", async () => {
  await onStore(async (parts) => {
    const { sandbox, shop, exchanges, warnings } = parts;
    const { transactionId } = (await shop.create()).body;
    parts.fail = new RangeError("a mistake of the sandbox");
    const paths = ["/_sandbox/worlds/default/events", `/pay/${transactionId}`, `${DASHBOARD}/default/`];
    for (const path of paths) {
      warnings.length = 0;
      exchanges.length = 0;
      expect((await fetch(sandbox.url + path)).status).toBe(500);
      expect(warnings).toContain(`GET ${path} failed: RangeError: a mistake of the sandbox`);
      expect(exchanges).toMatchObject([{ path, status: 500, reason: "the sandbox failed: RangeError: a mistake of the sandbox" }]);
    }
    // The shop can't read it: it is no JSON.
    await expect(shop.create()).rejects.toThrow(SyntaxError);
    expect(warnings).toContain("POST /payments failed: RangeError: a mistake of the sandbox");
  });
});

test("an event that was sent while the store was lost is not sent again: its outcome is recorded when the store is back", async () => {
  await onStore(async (parts) => {
    const { sandbox, shop, token } = parts;
    shop.onReceived = () => {
      parts.fail = away();
      setTimeout(() => (parts.fail = undefined), 400);
      shop.onReceived = () => {};
    };
    const charged = await shop.send("POST", "/payments/token/mit/charge", { body: shop.tokenRequest({ token, amount: 1000 }) });
    const found = async () => (await sandbox.defaultWorld.events.list()).filter(({ about }) => about === charged.body.transactionId);
    await expect.poll(() => parts.fail).toBeInstanceOf(StoreFailure);
    await expect.poll(() => parts.fail).toBeUndefined();
    await expect.poll(found).toMatchObject([{ state: "acknowledged", attempts: [{ status: 200 }] }]);
    expect(shop.received).toHaveLength(1);
  });
});

test("what was due while the store was away is done when it is back, without a request, and one warning says that it waits", async () => {
  await onStore(async (parts) => {
    const { sandbox, shop, token, warnings } = parts;
    await sandbox.defaultWorld.configure({ callbackRetry: [1] });
    shop.statuses.push(500);
    await shop.send("POST", "/payments/token/mit/charge", { body: shop.tokenRequest({ token, amount: 1000 }) });
    await expect.poll(() => sandbox.defaultWorld.events.list()).toMatchObject([{ attempts: [{ status: 500 }] }]);
    parts.fail = away();
    await wait(2000);
    parts.fail = undefined;
    await expect.poll(() => shop.received.length).toBe(2);
    expect(warnings).toEqual([`jobs of the world default wait: ${AWAY}`]);
  });
});
