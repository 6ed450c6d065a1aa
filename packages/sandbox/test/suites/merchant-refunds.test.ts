/** The Merchant API over HTTP: refunds, their notifications and e-mails, and queries. */
import { readRefundStatus } from "@maksu/webhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EventSent, type Happened, METHODS, type NewOrder, type Sandbox, type SandboxWorld, startSandbox } from "../../src/index.ts";
import { notificationSignature, type OrderCalls, orderCalls } from "../support/order-calls.ts";
import { rowOf, rowRequest } from "../support/orders.ts";
import { type Shop, startShop } from "../support/shop.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", referee: true });
});
afterAll(() => sandbox.close());

async function paid(world: SandboxWorld, orderNumber: string, method = "nordea", order: NewOrder = {}): Promise<string> {
  const { token } = await world.orders.add({ ...order, request: { orderNumber, ...order.request } });
  const redirect = new URL(String(await world.pay(token, { method })));
  return redirect.searchParams.get("PAID") ?? "";
}

const refund = { email: "aino.esimerkki@example.com", rows: [{ amount: 1500 }] };
const isSent = (each: Happened): each is EventSent => "event" in each;

/** Runs a test with a world, its calls and a shop that is notified. */
const withShop =
  (
    run: (parts: {
      readonly world: SandboxWorld;
      readonly calls: OrderCalls;
      readonly shop: Shop;
      readonly notifyUrl: string;
    }) => Promise<void>,
    options: Parameters<Sandbox["world"]>[0] = {},
  ): (() => Promise<void>) =>
  async () => {
    const world = await sandbox.world(options);
    await using shop = await startShop(sandbox.url, world);
    const notifyUrl = new URL("/refunds?shop=1", shop.urls.success).href;
    await run({ world, calls: orderCalls(sandbox.url, world), shop, notifyUrl });
  };

describe("a payment's id where the order number is", () => {
  test("refunds the order by the tolerance, and an export names the order number", async () => {
    await using own = await startSandbox({ tolerances: ["payment-id-as-order-number"] });
    const world = await own.world();
    const id = await paid(world, "ORDER-1");
    const { call } = orderCalls(own.url, world);
    expect((await call("POST", `/payments/${id}/refunds`, refund)).status).toBe(202);
    expect(JSON.stringify(await world.export())).toContain('"of":"ORDER-1"');
  });

  test(
    "is rejected without it, and the reason names the tolerance",
    withShop(async ({ world, calls }) => {
      const id = await paid(world, "ORDER-1");
      expect((await calls.call("POST", `/payments/${id}/refunds`, refund)).status).toBe(404);
      const [rejected] = await world.requests.rejected();
      expect(rejected?.reason).toContain("the tolerance payment-id-as-order-number accepts it: no order has this number");
    }),
  );
});

describe("a refund", () => {
  test(
    "of a card is completed after a minute, notified, and can't be cancelled",
    withShop(async ({ world, calls, shop, notifyUrl }) => {
      const paymentId = await paid(world, "ORDER-1", "Visa");
      const token = await calls.refund("ORDER-1", { ...refund, notifyUrl });
      expect((await calls.call("GET", `/refunds/${token}`)).body).toEqual({
        id: token,
        createdAt: "2026-03-02T11:00:00+02:00",
        status: "created",
        paymentId,
        updatedAt: null,
        originalAmount: -1500,
        settledAmount: 0,
        merchantFees: { transactionFee: 0 },
        currency: "EUR",
      });
      const rejected = await calls.call("DELETE", `/refunds/${token}`);
      expect([rejected.status, rejected.code]).toEqual([405, "invalid-refund-status"]);
      expect(await world.clock.advance({ minutes: 1 })).toMatchObject([
        { rule: "M4", of: "merchant refund", about: token, from: "created", to: "completed" },
        { event: "refundStatusChanged", about: token, status: 200, state: "acknowledged" },
      ]);
      expect((await calls.call("GET", `/refunds/${token}`)).body).toMatchObject({
        status: "completed",
        updatedAt: "2026-03-02T11:01:00+02:00",
        settledAmount: -1500,
      });
      const [notification = new URL("http://none")] = shop.received;
      expect(Object.fromEntries(notification.searchParams)).toEqual({
        shop: "1",
        refundToken: token,
        oldStatus: "created",
        newStatus: "completed",
        signature: notificationSignature(notification, world),
      });
      const { secret } = world.merchant;
      expect(await readRefundStatus(notification, { secret })).toMatchObject({
        genuine: true,
        event: { refundToken: token, newStatus: "completed" },
      });
    }),
  );

  test(
    "is notified no more once it is acknowledged",
    withShop(async ({ world, calls, shop, notifyUrl }) => {
      shop.statuses.push(500, 500, 204);
      await paid(world, "ORDER-1", "Visa");
      await calls.refund("ORDER-1", { ...refund, notifyUrl });
      expect((await world.clock.advance({ days: 10 })).filter(isSent).map(({ status }) => status)).toEqual([500, 500, 204]);
    }),
  );

  test(
    "of an unknown token, an empty one, and another merchant's is not found",
    withShop(async ({ world, calls }) => {
      await paid(world, "ORDER-1");
      const token = await calls.refund("ORDER-1", refund);
      const other = orderCalls(sandbox.url, await sandbox.world());
      for (const [caller, id] of [
        [calls, "x"],
        [calls, ""],
        [other, token],
      ] as const) {
        const cancelled = await caller.call("DELETE", `/refunds/${id}`);
        expect([cancelled.status, cancelled.code]).toEqual([404, "refund-not-found"]);
        const got = await caller.call("GET", `/refunds/${id}`);
        expect([got.status, got.code]).toEqual([404, "invalid-refund-token"]);
      }
      expect((await other.call("POST", "/payments/ORDER-1/refunds", refund)).code).toBe("payment-not-found");
    }),
  );
});

