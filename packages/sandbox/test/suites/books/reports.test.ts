/** Reports over HTTP: requested, delivered, and read by `@maksu/webhooks`. */
import { descriptionOf } from "@maksu/service-front";
import { describe, expect, test } from "vitest";
import type { WorldOptions } from "../../../src/index.ts";
import { itemOf } from "../../support/payments.ts";
import { paidPayment, type Parts as BookParts, startBooks } from "../../support/books/start-books.ts";
import { type ReportReceiver, startReportReceiver } from "../../support/books/report-receiver.ts";
import { lacks, valueAt } from "../../support/shape.ts";
import { isSigned, type Shop } from "../../support/shop.ts";

const { sandbox, withShop } = await startBooks();

type Parts = Pick<BookParts, "world" | "shop"> & { readonly receiver: ReportReceiver };

const withReceiver = (options: WorldOptions, run: (parts: Parts) => Promise<void>): (() => Promise<void>) =>
  withShop(options, async ({ world, shop }) => {
    await using receiver = await startReportReceiver(shop, world);
    await run({ world, shop, receiver });
  });

const customer = { email: "maija@example.com", firstName: "Maija", lastName: "Mallikas", companyName: "Mallikas Oy", vatId: "FI12345671" };
const invoicingAddress = { streetAddress: "Esimerkkikatu 1", postalCode: "00100", city: "Helsinki", country: "FI" };
const mug = itemOf({ stamp: "item-1", description: "Red mug" });

const paid = (parts: Parts, request: Parameters<Shop["create"]>[0] = {}, method = "nordea"): Promise<string> =>
  paidPayment(parts, { customer, invoicingAddress, items: [mug], ...request }, method);

const refunded = async ({ shop }: Parts, id: string, body: object): Promise<void> => {
  expect((await shop.send("POST", `/payments/${id}/refund`, { body: { callbackUrls: shop.urls, ...body } })).status).toBe(201);
};

const statuses = async ({ receiver }: Parts, body: object): Promise<readonly unknown[]> =>
  (await receiver.rows({ body })).map(({ status }) => status);

test(
  "a row has everything of a payment, and of its settlement",
  withReceiver({ merchant: { fees: { fixed: 35, perMille: 29 } } }, async (parts) => {
    const { world, shop, receiver } = parts;
    const id = await paid(parts, { stamp: "order-1" });
    const { filingCode } = (await shop.send("GET", `/payments/${id}`)).body;
    const [settlement] = await world.settle();
    const [row] = await receiver.rows({ body: { includeItems: true } });
    expect(row).toEqual({
      entryDate: "02-03-2026",
      created: "11:00",
      amount: "15.25",
      status: "Paid and settled",
      firstname: "Maija",
      familyname: "Mallikas",
      companyName: "Mallikas Oy",
      vatId: "FI12345671",
      description: "Red mug",
      reference: "3759170",
      paymentMethod: "Nordea",
      stamp: "order-1",
      address: "Esimerkkikatu 1",
      postcode: "00100",
      postoffice: "Helsinki",
      country: "FI",
      checkoutReference: expect.stringMatching(/^\d{12}$/),
      archiveNumber: filingCode,
      payerName: "Maija Mallikas",
      settlementId: settlement?.id,
      settlementDate: "02-03-2026",
      settlementReference: settlement?.reference,
      vatPercentage: "25.5",
      vatAmount: "3.1",
      paymentMethodFee: "0.35",
      paymentMethodCommission: "0.44",
      tradeitems: [{ stamp: "item-1", amount: "15.25", description: "Red mug", vat: "25.5", code: "#1", quantity: "1" }],
    });
  }),
);

