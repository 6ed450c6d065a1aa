/** Four processes that share a file, at the same time. On PostgreSQL: `npm run long -- postgres`; the losses of a killed one: `npm run long -- crashes`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startSandbox } from "../../../src/start/start-sandbox.ts";
import { receiver } from "../../support/receiver.ts";
import { startShop } from "../../support/shop.ts";
import { race, RACES } from "../../support/stores/races.ts";
import { balanced, kill, startProcess } from "../../support/stores/sandbox-processes.ts";

const folder = mkdtempSync(join(tmpdir(), "shared-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("four processes refund a payment once to its amount, commit or revert a hold once, and accept a stamp once", async () => {
  expect(await race(`file:${join(folder, "races.db")}`)).toEqual(RACES);
});

test("advance sends again what a process was sending when it was killed, once its lease is over", { timeout: 30_000 }, async () => {
  const store = `file:${join(folder, "killed.db")}` as const;
  await using own = await startSandbox({ store, port: false, clock: "frozen" });
  const world = await own.world();
  const token = await world.addToken();
  const merchant = await receiver();
  const killed = await startProcess(store);
  try {
    await using shop = await startShop("http://killed", world, balanced([killed]));
    const body = shop.tokenRequest({ token, callbackUrls: merchant.urls("/slow") });
    expect((await shop.send("POST", "/payments/token/mit/charge", { body })).status).toBe(201);
    await expect.poll(() => merchant.waiting.length).toBe(1);
  } finally {
    await kill(killed);
  }
  merchant.respond();
  const advancing = world.clock.advance({ days: 1 });
  await expect.poll(() => merchant.waiting.length).toBe(1);
  merchant.respond();
  await advancing;
  expect(await world.events.list()).toMatchObject([{ acknowledged: true, attempts: [{ status: 200 }] }]);
  expect(merchant.arrived).toEqual(["/slow", "/slow"]);
});
