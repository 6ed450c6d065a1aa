/** When a world looks for what it can drop: how soon after a change, and how long it rests. */
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Keep, SandboxWorld } from "../../../src/index.ts";
import { createMemoryStore } from "../../../src/store/memory-store.ts";
import { requestOf, tokenRequestOf } from "../../support/payments.ts";
import { startShop } from "../../support/shop.ts";
import { openKeeping, POLL } from "../../support/stores/retention-tests.ts";
import { withTransactions } from "../../support/stores/with-transactions.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** A sandbox whose payments are settled one by one, and what its sweeps do. */
interface Swept extends AsyncDisposable {
  readonly world: SandboxWorld;
  /** How often sweeps have counted payments that are over. */
  looks: number;
  /** Called when the next sweep begins to count. */
  onLook: (() => void) | undefined;
  /** Creates a payment that waits for its settlement. */
  charge(): Promise<void>;
  /** Creates a payment that is over. */
  cancel(): Promise<void>;
}

async function openSwept(keep: Keep): Promise<Swept> {
  const store = withTransactions(await createMemoryStore(), (transaction) => ({
    ...transaction,
    async count(kind, index, range) {
      if (kind === "payment" && index === "status") {
        swept.looks++;
        const { onLook } = swept;
        swept.onLook = undefined;
        onLook?.();
      }
      return transaction.count(kind, index, range);
    },
  }));
  const sandbox = await openKeeping({ store, keep, merchant: { perTransactionSettlement: true } });
  const world = sandbox.defaultWorld;
  const shop = await startShop(sandbox.url, world, sandbox.fetch);
  const token = await world.addToken();
  const create = async (path: string, request: object): Promise<string> => {
    // No event of it is a change of its own.
    const { status, body } = await shop.send("POST", path, { body: { ...request, stamp: crypto.randomUUID(), callbackUrls: undefined } });
    expect(status).toBe(201);
    return body.transactionId;
  };
  const swept: Swept = {
    world,
    looks: 0,
    onLook: undefined,
    async charge() {
      await create("/payments/token/mit/charge", tokenRequestOf({ token }));
    },
    async cancel() {
      await world.pay(await create("/payments", requestOf()), { method: "nordea", outcome: "cancel" });
    },
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]();
      await sandbox.close();
    },
  };
  return swept;
}

/** Lets time pass, and the sweep begin that is due then. */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  for (let turn = 0; turn < 5; turn++) await setImmediate();
}

/** Expects that no sweep begins before some milliseconds have passed, and that one begins then. */
async function expectSweepAfter(milliseconds: number, swept: Swept): Promise<void> {
  swept.looks = 0;
  await pass(milliseconds - 1);
  expect(swept.looks).toBe(0);
  await pass(1);
  expect(swept.looks).toBeGreaterThan(0);
}

test("payments that one settlement frees are dropped after half a second, however many they are", async () => {
  // A hundredth of what is kept is two changes, and a settlement is one.
  await using swept = await openSwept({ payments: 200 });
  for (let nth = 0; nth < 210; nth++) await swept.charge();
  await pass(5000);
  expect(await swept.world.dropped()).toMatchObject({ payments: 0 });
  // No other change is pending, so only the half-second timer can start the next sweep.
  await swept.world.settle();
  await expectSweepAfter(500, swept);
  await expect.poll(() => swept.world.dropped(), POLL).toMatchObject({ payments: 10 });
});

test("the sweep after one that has failed begins half a second later, however long that one took", async () => {
  await using swept = await openSwept({ payments: 0 });
  swept.onLook = () => {
    vi.advanceTimersByTime(2000);
    throw new Error("the disk is full");
  };
  const warned = once(process, "warning");
  await swept.cancel();
  expect(await warned).toMatchObject([{ message: expect.stringMatching(/: the disk is full$/) }]);
  await swept.cancel();
  await expectSweepAfter(500, swept);
  await expect.poll(() => swept.world.dropped(), POLL).toMatchObject({ payments: 2 });
});

test.each([
  { took: 100, rest: 1000 },
  { took: 10_000, rest: 5000 },
])("a sweep that spends $took ms on what can't be dropped yet is followed by $rest ms without one", async ({ took, rest }) => {
  await using swept = await openSwept({ payments: 0 });
  await pass(5000);
  swept.onLook = () => vi.advanceTimersByTime(took);
  await swept.charge();
  await pass(0);
  expect(swept.onLook).toBeUndefined();
  await swept.cancel();
  await expectSweepAfter(rest, swept);
  await expect.poll(() => swept.world.dropped(), POLL).toMatchObject({ payments: 1 });
});

test("a sweep that drops half of what it looks at rests half as long", async () => {
  await using swept = await openSwept({ payments: 0 });
  await pass(5000);
  const takeTime = (): void => void vi.advanceTimersByTime(100);
  swept.onLook = takeTime;
  await swept.charge();
  await pass(0);
  await swept.cancel();
  swept.onLook = takeTime;
  await pass(5000);
  expect(await swept.world.dropped()).toMatchObject({ payments: 1 });
  await swept.cancel();
  await expectSweepAfter(500, swept);
  await expect.poll(() => swept.world.dropped(), POLL).toMatchObject({ payments: 2 });
});

test("a sweep that takes more than 50 ms gives way to other work before it drops more", async () => {
  await using swept = await openSwept({ payments: 200 });
  for (let nth = 0; nth < 310; nth++) await swept.charge();
  await pass(5000);
  await swept.world.settle();
  // One transaction drops a hundred at most.
  const takeTime = (): void => {
    vi.advanceTimersByTime(50);
    swept.onLook = takeTime;
  };
  swept.onLook = takeTime;
  swept.looks = 0;
  vi.advanceTimersByTime(500);
  const looks = new Set<number>();
  for (let turn = 0; turn < 10; turn++) {
    looks.add(swept.looks);
    await setImmediate();
  }
  expect(await swept.world.dropped()).toMatchObject({ payments: 110 });
  expect([...looks]).toEqual([0, expect.any(Number), expect.any(Number)]);
});
