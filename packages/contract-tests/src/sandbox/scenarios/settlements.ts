/** Settlements, as both APIs show them: what they are made of, when, and for whom. */
import type { SettlementCycle } from "@maksu/sandbox";
import { expect } from "vitest";
import { paidOrder, refunded, refundSeen } from "../order-requests.ts";
import { item, paid, refund } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Reply, Shop, ShopRequest } from "../shop.ts";

interface Listed {
  readonly id: number;
  readonly createdAt: string;
  readonly settledAt: string;
  readonly settlementReference: string;
}

const settlements = async (shop: Shop, request: ShopRequest = {}): Promise<readonly Listed[]> =>
  (await shop.send("listSettlements", request)).body as unknown as readonly Listed[];

/** The days of a month on which settlements are made. */
const daysOf = async (shop: Shop): Promise<readonly string[]> =>
  (await settlements(shop)).map(({ createdAt }) => createdAt.slice(5, 13)).toReversed();

const detailsOf = (shop: Shop, id: string | undefined): Promise<Reply> =>
  shop.call("merchant", "getSettlement", { path: { id: String(id) } });

const listedByMerchant = async (shop: Shop, fromDate: string, toDate: string): Promise<readonly { readonly id: string }[]> =>
  (await shop.call("merchant", "listSettlements", { query: { fromDate, toDate } })).body as unknown as readonly { readonly id: string }[];

/** Pays each day of two weeks. */
async function payDaily(shop: Shop): Promise<void> {
  for (let day = 0; day < 14; day++) {
    await paid(shop);
    await shop.world.clock.advance({ days: 1 });
  }
}

const CYCLES: Readonly<Record<SettlementCycle, readonly string[]>> = {
  weekdays: ["03-03T04", "03-04T04", "03-05T04", "03-06T04", "03-09T04", "03-10T04", "03-11T04", "03-12T04", "03-13T04", "03-16T04"],
  "mon-wed-fri": ["03-04T04", "03-06T04", "03-09T04", "03-11T04", "03-13T04", "03-16T04"],
  "mon-thu": ["03-05T04", "03-09T04", "03-12T04", "03-16T04"],
  weekly: ["03-09T04", "03-16T04"],
  // The 15th is a Sunday.
  "twice a month": ["03-16T04"],
  monthly: ["04-01T04"],
};

const cycle = (settlementCycle: SettlementCycle): Scenario => ({
  name: `a merchant is settled ${settlementCycle}`,
  merchant: { settlementCycle },
  shows: ["settlement.cycle", "settlement.time"],
  async run(shop) {
    await payDaily(shop);
    await shop.world.clock.advance({ days: 20 });
    expect(await daysOf(shop)).toEqual(CYCLES[settlementCycle]);
  },
});

const settledTotal = async (shop: Shop): Promise<number | undefined> => (await shop.world.settle())[0]?.total;

