/** Snapshots: a world is what it was. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { type Sandbox, type SandboxWorld, startSandbox, type WorldSnapshot } from "../../../src/index.ts";
import { openFileStore } from "../../../src/store/file/file-store.ts";
import { startShop } from "../../support/shop.ts";
import { restoreTests } from "../../support/stores/restore-tests.ts";
import { type AnyAddress, inJson, type Places, snapshotTests } from "../../support/stores/snapshot-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "snapshots-"));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = async (): Promise<AnyAddress> => `file:${join(folder, `${++files}.db`)}`;
const PLACES: Places = { memory: async () => "memory", file: newFile };
const START = "2026-03-02T09:00:00.000Z";
const open = (store: AnyAddress, more: object = {}): Promise<Sandbox> => startSandbox({ clock: START, port: false, store, ...more });
const worldIn = (sandbox: Sandbox, name: string): SandboxWorld =>
  sandbox.worlds().find((each) => each.name === name) ?? sandbox.defaultWorld;

snapshotTests(PLACES);

describe.each(Object.entries(PLACES))("a world on %s that is restored", (_name, place) => {
  test("has what it had, and nothing that was made since", async () => {
    await using sandbox = await open(await place(), { seed: "again" });
    const world = await sandbox.world({ name: "shop" });
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const kept = (await shop.create()).body.transactionId;
    await world.faults.add({ match: { operation: "refundPayment" }, respond: { status: 503 } });
    const snapshot = await world.snapshot();

    const made = (await shop.create()).body.transactionId;
    await world.pay(kept, { method: "nordea" });
    await world.configure({ duplicateStamp: "accept" });
    const secret = await world.rotateSecret();
    await world.clock.advance({ days: 20 });
    await world.faults.clear();
    expect((await shop.create({}, { ...world.payment, secret: "wrong" })).status).toBe(401);

    await world.restore(snapshot);
    expect(inJson(await world.snapshot())).toEqual(inJson(snapshot));
    expect(world.clock.now()).toEqual(new Date(START));
    expect((await world.settings()).duplicateStamp).toBe("reject");
    expect([(await world.requests.list()).length, await world.requests.rejected()]).toEqual([1, []]);
    expect(await world.transitions()).toHaveLength(1);
    expect(await world.faults.list()).toHaveLength(1);
    expect(await world.events.list()).toEqual([]);
    expect((await shop.send("GET", `/payments/${kept}`)).body).toMatchObject({ status: "new" });
    expect((await shop.send("GET", `/payments/${made}`)).status).toBe(404);
    expect((await shop.create({}, { account: world.payment.account, secret })).status).toBe(401);
    // Under a seed, ids are counted.
    expect((await shop.create()).body.transactionId).toBe(made);
  });

  test("does what it had to do, at its time, and nothing else", async () => {
    await using sandbox = await open(await place());
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const { transactionId } = (await shop.create({ callbackDelay: 60 })).body;
    await world.pay(transactionId, { method: "nordea" });
    const snapshot = await world.snapshot();
    const first = await world.clock.advance({ days: 10 });
    await shop.create();
    await world.restore(snapshot);
    expect(await world.clock.advance({ days: 10 })).toEqual(first);
    expect(shop.received).toHaveLength(2);
  });

  test("reports to its clock's subscribers that it went back, and lets what waits for an event go on waiting", async () => {
    await using sandbox = await open(await place(), { clock: "running" });
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const { transactionId } = (await shop.create()).body;
    const snapshot = await world.snapshot();
    await world.clock.advance({ hours: 1 });
    const shown: number[] = [];
    const end = world.clock.subscribe((now) => shown.push(now.getTime()));
    const waiting = world.events.waitFor("paymentCallback", { transactionId, acknowledged: true });
    await world.restore(snapshot);
    end();
    expect(shown.at(-1)).toBeLessThan((shown[0] ?? 0) - 3_000_000);
    expect(Math.abs(world.clock.now().getTime() - Date.parse(snapshot.at))).toBeLessThan(10_000);
    await world.pay(transactionId, { method: "nordea" });
    expect(await waiting).toMatchObject({ about: transactionId });
  });

  test("sends an event again that was being sent when the snapshot was taken", async () => {
    await using sandbox = await open(await place());
    const world = sandbox.defaultWorld;
    await using shop = await startShop(sandbox.url, world, sandbox.fetch);
    const { transactionId } = (await shop.create()).body;
    let taking: Promise<WorldSnapshot> | undefined;
    shop.onReceived = () => (taking ??= world.snapshot());
    await world.pay(transactionId, { method: "nordea" });
    const snapshot = await taking;
    if (!snapshot) throw new Error("no event was sent");
    // A restore waits for what is being sent.
    let restoring: Promise<void> | undefined;
    shop.onReceived = () => void (restoring ??= world.restore(snapshot));
    const [event] = await world.events.list();
    await world.events.resend(event?.id ?? "").catch(() => {});
    await restoring;
    expect(await world.events.waitFor("paymentCallback", { transactionId, acknowledged: true })).toMatchObject({ id: event?.id });
    expect((await world.events.list()).map(({ attempts }) => attempts.length)).toEqual([1]);
    expect(shop.received).toHaveLength(3);
  });
});

restoreTests(async () => {
  const path = join(folder, `${++files}.db`);
  return () => openFileStore(path);
});

test("a world that one process restores is restored for the others that share its store", async () => {
  const store = await newFile();
  await using one = await open(store);
  await using two = await open(store);
  const world = await one.world({ name: "shared" });
  await using shop = await startShop(two.url, world, two.fetch);
  const kept = (await shop.create()).body.transactionId;
  const other = worldIn(two, "shared");
  const snapshot = await other.snapshot();
  const made = (await shop.create()).body.transactionId;
  await world.configure({ duplicateStamp: "accept" });
  await world.clock.advance({ days: 3 });
  await world.restore(snapshot);
  expect((await shop.send("GET", `/payments/${made}`)).status).toBe(404);
  expect((await shop.send("GET", `/payments/${kept}`)).status).toBe(200);
  expect(other.clock.now()).toEqual(new Date(START));
  expect((await other.settings()).duplicateStamp).toBe("reject");
  // An advance of the other process ends before a restore begins.
  await Promise.all([other.clock.advance({ days: 10 }), world.restore(snapshot)]);
  await other.orders.list();
  expect([START, "2026-03-12T09:00:00.000Z"]).toContain(other.clock.now().toISOString());
  await world.orders.list();
  expect(world.clock.now()).toEqual(other.clock.now());
});

test("anything but a snapshot of the world is rejected, and changes nothing", async () => {
  await using sandbox = await open("memory");
  const world = sandbox.defaultWorld;
  await using shop = await startShop(sandbox.url, world, sandbox.fetch);
  const { transactionId } = (await shop.create()).body;
  const snapshot = inJson(await world.snapshot());
  const { content, ...rest } = snapshot.state;
  const { changed } = rest;
  const foreign = await (await sandbox.world({ name: "other" })).snapshot();
  const rejected: readonly (readonly [snapshot: unknown, message: string])[] = [
    [undefined, "version: is missing"],
    [{ steps: [] }, "version: is missing"],
    [{ ...snapshot, version: 9 }, "snapshot: has version 9, and this sandbox takes version 1"],
    [foreign, `snapshot: was taken of the world other with the accounts ${String(foreign.accounts)}, and this is default with`],
    [{ ...snapshot, accounts: ["1"] }, "snapshot: was taken of the world default with the accounts 1, and this is default with 375917,"],
    [{ ...snapshot, state: rest }, "snapshot: is damaged: take it again"],
    [{ ...snapshot, state: { ...rest, content: null } }, "snapshot: is damaged"],
    [{ ...snapshot, state: { ...rest, content: {} } }, "snapshot: is damaged"],
    [{ ...snapshot, state: { ...rest, content, changed: { ...Object(changed), merchants: [null] } } }, "snapshot: is damaged"],
    [{ ...snapshot, state: { ...rest, content, changed: { ...Object(changed), merchants: [{}] } } }, "snapshot: is damaged"],
    [{ ...snapshot, at: "soon" }, "at: must be a time in ISO 8601"],
    ...DAMAGES.map(([path, value]) => [damaged(snapshot, path, value), "snapshot: is damaged"] as const),
  ];
  for (const [wrong, message] of rejected) await expect(world.restore(wrong as WorldSnapshot)).rejects.toThrow(message);
  expect((await shop.send("GET", `/payments/${transactionId}`)).status).toBe(200);
});

/** Changes that damage the state of a snapshot, each in one place. */
const DAMAGES: readonly (readonly [path: string, value: unknown])[] = [
  ["content.documents.payment\0created.0", null],
  ["content.documents.payment\0created.0.id", 5],
  ["content.documents.payment\0created.0.text", '{"transactionId":'],
  ["content.documents.payment\0created.0.text", "5"],
  ["content.documents.payment\0created.0.text", undefined],
  ["content.documents.payment\0created.0.keys", null],
  ["content.documents.payment\0created.0.keys.created", 5],
  ["content.documents.payment\0created.0.keys", { a: "", b: "", c: "", d: "", e: "" }],
  ["content.jobs.0.dueAt", "soon"],
  ["content.jobs.0.task", "send"],
  ["content.counters", { number: "5" }],
  ["requests.kept.0", null],
  ["transitions", [null]],
  ["faults.held", [null]],
  ["faults.faults", [null]],
];

/** A copy of a snapshot with another value in one place of its state. A NUL character in the path is a dot of a name. */
function damaged(snapshot: WorldSnapshot, path: string, value: unknown): WorldSnapshot {
  const copy = inJson(snapshot);
  const names = path.split(".").map((name) => name.replace("\0", "."));
  const last = names.pop() ?? "";
  const owner = names.reduce<unknown>((part, name) => Object(part)[name] as unknown, copy.state);
  if (!(last in Object(owner))) throw new Error(`the snapshot has no ${path}`);
  Object.assign(Object(owner), { [last]: value });
  return copy;
}
