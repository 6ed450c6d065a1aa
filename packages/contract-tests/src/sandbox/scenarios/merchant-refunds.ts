/** The Merchant API's refunds: their rules in order, what time and hands make of them, notifications and e-mails. */
import type { InterfaceClass } from "@maksu/sandbox";
import { expect } from "vitest";
import { besidesSettlements } from "../besides-settlements.ts";
import { openedOrder, orderRefund, paidOrder, product, refunded, refundSeen, rows } from "../order-requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

const NUMBER = { orderNumber: "ORDER-1" };
const cancel = (shop: Shop, refundToken: string) => shop.call("merchant", "cancelRefund", { path: { refundToken } });
const noEmail = { email: undefined };
/** An order of a class of interface that no request makes. */
async function seeded(shop: Shop, interfaceClass: InterfaceClass): Promise<void> {
  const { token } = await shop.world.orders.add({ interfaceClass, request: NUMBER });
  await shop.world.pay(token, { method: "nordea" });
}

/** By code: bodies that the description rejects. */
const BAD_REFUNDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "invalid-refund-rows": { rows: [] },
  "invalid-amount": { rows: [{ amount: 2_000_001 }] },
  "invalid-vat-percent": { rows: [{ amount: 1, vatPercent: 10_001 }] },
  "invalid-description": { rows: [{ amount: 1, description: "x".repeat(2001) }] },
  "invalid-notify-url": { notifyUrl: "none" },
  "invalid-key": { tip: 1 },
};

const otherInterface = (interfaceClass: "1" | "3" | "third-party"): Scenario => ({
  name: `an order of the interface ${interfaceClass} is not refunded`,
  async run(shop) {
    await seeded(shop, interfaceClass);
    const code = interfaceClass === "third-party" ? "payment-interface-type-does-not-support-refunding" : "invalid-interface";
    expect((await orderRefund(shop)).code).toBe(code);
  },
});

