/** Which calls are retried, and how retries are signed. */
import { faults, type FaultName } from "@maksu/test-server";
import { serverForTest, serviceForTest } from "@maksu/test-server/vitest";
import { describe, expect, it } from "vitest";
import { examples } from "@maksu/merchant-api/examples";
import { createMerchantClient, type MerchantClient, type MerchantClientOptions } from "./index.ts";
import { isSigned, MERCHANT } from "../test/merchant.ts";

const clientOf = ({ origin }: { origin: string }, options: Partial<MerchantClientOptions> = {}) =>
  createMerchantClient({ ...MERCHANT, baseUrl: origin, ...options });

const UNAVAILABLE = { error: { title: "service-unavailable", description: "", workaround: "Try again later." } };
const unavailable = () => serviceForTest({ status: 503, headers: { "retry-after": "0" }, body: UNAVAILABLE });
const refund = examples.createRefund["card-payment"];

describe("a 503 response", () => {
  it("is not retried for a refund by default", async () => {
    const server = await unavailable();
    expect(await clientOf(server).createRefund(refund)).toMatchObject({ status: 503, error: UNAVAILABLE });
    expect(server.received).toHaveLength(1);
  });

  it("is retried for a refund with retryUnavailable, signed again", async () => {
    const server = await unavailable();
    let minute = 0;
    const merchant = clientOf(server, { now: () => new Date(Date.UTC(2026, 0, 1, 12, (minute += 1))) });
    expect(await merchant.createRefund(refund, { retryUnavailable: true })).toMatchObject({ status: 503 });
    expect(server.received.map((request) => isSigned(request))).toStrictEqual([true, true, true]);
    expect(server.received.map(({ headers }) => headers["timestamp"])).toStrictEqual([
      "2026-01-01T12:01:00+0000",
      "2026-01-01T12:02:00+0000",
      "2026-01-01T12:03:00+0000",
    ]);
  });

  it.each([
    ["another code", { error: { title: "merchant-inactive", description: "", workaround: "" } }],
    ["no body", ""],
  ])("with %s is not retried for a refund, even with retryUnavailable", async (_what, body) => {
    const server = await serviceForTest({ status: 503, headers: { "retry-after": "0" }, body });
    expect(await clientOf(server).createRefund(refund, { retryUnavailable: true })).toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(1);
  });

  it.each([
    ["cancelling a refund", (merchant: MerchantClient) => merchant.cancelRefund({ path: { refundToken: "abc" } })],
    ["reading it", (merchant: MerchantClient) => merchant.getRefund({ path: { refundToken: "abc" } })],
  ])("is retried for %s, as often as the retries option says", async (_what, call) => {
    const server = await unavailable();
    expect(await call(clientOf(server, { retries: 1 }))).toMatchObject({ status: 503 });
    expect(server.received).toHaveLength(2);
  });
});

describe("a refund", () => {
  it.each<FaultName>(["reset before the response", "reset within the body", "HTML 502", "redirect to another origin"])(
    "is not sent again after %s",
    async (name) => {
      const genuine = {
        status: 503,
        headers: { "content-type": "application/json", "retry-after": "0" },
        body: JSON.stringify(UNAVAILABLE),
      };
      const server = await serverForTest((response) => faults[name](response, genuine));
      const call = clientOf(server).createRefund(refund, { retryUnavailable: true });
      await expect(call).rejects.toThrow(expect.objectContaining({ name: "ClientError" }));
      expect(server.received).toHaveLength(1);
    },
  );
});
