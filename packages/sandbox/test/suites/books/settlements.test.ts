/** Settlements over HTTP, by both APIs, on the virtual clock. */
import { descriptionOf } from "@maksu/service-front";
import { describe, expect, test } from "vitest";
import type { Happened, WorldOptions } from "../../../src/index.ts";
import { paidPayment, type Parts, startBooks } from "../../support/books/start-books.ts";
import { orderCalls } from "../../support/order-calls.ts";
import { rowRequest } from "../../support/orders.ts";
import { itemOf } from "../../support/payments.ts";
import { lacks, valueAt } from "../../support/shape.ts";
import { type Shop, startShop } from "../../support/shop.ts";

const { sandbox, withShop } = await startBooks();

const refunded = async ({ shop }: Parts, id: string, amount: number): Promise<void> =>
  expect((await shop.send("POST", `/payments/${id}/refund`, { body: { amount, callbackUrls: shop.urls } })).status).toBe(201) as void;

type Item = Readonly<Record<"id" | "createdAt" | "settledAt" | "settlementReference", string>>;
const listed = async ({ shop }: Parts, query = "", options: Parameters<Shop["send"]>[2] = {}): Promise<readonly Item[]> =>
  (await shop.send("GET", `/settlements${query}`, options)).body as unknown as readonly Item[];

const settled = (happened: readonly Happened[]): readonly string[] =>
  happened.flatMap((each) => ("rule" in each && each.of === "settlement" ? [`${each.rule} ${each.at.slice(0, 16)}`] : []));

describe("the clock", () => {
  test(
    "settles a payment at 04:00 of the next weekday, and pays it out three banking days later",
    withShop({}, async (parts) => {
      const { world, shop } = parts;
      await paidPayment(parts);
      expect(await listed(parts)).toEqual([]);
      expect(settled(await world.clock.advance({ days: 14 }))).toEqual(["S1 2026-03-03T02:00", "S2 2026-03-06T02:00"]);
      const [item, ...others] = await listed(parts);
      expect([item, others]).toMatchObject([
        {
          createdAt: "2026-03-03T04:00:00+02:00",
          settledAt: "2026-03-06T04:00:00+02:00",
          settlementReference: expect.stringMatching(/^\d{8}$/),
        },
        [],
      ]);
      expect(item?.id).toEqual(expect.any(Number));
      expect((await shop.send("GET", "/settlements")).headers.get("signature")).not.toBeNull();
    }),
  );

  test(
    "takes what was paid before midnight in Helsinki, and the rest the next day",
    withShop({ clock: "2026-03-02T21:59:59Z" }, async (parts) => {
      await paidPayment(parts);
      await parts.world.clock.advance({ seconds: 1 });
      await paidPayment(parts);
      expect(settled(await parts.world.clock.advance({ days: 2 }))).toEqual(["S1 2026-03-03T02:00", "S1 2026-03-04T02:00"]);
    }),
  );

  test.each<{ what: string; options: WorldOptions; want: readonly string[] }>([
    { what: "weekly", options: { merchant: { settlementCycle: "weekly" } }, want: ["S1 2026-03-09T02:00", "S2 2026-03-12T02:00"] },
    { what: "without delay", options: { merchant: { settlementDelay: 0 } }, want: ["S1 2026-03-03T02:00", "S2 2026-03-03T02:00"] },
    { what: "after a holiday", options: { settings: { holidays: ["2026-03-03"] } }, want: ["S1 2026-03-04T02:00", "S2 2026-03-09T02:00"] },
    { what: "not, by a method of its own agreement", options: { merchant: { directMethods: ["nordea"] } }, want: [] },
    { what: "not, where the fees take it", options: { merchant: { fees: { fixed: 1525, perMille: 0 } } }, want: [] },
  ])("settles $what", async ({ options, want }) => {
    const world = await sandbox.world(options);
    await using shop = await startShop(sandbox.url, world);
    await paidPayment({ world, shop });
    expect(settled(await world.clock.advance({ days: 13 }))).toEqual(want);
  });

  test(
    "deducts refunds from the next settlement, also of a payment that has been settled, and waits until that is above 0",
    withShop({}, async (parts) => {
      const { world } = parts;
      const first = await paidPayment(parts);
      await world.clock.advance({ days: 1 });
      await refunded(parts, first, 1500);
      expect(settled(await world.clock.advance({ days: 1 }))).toEqual([]);
      await paidPayment(parts);
      expect(settled(await world.clock.advance({ days: 1 }))).toEqual([]);
      await paidPayment(parts);
      await world.clock.advance({ hours: 23 });
      const [made] = await world.settle();
      expect(made).toBeUndefined();
      expect((await listed(parts)).length).toBe(2);
    }),
  );
});

