/** The transitions of payments: what customers, banks and time do. */
import { expect } from "vitest";
import { create, created, lastEvent, paid, seen } from "../requests.ts";
import type { Scenario } from "../scenario.ts";

export const TRANSITION_SCENARIOS: readonly Scenario[] = [
  {
    name: "a customer pays, cancels, or is rejected by the bank",
    async run(shop) {
      const [first, second, third] = [await created(shop), await created(shop), await created(shop)];
      expect((await shop.pay(first, { method: "osuuspankki" })).get("checkout-status")).toBe("ok");
      expect((await shop.pay(second, { outcome: "cancel" })).get("checkout-status")).toBe("fail");
      expect((await shop.pay(third, { method: "nordea", outcome: "reject" })).get("checkout-provider")).toBe("nordea");
      expect([await seen(shop, first), await seen(shop, second), await seen(shop, third)].map(({ status }) => status)).toEqual([
        "ok",
        "fail",
        "fail",
      ]);
    },
  },
  {
    name: "an invoice is pending until the merchant activates it, for 90 days at most",
    async run(shop) {
      const [activated, forgotten] = [
        await created(shop, { manualInvoiceActivation: true }),
        await created(shop, { manualInvoiceActivation: true }),
      ];
      expect((await shop.pay(activated, { method: "walleyb2c" })).get("checkout-status")).toBe("pending");
      await shop.pay(forgotten, { method: "walleyb2b" });
      await shop.send("activateInvoice", { path: { transactionId: activated } });
      await shop.world.clock.advance({ days: 90 });
      expect((await seen(shop, activated))["status"]).toBe("ok");
      expect((await seen(shop, forgotten))["status"]).toBe("fail");
    },
  },
  {
    name: "the activation of an invoice is ignored with other methods",
    async run(shop) {
      expect((await seen(shop, await paid(shop, "nordea", { manualInvoiceActivation: true })))["status"]).toBe("ok");
      expect((await seen(shop, await paid(shop, "walleyb2c")))["status"]).toBe("ok");
    },
  },
  {
    name: "an invoice to a company is checked for fraud: by itself in an hour, or by hand",
    async run(shop) {
      const [cleared, declined] = [await paid(shop, "walleyb2b"), await paid(shop, "walleyb2b")];
      expect((await seen(shop, cleared))["status"]).toBe("pending");
      await shop.world.resolve(declined, "decline");
      await shop.world.clock.advance({ hours: 1 });
      expect((await seen(shop, cleared))["status"]).toBe("ok");
      expect((await seen(shop, declined))["status"]).toBe("fail");
    },
  },
  {
    name: "a bank's payment is delayed for two days",
    merchant: { delayedPayments: true },
    async run(shop) {
      const id = await created(shop);
      expect((await shop.pay(id, { method: "nordea" })).get("checkout-status")).toBe("delayed");
      await shop.world.clock.advance({ days: 2 });
      expect((await seen(shop, id))["status"]).toBe("ok");
      expect((await seen(shop, await paid(shop, "creditcard")))["status"]).toBe("ok");
    },
  },
  {
    name: "a bank's payment is not delayed",
    merchant: { delayedPayments: false },
    async run(shop) {
      expect((await seen(shop, await paid(shop)))["status"]).toBe("ok");
    },
  },
  {
    name: "a payment times out after 14 days",
    async run(shop) {
      const id = await created(shop);
      await shop.world.clock.advance({ days: 13, hours: 23 });
      expect((await seen(shop, id))["status"]).toBe("new");
      await shop.world.clock.advance({ hours: 1 });
      expect((await seen(shop, id))["status"]).toBe("fail");
      expect(lastEvent(shop)).toMatchObject({ shop: "cancel", status: "fail" });
    },
  },
  {
    name: "a customer who never returns has paid on the next banking day",
    async run(shop) {
      const { transactionId } = (await create(shop)).body;
      expect([...(await shop.pay(transactionId, { method: "nordea", outcome: "leave" }))]).toEqual([]);
      expect([(await seen(shop, transactionId))["status"], shop.received]).toEqual(["new", []]);
      const [happened] = await shop.world.clock.advance({ days: 1 });
      expect(happened).toMatchObject({ rule: "T13", at: "2026-03-03T04:00:00.000Z" });
      expect((await seen(shop, transactionId))["status"]).toBe("ok");
    },
  },
  {
    name: "a cancelled payment is confirmed late, where that is on",
    settings: { latePaymentAfterCancel: true },
    async run(shop) {
      const id = await created(shop);
      await shop.world.pay(id, { outcome: "cancel" });
      await shop.world.resolve(id, "confirm");
      expect((await seen(shop, id))["status"]).toBe("ok");
    },
  },
  {
    name: "a cancelled payment is not confirmed late",
    settings: { latePaymentAfterCancel: false },
    async run(shop) {
      const id = await created(shop);
      await shop.world.pay(id, { outcome: "cancel" });
      await expect(shop.world.resolve(id, "confirm")).rejects.toThrow("not possible");
    },
  },
];
