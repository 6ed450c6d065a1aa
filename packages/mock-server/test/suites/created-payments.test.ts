/** `getPayment` after `createPayment`. */
import { createPaymentClient, unwrap } from "@maksu/payment-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { callPayment, PAYMENT_SECRET } from "../support/signed-calls.ts";
import { payment, paymentRefund } from "@maksu/test-server/hostile";

let mock: MockServer<"payment">;
beforeAll(async () => {
  mock = await startMockServer({ apis: ["payment"], credentials: { payment: { 375917: PAYMENT_SECRET, 695861: "other" } } });
});
afterAll(() => mock.close());

interface Body {
  readonly transactionId: string;
  readonly [name: string]: unknown;
}
const create = async (body: object, headers = {}): Promise<Body> =>
  (await (await callPayment(mock.urls.payment, { method: "POST", target: "/payments", body, headers })).json()) as Body;
const get = async (id: string, headers = {}, signer = {}): Promise<Body> =>
  (await (await callPayment(mock.urls.payment, { target: `/payments/${id}`, headers }, signer)).json()) as Body;

test("getPayment returns the created payment as new, with its own values", async () => {
  const before = Date.now();
  const body = { ...payment, amount: 4990, items: [{ ...payment.items[0], unitPrice: 4990 }], stamp: "order-7", reference: "REF-7" };
  const { transactionId, href } = await create(body);
  const { createdAt, ...found } = await get(transactionId);
  expect(found).toEqual({ transactionId, href, status: "new", amount: 4990, currency: "EUR", stamp: "order-7", reference: "REF-7" });
  expect(Date.parse(String(createdAt))).toBeGreaterThanOrEqual(before);
});

test("a typed client can compare amount and stamp", async () => {
  const payments = createPaymentClient({ account: 375917, secret: PAYMENT_SECRET, baseUrl: mock.urls.payment });
  const body = { ...payment, currency: "EUR", language: "FI" } as const;
  const { transactionId } = unwrap(await payments.createPayment({ body }));
  const found = unwrap(await payments.getPayment({ path: { transactionId } }));
  expect([found.amount, found.stamp, found.status]).toEqual([100, "s", "new"]);
});

test("payments are kept apart", async () => {
  const [first, second] = await Promise.all([create({ ...payment, stamp: "one" }), create({ ...payment, stamp: "two" })]);
  expect([(await get(first.transactionId)).stamp, (await get(second.transactionId)).stamp]).toEqual(["one", "two"]);
});

test("Prefer, stubbed responses and reset() win over the created payment", async () => {
  const { transactionId } = await create({ ...payment, stamp: "mine" });
  expect(await get(transactionId, { prefer: "code=404" })).toMatchObject({ status: "error" });
  expect(await get(transactionId, { prefer: "example=pending" })).toMatchObject({ status: "pending" });
  expect(await get(transactionId, { prefer: "code=200" })).toMatchObject({ transactionId, status: "ok" });
  await mock.respond("payment", "getPayment", { status: 404 });
  expect(await get(transactionId)).toMatchObject({ status: "error" });
  expect(await get(transactionId)).toMatchObject({ stamp: "mine" });
  mock.reset();
  expect(await get(transactionId)).toMatchObject({ transactionId, status: "ok" });
});

test("a trigger wins over a created payment", async () => {
  const unknown = "00000000-0000-4000-8000-000000000404";
  const example = await create(payment);
  await mock.respond("payment", "createPayment", { status: 201, body: { ...example, transactionId: unknown } as never });
  expect((await create(payment)).transactionId).toBe(unknown);
  expect(await get(unknown)).toMatchObject({ status: "error" });
});

test("a stubbed creation is remembered by the ID that it gave", async () => {
  const example = await create(payment);
  const transactionId = crypto.randomUUID();
  await mock.respond("payment", "createPayment", { status: 201, body: { ...example, transactionId } as never });
  await create({ ...payment, stamp: "stubbed" });
  expect(await get(transactionId)).toMatchObject({ transactionId, stamp: "stubbed", status: "new" });
});

test("another account does not see the payment", async () => {
  const { transactionId } = await create({ ...payment, stamp: "mine" });
  expect((await get(transactionId, {}, { account: "695861", secret: "other" }))["stamp"]).not.toBe("mine");
});

test("a rejected creation and other operations are not remembered", async () => {
  const rejected = await create(payment, { prefer: "code=400" });
  expect(rejected).not.toHaveProperty("transactionId");
  const { transactionId } = await create({ ...payment, stamp: "mine" });
  const target = `/payments/${transactionId}/refund`;
  const refund = await callPayment(mock.urls.payment, { method: "POST", target, body: paymentRefund });
  const { transactionId: refundId } = (await refund.json()) as Body;
  expect(await get(refundId)).toMatchObject({ status: "ok" });
  expect(await get(transactionId)).toMatchObject({ status: "new" });
});