test(
  "an order that waited for a refund which is cancelled is settled by the next run",
  withShop({}, async ({ world, calls }) => {
    const { token } = await world.orders.add({ request: { orderNumber: "ORDER-1" } });
    await world.pay(token, { method: "nordea" });
    const refund = await calls.refund("ORDER-1", { email: "aino.esimerkki@example.com", rows: [{ amount: 9900 }] });
    expect(settled(await world.clock.advance({ days: 7 }))).toEqual([]);
    await world.resolve(refund, "cancel");
    expect(settled(await world.clock.advance({ days: 1 }))).toEqual(["S1 2026-03-10T02:00"]);
  }),
);

test(
  "a refund that its provider rejects afterwards is not deducted, nor one that waits for its approval",
  withShop({ settings: { refundOutcome: "fail" } }, async (parts) => {
    const { world } = parts;
    await refunded(parts, await paidPayment(parts), 500);
    await world.configureMerchant({ refundApproval: true });
    await refunded(parts, await paidPayment(parts), 500);
    expect(await world.settle()).toMatchObject([{ total: 2 * (1525 - 35) }]);
  }),
);

describe("settle and payOut", () => {
  test(
    "settle what is there now, once, and pay it out by hand",
    withShop({}, async (parts) => {
      const { world } = parts;
      await paidPayment(parts);
      await refunded(parts, await paidPayment(parts), 525);
      const made = await world.settle();
      expect(made).toMatchObject([{ account: String(world.payment.account), total: 1525 - 35 + 1000 - 35, status: "created" }]);
      expect(await world.settle()).toEqual([]);
      await world.clock.advance({ hours: 1 });
      const { id = "" } = made[0] ?? {};
      expect(await world.payOut(id)).toMatchObject({ status: "paid out", settledAt: "2026-03-02T10:00:00.000Z" });
      await expect(world.payOut(id)).rejects.toThrow(`pay out: the settlement ${id} has been paid out`);
      await expect(world.payOut("1")).rejects.toThrow("has no settlement 1");
      await expect(world.settle(1)).rejects.toThrow("has no account 1");
      expect(settled(await world.clock.advance({ days: 30 }))).toEqual([]);
    }),
  );
});

describe("listSettlements of the Payment API", () => {
  test(
    "lists the newest first, by days, reference and limit",
    withShop({}, async (parts) => {
      for (let day = 0; day < 3; day++) {
        await paidPayment(parts);
        await parts.world.clock.advance({ days: 1 });
      }
      const days = async (query: string) => (await listed(parts, query)).map(({ createdAt }) => createdAt.slice(8, 10));
      expect(await days("")).toEqual(["05", "04", "03"]);
      expect(await days("?startDate=2026-03-04")).toEqual(["05", "04"]);
      expect(await days("?endDate=2026-03-04")).toEqual(["04", "03"]);
      expect(await days("?startDate=2026-03-04&endDate=2026-03-04")).toEqual(["04"]);
      expect(await days("?startDate=2026-04-01")).toEqual([]);
      expect(await days("?limit=1")).toEqual(["05"]);
      expect(await days("?limit=0")).toEqual([]);
      const { settlementReference = "" } = (await listed(parts)).at(-1) ?? {};
      expect(await days(`?bankReference=${settlementReference}`)).toEqual(["03"]);
      expect(await days("?bankReference=12344")).toEqual([]);
      expect((await parts.shop.send("GET", "/settlements?limit=-1")).status).toBe(400);
      expect(await listed(parts, "", { credentials: parts.world.aggregate })).toEqual([]);
    }),
  );

  test(
    "lists those of a sub-merchant for its aggregate: its shares, less commissions; other sub-merchants are rejected",
    withShop({}, async (parts) => {
      const { world, shop } = parts;
      const [sub = ""] = world.subMerchants;
      const part = { merchant: sub, stamp: "s", reference: "r", commission: { merchant: String(world.aggregate.account), amount: 100 } };
      const { transactionId } = (await shop.create({ items: [itemOf(part)] }, world.aggregate)).body;
      await world.pay(transactionId, { method: "nordea" });
      const made = await world.settle();
      expect(made.map(({ account, total }) => [account, total])).toEqual([
        [String(world.aggregate.account), 100],
        [sub, 1525 - 100 - 35],
      ]);
      const credentials = world.aggregate;
      expect(await listed(parts, "", { credentials, headers: { submerchant: sub } })).toMatchObject([{ id: Number(made[1]?.id) }]);
      expect(await listed(parts, "", { credentials })).toMatchObject([{ id: Number(made[0]?.id) }]);
      for (const [merchant, own] of [["1", credentials] as const, [sub, world.payment] as const]) {
        const { status, body } = await shop.send("GET", "/settlements", { credentials: own, headers: { submerchant: merchant } });
        expect([status, body.message]).toEqual([400, "Invalid submerchant ID or a submerchant is not active"]);
      }
    }),
  );

  test(
    "has one settlement for each payment, with its reference, where the merchant is settled so",
    withShop({ merchant: { perTransactionSettlement: true } }, async (parts) => {
      await paidPayment(parts, { reference: "12344" });
      await refunded(parts, await paidPayment(parts, { reference: "1234561" }), 525);
      const made = await parts.world.settle();
      expect(made.map(({ reference, total }) => [reference, total])).toEqual([
        ["12344", 1490],
        ["1234561", 965],
      ]);
      expect(await listed(parts, "?bankReference=12344")).toMatchObject([{ id: Number(made[0]?.id) }]);
    }),
  );
});

