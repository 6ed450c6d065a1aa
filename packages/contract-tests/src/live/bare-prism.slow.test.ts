/** The bundled descriptions work with Prism's own command, without anything of ours. */
import { API_NAMES } from "@maksu/mock-server";
import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createPaymentClient } from "@maksu/payment-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { examples as paymentExamples } from "@maksu/payment-client/examples";
import { freePort } from "@maksu/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAYMENT_MERCHANT } from "./apis.ts";

const require = createRequire(import.meta.url);
const prism = join(dirname(require.resolve("@stoplight/prism-cli/package.json")), "dist/index.js");

/** Starts Prism on a bundle and waits until it responds. */
async function startPrism(bundle: string): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [prism, "mock", "-h", "127.0.0.1", "-p", String(port), require.resolve(bundle)], {
    stdio: "ignore",
  });
  const deadline = Date.now() + 20_000;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, process: child };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`prism did not start on ${bundle}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const running: ChildProcess[] = [];
const urls: Record<string, string> = {};
beforeAll(async () => {
  for (const api of API_NAMES) {
    const { url, process: child } = await startPrism(`@maksu/${api}-spec/openapi.json`);
    running.push(child);
    urls[api] = url;
  }
}, 60_000);
afterAll(async () => {
  await Promise.all(running.map((child) => new Promise((resolve) => child.once("exit", resolve).kill("SIGKILL"))));
});

describe("Payment API", () => {
  const options = { ...PAYMENT_MERCHANT, validate: false };
  const client = () => createPaymentClient({ ...options, baseUrl: urls["payment"] ?? "", acceptUnverifiedResponses: true });

  test("a payment is created", async () => {
    expect(await client().createPayment(paymentExamples.createPayment.minimal)).toMatchObject({ status: 201, verified: false });
  });

  test("a bad payment is rejected", async () => {
    const { body } = paymentExamples.createPayment.minimal;
    expect(await client().createPayment({ body: { ...body, stamp: "x".repeat(201) } })).toMatchObject({
      status: 400,
      error: { status: "error" },
    });
  });

  test("a request without a signature gets 401", async () => {
    expect((await fetch(`${urls["payment"]}/merchants/payment-providers`)).status).toBe(401);
  });
});

test("Merchant API: settlements are listed", async () => {
  const headers = {
    Timestamp: "2026-11-21T12:00:00+0200",
    "Content-MD5": "1B2M2Y8AsgTpgAmY7PhCfg==",
    Authorization: "ServiceMerchantAPI 13466:x",
  };
  const response = await fetch(`${urls["merchant"]}/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31`, { headers });
  expect([response.status, Array.isArray(await response.json())]).toEqual([200, true]);
});

test("legacy interface: a payment is created", async () => {
  const [example] = Object.values(legacyExamples.createPayment);
  const response = await fetch(`${urls["legacy"]}/api-payment/create`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      "X-Service-Api-Version": "1",
      authorization: `Basic ${btoa("13466:x")}`,
    },
    body: JSON.stringify(example?.body),
  });
  expect([response.status, Object.keys((await response.json()) as object)]).toEqual([201, ["orderNumber", "token", "url"]]);
});