test(
  "a refund is a row of its own behind the payments, with its items and the payment's reference",
  withReceiver({}, async (parts) => {
    const id = await paid(parts);
    await refunded(parts, id, { amount: 500, items: [{ stamp: "item-1", amount: 500 }], refundStamp: "refund-1" });
    await parts.world.clock.advance({ seconds: 1 });
    await paid(parts);
    const rows = await parts.receiver.rows({ body: { limit: 2 } });
    expect(rows.map(({ amount }) => amount)).toEqual(["15.25", "15.25", "-5"]);
    expect(rows[2]).toMatchObject({
      status: "Paid",
      stamp: "refund-1",
      originalTradeReference: rows[0]?.checkoutReference,
      vatAmount: "-1.02",
      refunditems: [{ stamp: "item-1", amount: "-5", quantity: "1" }],
    });
    expect(await parts.receiver.rows({ body: { limit: 1 } })).toHaveLength(2);
    const csv = await parts.receiver.rows({
      body: { requestType: "csv", reportFields: ["amount", "refunditems", "entryDate", "created"] },
    });
    expect(csv).toEqual([
      { entryDate: "02-03-2026", created: "11:00", amount: "15.25" },
      { entryDate: "02-03-2026", created: "11:00", amount: "15.25" },
      { entryDate: "02-03-2026", created: "11:00", amount: "-5.00", refunditems: "item-1:-5,00" },
    ]);
  }),
);

test(
  "has the statuses that are asked for",
  withReceiver({ settings: { refundOutcome: "fail" } }, async (parts) => {
    const { world, shop } = parts;
    await shop.create();
    const cancelled = (await shop.create()).body.transactionId;
    await world.pay(cancelled, { outcome: "cancel" });
    await paid(parts, { manualInvoiceActivation: true, amount: 1525 }, "walleyb2c");
    const body = shop.tokenRequest({ token: await world.addToken() });
    await shop.send("POST", "/payments/token/mit/authorization-hold", { body });
    await paid(parts);
    await world.settle();
    const first = await paid(parts);
    await refunded(parts, first, { amount: 25 });
    await world.clock.advance({});
    const all = { paymentStatus: "all" };
    const every = ["Cancelled", "Cancelled", "Halted", "New", "Paid", "Paid and settled", "waiting for approval"];
    expect((await statuses(parts, all)).toSorted()).toEqual(every);
    expect((await statuses(parts, {})).toSorted()).toEqual(["Paid", "Paid and settled"]);
    expect((await statuses(parts, { paymentStatus: "default" })).toSorted()).toEqual(["Paid", "Paid and settled"]);
    expect(await statuses(parts, { paymentStatus: "paid" })).toEqual(["Paid"]);
    expect(await statuses(parts, { paymentStatus: "settled" })).toEqual(["Paid and settled"]);
    await world.clock.advance({ days: 14 });
    // The hold has expired, and what was paid is settled.
    const later = ["Cancelled", "Cancelled", "Cancelled", "Paid and settled", "Paid and settled", "Timeout", "waiting for approval"];
    expect((await statuses(parts, all)).toSorted()).toEqual(later);
    await world.configureMerchant({ delayedPayments: true, refundApproval: true });
    await paid(parts);
    await refunded(parts, first, { amount: 25 });
    expect((await statuses(parts, { ...all, startDate: "2026-03-16" })).toSorted()).toEqual(["Delayed", "waiting for approval"]);
  }),
);

test(
  "has the period that is asked for, both ends included, the oldest first, in as many pages as it takes",
  withReceiver({}, async (parts) => {
    const { world } = parts;
    for (const reference of ["12344", "1234561", "1511890656"]) {
      await paid(parts, { reference });
      await world.clock.advance({ days: 1 });
    }
    const references = async (body: object) => (await parts.receiver.rows({ body })).map(({ reference }) => reference);
    expect(await references({})).toEqual(["12344", "1234561", "1511890656"]);
    expect(await references({ startDate: "2026-03-03" })).toEqual(["1234561", "1511890656"]);
    expect(await references({ endDate: "2026-03-03" })).toEqual(["12344", "1234561"]);
    expect(await references({ startDate: "2026-03-02T09:00:00.000Z", endDate: "2026-03-02T11:00:00" })).toEqual(["12344"]);
    expect(await references({ startDate: "2026-03-02T09:00:00.001Z", endDate: "2026-03-03T10:59:59" })).toEqual([]);
    expect(await references({ limit: 0 })).toEqual([]);
    await world.generate(600, { days: 0 });
    const stamps = async (body: object) =>
      (await parts.receiver.rows({ body })).filter((row) => row.originalTradeReference === undefined).map(({ stamp }) => stamp);
    const all = await stamps({ paymentStatus: "all", limit: 600 });
    expect([all.length, new Set(all).size]).toEqual([600, 600]);
    // Payments that are not reported do not count.
    expect(await stamps({ limit: 400 })).toHaveLength(400);
  }),
);

