/** The legacy interface: orders in JSON and XML, what customers, banks and time make of them, receipts and notifications. */
import { LEGACY_TEST_CARDS, METHODS } from "@maksu/sandbox";
import { expect } from "vitest";
import { besidesSettlements } from "../besides-settlements.ts";
import { BAD_ORDERS } from "../bad-orders.ts";
import { openedOrder, order, product, rows, statusOf } from "../order-requests.ts";
import type { Scenario } from "../scenario.ts";

const START = Date.parse("2026-03-02T09:00:00Z") / 1000;

const badOrder = (code: string): Scenario => ({
  name: `an order is rejected with ${code}`,
  async run(shop) {
    const { raw, ...more } = BAD_ORDERS[code]?.(rows(shop)["orderDetails"]) ?? {};
    const reply = await order(shop, more, raw ? { raw } : {});
    expect([reply.status, reply.code]).toEqual([400, code]);
  },
});

export const ORDER_SCENARIOS: readonly Scenario[] = [
  {
    name: "orders come in JSON and XML, their responses likewise, in the order of the codes",
    shows: ["legacy.error.message"],
    async run(shop) {
      const json = await order(shop);
      expect([json.status, json.body.token]).toEqual([201, expect.stringMatching(/^[0-9A-Za-z]{64}$/)]);
      const xml = await order(shop, rows(shop), { mediaType: "application/xml" });
      expect([xml.status, xml.headers.get("content-type")]).toEqual([201, "application/xml"]);
      expect((await order(shop, { price: "0.64", referenceNumber: "12344" })).code).toBe("invalid-price");
      expect((await order(shop, rows(shop, [product({ price: "9999999999", amount: "9999999" })]))).code).toBe("invalid-total-price");
      expect((await order(shop, { referenceNumber: "12344" })).status).toBe(201);
      const finnish = await order(shop, { referenceNumber: "12344" });
      expect(finnish.code).toBe("invalid-reference-number-used");
      expect((await order(shop, { referenceNumber: "12344", locale: "sv_SE" })).text).toBe(finnish.text);
      expect((await order(shop, {}, { mediaType: "application/xml", raw: { mediaType: "application/xml", text: "<payment>" } })).code).toBe(
        "invalid-data-xml",
      );
      expect((await order(shop, {}, { as: { account: shop.world.merchant.merchantId, secret: "wrong" } })).status).toBe(401);
    },
  },
  ...Object.keys(BAD_ORDERS).map(badOrder),
  {
    name: "a trigger of the mock server asks for its error",
    async run(shop) {
      expect((await order(shop, { referenceNumber: "4093" })).code).toBe("invalid-reference-number-used");
    },
  },
  {
    name: "the shop is notified of a paid order, and its customer returns, with the same receipt",
    settings: { notificationDelay: 0 },
    shows: ["legacy.receipt.paid", "legacy.receipt.timestamp", "legacy.notification"],
    async run(shop) {
      shop.statuses.push(500, 302);
      const token = await openedOrder(shop);
      const redirect = await shop.world.pay(token, { method: "nordea" });
      const [{ paymentId } = { paymentId: "" }] = await shop.world.orders.list();
      expect(Object.fromEntries(new URL(String(redirect)).searchParams)).toMatchObject({
        TIMESTAMP: String(START),
        PAID: paymentId,
        METHOD: "1",
      });
      expect(shop.received[0]?.url.search).toBe(new URL(String(redirect)).search);
      expect(besidesSettlements(await shop.world.clock.advance({ days: 1 })).map(({ at }) => Date.parse(at) / 1000 - START)).toEqual([
        60, 300,
      ]);
      await shop.visit(String(redirect));
    },
  },
  {
    name: "the shop is notified later, where that is set",
    settings: { notificationDelay: 120 },
    async run(shop) {
      await shop.world.pay(await openedOrder(shop), { method: "nordea" });
      expect(shop.received).toEqual([]);
      expect(await shop.world.clock.advance({ minutes: 2 })).toMatchObject([{ event: "paymentNotification", state: "acknowledged" }]);
    },
  },
  {
    name: "each method of the legacy page has its number, and each test card",
    shows: ["legacy.methods"],
    async run(shop) {
      const numberOf = async (options: object): Promise<number> =>
        Number((await shop.pay(await openedOrder(shop, rows(shop)), options)).get("METHOD"));
      for (const { id, names, numbers } of METHODS)
        for (const [index, method] of (names.length > 1 ? names : [id]).entries()) {
          const paying = numberOf({ method });
          if (numbers) expect([method, await paying]).toEqual([method, numbers[index]]);
          else await expect(paying, method).rejects.toThrow("is not offered");
        }
      for (const { number: card, name } of LEGACY_TEST_CARDS) expect([53, 54, 56], name).toContain(await numberOf({ card }));
      for (const method of ["walleyb2c", "jousto"])
        await expect(shop.pay(await openedOrder(shop), { method })).rejects.toThrow("is not offered");
      for (const includeVat of ["0", "1"]) {
        const token = await openedOrder(
          shop,
          rows(shop, [product({ amount: includeVat === "0" ? "1" : "0.50", price: "100.00" })], includeVat),
        );
        await expect(shop.pay(token, { method: "walleyb2c" })).rejects.toThrow("is not offered");
        await shop.pay(token, { method: "jousto" });
      }
    },
  },
  {
    name: "a card is rejected by the cents of a small amount",
    shows: ["legacy.card.error"],
    async run(shop) {
      const outcomes = ["0.99", "1.00", "1.01", "4.99", "5.01"].map(async (price) =>
        (await shop.pay(await openedOrder(shop, { price }), { card: "0004" })).has("PAID"),
      );
      expect(await Promise.all(outcomes)).toEqual([false, true, false, false, true]);
    },
  },
  {
    name: "an order is cancelled, opened again and rejected, and found on the bank statement",
    async run(shop) {
      const token = await openedOrder(shop);
      expect((await shop.pay(token, { outcome: "cancel" })).has("PAID")).toBe(false);
      expect((await shop.pay(token, { method: "nordea", outcome: "reject" })).get("shop")).toBe("failure");
      expect(shop.received.map(({ url }) => url.pathname)).toEqual(["/failureRedirect", "/failureRedirect"]);
      await shop.world.resolve(token, "find");
      expect(shop.received.at(-1)?.url.pathname).toBe("/paymentNotification");
      const other = await openedOrder(shop);
      await shop.world.resolve(other, "find");
      expect(await statusOf(shop, other)).toBe("paid");
    },
  },
  {
    name: "an invoice waits for its acceptance: by itself in an hour, or by hand",
    shows: ["legacy.redirect.pending"],
    async run(shop) {
      const [accepted, declined] = [await openedOrder(shop, rows(shop)), await openedOrder(shop, rows(shop))];
      for (const token of [accepted, declined])
        expect((await shop.pay(token, { method: "walleyb2c", outcome: "pending" })).get("shop")).toBe("pending");
      await shop.world.resolve(declined, "decline");
      await shop.world.clock.advance({ hours: 1 });
      expect([await statusOf(shop, accepted), await statusOf(shop, declined)]).toEqual(["paid", "cancelled"]);
    },
  },
  {
    name: "a token expires after 14 days, and the status stays",
    async run(shop) {
      const [waiting, cancelled] = [await openedOrder(shop), await openedOrder(shop)];
      await shop.pay(cancelled, { outcome: "cancel" });
      await shop.world.clock.advance({ days: 14 });
      expect([await statusOf(shop, waiting), await statusOf(shop, cancelled)]).toEqual(["waiting payment", "cancelled"]);
      await expect(shop.pay(waiting, { method: "nordea" })).rejects.toThrow("not possible");
    },
  },
];