export const SETTLEMENT_SCENARIOS: readonly Scenario[] = [
  ...(Object.keys(CYCLES) as SettlementCycle[]).map(cycle),
  {
    name: "a settlement has what was paid and refunded before its day, once, and is paid out three banking days later",
    merchant: { settlementDelay: 3 },
    settings: { holidays: [] },
    shows: [
      "settlement.content",
      "settlement.payout",
      "settlement.numbers",
      "settlement.banking-days",
      "settlement.total",
      "listSettlements.d",
    ],
    async run(shop) {
      const id = await paid(shop);
      expect((await refund(shop, id, { amount: 1000 })).status).toBe(201);
      await shop.world.clock.advance({ days: 1 });
      const [first] = await settlements(shop);
      expect(first).toMatchObject({ createdAt: "2026-03-03T04:00:00+02:00", settledAt: "2026-03-06T04:00:00+02:00" });
      expect([String(first?.id), first?.settlementReference]).toEqual([expect.stringMatching(/^\d{7}$/), expect.stringMatching(/^\d{8}$/)]);
      // A refund that takes all waits for more.
      expect((await refund(shop, id, { amount: 525 })).status).toBe(201);
      await shop.world.clock.advance({ days: 1 });
      expect(await settlements(shop)).toHaveLength(1);
      await paid(shop);
      expect(await settledTotal(shop)).toBe(1525 - 35 - 525);
      await shop.world.payOut(String((await settlements(shop))[0]?.id));
    },
  },
  {
    name: "another delay and a holiday",
    merchant: { settlementDelay: 1 },
    settings: { holidays: ["2026-03-03"] },
    async run(shop) {
      await paid(shop);
      await shop.world.clock.advance({ days: 4 });
      expect(await settlements(shop)).toMatchObject([{ createdAt: "2026-03-04T04:00:00+02:00", settledAt: "2026-03-05T04:00:00+02:00" }]);
    },
  },
  {
    name: "fees are deducted: a fixed one and a part of the amount",
    merchant: { fees: { fixed: 35, perMille: 0 }, methodFees: {}, directMethods: [] },
    shows: ["settlement.fees"],
    async run(shop) {
      await paid(shop);
      expect(await settledTotal(shop)).toBe(1490);
    },
  },
  {
    name: "methods have fees of their own, or an agreement of their own",
    merchant: { methodFees: { nordea: { fixed: 0, perMille: 100 } }, directMethods: ["aktia"] },
    shows: ["settlement.method-fees", "settlement.direct"],
    async run(shop) {
      await paid(shop);
      await paid(shop, "aktia");
      expect(await settledTotal(shop)).toBe(1525 - 153);
    },
  },
  {
    name: "the newest come first, by days, reference and limit",
    shows: ["listSettlements.b", "listSettlements.c"],
    async run(shop) {
      await payDaily(shop);
      const days = async (query: Readonly<Record<string, unknown>>) =>
        (await settlements(shop, { query })).map(({ createdAt }) => createdAt.slice(8, 10));
      expect((await days({})).slice(0, 2)).toEqual(["16", "13"]);
      expect(await days({ startDate: "2026-03-04", endDate: "2026-03-05" })).toEqual(["05", "04"]);
      expect(await days({ limit: "1" })).toEqual(["16"]);
      expect(await days({ startDate: "2026-04-01" })).toEqual([]);
      const [newest] = await settlements(shop);
      expect(await days({ bankReference: newest?.settlementReference })).toEqual(["16"]);
      expect((await shop.send("listSettlements", { query: { limit: "-1" } })).status).toBe(400);
      // By a trigger of the mock server alone.
      expect((await shop.send("listSettlements", { query: { bankReference: "settlement-not-found" } })).status).toBe(404);
    },
  },
  {
    name: "the sub-merchants of an aggregate are settled each by itself, less commissions",
    shows: ["settlement.shares"],
    async run(shop) {
      const as = shop.world.aggregate;
      const [merchant = ""] = shop.world.subMerchants;
      const own = String(as.account);
      await paid(
        shop,
        "nordea",
        { items: [item({ merchant, stamp: "s", reference: "r", commission: { merchant: own, amount: 100 } })] },
        as,
      );
      const made = await shop.world.settle();
      expect(made.map(({ account, total }) => [account, total])).toEqual([
        [own, 100],
        [merchant, 1390],
      ]);
      expect(await settlements(shop, { as, header: { submerchant: merchant } })).toHaveLength(1);
      expect((await shop.send("listSettlements", { as, header: { submerchant: "1" } })).status).toBe(400);
    },
  },
  {
    name: "each payment has a settlement of its own, where the merchant is settled so",
    merchant: { perTransactionSettlement: true },
    shows: ["settlement.per-transaction"],
    async run(shop) {
      await paid(shop, "nordea", { reference: "12344" });
      const id = await paid(shop, "nordea", { reference: "1234561" });
      expect((await refund(shop, id, { amount: 525 })).status).toBe(201);
      expect((await shop.world.settle()).map(({ reference, total }) => [reference, total])).toEqual([
        ["12344", 1490],
        ["1234561", 965],
      ]);
    },
  },
  {
    name: "the Merchant API lists the settlements of the days, with payments and refunds",
    merchant: { perTransactionSettlement: false },
    shows: ["merchant.listSettlements.a", "merchant.getSettlement.b"],
    async run(shop) {
      await paidOrder(shop, "Visa");
      const token = await refunded(shop);
      await shop.world.clock.advance({ days: 1 });
      const [settlement] = await listedByMerchant(shop, "2026-03-03", "2026-03-03");
      expect(await listedByMerchant(shop, "2026-03-04", "2026-03-31")).toEqual([]);
      const { body } = await detailsOf(shop, settlement?.id);
      expect(body).toMatchObject({
        settledAmount: 9900 - 35 - 1500,
        settledAt: null,
        payments: [{ amounts: { settled: 9865 }, refunds: [{ id: token, status: "settlement linked" }] }],
        refunds: [{ id: token, status: "completed", settledAmount: -1500 }],
      });
      await shop.world.clock.advance({ days: 3 });
      expect((await detailsOf(shop, settlement?.id)).body["settledAt"]).toBe("2026-03-06");
      expect((await detailsOf(shop, "1")).code).toBe("invalid-settlement-id");
      const wrong = { query: { fromDate: "2026-03-02", toDate: "2026-03-01" } };
      expect((await shop.call("merchant", "listSettlements", wrong)).code).toBe("invalid-date-format");
      const long = { query: { fromDate: "2026-03-01", toDate: "2026-06-01" } };
      expect((await shop.call("merchant", "listSettlements", long)).code).toBe("invalid-date-range");
    },
  },
  {
    name: "a bank refund is completed by its settlement, and stays created without one",
    shows: ["settlement.refunds"],
    async run(shop) {
      await paidOrder(shop);
      await shop.world.clock.advance({ days: 1 });
      const token = await refunded(shop);
      await shop.world.clock.advance({ days: 1 });
      expect((await refundSeen(shop, token)).body["status"]).toBe("created");
      await paidOrder(shop, "nordea", { orderNumber: "ORDER-2" });
      await shop.world.clock.advance({ days: 1 });
      expect((await refundSeen(shop, token)).body).toMatchObject({ status: "completed", settlementId: expect.any(String) });
    },
  },
  {
    name: "a settlement of the Merchant API is at most what it can show",
    shows: ["settlement.limit"],
    async run(shop) {
      for (const orderNumber of ["1", "2"]) await paidOrder(shop, "nordea", { orderNumber, price: "300000.00" });
      expect((await shop.world.settle()).map(({ total }) => total)).toEqual([29_999_965, 29_999_965]);
    },
  },
];
