import { descriptionOf } from "@maksu/service-front";
import { createReferee } from "@maksu/service-front/referee";
import { expect, test } from "vitest";
import { startSandbox } from "../index.ts";
import { startShop } from "../../test/support/shop.ts";
import { createInspector, type Violation } from "./violations.ts";

const referee = await createReferee(descriptionOf("payment"));
const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "checkout-account": "375917",
  "checkout-algorithm": "sha256",
  "checkout-method": "POST",
  "checkout-transaction-id": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913",
  "request-id": "r",
  signature: "a".repeat(64),
};
test("a sandbox with a referee finds nothing wrong with itself, neither in responses nor in events", async () => {
  await using sandbox = await startSandbox({ referee: true, clock: "2026-03-02T09:00:00Z" });
  await using shop = await startShop(sandbox.url, sandbox.defaultWorld);
  const { transactionId } = (await shop.create()).body;
  await sandbox.defaultWorld.pay(transactionId, { method: "nordea" });
  expect((await shop.create({ amount: -1 })).status).toBe(400);
  expect((await shop.send("GET", "/settlements")).status).toBe(200);
  expect((await shop.send("GET", "/nowhere")).status).toBe(404);
  expect((await shop.create({})).status).toBe(201);
  expect(sandbox.violations()).toEqual([]);
});

test("an inspector keeps what is wrong, and warns of it", async () => {
  const warnings: string[] = [];
  const listen = (warning: Error): void => void warnings.push(`${warning.name}: ${warning.message}`);
  process.on("warning", listen);
  const violations: Violation[] = [];
  const inspector = createInspector(referee, violations);
  const exchange = { api: "payment", method: "POST", path: "/", operationId: "refundPayment", status: 202 };
  inspector.inspect(exchange, { status: 202, headers: HEADERS, body: "{}" });
  inspector.inspect({ ...exchange, fault: "status=202" }, { status: 202, headers: HEADERS, body: "{}" });
  const make = async (): Promise<Request> => new Request("https://shop.example.com/?checkout-tip=1");
  await inspector.watch({ paymentCallback: { fields: {}, make } })["paymentCallback"]?.make({ url: "https://shop.example.com/" });
  await new Promise(setImmediate);
  process.off("warning", listen);
  expect(violations[0]).toEqual({ of: "refundPayment 202", fault: "the status 202 is not documented" });
  expect(violations.map(({ of }) => of)).toContain("event paymentCallback");
  expect(violations.filter(({ of }) => of === "refundPayment 202")).toHaveLength(1);
  expect(warnings).toContain("SandboxWarning: refundPayment 202: the status 202 is not documented");
});
