/** Which calls are retried, and how retries are signed. */
import { checkoutSignature } from "@maksu/signing";
import { originOfNobody, type ReceivedRequest } from "@maksu/test-server";
import { describe, expect, it, vi } from "vitest";
import { examples } from "@maksu/payment-api/examples";
import { type CallReport, createPaymentClient, type PaymentClient, type PaymentClientOptions } from "./index.ts";
import { type ServiceResponse, MERCHANT, service } from "../test/service.ts";

const ID = "0c1f0d0e-7c5b-4d2a-9b43-8b8d5c0c8a11";
const GATEWAY: ServiceResponse = {
  status: 502,
  headers: { "content-type": "text/html", "request-id": "r-1" },
  body: "<html>",
  secret: false,
};
const BUSY: ServiceResponse = { status: 503, body: { status: "error", message: "later" } };
const SERVICE_UNAVAILABLE: ServiceResponse = { status: 503, body: { error: { title: "service-unavailable" } } };
const PAYMENT: ServiceResponse = { status: 200, body: { transactionId: ID } };

vi.spyOn(Math, "random").mockReturnValue(0);

const clientOf = (baseUrl: string, options: Partial<PaymentClientOptions> = {}) =>
  createPaymentClient({ ...MERCHANT, baseUrl, ...options });
const getPayment = (payments: PaymentClient) => payments.getPayment({ path: { transactionId: ID } });

const signatureOf = ({ headers, body }: ReceivedRequest): Promise<string> =>
  checkoutSignature({ parameters: Object.entries(headers) as [string, string][], body, secret: MERCHANT.secret });

describe("getPayment", () => {
  it("is signed again for each attempt", async () => {
    const server = await service(GATEWAY, BUSY, PAYMENT);
    let clock = 0;
    const payments = clientOf(server.baseUrl, { now: () => new Date((clock += 1000)) });
    expect(await getPayment(payments)).toMatchObject({ ok: true, verified: true });
    const seen = (name: string) => new Set(server.received.map(({ headers }) => headers[name])).size;
    expect([server.received.length, seen("checkout-timestamp"), seen("checkout-nonce"), seen("signature")]).toStrictEqual([3, 3, 3, 3]);
    for (const request of server.received) expect(request.headers["signature"]).toBe(await signatureOf(request));
  });

  it("shares one nonce per call with noncePer call, and has another for the next call", async () => {
    const server = await service(GATEWAY, PAYMENT);
    const payments = clientOf(server.baseUrl, { noncePer: "call" });
    await getPayment(payments);
    await getPayment(payments);
    const [first, second, third] = server.received.map(({ headers }) => headers["checkout-nonce"]);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
    for (const request of server.received) expect(request.headers["signature"]).toBe(await signatureOf(request));
  });

  it("respects a gateway's Retry-After, and reports its request ID", async () => {
    const reports: CallReport[] = [];
    const rejected: ServiceResponse = { status: 429, headers: { "retry-after": "1", "request-id": "r-2" }, body: {}, secret: false };
    const server = await service(rejected, PAYMENT);
    const started = performance.now();
    expect(await getPayment(clientOf(server.baseUrl, { onCall: (report) => reports.push(report) }))).toMatchObject({ ok: true });
    expect(performance.now() - started).toBeGreaterThan(990);
    expect(reports).toMatchObject([{ status: 429, code: "signature-missing", requestId: "r-2" }, { status: 200 }]);
  });

  it("ends in the service's own 503 when it stays away", async () => {
    const server = await service(BUSY);
    expect(await getPayment(clientOf(server.baseUrl))).toMatchObject({ ok: false, status: 503, error: { message: "later" } });
    expect(server.received).toHaveLength(3);
  });

  it.each([["signed by someone else", { ...BUSY, secret: "other" }, "signature-mismatch"]] as const)(
    "is not retried after a response that is %s",
    async (_what, response, code) => {
      const server = await service(response);
      await expect(getPayment(clientOf(server.baseUrl))).rejects.toThrow(expect.objectContaining({ code }));
      expect(server.received).toHaveLength(1);
    },
  );

  it("reports each attempt to onCall, and nothing secret", async () => {
    const reports: CallReport[] = [];
    const server = await service(GATEWAY, { ...PAYMENT, headers: { "request-id": "r-2" } });
    await getPayment(clientOf(server.baseUrl, { onCall: (report) => reports.push(report) }));
    const measured = { operationId: "getPayment", duration: expect.any(Number), requestBytes: 0 };
    expect(reports).toStrictEqual([
      { ...measured, attempt: 1, status: 502, code: "not-from-service", responseBytes: 6, requestId: "r-1" },
      { ...measured, attempt: 2, status: 200, responseBytes: expect.any(Number), requestId: "r-2" },
    ]);
  });
});

describe("a fetch of the caller's", () => {
  it("that fails after the service has responded does not cause a POST to be retried", async () => {
    const server = await service({ status: 201, body: {} });
    const nobody = await originOfNobody();
    const payments = clientOf(server.baseUrl, {
      fetch: async (url, init) => {
        const response = await fetch(url, init);
        await fetch(`${nobody}/metrics`);
        return response;
      },
    });
    const failure = { code: "network-error", cause: expect.objectContaining({ code: "ECONNREFUSED" }) };
    await expect(payments.createPayment(examples.createPayment.minimal)).rejects.toThrow(expect.objectContaining(failure));
    expect(server.received).toHaveLength(1);
  });
});

describe("createPayment", () => {
  const create = (payments: PaymentClient) =>
    payments.createPayment(examples.createPayment.minimal, { retries: 5, retryUnavailable: true });

  it.each([
    ["a gateway's page", GATEWAY],
    ["503", BUSY],
    ["another interface's code for unavailable", SERVICE_UNAVAILABLE],
    ["429", { ...BUSY, status: 429 }],
    ["a broken response", { ...PAYMENT, headers: { "content-length": "1000" } }],
  ])("is never retried after %s", async (_what, response) => {
    const server = await service(response);
    const payments = clientOf(server.baseUrl, { timeout: 500 });
    await create(payments).catch(() => {});
    expect(server.received).toHaveLength(1);
  });

  it("is retried if there was no connection: nothing was sent", async () => {
    const reports: CallReport[] = [];
    const payments = clientOf(await originOfNobody(), { onCall: (report) => reports.push(report) });
    await expect(create(payments)).rejects.toThrow(expect.objectContaining({ code: "connection-failed" }));
    expect(reports).toHaveLength(6);
  });
});
