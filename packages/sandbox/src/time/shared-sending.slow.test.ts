/** How two sandboxes that share a store send the events of a world. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSandbox } from "../index.ts";
import { receiver } from "../../test/support/receiver.ts";
import { startShop } from "../../test/support/shop.ts";

test("two sandboxes that share a store send each event once, and those of a payment in order; one that is closed leaves the rest to the other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-sending-"));
  const store = `file:${join(folder, "shared.db")}` as const;
  const first = await startSandbox({ store });
  const second = await startSandbox({ store });
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()]);
    rmSync(folder, { recursive: true });
  });
  const world = await first.world({ settings: { callbackOrder: "race" } });
  const [shop, merchant] = [await startShop(first.url, world), await receiver()];
  await expect.poll(() => second.worlds().map(({ name }) => name)).toContain(world.name);
  const other = second.worlds().find(({ name }) => name === world.name);
  const otherShop = await startShop(second.url, world);
  onTestFinished(async () => void (await Promise.all([shop, otherShop].map((each) => each[Symbol.asyncDispose]()))));
  // The first one sends the callback of the payment, the second one wants to send that of its refund.
  const id = (await shop.create({ callbackUrls: merchant.urls("/slow/payment") })).body.transactionId;
  await world.pay(id, { method: "nordea" });
  await expect.poll(() => merchant.waiting.length).toBe(1);
  const body = { amount: 500, callbackUrls: merchant.urls("/slow/refund") };
  expect((await otherShop.send("POST", `/payments/${id}/refund`, { body })).status).toBe(201);
  // While this stands still, nobody looks for events that are due: each is sent because it was paid.
  const looks = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  onTestFinished(() => looks.mockRestore());
  for (let nth = 0; nth < 10; nth++) {
    const { transactionId } = (await shop.create({ callbackUrls: merchant.urls(`/${nth}`) })).body;
    await (nth % 2 === 0 ? world : other)?.pay(transactionId, { method: "nordea" });
  }
  await expect.poll(() => merchant.arrived.length).toBe(11);
  looks.mockRestore();
  expect(new Set(merchant.arrived).size).toBe(11);
  expect(merchant.arrived).not.toContain("/slow/refund");
  await first.close();
  await expect.poll(() => merchant.arrived.slice(11)).toEqual(["/slow/payment"]);
  merchant.respond();
  await expect.poll(() => merchant.arrived.slice(12)).toEqual(["/slow/refund"]);
  merchant.respond();
  await expect.poll(async () => (await other?.events.list())?.every(({ acknowledged }) => acknowledged)).toBe(true);
});
