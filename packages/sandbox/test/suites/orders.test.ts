/** Orders of the legacy interface over HTTP: creation, the page's outcomes, receipts and notifications. */
import { readReceipt } from "@maksu/webhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PayOptions, type Sandbox, type SandboxWorld, startSandbox } from "../../src/index.ts";
import { authcodeOf, type OrderCalls, orderCalls } from "../support/order-calls.ts";
import { priceRequest } from "../support/orders.ts";
import { besidesSettlements } from "../support/books/besides-settlements.ts";
import { type Shop, startShop } from "../support/shop.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z", referee: true });
});
afterAll(() => sandbox.close());

const TIMESTAMP = String(Date.parse("2026-03-02T09:00:00Z") / 1000);

/** Runs a test with a world, its calls and a shop that is notified. */
const withShop =
  (
    run: (parts: {
      readonly world: SandboxWorld;
      readonly calls: OrderCalls;
      readonly shop: Shop;
      readonly urlSet: ReturnType<typeof urlsOf>;
    }) => Promise<void>,
    options: Parameters<Sandbox["world"]>[0] = {},
  ): (() => Promise<void>) =>
  async () => {
    const world = await sandbox.world(options);
    await using shop = await startShop(sandbox.url, world);
    await run({ world, calls: orderCalls(sandbox.url, world), shop, urlSet: urlsOf(shop) });
  };

const urlsOf = ({ urls }: Shop) => {
  const at = (path: string): string => new URL(path, urls.success).href;
  return { success: at("/success?shop=1"), failure: at("/failure"), pending: at("/pending"), notification: at("/notification") };
};

describe("createPayment", () => {
  test(
    "makes an order of JSON, and sends the customer to its page",
    withShop(async ({ world, calls }) => {
      const { status, body, headers } = await calls.order(priceRequest());
      expect([status, headers.get("content-type")]).toEqual([201, "application/json"]);
      expect(body).toEqual({
        orderNumber: "ORDER-1",
        token: expect.stringMatching(/^[0-9A-Za-z]{64}$/),
        url: `${sandbox.url}/payment/load/token/${body.token}`,
      });
      expect(await world.orders.list()).toMatchObject([
        { token: body.token, url: body.url, orderNumber: "ORDER-1", interfaceClass: "S1", status: "waiting payment", amount: 9900 },
      ]);
    }),
  );

  test(
    "makes an order of XML, and responds in XML",
    withShop(async ({ world, calls }) => {
      const urls = "<urlSet><success>https://a.example</success><failure>https://b.example</failure>";
      const xml = `<?xml version="1.0"?><payment><orderNumber>X &amp; 1</orderNumber><currency>EUR</currency><price>1.50</price>${urls}<notification>https://c.example</notification></urlSet></payment>`;
      const { status, text } = await calls.order(xml);
      const [order] = await world.orders.list();
      expect([status, order?.amount, order?.orderNumber]).toEqual([201, 150, "X & 1"]);
      expect(text).toContain(`<payment><orderNumber>X &amp; 1</orderNumber><token>${order?.token}</token>`);
      const rejected = await calls.order(xml.replace("1.50", "0.64"));
      expect([rejected.status, rejected.text]).toEqual([400, expect.stringContaining("<error><errorCode>invalid-price</errorCode>")]);
    }),
  );

  test(
    "takes an order number twice, and a reference number that another merchant has used",
    withShop(async ({ calls }) => {
      const other = orderCalls(sandbox.url, await sandbox.world());
      for (const each of [calls, other]) expect((await each.order(priceRequest({ referenceNumber: "12344" }))).status).toBe(201);
      expect((await calls.order(priceRequest())).status).toBe(201);
    }),
  );

  test("of a wrong secret is 401, and explained", async () => {
    const world = await sandbox.world();
    const { status, headers } = await orderCalls(sandbox.url, { merchant: { ...world.merchant, secret: "wrong" } }).order(priceRequest());
    expect([status, headers.get("www-authenticate")]).toEqual([401, 'Basic realm="legacy"']);
    expect(await world.requests.rejected()).toMatchObject([{ status: 401, rule: { id: "request.signature" } }]);
    expect(JSON.stringify(await world.requests.rejected())).not.toContain(world.merchant.secret);
  });

  test("of the account of another API is 401", async () => {
    const { account: merchantId, secret } = sandbox.defaultWorld.payment;
    expect((await orderCalls(sandbox.url, { merchant: { merchantId, secret } }).order(priceRequest())).status).toBe(401);
  });

  test("works with the published test merchant, and in a profile with the names of the real service", async () => {
    expect((await orderCalls(sandbox.url, sandbox.defaultWorld).order(priceRequest())).status).toBe(201);
    await using own = await startSandbox({ profile: "paytrail" });
    const merchant = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" };
    const calls = orderCalls(own.url, { merchant }, { apiName: "PaytrailMerchantAPI", versionHeader: "X-Verkkomaksut-Api-Version" });
    expect((await calls.order(priceRequest())).status).toBe(201);
    expect((await calls.call("GET", "/payments/1")).code).toBe("invalid-consumer-payment-id");
    expect((await orderCalls(own.url, { merchant }).order(priceRequest())).status).toBe(400);
  });
});

