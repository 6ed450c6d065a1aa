/** The legacy interface: orders, and what customers, providers and time do with them. */
import { METHODS } from "@maksu/sandbox";
import { expect } from "vitest";
import { codeOf, order, orderBody, ordered, row } from "../order-requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

const statusOf = async (shop: Shop, token: string): Promise<unknown> =>
  (await shop.world.orders.list()).find((each) => each.token === token)?.status;
const names = (shop: Shop): readonly string[] => shop.received.map(({ url }) => url.pathname.slice(1));

export const ORDER_SCENARIOS: readonly Scenario[] = [
  {
    name: "an order is made in JSON and in XML, and rejected for what it adds up to",
    shows: ["legacy.error.message"],
    async run(shop) {
      expect((await order(shop, orderBody(shop), { mediaType: "application/xml" })).status).toBe(201);
      const costly = await order(shop, orderBody(shop, { price: "500000.01" }));
      expect(codeOf(costly)).toBe("invalid-price");
      expect((await order(shop, orderBody(shop, { price: "500000.01", locale: "sv_SE" }))).text).toBe(costly.text);
      expect(codeOf(await order(shop, orderBody(shop, {}, [row({ price: "500001" })])))).toBe("invalid-total-price");
      await ordered(shop, { referenceNumber: "12344" });
      expect(codeOf(await order(shop, orderBody(shop, { referenceNumber: "12344" })))).toBe("invalid-reference-number-used");
    },
  },
  {
    name: "a paid order is notified at once, and its customer returns with the same receipt",
    settings: { notificationDelay: 0 },
    shows: ["legacy.receipt.paid", "legacy.receipt.timestamp", "legacy.notification"],
    async run(shop) {
      const token = await ordered(shop);
      const redirect = await shop.pay(token, { method: "osuuspankki" });
      expect(names(shop)).toEqual(["paymentNotification", "successRedirect"]);
      expect([...redirect]).toEqual([...(shop.received[0]?.url.searchParams ?? [])]);
      const [paid] = await shop.world.orders.list();
      expect([redirect.get("PAID"), redirect.get("METHOD")]).toEqual([paid?.paymentId, "2"]);
      expect(redirect.get("TIMESTAMP")).toBe(String(Date.parse("2026-03-02T09:00:00Z") / 1000));
    },
  },
  {
    name: "a paid order is notified later, and again on the schedule of callbacks",
    settings: { notificationDelay: 120 },
    async run(shop) {
      shop.statuses.push(500);
      await shop.world.pay(await ordered(shop), { method: "nordea" });
      expect(shop.received).toEqual([]);
      const sent = await shop.world.clock.advance({ days: 1 });
      expect(sent.map(({ at }) => at)).toEqual(["2026-03-02T09:02:00.000Z", "2026-03-02T09:03:00.000Z"]);
    },
  },
  {
    name: "an order is cancelled or rejected, opened again, and found on the bank statement",
    async run(shop) {
      const [cancelled, rejected, found] = [await ordered(shop), await ordered(shop), await ordered(shop)];
      await shop.pay(cancelled, { outcome: "cancel" });
      await shop.pay(rejected, { method: "nordea", outcome: "reject" });
      expect(names(shop)).toEqual(["failureRedirect", "failureRedirect"]);
      await shop.pay(cancelled, { method: "nordea" });
      for (const token of [rejected, found]) await shop.world.resolve(token, "find");
      for (const token of [cancelled, rejected, found]) expect(await statusOf(shop, token)).toBe("paid");
    },
  },
  {
    name: "an order's token expires after 14 days, whatever its status",
    async run(shop) {
      const [left, cancelled] = [await ordered(shop), await ordered(shop)];
      await shop.pay(cancelled, { outcome: "cancel" });
      await shop.world.clock.advance({ days: 14 });
      for (const token of [left, cancelled]) await expect(shop.world.pay(token, { method: "nordea" })).rejects.toThrow("nothing any more");
      expect([await statusOf(shop, left), await statusOf(shop, cancelled)]).toEqual(["waiting payment", "cancelled"]);
    },
  },
  {
    name: "an invoice waits for its acceptance: by itself in an hour, or declined by hand",
    shows: ["legacy.redirect.pending"],
    async run(shop) {
      const [accepted, declined] = [await ordered(shop, {}, [row()]), await ordered(shop, {}, [row()])];
      for (const token of [accepted, declined]) await shop.pay(token, { method: "walleyb2c", outcome: "pending" });
      expect(names(shop)).toEqual(["failureRedirect", "failureRedirect"]);
      await shop.world.resolve(declined, "decline");
      await shop.world.clock.advance({ hours: 1 });
      expect([await statusOf(shop, accepted), await statusOf(shop, declined)]).toEqual(["paid", "cancelled"]);
    },
  },
  {
    name: "the page has the methods that have a number, invoices for orders with rows alone",
    shows: ["legacy.methods"],
    async run(shop) {
      for (const { id, numbers, group } of METHODS) {
        const bare = await ordered(shop);
        if (!numbers || group === "credit") await expect(shop.world.pay(bare, { method: id })).rejects.toThrow("is not offered");
        else await shop.pay(bare, { method: id });
        const redirect = numbers && (await shop.pay(await ordered(shop, {}, [row()]), { method: id }));
        if (redirect) expect(numbers.map(String)).toContain(redirect.get("METHOD"));
      }
      const withoutVat = await order(shop, orderBody(shop, {}, [row()], "0"));
      await expect(shop.world.pay(String(withoutVat.body["token"]), { method: "walleyb2c" })).rejects.toThrow("is not offered");
    },
  },
  {
    name: "a card is rejected by the amount, and no other method",
    shows: ["legacy.card.error"],
    async run(shop) {
      const token = await ordered(shop, { price: "1.05" });
      await expect(shop.world.pay(token, { card: "0004", outcome: "approve" })).rejects.toThrow("response code 05");
      await shop.pay(token, { card: "0004" });
      await shop.pay(token, { method: "nordea" });
      expect(names(shop)).toEqual(["failureRedirect", "paymentNotification", "successRedirect"]);
    },
  },
];
