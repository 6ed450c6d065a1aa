/** Operations 1, 2 and 5 to 7. */
import { METHODS } from "@maksu/sandbox";
import { expect } from "vitest";
import { order } from "../order-requests.ts";
import { cardForm, commit, create, created, held, item, paid, refund, seen, UNKNOWN, withToken } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

const idsOf = (listed: unknown): readonly string[] => [...new Set((listed as readonly { readonly id: string }[]).map(({ id }) => id))];
const activate = (shop: Shop, transactionId: string) => shop.send("activateInvoice", { path: { transactionId } });
const OTHER = "The stamp has been used by another payment.";

export const PAYMENT_SCENARIOS: readonly Scenario[] = [
  {
    name: "a payment opens with an href, a 7-3-1 reference, terms and a form for each method",
    shows: ["createPayment.opens"],
    async run(shop) {
      const { body } = await create(shop);
      const { href, reference, terms, providers } = body as Readonly<Record<string, unknown>> as {
        href: string;
        reference: string;
        terms: string;
        providers: readonly { url: string; parameters: readonly { name: string }[] }[];
      };
      expect(href).toBe(`${shop.sandbox.url}/pay/${body.transactionId}`);
      const digits = [...reference].map(Number);
      const sum = digits
        .toReversed()
        .slice(1)
        .reduce((total, digit, index) => total + digit * ([7, 3, 1][index % 3] ?? 0), 0);
      expect((sum + (digits.at(-1) ?? 0)) % 10).toBe(0);
      expect(terms).toContain("terms");
      for (const { url, parameters } of providers) {
        expect(url.startsWith(`${href}/`)).toBe(true);
        expect(parameters.map(({ name }) => name)).toContain("signature");
      }
    },
  },
  {
    name: "the amount is the sum of the items",
    shows: ["createPayment.a"],
    async run(shop) {
      expect((await create(shop, { items: [item({ unitPrice: 1524 })] })).status).toBe(400);
      expect((await create(shop, { items: [item()] })).status).toBe(201);
    },
  },
  {
    name: "prices without VAT are of items, are not negative, and stay within the limit",
    shows: ["createPayment.d"],
    async run(shop) {
      expect((await create(shop, { usePricesWithoutVat: true })).status).toBe(400);
      const mixed = [item({ unitPrice: 1625 }), item({ unitPrice: -100 })];
      expect((await create(shop, { usePricesWithoutVat: true, items: mixed })).status).toBe(400);
      const id = await created(shop, {
        usePricesWithoutVat: true,
        amount: 1000,
        items: [item({ unitPrice: 333, units: 3 }), item({ unitPrice: 1 })],
      });
      // 333 and 25.5 % are 417.915, 1 and 25.5 % are 1.255.
      expect((await seen(shop, id))["amount"]).toBe(3 * 418 + 1);
      expect((await create(shop, { usePricesWithoutVat: true, amount: 99_999_999, items: [item({ unitPrice: 99_999_999 })] })).status).toBe(
        400,
      );
    },
  },
  {
    name: "the items of an aggregate name its sub-merchants, those of another merchant none",
    async run(shop) {
      const { aggregate } = shop.world;
      const part = item({ merchant: shop.world.subMerchants[0], stamp: "s", reference: "r" });
      expect((await create(shop, { items: [part] }, aggregate)).status).toBe(201);
      for (const missing of ["merchant", "stamp", "reference"])
        expect((await create(shop, { items: [{ ...part, [missing]: undefined }] }, aggregate)).body["meta"]).toEqual([
          `body/items/0/${missing} is missing`,
        ]);
      const wrong = "Invalid submerchant ID or a submerchant is not active";
      expect((await create(shop, { items: [{ ...part, merchant: String(aggregate.account) }] }, aggregate)).body.message).toBe(wrong);
      expect((await create(shop, { items: [part] })).body.message).toBe(wrong);
    },
  },
  {
    name: "a stamp is used once",
    settings: { duplicateStamp: "reject" },
    shows: ["createPayment.f used"],
    async run(shop) {
      const id = await created(shop, { stamp: "first" });
      expect((await create(shop, { stamp: "first" })).body.message).toBe(OTHER);
      await shop.world.pay(id, { outcome: "cancel" });
      expect((await withToken(shop, "createMitCharge", { stamp: "first" })).body.message).toBe(OTHER);
      const declined = await withToken(shop, "createMitCharge", { stamp: "second", token: await shop.world.addToken({ card: "0354" }) });
      expect(declined.status).toBe(400);
      expect(
        (await withToken(shop, "createCitCharge", { stamp: "second", token: await shop.world.addToken({ card: "1162" }) })).status,
      ).toBe(403);
      expect((await create(shop, { stamp: "second" })).body.message).toBe(OTHER);
    },
  },
  {
    name: "a stamp is used again where that is accepted",
    settings: { duplicateStamp: "accept" },
    async run(shop) {
      expect([(await create(shop, { stamp: "same" })).status, (await create(shop, { stamp: "same" })).status]).toEqual([201, 201]);
    },
  },
  {
    name: "payments that are settled by themselves have a reference number, which comes back",
    merchant: { perTransactionSettlement: true },
    shows: ["getPayment.fields", "events.settlement-reference"],
    async run(shop) {
      expect((await create(shop, { reference: "3759171" })).body.message).toContain("Finnish reference number");
      const id = await created(shop);
      expect(await seen(shop, id)).toMatchObject({ status: "new", href: `${shop.sandbox.url}/pay/${id}` });
      const redirect = await shop.pay(id, { method: "nordea" });
      expect(redirect.has("checkout-settlement-reference")).toBe(false);
      expect(shop.received[0]?.url.searchParams.get("checkout-settlement-reference")).toBe("3759170");
      const fields = await seen(shop, id);
      expect(fields).toMatchObject({ provider: "nordea", settlementReference: "3759170", filingCode: expect.any(String) });
      expect(fields).toMatchObject({ paidAt: "2026-03-02T09:00:00.000Z" });
      expect(fields).not.toHaveProperty("href");
      expect(await seen(shop, await paid(shop, "creditcard"))).not.toHaveProperty("filingCode");
    },
  },
  {
    name: "payments that are settled together have any reference",
    merchant: { perTransactionSettlement: false },
    async run(shop) {
      const id = await created(shop, { reference: "order 1" });
      expect((await shop.pay(id, { method: "nordea" })).has("checkout-settlement-reference")).toBe(false);
      expect(await seen(shop, id)).not.toHaveProperty("settlementReference");
    },
  },
  {
    name: "a payment offers the methods of its groups, its amount and its merchant",
    merchant: { methods: ["nordea", "creditcard", "walleyb2c"] },
    shows: ["payment.methods", "listPaymentProviders.a", "listGroupedPaymentProviders.a"],
    async run(shop) {
      const offered = async (more: object): Promise<readonly string[]> => idsOf((await create(shop, { ...more })).body["providers"]);
      expect(await offered({})).toEqual(["nordea", "creditcard", "walleyb2c"]);
      expect(await offered({ amount: 999 })).toEqual(["nordea", "creditcard"]);
      expect(await offered({ groups: ["bank", "other"] })).toEqual(["nordea"]);
      expect(idsOf((await shop.send("listPaymentProviders", { query: { amount: 500_001 } })).body)).toEqual(["nordea", "creditcard"]);
      expect((await shop.send("listPaymentProviders", { query: { groups: ["other"] } })).body).toEqual([]);
      const grouped = await shop.send("listGroupedPaymentProviders", { query: { language: "SV" } });
      expect(grouped.body).toMatchObject({ groups: [{ id: "bank", name: "Bankbetalningar" }, { id: "creditcard" }, { id: "credit" }] });
      await expect(shop.world.pay(await created(shop), { method: "danske" })).rejects.toThrow("is not offered");
    },
  },
  {
    name: "every method pays",
    async run(shop) {
      for (const { id } of METHODS.filter(({ legacyOnly }) => !legacyOnly)) {
        const transactionId = await created(shop);
        expect((await shop.pay(transactionId, { method: id })).get("checkout-provider")).toBe(id);
        expect((await seen(shop, transactionId))["provider"]).toBe(id);
      }
    },
  },
  {
    name: "a payment is not found under the id of a refund",
    async run(shop) {
      const { body } = await refund(shop, await paid(shop), { amount: 1 });
      expect(await seen(shop, body.transactionId)).toEqual({ status: "error", message: "Transaction not found" });
    },
  },
  {
    name: "a refund does not change the status of a payment",
    shows: ["payment.status"],
    async run(shop) {
      const id = await paid(shop);
      await refund(shop, id, { amount: 1525 });
      expect(await seen(shop, id)).toMatchObject({ status: "ok", amount: 1525 });
      await expect(shop.world.pay(id, { outcome: "cancel" })).rejects.toThrow("nothing can be done on the pay page");
    },
  },
  {
    name: "only an invoice that waits for it is activated",
    shows: ["activateInvoice.b"],
    async run(shop) {
      expect((await activate(shop, UNKNOWN)).status).toBe(404);
      const invoice = await paid(shop, "walleyb2b", { manualInvoiceActivation: true });
      const checked = await paid(shop, "walleyb2b");
      expect((await activate(shop, checked)).body["status"]).toBe("error");
      expect((await activate(shop, invoice)).body["status"]).toBe("ok");
      expect((await activate(shop, invoice)).body["status"]).toBe("error");
    },
  },
  {
    name: "of two customers at once one pays",
    shows: ["payment.once"],
    async run(shop) {
      const id = await created(shop);
      const both = await Promise.allSettled([shop.world.pay(id, { method: "nordea" }), shop.world.pay(id, { outcome: "cancel" })]);
      expect(both.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
      expect(shop.received).toHaveLength(1);
    },
  },
  {
    name: "URLs have to be https where that is set: of payments, refunds, cards, commits, reports and orders",
    settings: { requireHttps: true },
    async run(shop) {
      const https = { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" };
      const secure = { redirectUrls: https, callbackUrls: https };
      expect((await create(shop)).body["meta"]).toEqual(["body/redirectUrls/success must be https"]);
      const id = await created(shop, secure);
      await shop.world.pay(id, { method: "nordea" });
      expect((await refund(shop, id, { amount: 1 })).body["meta"]).toEqual(["body/callbackUrls/success must be https"]);
      expect((await refund(shop, id, { amount: 1, callbackUrls: https })).status).toBe(201);
      expect((await cardForm(shop)).status).toBe(400);
      expect((await commit(shop, await held(shop, secure))).status).toBe(400);
      const report = { requestType: "json", callbackUrl: "http://shop.example.com/report" };
      expect((await shop.send("requestPaymentReport", { body: report })).status).toBe(400);
      expect((await order(shop)).code).toBe("invalid-url-success");
      const body = { rows: [{ amount: 1 }], notifyUrl: "http://shop.example.com/refunds" };
      expect((await shop.call("merchant", "createRefund", { path: { orderNumber: "none" }, body })).code).toBe("invalid-notify-url");
    },
  },
  {
    name: "URLs have no other scheme and no user name: of payments, refunds, commits and reports",
    async run(shop) {
      const wrong = { success: "javascript:x", cancel: "https://shop.example.com/no" };
      const named = { success: "https://user@shop.example.com/ok", cancel: "https://shop.example.com/no" };
      expect((await create(shop, { redirectUrls: wrong })).body["meta"]).toEqual([
        "body/redirectUrls/success must be an http or https URL",
      ]);
      expect((await create(shop, { callbackUrls: named })).body["meta"]).toEqual([
        "body/callbackUrls/success must have no user name and no password",
      ]);
      const id = await created(shop);
      await shop.world.pay(id, { method: "nordea" });
      expect((await refund(shop, id, { amount: 1, callbackUrls: named })).status).toBe(400);
      const report = { requestType: "json", callbackUrl: "ftp://shop.example.com/report" };
      expect((await shop.send("requestPaymentReport", { body: report })).status).toBe(400);
    },
  },
  {
    name: "URLs may be http",
    settings: { requireHttps: false },
    async run(shop) {
      expect((await create(shop)).status).toBe(201);
    },
  },
];