describe("the page", () => {
  test(
    "notifies the shop of a paid order, and sends the customer there, with the same receipt",
    withShop(async ({ world, calls, shop, urlSet }) => {
      const { token } = (await calls.order(priceRequest({ urlSet }))).body;
      const redirect = new URL(String(await world.pay(token, { method: "osuuspankki" })));
      const [notification] = shop.received;
      const [order] = await world.orders.list();
      expect(order?.status).toBe("paid");
      expect(Object.fromEntries(redirect.searchParams)).toEqual({
        shop: "1",
        ORDER_NUMBER: "ORDER-1",
        TIMESTAMP,
        PAID: order?.paymentId,
        METHOD: "2",
        RETURN_AUTHCODE: authcodeOf(redirect, world),
      });
      expect(shop.received).toHaveLength(1);
      expect(`?shop=1&${notification?.search.slice(1)}`).toBe(redirect.search);
      expect([notification?.pathname, redirect.pathname]).toEqual(["/notification", "/success"]);
      expect(await readReceipt(redirect, { secret: world.merchant.secret })).toMatchObject({
        genuine: true,
        event: { paid: true, orderNumber: "ORDER-1", method: "2", paymentId: order?.paymentId },
      });
      await expect(world.pay(token, { method: "osuuspankki" })).rejects.toThrow(
        "approve: not possible for an order that is paid; nothing can be done on the pay page",
      );
    }),
  );

  test.each<{ options: PayOptions; message: string }>([
    { options: {}, message: "method: is missing; must be one of mobilepay (MobilePay), paypal (PayPal), " },
    { options: { method: "siirto" }, message: "method: siirto is not offered; must be one of " },
    { options: { method: "jousto" }, message: "method: jousto is not offered" },
    { options: { method: "amex", card: "0004" }, message: "method: amex, Visa is not offered" },
    { options: { card: "0024" }, message: "card: must be a test card of the legacy page, one of 4925000000000004, " },
    { options: { method: "nordea", outcome: "leave" }, message: "leave: not possible for an order that is waiting payment; possible: " },
    { options: { method: "nordea", outcome: "pending" }, message: "pending: not possible for an order that is waiting payment" },
  ])("rejects $options: $message", async ({ options, message }) => {
    const world = await sandbox.world();
    const { token } = await world.orders.add();
    await expect(world.pay(token, options)).rejects.toThrow(message);
    expect(await world.orders.list()).toMatchObject([{ status: "waiting payment" }]);
  });

  test(
    "rejects a card by the amount, and no other method",
    withShop(async ({ world, calls, urlSet }) => {
      const { token } = (await calls.order(priceRequest({ urlSet, price: "1.05" }))).body;
      await expect(world.pay(token, { card: "0004", outcome: "approve" })).rejects.toThrow(
        "approve: the amount asks for the card's response code 05; possible: reject, cancel",
      );
      expect(new URL(String(await world.pay(token, { card: "0004" }))).pathname).toBe("/failure");
      expect(new URL(String(await world.pay(token, { method: "nordea" }))).pathname).toBe("/success");
    }),
  );
});

describe("an order", () => {
  test(
    "is notified again on the schedule of callbacks, and later where that is set",
    withShop(
      async ({ world, calls, shop, urlSet }) => {
        shop.statuses.push(500, 302);
        const { token } = (await calls.order(priceRequest({ urlSet }))).body;
        await world.pay(token, { method: "nordea" });
        expect(shop.received).toEqual([]);
        await expect(world.events.waitFor("paymentNotification", { about: token, acknowledged: true })).rejects.toThrow(
          "only a later job can send it",
        );
        const sent = besidesSettlements(await world.clock.advance({ days: 1 }));
        expect(sent.map((each) => [each.at, "status" in each && each.status])).toEqual([
          ["2026-03-02T09:02:00.000Z", 500],
          ["2026-03-02T09:03:00.000Z", 302],
          ["2026-03-02T09:07:00.000Z", 200],
        ]);
        expect(await world.events.waitFor("paymentNotification", { orderNumber: "ORDER-1" })).toMatchObject({
          about: token,
          acknowledged: true,
        });
      },
      { settings: { notificationDelay: 120 } },
    ),
  );

  test(
    "of another world, and of an unknown token, is not found",
    withShop(async ({ calls }) => {
      const { token } = (await calls.order(priceRequest())).body;
      const other = await sandbox.world();
      for (const id of [token, "none"]) {
        await expect(other.pay(id, { method: "nordea" })).rejects.toThrow("has no payment");
        await expect(other.resolve(id, "find")).rejects.toThrow("has no payment, order or refund");
      }
      expect(await other.orders.list()).toEqual([]);
    }),
  );

  test.each([
    { order: { interfaceClass: "E3" as "E2" }, message: "interfaceClass: must be one of S1, E1, E2, 1, 3, third-party" },
    { order: { request: { price: "0.1" } }, message: "request/price: " },
  ])("that is added is checked: $message", async ({ order, message }) => {
    await expect(sandbox.defaultWorld.orders.add(order)).rejects.toThrow(message);
  });
});

test("all that was sent fits the descriptions", () => {
  expect(sandbox.violations()).toEqual([]);
});
