import { descriptionOf } from "@maksu/service-front";
import { describe, expect, test, vi } from "vitest";
import { startSandbox } from "../index.ts";
import { startShop } from "../../test/support/shop.ts";
import { createReferee } from "./referee.ts";
import { createInspector, type Violation } from "./violations.ts";

const referee = await createReferee(descriptionOf("payment"));
const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "checkout-account": "375917",
  "checkout-algorithm": "sha256",
  "checkout-method": "POST",
  "checkout-nonce": "n",
  "checkout-timestamp": "2026-03-02T09:00:00.000Z",
  "checkout-transaction-id": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913",
  "request-id": "r",
  signature: "a".repeat(64),
};
const BODY = { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913", status: "ok", provider: "nordea" };
const response = (change: { status?: number; headers?: Record<string, string>; body?: object; text?: string } = {}) => ({
  status: change.status ?? 201,
  headers: new Headers({ ...HEADERS, ...change.headers }),
  text: change.text ?? JSON.stringify({ ...BODY, ...change.body }),
});

describe("the referee of a response", () => {
  test.each([
    { what: "one that is as described", change: {}, want: [] },
    { what: "an undocumented status", change: { status: 202 }, want: ["the status 202 is not documented"] },
    {
      what: "another media type",
      change: { headers: { "content-type": "text/plain" } },
      want: ["is of the media type text/plain, not application/json"],
    },
    { what: "half a body", change: { text: '{"trans' }, want: ["the body is not application/json"] },
    {
      what: "an unknown status of a refund",
      change: { body: { status: "maybe" } },
      want: [expect.stringContaining("the body/status must be equal to")],
    },
    { what: "an id that is none", change: { body: { transactionId: "1" } }, want: ['the body/transactionId must match format "uuid"'] },
    {
      what: "a header of another type",
      change: { headers: { "checkout-algorithm": "md5" } },
      want: [expect.stringContaining("the header checkout-algorithm")],
    },
  ])("finds in $what: $want", ({ change, want }) => {
    expect(referee.response("refundPayment", response(change))).toEqual(want);
  });

  test("finds an operation that is not there", () => {
    expect(referee.response("payTwice", response())).toEqual(["unknown operation payTwice"]);
  });
});

describe("the referee of an event", () => {
  const merchantUrl = "https://shop.example.com/paid?order=1";
  const url = `${merchantUrl}&${new URLSearchParams({
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-amount": "1525",
    "checkout-stamp": "s",
    "checkout-reference": "r",
    "checkout-transaction-id": BODY.transactionId,
    "checkout-status": "ok",
    "checkout-provider": "nordea",
    signature: "a".repeat(64),
  }).toString()}`;
  const found = (change: (url: URL) => void, method = "GET", text = ""): readonly string[] => {
    const changed = new URL(url);
    change(changed);
    return referee.event("paymentCallback", { method, url: changed, headers: new Headers(), text, merchantUrl });
  };

  test("finds nothing in one that is as described", () => {
    expect(found(() => {})).toEqual([]);
  });

  test("finds what is missing, wrong or too much", () => {
    expect(found(({ searchParams }) => searchParams.delete("checkout-status"))).toEqual(["lacks checkout-status"]);
    expect(found(({ searchParams }) => searchParams.set("checkout-amount", "15.25"))).toContain("checkout-amount must be integer");
    expect(found(({ searchParams }) => searchParams.set("checkout-tip", "1"))).toEqual(["has checkout-tip, which is not documented"]);
    expect(found(() => {}, "POST")).toEqual(["comes with POST, not with GET"]);
    expect(found(() => {}, "GET", "{}")).toEqual(["has a body, and none is documented"]);
  });
});

test("names what to install where Ajv is missing", async () => {
  vi.doMock("ajv/dist/2020.js", () => {
    throw new Error("Cannot find package 'ajv'");
  });
  await expect(startSandbox({ referee: true, port: false })).rejects.toThrow(
    "The referee needs ajv 8, which is not installed: npm install --save-dev ajv",
  );
  vi.doUnmock("ajv/dist/2020.js");
});

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