export const MERCHANT_REFUND_SCENARIOS: readonly Scenario[] = [
  {
    name: "a refund is checked in order: the request alone, the order, its interface, method and status, the request against it",
    shows: ["merchant.createRefund.location"],
    async run(shop) {
      expect((await orderRefund(shop, {}, { raw: { mediaType: "application/json", text: "{" } })).code).toBe("invalid-json");
      for (const [code, more] of Object.entries(BAD_REFUNDS)) expect((await orderRefund(shop, more)).code).toBe(code);
      expect((await orderRefund(shop)).code).toBe("payment-not-found");
      const token = await openedOrder(shop, rows(shop));
      const wrong = { ...noEmail, rows: [{ amount: 99_999 }] };
      expect((await orderRefund(shop, wrong)).code).toBe("payment-status-does-not-support-refunding");
      await shop.pay(token, { method: "nordea" });
      expect((await orderRefund(shop, wrong)).code).toBe("missing-email");
      expect((await orderRefund(shop, { rows: wrong.rows })).code).toBe("invalid-vat-percent");
      expect((await orderRefund(shop, { rows: [{ amount: 99_999, vatPercent: 1400 }] })).code).toBe("invalid-vat-percent");
      expect((await orderRefund(shop, { rows: [{ amount: 9901, vatPercent: 2550 }] })).code).toBe("invalid-amount");
      const accepted = await orderRefund(shop, { rows: [{ amount: 9900, vatPercent: 2550 }] });
      expect([accepted.status, accepted.headers.get("location")]).toEqual([
        202,
        expect.stringMatching(/^http:.*\/merchant\/v1\/refunds\/[0-9A-Za-z]{36}$/),
      ]);
      await openedOrder(shop);
      expect((await orderRefund(shop)).code).toBe("nonunique-payment-identifier");
    },
  },
  ...(["1", "3", "third-party"] as const).map(otherInterface),
  {
    name: "a method without refunds is not refunded",
    async run(shop) {
      await paidOrder(shop, "paypal");
      expect((await orderRefund(shop)).code).toBe("payment-method-does-not-support-refunding");
    },
  },
  {
    name: "refunds are at most the order, in total and per VAT percent",
    async run(shop) {
      await paidOrder(shop, "nordea", rows(shop, [product(), product({ price: "10.00", vat: "14" })]));
      const ask = async (amount: number, vatPercent: number) => (await orderRefund(shop, { rows: [{ amount, vatPercent }] })).status;
      expect([await ask(1001, 1400), await ask(600, 1400), await ask(401, 1400), await ask(400, 1400)]).toEqual([400, 202, 400, 202]);
      expect([await ask(9900, 2550), await ask(1, 2550)]).toEqual([202, 400]);
    },
  },
  {
    name: "a refund of a card is completed after a minute, and can't be cancelled",
    shows: ["merchant.refund.amounts"],
    async run(shop) {
      await paidOrder(shop, "Visa");
      const token = await refunded(shop, noEmail);
      expect((await cancel(shop, token)).code).toBe("invalid-refund-status");
      expect((await refundSeen(shop, token)).body).toMatchObject({ status: "created", originalAmount: -1500, settledAmount: 0 });
      await shop.world.clock.advance({ minutes: 1 });
      expect((await refundSeen(shop, token)).body).toMatchObject({ status: "completed", settledAmount: -1500 });
      expect(shop.received.at(-1)?.url.searchParams.get("newStatus")).toBe("completed");
    },
  },
  {
    name: "a refund of a bank waits for the customer's account number, an hour at most, and for its settlement",
    settings: { refundAccountNumber: "automatic" },
    shows: ["merchant.refund.account"],
    async run(shop) {
      await paidOrder(shop);
      const token = await refunded(shop);
      await expect(shop.world.resolve(token, "complete")).rejects.toThrow("not possible");
      expect(await shop.world.clock.advance({ hours: 1 })).toMatchObject([{ rule: "M3", about: token }]);
      await shop.world.resolve(token, "complete");
      expect((await refundSeen(shop, token)).body["status"]).toBe("completed");
      expect((await shop.world.outbox.list()).map(({ name }) => name)).toEqual(["refund created", "account number wanted"]);
    },
  },
  {
    name: "a refund of a bank waits for the account number until it is given by hand, and is cancelled or rejected meanwhile",
    settings: { refundAccountNumber: "by hand" },
    async run(shop) {
      await paidOrder(shop);
      const [cancelled, rejected] = [await refunded(shop), await refunded(shop)];
      expect(besidesSettlements(await shop.world.clock.advance({ days: 365 }))).toEqual([]);
      expect((await cancel(shop, cancelled)).status).toBe(204);
      expect((await shop.world.outbox.list()).at(-1)).toMatchObject({ name: "refund cancelled", about: cancelled });
      await shop.world.resolve(rejected, "reject");
      await shop.world.events.waitFor("refundStatusChanged", { refundToken: cancelled, acknowledged: true });
      expect(shop.received.slice(-2).map(({ url }) => url.searchParams.get("newStatus"))).toEqual(["cancelled", "cancelled"]);
      expect((await cancel(shop, cancelled)).code).toBe("invalid-refund-status");
      expect((await cancel(shop, "unknown")).code).toBe("refund-not-found");
      expect((await cancel(shop, "")).code).toBe("refund-not-found");
    },
  },
  {
    name: "a refund notification comes eleven times within 55 hours",
    shows: ["merchant.notification.retry"],
    async run(shop) {
      await paidOrder(shop, "Visa");
      shop.statuses.push(...Array.from({ length: 12 }, () => 500));
      await refunded(shop);
      const sent = (await shop.world.clock.advance({ days: 10 })).filter((each) => "event" in each).map(({ at }) => Date.parse(at));
      const first = sent[0] ?? 0;
      expect(sent.map((at) => (at - first) / 3_600_000)).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
    },
  },
];