describe("the Merchant API", () => {
  const ordered = async ({ world }: Parts, orderNumber: string, price = "99.00", method = "nordea"): Promise<void> => {
    const { token } = await world.orders.add({ request: { orderNumber, price } });
    await world.pay(token, { method });
  };
  const refund = { email: "aino@example.com", rows: [{ amount: 1500 }] };

  test(
    "lists settlements of the days, and shows one with its payments and refunds",
    withShop({}, async (parts) => {
      const { world, calls } = parts;
      await ordered(parts, "ORDER-1");
      await ordered(parts, "ORDER-2", "49.90", "Visa");
      const token = await calls.refund("ORDER-2", refund);
      await world.clock.advance({ days: 1 });
      const list = (await calls.call("GET", "/settlements?fromDate=2026-03-03&toDate=2026-03-03")).body as unknown as readonly {
        id: string;
      }[];
      expect(list).toMatchObject([{ settledAmount: 9900 - 35 + 4990 - 35 - 1500, settledAt: null, currency: "EUR" }]);
      const { body } = await calls.call("GET", `/settlements/${list[0]?.id}`);
      expect(body).toMatchObject({
        ...list[0],
        payments: [
          { orderNumber: "ORDER-1", amounts: { charged: 9900, settled: 9865 }, settlementId: list[0]?.id, refunds: [] },
          { orderNumber: "ORDER-2", refunds: [{ id: token, status: "settlement linked", settlementId: list[0]?.id }] },
        ],
        refunds: [{ id: token, status: "completed", originalAmount: -1500, settledAmount: -1500, settlementId: list[0]?.id }],
      });
      expect((await calls.call("GET", `/refunds/${token}`)).body["status"]).toBe("completed");
      await world.clock.advance({ days: 3 });
      expect((await calls.call("GET", `/settlements/${list[0]?.id}`)).body["settledAt"]).toBe("2026-03-06");
      expect((await calls.call("GET", "/settlements?fromDate=2026-03-04&toDate=2026-03-31")).body).toEqual([]);
    }),
  );

  test.each([
    ["?fromDate=2026-03-01&toDate=March", 404, "invalid-date-format"],
    ["?fromDate=2026-03-02&toDate=2026-03-01", 404, "invalid-date-format"],
    ["?fromDate=2026-03-01&toDate=2026-05-02", 404, "invalid-date-range"],
    ["/5000000", 404, "invalid-settlement-id"],
  ])("rejects %s with %i %s", async (path, status, code) => {
    const calls = orderCalls(sandbox.url, sandbox.defaultWorld);
    expect(await calls.call("GET", `/settlements${path}`)).toMatchObject({ status, code });
  });

  test(
    "completes a bank refund by the settlement that it is deducted from, once the account number is known, and notifies",
    withShop({ settings: { refundAccountNumber: "by hand" } }, async (parts) => {
      const { world, calls, shop } = parts;
      await ordered(parts, "ORDER-1");
      const token = await calls.refund("ORDER-1", { ...refund, notifyUrl: shop.urls.success });
      await world.clock.advance({ days: 1 });
      expect((await calls.call("GET", `/refunds/${token}`)).body).toMatchObject({ status: "created", settledAmount: 0 });
      await world.resolve(token, "give account");
      // Without a payment there is no settlement, and it stays created.
      await world.clock.advance({ days: 2 });
      expect((await calls.call("GET", `/refunds/${token}`)).body["status"]).toBe("created");
      await ordered(parts, "ORDER-2");
      const happened = await world.clock.advance({ days: 1 });
      expect(happened).toMatchObject([
        { rule: "S2" },
        { rule: "M4", about: token, to: "completed", at: "2026-03-06T02:00:00.000Z" },
        { rule: "S1", at: "2026-03-06T02:00:00.000Z" },
        { event: "refundStatusChanged", about: token, status: 200 },
      ]);
      const { body } = await calls.call("GET", `/refunds/${token}`);
      expect(body).toMatchObject({ status: "completed", settledAmount: -1500, settlementId: expect.any(String) });
      expect((await calls.call("GET", `/settlements/${String(body["settlementId"])}`)).body).toMatchObject({
        settledAmount: 9900 - 35 - 1500,
        payments: [{ orderNumber: "ORDER-2" }],
        refunds: [{ id: token }],
      });
      expect((await calls.call("DELETE", `/refunds/${token}`)).code).toBe("invalid-refund-status");
    }),
  );

  test(
    "shows all that the published settlement has",
    withShop({}, async (parts) => {
      const { world, calls } = parts;
      const { token } = await world.orders.add({ request: rowRequest() });
      await world.pay(token, { method: "nordea" });
      await ordered(parts, "ORDER-2", "49.90", "Visa");
      await calls.refund("ORDER-2", refund);
      await world.clock.advance({ days: 5 });
      const [{ id } = { id: "" }] = (await calls.call("GET", "/settlements?fromDate=2026-03-01&toDate=2026-03-31"))
        .body as unknown as Item[];
      const { value } = valueAt(
        descriptionOf("merchant"),
        "paths",
        "/merchant/v1/settlements/{id}",
        "get",
        "responses",
        "200",
        "content",
        "application/json",
        "examples",
        "settled",
      ) as { readonly value: object };
      expect(lacks(value, (await calls.call("GET", `/settlements/${id}`)).body)).toEqual([]);
    }),
  );

  test(
    "splits what is more than a settlement may show",
    withShop({}, async (parts) => {
      for (const number of ["1", "2", "3"]) await ordered(parts, number, "200000.00");
      expect((await parts.world.settle()).map(({ total }) => total)).toEqual([40_000_000 - 70, 20_000_000 - 35]);
    }),
  );

  test(
    "an account that gets a commission is settled on its own days, whatever the aggregate's are",
    withShop({}, async ({ world, shop }) => {
      await world.configureMerchant({ settlementCycle: "monthly" }, world.aggregate.account);
      const { account } = world.payment;
      await world.pay((await shop.create()).body.transactionId, { method: "nordea" });
      const part = { merchant: world.subMerchants[0] ?? "", stamp: "a", reference: "1", unitPrice: 1525 };
      const items = [itemOf({ ...part, commission: { merchant: String(account), amount: 500 } })];
      await world.pay((await shop.create({ items }, world.aggregate)).body.transactionId, { method: "nordea" });
      expect((await world.clock.advance({ days: 1 })).filter((each) => "rule" in each)).toMatchObject([{ rule: "S1" }]);
      expect((await shop.send("GET", "/settlements")).body).toMatchObject([{ createdAt: "2026-03-03T04:00:00+02:00" }]);
    }),
  );

  test(
    "shows the settlements of the linked account, with refunds, only where that is set",
    withShop({}, async (parts) => {
      const { world, calls } = parts;
      await refunded(parts, await paidPayment(parts), 525);
      const [{ id, total } = { id: "", total: 0 }] = await world.settle();
      expect((await calls.call("GET", `/settlements/${id}`)).code).toBe("invalid-settlement-id");
      await world.configureMerchant({ linkedAccount: String(world.payment.account) }, world.merchant.merchantId);
      expect((await calls.call("GET", "/settlements?fromDate=2026-03-01&toDate=2026-03-31")).body).toMatchObject([{ id }]);
      expect((await calls.call("GET", `/settlements/${id}`)).body).toMatchObject({
        settledAmount: total,
        payments: [
          {
            amounts: { charged: 1525, settled: 1490 },
            paymentServiceType: "collecting",
            refunds: [{ status: "settlement linked", settledAmount: -525, settlementId: id }],
          },
        ],
        refunds: [{ status: "completed", settledAmount: -525, settlementId: id }],
      });
    }),
  );
});

test("nothing that came differs from the descriptions", () => {
  expect(sandbox.violations()).toEqual([]);
});
