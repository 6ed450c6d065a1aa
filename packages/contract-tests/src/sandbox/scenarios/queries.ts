/** The Merchant API's queries, and the merchants that it rejects. */
import { expect } from "vitest";
import { openedOrder, orderRefund, paidOrder, paymentSeen, refunded, refundSeen } from "../order-requests.ts";
import { created } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop, ShopRequest } from "../shop.ts";

const SECRET = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const OPERATIONS: Readonly<Record<string, ShopRequest>> = {
  createRefund: { path: { orderNumber: "ORDER-1" }, body: { rows: [{ amount: 1 }] } },
  cancelRefund: { path: { refundToken: "token" } },
  getRefund: { path: { refundToken: "token" } },
  getPayment: { path: { id: "1" } },
  listPayments: { query: { order_number: "1" } },
  listSettlements: { query: { fromDate: "2026-03-01", toDate: "2026-03-31" } },
  getSettlement: { path: { id: "1" } },
};
/** The merchants in a state of error, and what their requests get. */
const STATES = {
  "merchant-inactive": "403 merchant-inactive",
  "refunds-not-enabled": "403 refunds-not-enabled",
  "merchant-api-not-activated": "403 ",
  "service-unavailable": "503 service-unavailable",
};

/** The service's responses to a merchant without refunds. */
const SERVED: Readonly<Record<string, string>> = {
  getPayment: "404 invalid-consumer-payment-id",
  listPayments: "404 invalid-order-number",
  listSettlements: "200 ",
  getSettlement: "404 invalid-settlement-id",
};

const rejecting = (operationId: string): Scenario => ({
  name: `${operationId} rejects unknown merchants, those in a state of error, and another API name`,
  async run(shop) {
    const { merchant, payment } = shop.world;
    const codeOf = async (more: ShopRequest): Promise<string> => {
      const { status, code = "" } = await shop.call("merchant", operationId, { ...OPERATIONS[operationId], ...more });
      return `${status} ${code}`;
    };
    expect(await codeOf({ as: { account: merchant.merchantId, secret: "wrong" } })).toBe("403 invalid-signature");
    expect(await codeOf({ as: payment })).toBe("403 invalid-signature");
    expect(await codeOf({ apiName: "OtherAPI" })).toBe("403 invalid-api-name");
    for (const [account, rejection] of Object.entries(STATES)) {
      const served = account === "refunds-not-enabled" ? SERVED[operationId] : undefined;
      expect(await codeOf({ as: { account, secret: SECRET } })).toBe(served ?? rejection);
    }
  },
});

export const QUERY_SCENARIOS: readonly Scenario[] = [
  ...Object.keys(OPERATIONS).map(rejecting),
  {
    name: "triggers of the mock server ask for their errors",
    async run(shop) {
      expect((await orderRefund(shop, {}, { path: { orderNumber: "invalid-interface" } })).code).toBe("invalid-interface");
    },
  },
  {
    name: "a payment has its fees, its refunds and its type",
    merchant: { fees: { fixed: 35, perMille: 0 }, methodFees: {}, directMethods: [] },
    shows: ["merchant.payment.amounts", "merchant.payment.type"],
    async run(shop) {
      const id = await paidOrder(shop);
      const token = await refunded(shop);
      const refund = (await refundSeen(shop, token)).body;
      expect((await paymentSeen(shop, id)).body).toMatchObject({
        id,
        status: "paid",
        paymentMethodId: 1,
        amounts: { original: 9900, charged: 9900, settled: 0 },
        merchantFees: { transaction: -35, provision: 0 },
        paymentServiceType: "collecting",
        refunds: [refund],
      });
      const other = shop.world.payment.account;
      expect((await paymentSeen(shop, "1")).code).toBe("invalid-consumer-payment-id");
      expect((await refundSeen(shop, String(other))).code).toBe("invalid-refund-token");
    },
  },
  {
    name: "a payment of a direct method, with other fees",
    merchant: { fees: { fixed: 0, perMille: 10 }, methodFees: { nordea: { fixed: 1, perMille: 20 } }, directMethods: ["nordea"] },
    async run(shop) {
      const [nordea, aktia] = [await paidOrder(shop, "nordea", { referenceNumber: "12344" }), await paidOrder(shop, "aktia")];
      expect((await paymentSeen(shop, nordea)).body).toMatchObject({
        referenceNumber: "12344",
        merchantFees: { transaction: -1, provision: -198 },
        paymentServiceType: "direct",
      });
      expect((await paymentSeen(shop, aktia)).body).toMatchObject({ merchantFees: { transaction: 0, provision: -99 } });
    },
  },
  {
    name: "the payments of an order number are listed, those of a linked account after them",
    async run(shop) {
      const list = () => shop.call("merchant", "listPayments", { query: { order_number: "ORDER-1" } });
      expect((await list()).code).toBe("invalid-order-number");
      const first = await paidOrder(shop, "nordea");
      await openedOrder(shop);
      await paidOrder(shop, "nordea", { orderNumber: "ORDER-2" });
      const listed = async () => JSON.parse((await list()).text) as readonly Readonly<Record<string, unknown>>[];
      const found = await listed();
      expect(found.map(({ status, paymentMethodId }) => [status, paymentMethodId])).toEqual([
        ["paid", 1],
        ["waiting payment", 0],
      ]);
      expect(found[0]).toMatchObject({ id: first, orderNumber: "ORDER-1" });
      await created(shop, { stamp: "ORDER-1" });
      await shop.world.configureMerchant({ linkedAccount: String(shop.world.payment.account) }, shop.world.merchant.merchantId);
      expect((await listed()).length).toBe(3);
    },
  },
  {
    name: "an order of a linked account is seen, and not refunded",
    async run(shop) {
      await created(shop, { stamp: "ORDER-1" });
      expect((await orderRefund(shop)).code).toBe("payment-not-found");
      await shop.world.configureMerchant({ linkedAccount: String(shop.world.payment.account) }, shop.world.merchant.merchantId);
      expect((await orderRefund(shop)).code).toBe("payment-interface-type-does-not-support-refunding");
    },
  },
  {
    name: "no payment of an account that is not there is linked",
    merchant: { linkedAccount: "1" },
    async run(shop) {
      expect((await orderRefund(shop)).code).toBe("payment-not-found");
    },
  },
  {
    name: "a merchant with demo restrictions has no queries",
    merchant: { demoRestrictions: true },
    async run(shop) {
      await openedOrder(shop);
      const replies: readonly ((within: Shop) => Promise<{ readonly status: number }>)[] = [
        (within) => paymentSeen(within, "1"),
        (within) => refundSeen(within, "token"),
      ];
      for (const ask of replies) expect((await ask(shop)).status).toBe(403);
    },
  },
  {
    name: "a merchant without demo restrictions has queries",
    merchant: { demoRestrictions: false },
    async run(shop) {
      expect((await paymentSeen(shop, "1")).status).toBe(404);
    },
  },
];
