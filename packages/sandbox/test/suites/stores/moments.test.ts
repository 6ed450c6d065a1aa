/** Moments: a world as it was after each, and as it goes on from there. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { SandboxOptions } from "../../../src/index.ts";
import { createMemoryStore } from "../../../src/store/memory-store.ts";
import type { AnyStore } from "../../../src/store/open-store.ts";
import { startShop } from "../../support/shop.ts";
import { kept, lastMoment, momentTests, open, sharedMomentTests } from "../../support/stores/moment-tests.ts";
import type { AnyAddress } from "../../support/stores/snapshot-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "moments-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (): AnyAddress => `file:${join(folder, `${++files}.db`)}`;

describe("on memory", () => {
  momentTests(() => "memory");
});

describe("on a file", () => {
  momentTests(newFile);
  sharedMomentTests(newFile);
});

test("each act, timer and event is a moment that names it, and none names a card's token", async () => {
  await using sandbox = await open();
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const before = (await world.moments.list()).length;
  const id = (await shop.create()).body.transactionId;
  await world.pay(id, { method: "nordea" });
  await world.faults.add({ match: { operation: "getToken" }, drop: true });
  await world.rotateSecret();
  const token = await world.addToken();
  await shop.create();
  await world.clock.advance({ days: 30 });
  const made = (await world.moments.list()).slice(before);
  expect(made.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["create", "pay", "send", "addFault", "rotateSecret", "expire", "advanceClock"]),
  );
  expect(made[0]).toMatchObject({ what: "create", about: id, at: "2026-03-02T09:00:00.000Z" });
  expect(JSON.stringify(made)).not.toContain(token);
});

test("the newest moments are kept, as many as the limit says", async () => {
  await using sandbox = await open({ keep: { moments: 20 } });
  const world = sandbox.defaultWorld;
  for (let count = 0; count < 50; count++) await world.orders.add();
  await expect.poll(async () => (await world.moments.list()).length).toBeLessThanOrEqual(22);
  expect((await world.moments.list()).length).toBeGreaterThanOrEqual(20);
});

test("processes that make a moment each leave no more of them than the limit says", async () => {
  const options: SandboxOptions = { store: newFile(), keep: { moments: 11 } };
  for (let run = 0; run < 16; run++) {
    await using sandbox = await open(options);
    await sandbox.defaultWorld.orders.add();
  }
  await using sandbox = await open(options);
  expect((await sandbox.defaultWorld.moments.list()).length).toBeLessThanOrEqual(13);
});

test("whoever looks at moments writes nothing", async () => {
  const memory: AnyStore = await createMemoryStore();
  const readOnly: (boolean | undefined)[] = [];
  const store: AnyStore = {
    ...memory,
    transaction: (run, options) => {
      readOnly.push(options?.readOnly);
      return memory.transaction(run, options);
    },
  };
  await using sandbox = await open({ store });
  const { moments } = sandbox.defaultWorld;
  const moment = await lastMoment(sandbox.defaultWorld);
  readOnly.length = 0;
  await moments.list();
  await moments.snapshot(moment);
  await moments.compare(moment);
  expect(readOnly).toEqual([true, true, true]);
});

test("a world that could not go back is what it was", async () => {
  const memory: AnyStore = await createMemoryStore();
  let fails = false;
  const store: AnyStore = {
    ...memory,
    transaction: (run, options) =>
      memory.transaction(async (transaction) => {
        const result = await run(transaction);
        if (fails && options?.alone) throw new Error("the disk is full");
        return result;
      }, options),
  };
  await using sandbox = await open({ store });
  const world = sandbox.defaultWorld;
  const moment = await lastMoment(world);
  await world.configure({ duplicateCallbacks: 2 });
  await world.rotateSecret();
  await world.faults.add({ match: { operation: "getToken" }, drop: true });
  await world.clock.advance({ days: 1 });
  const before = kept(await world.snapshot());
  fails = true;
  await expect(world.moments.goBackTo(moment)).rejects.toThrow("the disk is full");
  await expect(world.reset()).rejects.toThrow("the disk is full");
  expect(kept(await world.snapshot())).toEqual(before);
  fails = false;
  await world.orders.add();
  expect(kept(await world.moments.snapshot((await world.moments.list()).at(-2)?.id ?? ""))).toEqual(before);
});

test.each([{ moments: 0 }, { payments: 500 }, { events: 0 }])("with the limits %j there are no moments", async (keep) => {
  await using sandbox = await open({ keep });
  await sandbox.defaultWorld.orders.add();
  expect(await sandbox.defaultWorld.moments.list()).toEqual([]);
});
