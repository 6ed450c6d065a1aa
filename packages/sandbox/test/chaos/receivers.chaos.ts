/** `npm run long -- chaos`: how long a callback takes while a hundred receivers hang, on each store. `ROUNDS` says how often. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isInstalled, postgresPrograms, startPostgres } from "@maksu/test-server/servers";
import { expect, onTestFinished, test } from "vitest";
import { startSandbox, type StoreAddress } from "../../src/index.ts";
import { receiver } from "../support/receiver.ts";
import { startShop } from "../support/shop.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 20);
const HANGING = 100;

/** Milliseconds from the request until the callback has arrived. */
const MOST = 500;

const STORES: Readonly<Record<string, () => StoreAddress | Promise<StoreAddress>>> = {
  memory: () => "memory",
  "an SQLite file": () => {
    const folder = mkdtempSync(join(tmpdir(), "receivers-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return `file:${join(folder, "sandbox.db")}`;
  },
  PostgreSQL: async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    return server.url as "postgres://";
  },
};

test.for(Object.entries(STORES))(
  `a callback arrives within ${MOST} ms while ${HANGING} receivers hang: %s`,
  async ([name, newStore], { skip }) => {
    if (name === "PostgreSQL" && !isInstalled(name, postgresPrograms && join(postgresPrograms, "postgres")))
      skip("PostgreSQL is not installed");
    await using sandbox = await startSandbox({ store: await newStore() });
    const world = sandbox.defaultWorld;
    const merchant = await receiver();
    await using shop = await startShop(sandbox.url, world);
    const token = await world.addToken();
    const charge = async (path: string): Promise<void> => {
      const body = { ...shop.tokenRequest({ token, amount: 1000 }), callbackUrls: merchant.urls(path) };
      expect((await shop.send("POST", "/payments/token/mit/charge", { body })).status).toBe(201);
    };
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (let nth = merchant.waiting.length; nth < HANGING; nth++) await charge(`/slow/${round}/${nth}`);
      await expect.poll(() => merchant.waiting.length, { timeout: 5000 }).toBeGreaterThanOrEqual(HANGING);
      const start = performance.now();
      await charge(`/healthy/${round}`);
      await expect.poll(() => merchant.arrived.includes(`/healthy/${round}`), { interval: 1, timeout: 30_000 }).toBe(true);
      taken.push(Math.round(performance.now() - start));
      expect(merchant.waiting.length).toBeGreaterThanOrEqual(HANGING);
    }
    taken.sort((one, other) => one - other);
    process.stdout.write(`${name}: ${taken[Math.floor(ROUNDS / 2)]} ms in the middle, ${taken.at(-1)} ms at most\n`);
    expect(taken.filter((milliseconds) => milliseconds > MOST)).toEqual([]);
  },
);
