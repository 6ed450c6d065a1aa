/** Operations 3 and 4, and what becomes of refunds. */
import { METHODS } from "@maksu/sandbox";
import { expect } from "vitest";
import { created, item, lastEvent, paid, refund } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

const EMAIL = { email: "maija@example.com" };
const LEFT = "The amount is larger than what is left to refund.";

/** Two items of sub-merchants, one with a commission for the aggregate. */
function shared(shop: Shop): Readonly<Record<string, unknown>> {
  const { aggregate } = shop.world;
  const part = { merchant: shop.world.subMerchants[0], reference: "r" };
  const commission = { merchant: String(aggregate.account), amount: 50 };
  const items = [item({ ...part, stamp: "a", unitPrice: 300, units: 2, commission }), item({ ...part, stamp: "b", unitPrice: 400 })];
  return { amount: 1000, items };
}

const sent = async (shop: Shop, transactionId: string): Promise<void> => {
  await shop.world.events.waitFor("refundCallback", { transactionId, acknowledged: true });
};

const rejectedLater = (refundOutcome: "fail" | "invalid"): Scenario => ({
  name: `the provider rejects a refund after it was accepted: ${refundOutcome}`,
  settings: { refundOutcome },
  shows: refundOutcome === "invalid" ? ["refundCallback.invalid"] : [],
  async run(shop) {
    const id = await paid(shop);
    const { body } = await refund(shop, id, { amount: 1525 });
    expect(body["status"]).toBe("ok");
    await sent(shop, body.transactionId);
    expect(lastEvent(shop)).toMatchObject({ shop: "cancel", status: "fail", amount: "1525" });
    expect("transaction-id" in lastEvent(shop)).toBe(refundOutcome === "fail");
    expect((await refund(shop, id, { amount: 1525 })).status).toBe(201);
  },
});

