/** The Merchant API: refunds of orders, their notifications, and queries. */
import { expect } from "vitest";
import { ask, codeOf, ordered, paidOrder, refundOrder, refunded, row } from "../order-requests.ts";
import { create } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

const statusesOf = (shop: Shop): readonly (string | null)[] => shop.received.map(({ url }) => url.searchParams.get("newStatus"));
export const MERCHANT_SCENARIOS: readonly Scenario[] = [
  {
    name: "a refund of a card is completed after a minute, and can't be cancelled",
    merchant: { fees: { fixed: 35, perMille: 0 }, methodFees: {}, directMethods: [], demoRestrictions: false },
    shows: ["merchant.createRefund.location", "merchant.refund.amounts"],
    async run(shop) {
      await paidOrder(shop, "ORDER-1", "Visa");
      const { headers } = await refundOrder(shop, "ORDER-1", { rows: [{ amount: 900 }] });
      expect(headers.get("location")).toMatch(new RegExp(`^${shop.sandbox.url}/merchant/v1/refunds/[0-9A-Za-z]{36}$`));
      const token = headers.get("location")?.slice(-36) ?? "";
      expect((await ask(shop, "getRefund", token)).body).toMatchObject({ status: "created", originalAmount: -900, settledAmount: 0 });
      expect(codeOf(await ask(shop, "cancelRefund", token))).toBe("invalid-refund-status");
      await shop.world.clock.advance({ minutes: 1 });
      expect((await ask(shop, "getRefund", token)).body).toMatchObject({ status: "completed", settledAmount: -900 });
      expect(statusesOf(shop)).toEqual(["completed"]);
    },
  },
  {
    name: "a refund of a bank waits for an account number, which comes by itself, and can be cancelled",
    settings: { refundAccountNumber: "automatic" },
    shows: ["merchant.refund.account"],
    async run(shop) {
      await paidOrder(shop, "ORDER-1");
      const token = await refunded(shop, "ORDER-1", { rows: [{ amount: 9900 }] });
      expect(await shop.world.clock.advance({ hours: 1 })).toMatchObject([{ rule: "M3" }]);
      expect(codeOf(await refundOrder(shop, "ORDER-1"))).toBe("invalid-amount");
      expect((await ask(shop, "cancelRefund", token)).status).toBe(204);
      await shop.world.events.waitFor("refundStatusChanged", { refundToken: token, acknowledged: true });
      expect(statusesOf(shop)).toEqual(["cancelled"]);
      await refunded(shop, "ORDER-1");
    },
  },
  {
    name: "a refund of a bank is given an account by hand, and completed or rejected",
    settings: { refundAccountNumber: "by hand" },
    async run(shop) {
      await paidOrder(shop, "ORDER-1");
      const [first, second] = [await refunded(shop, "ORDER-1"), await refunded(shop, "ORDER-1")];
      expect(await shop.world.clock.advance({ days: 30 })).toEqual([]);
      await shop.world.resolve(first, "give account");
      await shop.world.resolve(first, "complete");
      await shop.world.resolve(second, "reject");
      expect(statusesOf(shop)).toEqual(["completed", "cancelled"]);
    },
  },
  {
    name: "a notification of a refund is sent again ten times within 55 hours",
    shows: ["merchant.notification.retry"],
    async run(shop) {
      shop.statuses.push(...Array.from({ length: 11 }, () => 500));
      await paidOrder(shop, "ORDER-1", "Visa");
      await refunded(shop, "ORDER-1");
      const sent = (await shop.world.clock.advance({ days: 10 })).filter((each) => "event" in each);
      const hours = sent.map(({ at }) => (Date.parse(at) - Date.parse(sent[0]?.at ?? "")) / 3_600_000);
      expect(hours).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
    },
  },
  {
    name: "refunds are rejected for what the order is",
    async run(shop) {
      const codes = async (orderNumber: string, more: object = {}): Promise<unknown> =>
        codeOf(await refundOrder(shop, orderNumber, { ...more }));
      expect(await codes("NONE")).toBe("payment-not-found");
      await paidOrder(shop, "TWICE");
      await paidOrder(shop, "TWICE");
      expect(await codes("TWICE")).toBe("nonunique-payment-identifier");
      await paidOrder(shop, "OLD", "nordea", { interfaceClass: "1" });
      expect(await codes("OLD")).toBe("invalid-interface");
      await paidOrder(shop, "THIRD", "nordea", { interfaceClass: "third-party" });
      expect(await codes("THIRD")).toBe("payment-interface-type-does-not-support-refunding");
      await paidOrder(shop, "PAYPAL", "paypal");
      expect(await codes("PAYPAL")).toBe("payment-method-does-not-support-refunding");
      await shop.world.orders.add({ request: { orderNumber: "UNPAID" } });
      expect(await codes("UNPAID")).toBe("payment-status-does-not-support-refunding");
      await paidOrder(shop, "BANK");
      expect(await codes("BANK", { email: undefined })).toBe("missing-email");
      expect(await codes("BANK", { rows: [{ amount: 1, vatPercent: 2550 }] })).toBe("invalid-vat-percent");
      expect(await codes("BANK", { rows: [{ amount: 9901 }] })).toBe("invalid-amount");
      await shop.pay(await ordered(shop, { orderNumber: "ROWS" }, [row()]), { method: "nordea" });
      expect(await codes("ROWS", { rows: [{ amount: 1, vatPercent: 1400 }] })).toBe("invalid-vat-percent");
      expect(await codes("ROWS", { rows: [{ amount: 5001, vatPercent: 2550 }] })).toBe("invalid-amount");
    },
  },
  {
    name: "what the merchant does not have is not found",
    async run(shop) {
      expect(codeOf(await ask(shop, "cancelRefund", "x"))).toBe("refund-not-found");
      expect(codeOf(await ask(shop, "getRefund", "x"))).toBe("invalid-refund-token");
      expect(codeOf(await ask(shop, "getPayment", "1"))).toBe("invalid-consumer-payment-id");
    },
  },
  {
    name: "a payment has its fees, by the method or of the merchant",
    merchant: { fees: { fixed: 10, perMille: 5 }, methodFees: { nordea: { fixed: 20, perMille: 10 } } },
    shows: ["merchant.payment.amounts"],
    async run(shop) {
      const feesOf = async (method: string): Promise<unknown> =>
        (await ask(shop, "getPayment", await paidOrder(shop, method, method))).body["merchantFees"];
      expect(await feesOf("nordea")).toMatchObject({ transaction: -20, provision: -99 });
      expect(await feesOf("danske")).toMatchObject({ transaction: -10 });
    },
  },
  {
    name: "a payment of a method with an agreement of the merchant's own is direct",
    merchant: { directMethods: ["nordea"] },
    shows: ["merchant.payment.type"],
    async run(shop) {
      const typeOf = async (method: string): Promise<unknown> =>
        (await ask(shop, "getPayment", await paidOrder(shop, method, method))).body["paymentServiceType"];
      expect([await typeOf("nordea"), await typeOf("danske")]).toEqual(["direct", "collecting"]);
    },
  },
  {
    name: "payments of a linked account are seen, and not refunded",
    async run(shop) {
      const { body } = await create(shop, { stamp: "stamp-1" });
      const id = String(body["reference"]);
      expect((await ask(shop, "getPayment", id)).status).toBe(404);
      shop.world.configureMerchant({ linkedAccount: String(shop.world.payment.account) }, shop.world.merchant.merchantId);
      expect((await ask(shop, "getPayment", id)).body).toMatchObject({ id, orderNumber: "stamp-1" });
      expect(codeOf(await refundOrder(shop, "stamp-1"))).toBe("payment-interface-type-does-not-support-refunding");
    },
  },
  {
    name: "a merchant links an account that has no such payment",
    merchant: { linkedAccount: "375917" },
    async run(shop) {
      expect((await ask(shop, "getPayment", String((await create(shop)).body["reference"]))).status).toBe(404);
    },
  },
  {
    name: "a merchant with demo restrictions has refunds, and no queries",
    merchant: { demoRestrictions: true },
    async run(shop) {
      const id = await paidOrder(shop, "ORDER-1");
      const token = await refunded(shop, "ORDER-1");
      expect([(await ask(shop, "getPayment", id)).status, (await ask(shop, "getRefund", token)).status]).toEqual([403, 403]);
      expect((await ask(shop, "cancelRefund", token)).status).toBe(204);
    },
  },
];
