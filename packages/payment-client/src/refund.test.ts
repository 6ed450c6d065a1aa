/** A successful refund is a result, whichever transaction its response names; `verified` says whether it is proven. */
import { checkoutSignature } from "@maksu/signing";
import type { ReceivedRequest } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { createPaymentClient, type PaymentClient } from "./index.ts";
import { MERCHANT } from "../test/service.ts";

const PAYMENT = "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11";
const REFUND = "4b300af6-9a22-11e8-9184-abb6de7fd2d0";
const OTHER = "681538c4-fc84-11e9-83bc-2ffcef4c3453";
const REFUNDED = { transactionId: REFUND, provider: "nordea", status: "ok" };
const ERROR = { status: "error", message: "no" };
const urls = { success: "https://shop.example.com/1", cancel: "https://shop.example.com/2" };
const path = { transactionId: PAYMENT };

/** Creates a client of a service that sends this signed response, naming this transaction or none. */
async function clientOf(status: number, body: object, named: string | undefined): Promise<PaymentClient> {
  const text = JSON.stringify(body);
  const { origin } = await serverForTest(async (response, { method }: ReceivedRequest) => {
    const headers = {
      "checkout-account": String(MERCHANT.account),
      "checkout-algorithm": "sha256",
      "checkout-method": method,
      ...(named !== undefined && { "checkout-transaction-id": named }),
    };
    const signature = await checkoutSignature({ parameters: Object.entries(headers), body: text, secret: MERCHANT.secret });
    response.writeHead(status, { "content-type": "application/json", ...headers, signature }).end(text);
  });
  return createPaymentClient({ ...MERCHANT, baseUrl: origin, retries: 0 });
}

const refunds = {
  refundPayment: async (client: PaymentClient) => client.refundPayment({ path, body: { amount: 1, callbackUrls: urls } }),
  refundPaymentByEmail: async (client: PaymentClient) =>
    client.refundPaymentByEmail({ path, body: { amount: 1, email: "aino.esimerkki@example.com", callbackUrls: urls } }),
};
const others = {
  getPayment: async (client: PaymentClient) => client.getPayment({ path }),
  activateInvoice: async (client: PaymentClient) => client.activateInvoice({ path }),
  revertAuthorizationHold: async (client: PaymentClient) => client.revertAuthorizationHold({ path }),
};
const MISMATCH = { name: "ClientError", code: "response-mismatch" };

describe.each(Object.entries(refunds))("%s", (_operation, call) => {
  it.each([
    ["the payment", PAYMENT, true],
    ["the refund", REFUND, true],
    ["nothing", undefined, false],
  ])("that succeeded is a result if the response names %s", async (_what, named, verified) => {
    const result = await call(await clientOf(201, REFUNDED, named));
    expect(result).toMatchObject({ ok: true, status: 201, data: REFUNDED, verified });
  });

  it("that succeeded is rejected if the response names another transaction", async () => {
    await expect(call(await clientOf(201, REFUNDED, OTHER))).rejects.toThrow(expect.objectContaining({ ...MISMATCH, status: 201 }));
  });

  it.each([
    ["a refund whose body has no status", { transactionId: REFUND }],
    ["what could be a payment that was opened", { transactionId: REFUND, href: "https://pay.example.com/1" }],
  ])("that succeeded is an unverified result if the response names %s", async (_what, body) => {
    expect(await call(await clientOf(201, body, REFUND))).toMatchObject({ ok: true, status: 201, data: body, verified: false });
  });

  it.each([
    ["the refund", REFUND],
    ["another transaction", OTHER],
  ])("that failed is rejected if the response names %s", async (_what, named) => {
    await expect(call(await clientOf(422, ERROR, named))).rejects.toThrow(expect.objectContaining({ ...MISMATCH, status: 422 }));
  });
});

describe.each(Object.entries({ ...refunds, ...others }))("%s", (_operation, call) => {
  it.each([
    [400, undefined, false],
    [404, undefined, false],
    [500, undefined, false],
    [404, PAYMENT, true],
  ])("with status %d is a result if the response names %s", async (status, named, verified) => {
    expect(await call(await clientOf(status, ERROR, named))).toMatchObject({ ok: false, status, error: ERROR, verified });
  });
});

it.each(Object.entries(others))("a success of %s must name the payment", async (_operation, call) => {
  const body = { transactionId: REFUND, status: "ok" };
  for (const named of [undefined, REFUND, OTHER])
    await expect(call(await clientOf(200, body, named))).rejects.toThrow(expect.objectContaining({ ...MISMATCH, status: 200 }));
  expect(await call(await clientOf(200, body, PAYMENT))).toMatchObject({ ok: true, verified: true });
});
