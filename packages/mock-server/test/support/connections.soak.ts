/** 200 connections at once for half a minute, three APIs, valid and invalid requests: `npm run long -- soak`. */
import { createHash, createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { type MeasuredProcess, order, payment, refund, runSoak, type SoakRequest, startMeasured } from "@maksu/test-server/hostile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MERCHANT_SECRET, PAYMENT_SECRET } from "./signed-calls.ts";

const CONNECTIONS = 200;
const SECONDS = Number(process.env["SOAK_SECONDS"] ?? 30);

let mock: MeasuredProcess;
beforeAll(async () => {
  mock = await startMeasured(fileURLToPath(new URL("../../scripts/measured-server.mjs", import.meta.url)));
});
afterAll(() => (mock.hasEnded() ? 0 : mock.stop()));

const json = { "content-type": "application/json" };

function prepared(): SoakRequest[] {
  const { urls } = mock;
  const pay = (method: string, target: string, body: string, status: number): SoakRequest => {
    const own = {
      "checkout-account": "375917",
      "checkout-algorithm": "sha256",
      "checkout-method": method,
      "checkout-nonce": "n",
      "checkout-timestamp": "2026-11-21T12:00:00.000Z",
    };
    const lines = Object.entries(own).map(([name, value]) => `${name}:${value}\n`);
    const signature = createHmac("sha256", PAYMENT_SECRET).update(lines.join("")).update(body).digest("hex");
    return { url: urls["payment"] + target, method, headers: { ...own, ...json, signature }, body, status };
  };
  const merchant = (method: string, target: string, body: string, status: number): SoakRequest => {
    const md5 = createHash("md5").update(body).digest("base64");
    const timestamp = "2026-11-21T12:00:00+0200";
    const signature = createHmac("sha256", MERCHANT_SECRET)
      .update([method, target, "ServiceMerchantAPI 13466", timestamp, md5].join("\n"))
      .digest("base64");
    const headers = { ...json, timestamp, "content-md5": md5, authorization: `ServiceMerchantAPI 13466:${signature}` };
    return { url: urls["merchant"] + target, method, headers, body, status };
  };
  const legacy = (body: string, status: number): SoakRequest => ({
    url: `${urls["legacy"]}/api-payment/create`,
    method: "POST",
    headers: { ...json, authorization: `Basic ${btoa(`13466:${MERCHANT_SECRET}`)}`, "x-service-api-version": "1" },
    body,
    status,
  });
  return [
    pay("POST", "/payments", JSON.stringify(payment), 201),
    pay("POST", "/payments", JSON.stringify({ ...payment, language: "DE" }), 400),
    pay("GET", "/merchants/payment-providers", "", 200),
    { ...pay("GET", "/settlements", "", 401), headers: {} },
    merchant("POST", "/merchant/v1/payments/1/refunds", JSON.stringify(refund), 202),
    merchant("POST", "/merchant/v1/payments/payment-not-found/refunds", JSON.stringify(refund), 404),
    merchant("GET", "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31", "", 200),
    legacy(JSON.stringify(order), 201),
    legacy("{", 400),
  ];
}

test(`${CONNECTIONS} connections for ${SECONDS} s: no error, constant memory, an end within a second`, async () => {
  const { errors, growth, stopped, report } = await runSoak(mock, prepared(), { connections: CONNECTIONS, seconds: SECONDS });
  process.stdout.write(report);
  expect(errors).toEqual({});
  expect(growth).toBeLessThan(1.1);
  expect(stopped).toBeLessThan(1000);
});