describe("the outbox", () => {
  test(
    "has what the service would have sent to the customer, with links",
    withShop(async ({ world, calls }) => {
      await paid(world, "ORDER-1");
      const token = await calls.refund("ORDER-1", refund);
      await world.clock.advance({ hours: 2 });
      await calls.call("DELETE", `/refunds/${token}`);
      const email = { to: refund.email, about: token, amount: 1500, link: `${sandbox.url}/refunds/${token}` };
      expect(await world.outbox.list()).toEqual([
        { ...email, name: "refund created", sentAt: "2026-03-02T09:00:00.000Z" },
        { ...email, name: "account number wanted", sentAt: "2026-03-02T09:00:00.000Z" },
        { ...email, name: "refund cancelled", sentAt: "2026-03-02T11:00:00.000Z" },
      ]);
    }),
  );

  test(
    "has the e-mail refunds of the Payment API, and none of other worlds",
    withShop(async ({ world, shop }) => {
      const { transactionId } = (await shop.create()).body;
      await world.pay(transactionId, { method: "alandsbanken" });
      const body = { amount: 500, email: "maija.mallikas@example.com", callbackUrls: shop.urls };
      const { transactionId: about } = (await shop.send("POST", `/payments/${transactionId}/refund`, { body })).body;
      expect(await world.outbox.list()).toEqual([
        {
          name: "account number wanted",
          to: "maija.mallikas@example.com",
          about,
          amount: 500,
          sentAt: "2026-03-02T09:00:00.000Z",
          link: `${sandbox.url}/refunds/${about}`,
        },
      ]);
      expect(await (await sandbox.world()).outbox.list()).toEqual([]);
    }),
  );
});

