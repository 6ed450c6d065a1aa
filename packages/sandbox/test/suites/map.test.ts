/** Shops whose URLs name another host than they listen on. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readPayment } from "@maksu/webhooks";
import { type Sandbox, type SandboxWorld, startSandbox } from "../../src/index.ts";
import { type Shop, startShop } from "../support/shop.ts";

const PUBLIC = "https://shop.example.com";
const urls = { success: `${PUBLIC}/paid?order=1`, cancel: `${PUBLIC}/cancelled` };
const received: Pick<IncomingMessage, "url" | "headers">[] = [];
const server = createServer(({ url, headers }, response) => {
  received.push({ url, headers });
  response.end();
});
let map: Readonly<Record<string, string>>;
let sandbox: Sandbox;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  map = { [PUBLIC]: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  sandbox = await startSandbox({ clock: "frozen" });
});
afterAll(async () => {
  await sandbox.close();
  server.close();
});
beforeEach(() => void received.splice(0));

const created = async (shop: Shop, request: Parameters<Shop["create"]>[0]): Promise<string> =>
  (await shop.create(request)).body.transactionId;
const paid = async (world: SandboxWorld): Promise<string> => {
  await using shop = await startShop(sandbox.url, world);
  return (await world.pay(await created(shop, { redirectUrls: urls, callbackUrls: urls }), { method: "nordea" })) ?? "";
};

test("events go to the mapped address, signed for the shop's own, with its host", async () => {
  const world = await sandbox.world({ settings: { map } });
  await paid(world);
  const [event] = await world.events.list();
  expect(event).toMatchObject({ state: "acknowledged", url: expect.stringMatching(/^https:\/\/shop\.example\.com\/paid\?/) });
  expect(received).toMatchObject([
    { url: event?.url.slice(PUBLIC.length), headers: { host: "shop.example.com", "x-forwarded-proto": "https" } },
  ]);
  expect((await readPayment(`${PUBLIC}${received[0]?.url}`, world.payment)).genuine).toBe(true);
});

test("the customer is sent to the mapped address, with the signature of the original parameters", async () => {
  const world = await sandbox.world({ settings: { map } });
  const redirect = await paid(world);
  expect(redirect.startsWith(`${map[PUBLIC]}/paid?`)).toBe(true);
  expect((await readPayment(redirect, world.payment)).genuine).toBe(true);
});

test("an event to a host that is not mapped waits, and is sent once it is", async () => {
  const world = await sandbox.world();
  await paid(world);
  expect(await world.events.list()).toMatchObject([{ state: "blocked", attempts: [] }]);
  await world.configure({ callbackOrder: "after" });
  await world.configure({ map: { "https://other.example.com": "http://127.0.0.1:1" } });
  expect(await world.events.list()).toMatchObject([{ state: "blocked" }]);
  await world.configure({ map });
  expect(await world.events.waitFor("paymentCallback", { acknowledged: true })).toMatchObject({ attempts: [{ status: 200 }] });
  expect(received).toHaveLength(1);
});

test("an event that waits in a file is sent by a sandbox that starts with the map", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-map-"));
  const store = `file:${join(folder, "sandbox.db")}` as const;
  try {
    {
      await using first = await startSandbox({ store });
      await using shop = await startShop(first.url, first.defaultWorld);
      await first.defaultWorld.pay(await created(shop, { callbackUrls: urls }), { method: "nordea" });
      await first.defaultWorld.events.waitFor("paymentCallback", { state: "blocked" });
    }
    await using second = await startSandbox({ store, map });
    await second.defaultWorld.events.waitFor("paymentCallback", { state: "acknowledged" });
    expect(received).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a setting leads to no other machine, which the option alone may", async () => {
  const world = await sandbox.world({ settings: { map: { [PUBLIC]: "http://192.0.2.1" } } });
  await paid(world);
  expect(await world.events.list()).toMatchObject([{ state: "blocked" }]);
  await using own = await startSandbox({ map: { [PUBLIC]: "http://shop.invalid" }, clock: "frozen" });
  await using shop = await startShop(own.url, own.defaultWorld);
  await own.defaultWorld.pay(await created(shop, { callbackUrls: urls }), { method: "nordea" });
  expect(await own.defaultWorld.events.list()).toMatchObject([{ state: "waiting", attempts: [{ failure: "the host is unknown" }] }]);
});

test.each([
  { "https://shop.example.com/path": "http://127.0.0.1" },
  { "https://*.example.com": "http://127.0.0.1" },
  { "https://shop.example.com": "127.0.0.1:8080" },
  { "": "" },
])("rejects the map %j", async (wrong) => {
  await expect(startSandbox({ map: wrong })).rejects.toThrow("map: must be an object of scheme and host");
  await expect(sandbox.world({ settings: { map: wrong } })).rejects.toThrow("settings.map.");
});
