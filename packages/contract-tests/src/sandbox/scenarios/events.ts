/** Redirects and callbacks: when they come, again and in which order. */
import type { EventSent, Happened } from "@maksu/sandbox";
import { readPayment } from "@maksu/webhooks";
import { expect } from "vitest";
import { besidesSettlements } from "../besides-settlements.ts";
import { created, lastEvent, paid, paymentBody } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

const PUBLIC = "https://shop.example.com";

const START = Date.parse("2026-03-02T09:00:00Z");
/** Seconds since the start at which events were sent. */
const secondsOf = (happened: readonly Happened[]): readonly number[] =>
  happened.filter((each): each is EventSent => "event" in each).map(({ at }) => (Date.parse(at) - START) / 1000);

/** Which of two secrets of a merchant the redirect of a payment is signed with. */
async function signersOf(shop: Shop): Promise<readonly string[]> {
  const { world } = shop;
  const id = await created(shop);
  const { account, secret: older } = world.payment;
  const newer = await world.rotateSecret();
  const redirect = await world.pay(id, { method: "nordea" });
  const signers: string[] = [];
  for (const [name, secret] of Object.entries({ older, newer }))
    if ((await readPayment(String(redirect), { account, secret })).genuine) signers.push(name);
  return signers;
}

export const EVENT_SCENARIOS: readonly Scenario[] = [
  {
    name: "callback and redirect have the same signed parameters, behind those of the merchant's URL",
    settings: { algorithm: "sha256", callbackOrder: "before", duplicateCallbacks: 0 },
    shows: ["events.parameters", "events.algorithm", "events.order", "events.duplicates"],
    async run(shop) {
      const id = await created(shop);
      const redirect = await shop.world.pay(id, { method: "nordea" });
      expect(shop.received).toHaveLength(1);
      const callback = shop.received[0]?.url.searchParams;
      expect([...new URL(String(redirect)).searchParams]).toEqual([...(callback ?? [])]);
      expect([...(callback?.keys() ?? [])].slice(0, 2)).toEqual(["shop", "checkout-account"]);
      expect(lastEvent(shop)).toMatchObject({ algorithm: "sha256", amount: "1525", "transaction-id": id, provider: "nordea" });
    },
  },
  {
    name: "an event to a host that is not mapped waits",
    settings: { map: {} },
    async run(shop) {
      const urls = { success: `${PUBLIC}/paid`, cancel: `${PUBLIC}/cancelled` };
      await shop.world.pay(await created(shop, { callbackUrls: urls }), { method: "nordea" });
      expect(await shop.world.events.list()).toMatchObject([{ state: "blocked" }]);
    },
  },
  {
    name: "an event goes to the address that the shop's host is mapped to, and the one that waited as well",
    settings: { map: { [PUBLIC]: "http://192.0.2.1" } },
    async run(shop) {
      const { origin } = new URL(shop.urls("paymentCallback").success);
      const urls = Object.fromEntries(
        Object.entries(shop.urls("paymentCallback")).map(([name, url]) => [name, url.replace(origin, PUBLIC)]),
      );
      await shop.world.pay(await created(shop, { callbackUrls: urls }), { method: "nordea" });
      expect(shop.received).toHaveLength(0);
      await shop.world.configure({ map: { [PUBLIC]: origin } });
      await shop.world.events.waitFor("paymentCallback", { acknowledged: true });
      expect(shop.received).toHaveLength(1);
    },
  },
  {
    name: "events are signed with the algorithm of the request",
    settings: { algorithm: "request" },
    async run(shop) {
      for (const algorithm of ["sha512", "sha256"]) {
        const header = { "checkout-algorithm": algorithm };
        const { body } = await shop.send("createPayment", { header, body: paymentBody(shop) });
        await shop.pay(body.transactionId, { method: "nordea" });
        expect(lastEvent(shop)).toMatchObject({ algorithm });
      }
    },
  },
  {
    name: "events are signed with SHA-512 where that is set",
    settings: { algorithm: "sha512" },
    async run(shop) {
      await paid(shop);
      expect(lastEvent(shop)).toMatchObject({ algorithm: "sha512", signature: expect.stringMatching(/^[0-9a-f]{128}$/) });
    },
  },
  {
    name: "a callback comes after its delay, and the redirect does not wait for it",
    shows: ["events.delay"],
    async run(shop) {
      const id = await created(shop, { callbackDelay: 900 });
      await shop.world.pay(id, { method: "nordea" });
      expect(shop.received).toEqual([]);
      expect(secondsOf(await shop.world.clock.advance({ hours: 1 }))).toEqual([900]);
    },
  },
  {
    name: "a callback comes after the redirect",
    settings: { callbackOrder: "after" },
    async run(shop) {
      await shop.world.pay(await created(shop), { method: "nordea" });
      expect(shop.received).toEqual([]);
      expect(secondsOf(await shop.world.clock.advance({ hours: 1 }))).toEqual([5]);
    },
  },
  {
    name: "a callback races the redirect",
    settings: { callbackOrder: "race" },
    async run(shop) {
      const transactionId = await created(shop);
      await shop.world.pay(transactionId, { method: "nordea" });
      await shop.world.events.waitFor("paymentCallback", { transactionId, acknowledged: true });
      expect(shop.received).toHaveLength(1);
    },
  },
  {
    name: "no callback comes",
    settings: { callbackOrder: "never" },
    async run(shop) {
      await shop.world.pay(await created(shop), { method: "nordea" });
      expect(besidesSettlements(await shop.world.clock.advance({ days: 3 }))).toEqual([]);
    },
  },
  {
    name: "a callback is sent again on the schedule until it is acknowledged, and its redirects are not followed",
    settings: { callbackRetry: [60, 300, 900, 3600, 21_600, 86_400] },
    shows: ["events.retry", "events.acknowledged"],
    async run(shop) {
      shop.statuses.push(500, 302, 404, 199 + 1, ...Array.from({ length: 7 }, () => 503));
      await shop.world.pay(await created(shop), { method: "nordea" });
      expect(secondsOf(await shop.world.clock.advance({ days: 2 }))).toEqual([60, 300, 900]);
      await shop.world.pay(await created(shop), { method: "nordea" });
      const later = secondsOf(await shop.world.clock.advance({ days: 3 })).map((at) => at - 2 * 86_400);
      expect(later).toEqual([60, 300, 900, 3600, 21_600, 86_400]);
      expect((await shop.world.events.list()).map(({ state }) => state)).toEqual(["acknowledged", "given up"]);
    },
  },
  {
    name: "a callback is sent again on another schedule",
    settings: { callbackRetry: [10] },
    async run(shop) {
      shop.statuses.push(500, 500);
      await shop.world.pay(await created(shop), { method: "nordea" });
      expect(secondsOf(await shop.world.clock.advance({ days: 3 }))).toEqual([10]);
    },
  },
  {
    name: "a callback comes more than once",
    settings: { duplicateCallbacks: 2 },
    async run(shop) {
      await shop.world.pay(await created(shop), { method: "nordea" });
      expect(shop.received.map(({ delivery }) => delivery?.outcome)).toEqual(["handled", "repeated", "repeated"]);
    },
  },
  {
    name: "events are signed by the older of two secrets",
    settings: { callbackOrder: "never" },
    merchant: { eventSecret: "older" },
    async run(shop) {
      expect(await signersOf(shop)).toEqual(["older"]);
    },
  },
  {
    name: "events are signed by the newer of two secrets",
    settings: { callbackOrder: "never" },
    merchant: { eventSecret: "newer" },
    async run(shop) {
      expect(await signersOf(shop)).toEqual(["newer"]);
    },
  },
  {
    name: "events go to this machine",
    shows: ["events.remote"],
    async run(shop) {
      const callbackUrls = { success: "http://192.0.2.1/callback", cancel: "http://192.0.2.1/callback" };
      await shop.world.pay(await created(shop, { callbackUrls }), { method: "nordea" });
      expect(await shop.world.events.list()).toMatchObject([
        { state: "blocked", attempts: [], url: expect.stringContaining("signature=") },
      ]);
    },
  },
];
