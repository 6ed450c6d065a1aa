/** Reports: requested, delivered, and read by the handler of packages/webhooks. */
import { expect } from "vitest";
import { held, item, paid, paymentBody, refund } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Reply, Shop, ShopRequest } from "../shop.ts";

type Row = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

const ask = (shop: Shop, more: Fields = {}, request: ShopRequest = {}, operationId = "requestPaymentReport"): Promise<Reply> =>
  shop.send(operationId, { body: { requestType: "json", callbackUrl: shop.urls("paymentReport").success, ...more }, ...request });

/** Asks for a report. Returns the text that comes. */
async function delivered(shop: Shop, more: Fields = {}, request: ShopRequest = {}, operationId?: string): Promise<string> {
  const { status, body } = await ask(shop, more, request, operationId);
  expect([status, body]).toEqual([200, { requestId: expect.any(String) }]);
  await shop.world.events.waitFor("paymentReport", { about: String(body["requestId"]), acknowledged: true });
  return shop.received.at(-1)?.body ?? "";
}

const rowsOf = async (...asked: Parameters<typeof delivered>): Promise<readonly Row[]> =>
  JSON.parse(await delivered(...asked)) as readonly Row[];

const mug = item({ stamp: "item-1", description: "Red mug" });

export const REPORT_SCENARIOS: readonly Scenario[] = [
  {
    name: "the request id comes at once, and the report is sent until 200 acknowledges it",
    settings: { callbackRetry: [60, 300] },
    shows: ["report.request", "report.signature", "report.acknowledged"],
    async run(shop) {
      await paid(shop);
      shop.statuses.push(204);
      const { status } = await ask(shop);
      expect(status).toBe(200);
      expect(await shop.world.clock.advance({ hours: 1 })).toMatchObject([
        ...(shop.received.length > 1 ? [] : [{ event: "paymentReport", state: "waiting" }]),
        { event: "paymentReport", state: "acknowledged" },
      ]);
    },
  },
  {
    name: "payments of a period come with their refunds, the oldest first",
    shows: ["report.period", "report.refunds", "report.fields", "report.vat", "report.csv"],
    async run(shop) {
      const customer = { email: "maija@example.com", firstName: "Maija" };
      const addressOf = (city: string) => ({ streetAddress: "Mallikatu 1", postalCode: "00100", city, country: "FI" });
      const addresses = { invoicingAddress: addressOf("Helsinki"), deliveryAddress: addressOf("Turku") };
      const id = await paid(shop, "nordea", { items: [mug], customer, ...addresses });
      expect((await refund(shop, id, { amount: 500, items: [{ stamp: "item-1", amount: 500 }] })).status).toBe(201);
      await shop.world.clock.advance({ days: 1 });
      await paid(shop, "nordea", { deliveryAddress: addresses.deliveryAddress });
      const [first, second, refunded] = await rowsOf(shop, { includeItems: true });
      expect([first?.["postoffice"], second?.["postoffice"]]).toEqual(["Helsinki", "Turku"]);
      expect(first).toMatchObject({ amount: 15.25, firstname: "Maija", description: "Red mug", vatPercentage: 25.5, vatAmount: 3.1 });
      expect(first).toMatchObject({ tradeitems: [{ stamp: "item-1" }], settlementDate: "03-03-2026", status: "Paid and settled" });
      expect(second).toMatchObject({ entryDate: "03-03-2026", status: "Paid" });
      expect(refunded).toMatchObject({ amount: -5, originalTradeReference: first?.["checkoutReference"] });
      expect(await rowsOf(shop, { startDate: "2026-03-03", endDate: "2026-03-03", reportFields: ["amount"] })).toEqual([{ amount: 15.25 }]);
      expect(await delivered(shop, { requestType: "csv", reportFields: ["amount", "entryDate", "created"], limit: 1 })).toBe(
        '"Time";"Sum"\r\n"02-03-2026 11:00";15,25\r\n"02-03-2026 11:00";-5,00\r\n',
      );
    },
  },
  {
    name: "payments have the states that are asked for",
    shows: ["report.status"],
    async run(shop) {
      await paid(shop);
      await shop.world.settle();
      await paid(shop);
      const cancelled = (await shop.send("createPayment", { body: paymentBody(shop) })).body.transactionId;
      await shop.pay(cancelled, { outcome: "cancel" });
      await held(shop);
      await paid(shop, "walleyb2b");
      const statuses = async (paymentStatus: string) => (await rowsOf(shop, { paymentStatus })).map(({ status }) => status).toSorted();
      expect(await statuses("all")).toEqual(["Cancelled", "Halted", "Paid", "Paid and settled", "waiting for approval"]);
      expect(await statuses("default")).toEqual(["Paid", "Paid and settled"]);
      expect(await statuses("paid")).toEqual(["Paid"]);
      expect(await statuses("settled")).toEqual(["Paid and settled"]);
    },
  },
  {
    name: "a settlement's report has its lines, for its account alone",
    async run(shop) {
      await paid(shop);
      const [{ id: settlementId } = { id: "" }] = await shop.world.settle();
      await paid(shop);
      const operation = "requestPaymentReportBySettlementId";
      expect(await rowsOf(shop, {}, { path: { settlementId } }, operation)).toMatchObject([{ settlementId: Number(settlementId) }]);
      expect((await ask(shop, {}, { path: { settlementId: "1" } }, operation)).status).toBe(404);
      expect((await ask(shop, {}, { path: { settlementId }, as: shop.world.aggregate }, operation)).status).toBe(404);
    },
  },
  {
    name: "an aggregate gets whole payments, or the part of a sub-merchant of its",
    shows: ["report.sub-merchant"],
    async run(shop) {
      const as = shop.world.aggregate;
      const [merchant = ""] = shop.world.subMerchants;
      await paid(shop, "nordea", { items: [item({ merchant, stamp: "s", reference: "r" })] }, as);
      expect(await rowsOf(shop, {}, { as })).toMatchObject([{ amount: 15.25 }]);
      expect(await rowsOf(shop, { submerchant: Number(merchant) }, { as })).toMatchObject([{ amount: 15.25 }]);
      expect((await ask(shop, { submerchant: 1 }, { as })).status).toBe(400);
      // By a trigger of the mock server alone.
      expect((await ask(shop, { submerchant: 404 }, { as })).status).toBe(404);
    },
  },
];
