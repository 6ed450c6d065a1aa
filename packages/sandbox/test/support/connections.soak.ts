/** 200 connections at once for half a minute, accepted and rejected requests that create nothing: `npm run long -- soak`. */
import { fileURLToPath } from "node:url";
import { type MeasuredProcess, payment, paymentHeaders, runSoak, type SoakRequest, startMeasured } from "@maksu/test-server/hostile";
import { afterAll, beforeAll, expect, test } from "vitest";

const CONNECTIONS = 200;
const SECONDS = Number(process.env["SOAK_SECONDS"] ?? 30);

let sandbox: MeasuredProcess;
beforeAll(async () => {
  sandbox = await startMeasured(fileURLToPath(new URL("../../scripts/measured-sandbox.mjs", import.meta.url)));
});
afterAll(() => (sandbox.hasEnded() ? 0 : sandbox.stop()));

function signed(method: string, target: string, body: string, status: number): SoakRequest {
  const lines = paymentHeaders(method, target, Buffer.from(body)).map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1)];
  });
  const headers = { ...Object.fromEntries(lines), ...(body !== "" && { "content-type": "application/json" }) };
  return { url: (sandbox.urls["payment"] ?? "") + target, method, headers, body, status };
}

test(`${CONNECTIONS} connections for ${SECONDS} s: no error, constant memory, an end within a second`, async () => {
  const { url, method, headers, body } = signed("POST", "/payments", JSON.stringify(payment), 201);
  const { transactionId } = (await (await fetch(url, { method, headers, body })).json()) as { transactionId: string };
  const requests = [
    signed("GET", `/payments/${transactionId}`, "", 200),
    // The stamp has been used.
    signed("POST", "/payments", JSON.stringify(payment), 400),
    signed("POST", "/payments", JSON.stringify({ ...payment, language: "DE" }), 400),
    signed("POST", `/payments/${transactionId}/refund`, JSON.stringify({ amount: 1, callbackUrls: payment.redirectUrls }), 400),
    signed("GET", "/merchants/payment-providers", "", 200),
    { ...signed("GET", "/merchants/payment-providers", "", 401), headers: {} },
  ];
  const { errors, growth, stopped, report } = await runSoak(sandbox, requests, { connections: CONNECTIONS, seconds: SECONDS });
  process.stdout.write(report);
  expect(errors).toEqual({});
  expect(growth).toBeLessThan(1.1);
  expect(stopped).toBeLessThan(1000);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});