describe("getPayment", () => {
  test(
    "returns a paid order with its fees and refunds",
    withShop(
      async ({ world, calls }) => {
        const id = await paid(world, "ORDER-1", "nordea", { request: rowRequest([rowOf()], { orderNumber: "ORDER-1" }) });
        const token = await calls.refund("ORDER-1", { ...refund, rows: [{ amount: 1500, vatPercent: 2550 }] });
        const { status, body } = await calls.call("GET", `/payments/${id}`);
        expect(status).toBe(200);
        expect(body).toEqual({
          id,
          referenceNumber: expect.stringMatching(/^\d{12}$/),
          orderNumber: "ORDER-1",
          createdAt: "2026-03-02T11:00:00+02:00",
          status: "paid",
          paymentMethodId: 1,
          payerName: "Aino Esimerkki",
          amounts: { original: 5000, charged: 5000, settled: 0, currency: "EUR" },
          consumerFees: { paymentMethod: 0, currency: "EUR" },
          merchantFees: { transaction: -20, provision: -75, currency: "EUR" },
          paymentServiceProvider: "Paytrail",
          paymentServiceType: "collecting",
          refunds: [(await calls.call("GET", `/refunds/${token}`)).body],
        });
      },
      { merchant: { methodFees: { nordea: { fixed: 20, perMille: 15 } } } },
    ),
  );

  test(
    "returns an order that is not paid without charge, fees and method",
    withShop(async ({ world, calls }) => {
      const { paymentId } = await world.orders.add();
      expect((await calls.call("GET", `/payments/${paymentId}`)).body).toMatchObject({
        status: "waiting payment",
        paymentMethodId: 0,
        amounts: { original: 9900, charged: 0, settled: 0 },
        merchantFees: { transaction: 0, provision: 0 },
        refunds: [],
      });
    }),
  );

  test(
    "of an unknown id, and of another merchant's order, is 404",
    withShop(async ({ world, calls }) => {
      const id = await paid(world, "ORDER-1");
      const other = orderCalls(sandbox.url, await sandbox.world());
      for (const [caller, asked] of [
        [calls, "1"],
        [other, id],
      ] as const) {
        const { status, code } = await caller.call("GET", `/payments/${asked}`);
        expect([status, code]).toEqual([404, "invalid-consumer-payment-id"]);
      }
    }),
  );

  test(
    "sees the payments of a linked account, whose refunds it can't create",
    withShop(async ({ world, calls, shop }) => {
      const opened = (await shop.create({ stamp: "stamp-1" })).body;
      const id = String(opened["reference"]);
      expect((await calls.call("GET", `/payments/${id}`)).status).toBe(404);
      expect((await calls.call("POST", "/payments/stamp-1/refunds", refund)).code).toBe("payment-not-found");
      await world.configureMerchant({ linkedAccount: String(world.payment.account) }, world.merchant.merchantId);
      expect((await calls.call("GET", `/payments/${id}`)).body).toMatchObject({ id, status: "waiting payment", paymentMethodId: 0 });
      await world.pay(opened.transactionId, { method: "osuuspankki" });
      expect((await calls.call("GET", `/payments/${id}`)).body).toMatchObject({
        id,
        referenceNumber: id,
        orderNumber: "stamp-1",
        status: "paid",
        paymentMethodId: 2,
        paymentServiceType: "collecting",
        amounts: { original: 1525, charged: 1525 },
        refunds: [],
      });
      const body = { amount: 525, callbackUrls: shop.urls };
      const made = (await shop.send("POST", `/payments/${opened.transactionId}/refund`, { body })).body.transactionId;
      await world.configureMerchant({ refundApproval: true });
      const waiting = (await shop.send("POST", `/payments/${opened.transactionId}/refund`, { body })).body.transactionId;
      const refunds = [
        { id: made, paymentId: id, status: "completed", originalAmount: -525, settledAmount: -525, updatedAt: "2026-03-02T11:00:00+02:00" },
        { id: waiting, paymentId: id, status: "created", originalAmount: -525, settledAmount: 0, updatedAt: null },
      ];
      expect((await calls.call("GET", `/payments/${id}`)).body).toMatchObject({ refunds });
      await world.resolve(waiting, "reject");
      expect((await calls.call("GET", `/payments/${id}`)).body).toMatchObject({ refunds: [refunds[0], { status: "cancelled" }] });
      const rejected = await calls.call("POST", "/payments/stamp-1/refunds", refund);
      expect([rejected.status, rejected.code]).toEqual([405, "payment-interface-type-does-not-support-refunding"]);
    }),
  );
});

describe("a merchant", () => {
  test.each([
    {
      merchant: { fees: { fixed: 1 } as never },
      message: "merchant.fees.perMille: is missing; must be a whole number from 0 to 1000",
    },
    {
      merchant: { methodFees: { klarna: { fixed: 1, perMille: 0 } } },
      message: `merchant.methodFees.klarna: must be one of ${METHODS.map(({ id }) => id).join(", ")}, not "klarna"`,
    },
    {
      merchant: { directMethods: ["klarna"] },
      message: `merchant.directMethods[0]: must be one of ${METHODS.map(({ id }) => id).join(", ")}, not "klarna"`,
    },
    { merchant: { linkedAccount: 375917 as never }, message: "merchant.linkedAccount: must be a string of 1 to 12 characters, not 375917" },
  ])("is set up with valid settings alone: $message", async ({ merchant, message }) => {
    await expect(sandbox.world({ merchant })).rejects.toMatchObject({ name: "TypeError", message });
  });
});

test("all that was sent fits the descriptions", () => {
  expect(sandbox.violations()).toEqual([]);
});
