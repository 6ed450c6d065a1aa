/** The Merchant API over HTTP: refunds, their notifications and e-mails, and queries. */
import { readRefundStatus } from "@maksu/webhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type EventSent,
  type Happened,
  METHODS,
  type NewOrder,
  RULES,
  type Sandbox,
  type SandboxWorld,
  startSandbox,
} from "../../src/index.ts";
import { notificationSignature, type OrderCalls, orderCalls } from "../support/order-calls.ts";
import { rowOf, rowRequest } from "../support/orders.ts";
import { besidesSettlements } from "../support/books/besides-settlements.ts";
import { type Shop, startShop } from "../support/shop.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", referee: true });
});
afterAll(() => sandbox.close());

/** An order of a world, paid by a method. */
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

describe("createRefund", () => {
  test(
    "accepts a refund with 202, an absolute Location that ends in its token, and no body",
    withShop(async ({ world, calls }) => {
      await paid(world, "ORDER-1");
      const { status, headers, text } = await calls.call("POST", "/payments/ORDER-1/refunds", refund);
      expect([status, text, headers.get("location")]).toEqual([
        202,
        "",
        expect.stringMatching(new RegExp(`^${sandbox.url}/merchant/v1/refunds/[0-9A-Za-z]{36}$`)),
      ]);
    }),
  );

  const nothing = async (): Promise<void> => {};
  test.each<{ code: string; status: number; rule: keyof typeof RULES; seed: (world: SandboxWorld) => Promise<unknown>; body?: unknown }>([
    { code: "invalid-json", status: 400, rule: "request.description", seed: nothing, body: [] },
    { code: "invalid-refund-rows", status: 400, rule: "request.description", seed: nothing, body: { rows: [] } },
    { code: "invalid-amount", status: 400, rule: "request.description", seed: nothing, body: { rows: [{ amount: 0 }] } },
    { code: "payment-not-found", status: 404, rule: "merchant.createRefund.a", seed: nothing },
    {
      code: "nonunique-payment-identifier",
      status: 400,
      rule: "merchant.createRefund.b",
      seed: async (world) => (await paid(world, "O"), world.orders.add({ request: { orderNumber: "O" } })),
    },
    {
      code: "invalid-interface",
      status: 400,
      rule: "merchant.createRefund.c",
      seed: (world) => paid(world, "O", "nordea", { interfaceClass: "1" }),
    },
    {
      code: "invalid-interface",
      status: 400,
      rule: "merchant.createRefund.c",
      seed: (world) => paid(world, "O", "nordea", { interfaceClass: "3" }),
    },
    {
      code: "payment-interface-type-does-not-support-refunding",
      status: 405,
      rule: "merchant.createRefund.d",
      seed: (world) => paid(world, "O", "nordea", { interfaceClass: "third-party" }),
    },
    {
      code: "payment-method-does-not-support-refunding",
      status: 405,
      rule: "merchant.createRefund.e",
      seed: (world) => paid(world, "O", "paypal"),
    },
    {
      code: "payment-status-does-not-support-refunding",
      status: 405,
      rule: "merchant.createRefund.f",
      seed: (world) => world.orders.add({ request: { orderNumber: "O" } }),
    },
    {
      code: "missing-email",
      status: 400,
      rule: "merchant.createRefund.g",
      seed: (world) => paid(world, "O"),
      body: { rows: [{ amount: 1 }] },
    },
    {
      code: "invalid-vat-percent",
      status: 400,
      rule: "merchant.createRefund.h",
      seed: (world) => paid(world, "O", "nordea", { interfaceClass: "E2", request: rowRequest([rowOf()], { orderNumber: "O" }) }),
    },
    {
      code: "invalid-vat-percent",
      status: 400,
      rule: "merchant.createRefund.h percent",
      seed: (world) => paid(world, "O", "nordea", { request: rowRequest([rowOf()], { orderNumber: "O" }) }),
      body: { ...refund, rows: [{ amount: 1, vatPercent: 1400 }] },
    },
    {
      code: "invalid-amount",
      status: 400,
      rule: "merchant.createRefund.i",
      seed: (world) => paid(world, "O"),
      body: { ...refund, rows: [{ amount: 9901 }] },
    },
  ])("rejects a refund with $code by $rule", async ({ code, status, rule, seed, body = refund }) => {
    const world = await sandbox.world();
    await seed(world);
    const reply = await orderCalls(sandbox.url, world).call("POST", "/payments/O/refunds", body);
    expect([reply.status, reply.code]).toEqual([status, code]);
    expect(await world.requests.rejected()).toMatchObject([{ code, rule: { id: rule, ...RULES[rule] } }]);
    expect(await world.outbox.list()).toEqual([]);
  });

  test(
    "takes what is left of an order, a year later, and no more",
    withShop(async ({ world, calls }) => {
      await paid(world, "ORDER-1", "Visa");
      await world.clock.advance({ days: 365 });
      const half = { rows: [{ amount: 4950 }] };
      await calls.refund("ORDER-1", half);
      await calls.refund("ORDER-1", half);
      expect((await calls.call("POST", "/payments/ORDER-1/refunds", { rows: [{ amount: 1 }] })).code).toBe("invalid-amount");
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
    "of a bank waits for the account number, which comes by itself, and then for its settlement; it can be cancelled until then",
    withShop(async ({ world, calls, notifyUrl }) => {
      await paid(world, "ORDER-1");
      const token = await calls.refund("ORDER-1", { ...refund, rows: [{ amount: 9900 }], notifyUrl });
      await expect(world.resolve(token, "complete")).rejects.toThrow(
        "complete: not possible for a refund that is created; possible: give account, cancel, reject",
      );
      expect(await world.clock.advance({ days: 30 })).toMatchObject([{ rule: "M3", to: "created", at: "2026-03-02T10:00:00.000Z" }]);
      expect((await calls.call("POST", "/payments/ORDER-1/refunds", refund)).code).toBe("invalid-amount");
      const { status, text } = await calls.call("DELETE", `/refunds/${token}`);
      expect([status, text]).toEqual([204, ""]);
      expect(await world.events.waitFor("refundStatusChanged", { refundToken: token })).toMatchObject({
        values: { newStatus: "cancelled" },
      });
      expect((await calls.call("DELETE", `/refunds/${token}`)).code).toBe("invalid-refund-status");
      await calls.refund("ORDER-1", refund);
    }),
  );

  test.each([
    { acts: ["give account", "complete"], newStatus: "completed" },
    { acts: ["give account", "cancel"], newStatus: "cancelled" },
    { acts: ["cancel"], newStatus: "cancelled" },
    { acts: ["reject"], newStatus: "cancelled" },
  ] as const)("is $newStatus by hand by $acts", async ({ acts, newStatus }) => {
    const world = await sandbox.world({ settings: { refundAccountNumber: "by hand" } });
    await using shop = await startShop(sandbox.url, world);
    const calls = orderCalls(sandbox.url, world);
    await paid(world, "ORDER-1");
    const token = await calls.refund("ORDER-1", { ...refund, notifyUrl: shop.urls.success });
    expect(besidesSettlements(await world.clock.advance({ days: 365 }))).toEqual([]);
    for (const act of acts) await world.resolve(token, act);
    expect(shop.received.map(({ searchParams }) => searchParams.get("newStatus"))).toEqual([newStatus]);
    expect((await calls.call("GET", `/refunds/${token}`)).body["status"]).toBe(newStatus);
  });

  test(
    "is notified ten times more within 55 hours, and then given up",
    withShop(async ({ world, calls, shop, notifyUrl }) => {
      shop.statuses.push(...Array.from({ length: 11 }, (_, index) => (index % 2 ? 302 : 500)));
      await paid(world, "ORDER-1", "Visa");
      const token = await calls.refund("ORDER-1", { ...refund, notifyUrl });
      const sent = (await world.clock.advance({ days: 10 })).filter(isSent);
      const first = Date.parse(sent[0]?.at ?? "");
      expect(sent.map(({ at }) => (Date.parse(at) - first) / 3_600_000)).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
      expect(sent.at(-1)).toMatchObject({ about: token, attempt: 11, state: "given up" });
      expect(new Set(shop.received.map(({ href }) => href)).size).toBe(1);
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
    "returns a payment of a direct method with the shop's reference number",
    withShop(
      async ({ world, calls }) => {
        const request = { referenceNumber: "12344" };
        const direct = await paid(world, "ORDER-1", "nordea", { request });
        const collected = await paid(world, "ORDER-2", "aktia", { request: { referenceNumber: "1511890656" } });
        expect((await calls.call("GET", `/payments/${direct}`)).body).toMatchObject({
          referenceNumber: "12344",
          paymentServiceType: "direct",
        });
        const { body } = await calls.call("GET", `/payments/${collected}`);
        expect(body["paymentServiceType"]).toBe("collecting");
        expect(body["referenceNumber"]).not.toBe("1511890656");
      },
      { merchant: { directMethods: ["nordea"] } },
    ),
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
  test(
    "with demo restrictions has refunds, but no queries",
    withShop(
      async ({ world, calls }) => {
        const id = await paid(world, "ORDER-1");
        const token = await calls.refund("ORDER-1", refund);
        for (const path of [`/payments/${id}`, `/refunds/${token}`]) {
          const { status, code } = await calls.call("GET", path);
          expect([status, code]).toEqual([403, ""]);
        }
        expect((await world.requests.rejected()).map(({ rule }) => rule?.id)).toEqual(["merchant.queries", "merchant.queries"]);
        expect((await calls.call("DELETE", `/refunds/${token}`)).status).toBe(204);
      },
      { merchant: { demoRestrictions: true } },
    ),
  );

  test("in a state of error, with a wrong secret, or with another API name is rejected with 403, or 503", async () => {
    const { defaultWorld } = sandbox;
    const { secret } = defaultWorld.merchant;
    const as = (merchantId: string | number, own = secret, apiName?: string) =>
      orderCalls(sandbox.url, { merchant: { merchantId, secret: own } }, apiName === undefined ? {} : { apiName }).call(
        "DELETE",
        "/refunds/x",
      );
    const replies = [
      await as("merchant-inactive"),
      await as("refunds-not-enabled"),
      await as("merchant-api-not-activated"),
      await as("service-unavailable"),
      await as(13466, "wrong"),
      await as(13466, secret, "OtherAPI"),
      await as(13466),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [403, "merchant-inactive"],
      [403, "refunds-not-enabled"],
      [403, ""],
      [503, "service-unavailable"],
      [403, "invalid-signature"],
      [403, "invalid-api-name"],
      [404, "refund-not-found"],
    ]);
    const rejected = (await defaultWorld.requests.rejected()).slice(-3);
    expect(rejected.map(({ rule }) => rule?.id)).toEqual(["request.signature", "request.signature", "merchant.cancelRefund.a"]);
    expect(JSON.stringify(rejected)).not.toContain(secret);
  });

  test("has triggers", async () => {
    const { defaultWorld } = sandbox;
    const calls = orderCalls(sandbox.url, defaultWorld);
    expect((await calls.call("POST", "/payments/missing-email/refunds", { rows: [{ amount: 1 }] })).code).toBe("missing-email");
    expect((await defaultWorld.requests.rejected()).at(-1)?.rule?.id).toBe("request.trigger");
  });

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
