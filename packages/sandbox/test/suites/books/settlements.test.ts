/** Settlements over HTTP, by both APIs, on the virtual clock. */
import { descriptionOf } from "@maksu/service-front";
import { describe, expect, test } from "vitest";
import type { Happened } from "../../../src/index.ts";
import { paidPayment, type Parts, startBooks } from "../../support/books/start-books.ts";
import { rowRequest } from "../../support/orders.ts";
import { itemOf } from "../../support/payments.ts";
import { lacks, valueAt } from "../../support/shape.ts";
import type { Shop } from "../../support/shop.ts";

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

describe("the Merchant API", () => {
  const ordered = async ({ world }: Parts, orderNumber: string, price = "99.00", method = "nordea"): Promise<void> => {
    const { token } = await world.orders.add({ request: { orderNumber, price } });
    await world.pay(token, { method });
  };
  const refund = { email: "aino@example.com", rows: [{ amount: 1500 }] };

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
