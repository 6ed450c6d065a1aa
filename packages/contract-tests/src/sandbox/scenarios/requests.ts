/** The checks of every request, before the rules of its operation. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { create, created, lastEvent, paid, paymentBody, refund, seen, UNKNOWN } from "../requests.ts";
import type { Scenario } from "../scenario.ts";
import type { Shop } from "../shop.ts";

const SECRET = "SAIPPUAKAUPPIAS";
const list = (shop: Shop, more: Parameters<Shop["send"]>[1] = {}) => shop.send("listPaymentProviders", more);

export const REQUEST_SCENARIOS: readonly Scenario[] = [
  {
    name: "a request is checked in order: path, signature, merchant, fault, body, description, trigger, rules",
    shows: ["request.order", "request.merchant", "request.fault", "request.body"],
    async run(shop) {
      const wrong = { ...shop.world.payment, secret: "wrong" };
      const inactive = { account: 900401, secret: SECRET };
      const header = { "mock-fault": "status=503" };
      const body = paymentBody(shop, { amount: -1, reference: "invalid-reference" });
      const unreadable = { mediaType: "application/json", text: "{" };
      const statusOf = async (request: Parameters<Shop["send"]>[1]): Promise<string> => {
        const reply = await shop.send("createPayment", { isUndocumented: true, ...request });
        return `${reply.status} ${reply.body.message}`;
      };
      const unsigned = { "checkout-account": String(shop.world.payment.account) };
      expect((await fetch(`${shop.sandbox.url}/nowhere`, { headers: unsigned })).status).toBe(404);
      expect((await fetch(`${shop.sandbox.url}/payments`, { method: "DELETE", headers: unsigned })).status).toBe(405);
      expect(await statusOf({ as: wrong, header, raw: unreadable })).toContain("401 the signature does not match");
      expect(await statusOf({ as: { ...inactive, secret: "wrong" }, header, body })).toContain("401 the signature does not match");
      expect(await statusOf({ as: inactive, header, body })).toContain("no access to this feature");
      expect(await statusOf({ header, body })).toContain("503");
      expect(await statusOf({ raw: unreadable })).toContain("400 ");
      expect(await statusOf({ raw: { mediaType: "text/plain", text: JSON.stringify(body) } })).toContain("400 ");
      expect(await statusOf({ body })).toContain("400 Request payload schema validation failed");
      const valid = { ...body, amount: 1525 };
      expect(
        await statusOf({ body: { ...valid, items: [{ unitPrice: 1525, units: 1, vatPercentage: 24, productCode: "1", merchant: "1" }] } }),
      ).toContain("400 Given reference did not pass");
    },
  },
  {
    name: "a trigger of the mock server asks for its error",
    async run(shop) {
      expect((await create(shop, { reference: "invalid-reference" })).status).toBe(400);
      expect((await seen(shop, "00000000-0000-4000-8000-000000000404")).message).toBe("Transaction not found");
    },
  },
  {
    name: "checkout-transaction-id has to be the id of the path",
    shows: ["request.transaction-id"],
    async run(shop) {
      const transactionId = await created(shop);
      const reply = await shop.send("getPayment", { path: { transactionId }, header: { "checkout-transaction-id": UNKNOWN } });
      expect([reply.status, reply.body.message]).toEqual([401, "checkout-transaction-id header missing or value mismatch"]);
    },
  },
  {
    name: "a nonce may come again",
    shows: ["request.nonce"],
    async run(shop) {
      const header = { "checkout-nonce": randomUUID() };
      expect([(await list(shop, { header })).status, (await list(shop, { header })).status]).toEqual([200, 200]);
    },
  },
  {
    name: "what belongs to another account is not found",
    shows: ["request.other-account"],
    async run(shop) {
      const transactionId = await paid(shop);
      const as = shop.world.aggregate;
      expect(await seen(shop, transactionId, as)).toEqual(await seen(shop, UNKNOWN));
      for (const operationId of ["refundPayment", "refundPaymentByEmail"] as const) {
        const body = { amount: 1, email: "maija@example.com" };
        const reply = await refund(shop, transactionId, body, operationId, as);
        expect([reply.status, reply.body]).toEqual([404, (await refund(shop, UNKNOWN, body, operationId)).body]);
      }
    },
  },
  {
    name: "Prefer is ignored, and logged",
    shows: ["request.prefer"],
    async run(shop) {
      const { status, body } = await shop.send("createPayment", { header: { prefer: "code=401" }, body: paymentBody(shop) });
      expect([status, typeof body.transactionId]).toEqual([201, "string"]);
      expect((await shop.world.requests.list()).at(-1)).toMatchObject({ chosen: "Prefer is ignored", headers: { prefer: "code=401" } });
    },
  },
  {
    name: "payments without callback URLs call nobody, and others the URL of their outcome",
    shows: ["events.url"],
    async run(shop) {
      const silent = await created(shop, { callbackUrls: undefined });
      await shop.world.pay(silent, { method: "nordea" });
      expect(shop.received).toEqual([]);
      await shop.world.pay(await created(shop), { method: "nordea" });
      expect(lastEvent(shop)).toMatchObject({ shop: "success", status: "ok" });
      await shop.world.pay(await created(shop), { outcome: "cancel" });
      expect(lastEvent(shop)).toMatchObject({ shop: "cancel", status: "fail" });
    },
  },
];