export const REFUND_SCENARIOS: readonly Scenario[] = [
  {
    name: "refunds through the provider are made at once, until nothing is left",
    settings: { refundOutcome: "ok", bankRefundsByEmail: false, refundsNeedBalance: false },
    merchant: { refundApproval: false },
    shows: ["refundCallback.values", "refund.stamp"],
    async run(shop) {
      const id = await created(shop, { stamp: "order" });
      expect((await refund(shop, id, { amount: 1 })).body.message).toBe("Transaction not paid");
      await shop.pay(id, { method: "nordea" });
      const first = await refund(shop, id, { amount: 1000, refundStamp: "once" });
      expect(first.body).toMatchObject({ status: "ok", provider: "nordea" });
      await sent(shop, first.body.transactionId);
      expect(lastEvent(shop)).toMatchObject({ "transaction-id": first.body.transactionId, amount: "1000", stamp: "once", status: "ok" });
      expect((await refund(shop, id, { amount: 526 })).body.message).toBe(LEFT);
      expect((await refund(shop, id, { amount: 500, refundStamp: "once" })).status).toBe(201);
      const last = await refund(shop, id, { amount: 25 });
      await sent(shop, last.body.transactionId);
      expect(lastEvent(shop)).toMatchObject({ stamp: "order", reference: "3759170" });
      expect((await refund(shop, id, { amount: 1 })).body.message).toBe(LEFT);
    },
  },
  {
    name: "refunds at once are at most the payment",
    async run(shop) {
      const id = await paid(shop, "nordea", { amount: 1000 });
      const replies = await Promise.all(Array.from({ length: 20 }, () => refund(shop, id, { amount: 100 })));
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    },
  },
  {
    name: "an aggregate refunds items, each at most once, or everything",
    async run(shop) {
      const { aggregate } = shop.world;
      const id = await paid(shop, "nordea", shared(shop), aggregate);
      const ask = (body: object) => refund(shop, id, { ...body }, "refundPayment", aggregate);
      expect((await ask({ amount: 999 })).status).toBe(400);
      expect((await ask({ items: [{ stamp: "c", amount: 1 }] })).status).toBe(400);
      expect((await ask({ items: [{ stamp: "a", amount: 600 }], amount: 601 })).status).toBe(400);
      const commission = { merchant: String(aggregate.account), amount: 51 };
      expect((await ask({ items: [{ stamp: "a", amount: 600, commission }] })).body.message).toContain("commission");
      expect((await ask({ items: [{ stamp: "a", amount: 600, commission: { ...commission, amount: 50 } }] })).status).toBe(201);
      expect((await ask({ items: [{ stamp: "a", amount: 1 }] })).body.message).toBe(LEFT);
      expect((await ask({ items: [{ stamp: "b", amount: 400 }] })).status).toBe(201);
    },
  },
  {
    name: "each method is refunded in its way",
    shows: ["refund.methods"],
    async run(shop) {
      for (const { id: method, refunds, emailRefunds } of METHODS.filter(({ legacyOnly }) => !legacyOnly)) {
        const id = await paid(shop, method);
        // An invoice to a company is checked for fraud first.
        if (method === "walleyb2b") await shop.world.resolve(id, "clear");
        const plain = await refund(shop, id, { amount: 1 });
        const byEmail = await refund(shop, id, { amount: 1, ...EMAIL }, "refundPaymentByEmail");
        expect([method, plain.status, plain.body["provider"]]).toEqual([method, refunds ? 201 : 422, refunds ? method : undefined]);
        expect([method, byEmail.status, byEmail.body["provider"]]).toEqual([
          method,
          refunds || emailRefunds ? 201 : 422,
          refunds ? method : emailRefunds ? "email" : undefined,
        ]);
      }
    },
  },
  {
    name: "an e-mail refund is reported once, is paid out or fails after 30 days, and can then be made again",
    shows: ["refund.returned"],
    async run(shop) {
      const id = await paid(shop, "spankki");
      const [first, second] = [await refund(shop, id, { amount: 525, ...EMAIL }), await refund(shop, id, { amount: 1000, ...EMAIL })];
      expect(first.body).toMatchObject({ status: "pending", provider: "email" });
      await sent(shop, first.body.transactionId);
      await sent(shop, second.body.transactionId);
      expect(lastEvent(shop)).toMatchObject({ status: "ok", provider: "email" });
      const before = shop.received.length;
      await shop.world.resolve(first.body.transactionId, "pay out");
      await shop.world.clock.advance({ days: 30 });
      expect(shop.received).toHaveLength(before);
      expect((await refund(shop, id, { amount: 1001, ...EMAIL })).status).toBe(400);
      expect((await refund(shop, id, { amount: 1000, ...EMAIL })).status).toBe(201);
    },
  },
  {
    name: "refunds wait for an approval where the merchant wants one",
    merchant: { refundApproval: true },
    async run(shop) {
      const id = await paid(shop);
      const first = await refund(shop, id, { amount: 1525 });
      expect(first.body["status"]).toBe("pending");
      expect((await refund(shop, id, { amount: 1 })).status).toBe(400);
      await shop.world.resolve(first.body.transactionId, "reject");
      expect(lastEvent(shop)).toMatchObject({ shop: "cancel", status: "fail" });
      const second = await refund(shop, id, { amount: 1525 });
      await shop.world.resolve(second.body.transactionId, "approve");
      expect(lastEvent(shop)).toMatchObject({ shop: "success", status: "ok" });
    },
  },
  {
    name: "the provider rejects a refund before it is accepted",
    settings: { refundOutcome: "rejected" },
    async run(shop) {
      const id = await paid(shop);
      expect((await refund(shop, id, { amount: 1 })).body.message).toContain("rejected the refund");
      await shop.world.configure({ refundOutcome: "ok" });
      expect((await refund(shop, id, { amount: 1525 })).status).toBe(201);
    },
  },
  {
    name: "a refund is at most what is not settled yet, where that is set: of each account that bears it",
    settings: { refundsNeedBalance: true },
    async run(shop) {
      const { aggregate } = shop.world;
      const POOR = "The balance is smaller than the refund.";
      const id = await paid(shop, "nordea", { amount: 1000 });
      expect((await refund(shop, id, { amount: 966 })).body.message).toBe(POOR);
      expect((await refund(shop, id, { amount: 500 })).status).toBe(201);
      expect((await refund(shop, id, { amount: 466 })).body.message).toBe(POOR);
      expect((await refund(shop, id, { amount: 465 })).status).toBe(201);
      await paid(shop, "nordea", { amount: 1000 });
      expect(await shop.world.settle()).toMatchObject([{ total: 965 }]);
      expect((await refund(shop, id, { amount: 1 })).body.message).toBe(POOR);

      const mall = await paid(shop, "nordea", shared(shop), aggregate);
      const ask = (items: readonly object[]) => refund(shop, mall, { items }, "refundPayment", aggregate);
      const commission = { merchant: String(aggregate.account), amount: 50 };
      // The sub-merchant has 1000 less the commission and the fee, the aggregate its commission.
      expect(
        (
          await ask([
            { stamp: "a", amount: 600 },
            { stamp: "b", amount: 400 },
          ])
        ).body.message,
      ).toBe(POOR);
      expect((await ask([{ stamp: "a", amount: 600, commission }])).status).toBe(201);
    },
  },
  rejectedLater("fail"),
  rejectedLater("invalid"),
  {
    name: "a bank's refund goes by e-mail on the day of payment, and Nordea's after 13 weeks, where that is set",
    settings: { bankRefundsByEmail: true },
    async run(shop) {
      const [nordea, danske] = [await paid(shop), await paid(shop, "danske")];
      const providers = async (): Promise<readonly unknown[]> =>
        Promise.all([nordea, danske].map(async (id) => (await refund(shop, id, { amount: 1, ...EMAIL })).body["provider"]));
      expect(await providers()).toEqual(["email", "email"]);
      await shop.world.clock.advance({ days: 1 });
      expect(await providers()).toEqual(["nordea", "danske"]);
      await shop.world.clock.advance({ days: 91 });
      expect(await providers()).toEqual(["email", "danske"]);
    },
  },
];