test(
  "of an aggregate has whole payments, of a sub-merchant its part; another's is rejected",
  withReceiver({}, async (parts) => {
    const { world, shop, receiver } = parts;
    const credentials = world.aggregate;
    const [sub = ""] = world.subMerchants;
    const part = (stamp: string, more = {}) => itemOf({ merchant: sub, stamp, reference: "r", unitPrice: 1000, ...more });
    const commission = { merchant: String(credentials.account), amount: 100 };
    const request = { amount: 3000, items: [part("a", { commission }), part("b", { units: 2, vatPercentage: 14 })] };
    const { transactionId } = (await shop.create(request, credentials)).body;
    await world.pay(transactionId, { method: "nordea" });
    const made = await world.settle();
    const [whole] = await receiver.rows({ credentials });
    expect(whole).toMatchObject({
      amount: "30",
      status: "Paid and settled",
      vatPercentage: "0",
      shopInShopCommission: "1",
      paymentMethodFee: "0.35",
    });
    expect(whole).not.toHaveProperty("settlementId");
    const submerchant = Number(sub);
    const [share] = await receiver.rows({ credentials, body: { submerchant } });
    expect(share).toMatchObject({
      amount: "30",
      shopInShopCommission: "1",
      shopInShopCommissionVatAmount: "0",
      settlementId: made.find(({ account }) => account === sub)?.id,
    });
    const settlementId = made.find(({ account }) => account === String(credentials.account))?.id ?? "";
    expect(await receiver.rows({ credentials, settlementId })).toMatchObject([
      { amount: "1", shopInShopCommission: "0", paymentMethodFee: "0" },
    ]);
    const body = { requestType: "json", callbackUrl: receiver.url, submerchant: 1 };
    for (const path of ["/payments/report", `/settlements/${settlementId}/payments/report`]) {
      const reply = await shop.send("POST", path, { body, credentials });
      expect([reply.status, reply.body.message]).toEqual([400, "Invalid submerchant ID or a submerchant is not active"]);
    }
  }),
);

describe("the delivery", () => {
  test(
    "of an empty report is an empty list, or a row of names",
    withReceiver({}, async ({ receiver, world }) => {
      expect(await receiver.rows()).toEqual([]);
      expect(Buffer.from(receiver.received[0]?.body ?? []).toString()).toBe("[]");
      expect(await receiver.rows({ body: { requestType: "csv" } })).toEqual([]);
      const { headers, body } = receiver.received[1] ?? { headers: {}, body: new Uint8Array() };
      const given = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));
      expect(isSigned(given, `${Buffer.from(body).toString()} `, world.payment.secret)).toBe(false);
    }),
  );
});

test(
  "every published row has a counterpart with its fields",
  withReceiver({}, async (parts) => {
    const { world, shop, receiver } = parts;
    await refunded(parts, await paid(parts), { amount: 500, items: [{ stamp: "item-1", amount: 500 }] });
    await world.settle();
    const body = { requestType: "json", callbackUrl: receiver.url, includeItems: true };
    await shop.send("POST", "/payments/report", { body });
    await world.clock.advance({});
    const delivered = JSON.parse(Buffer.from(receiver.received[0]?.body ?? []).toString()) as unknown;
    const description = descriptionOf("payment");
    const request = ["webhooks", "paymentReport", "post", "requestBody", "content", "application/json", "examples"];
    expect(lacks(valueAt(description, ...request, "two-rows", "value"), delivered)).toEqual([]);
    const response = ["paths", "/settlements", "get", "responses", "200", "content", "application/json", "examples"];
    const listed = (await shop.send("GET", "/settlements")).body;
    expect(lacks(valueAt(description, ...response, "two", "value"), listed)).toEqual([]);
  }),
);

test("nothing that came differs from the descriptions", () => {
  expect(sandbox.violations()).toEqual([]);
});
