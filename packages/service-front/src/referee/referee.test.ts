import { describe, expect, test, vi } from "vitest";
import { descriptionOf } from "../description/description-of.ts";
import { createReferee, faultsIn } from "./referee.ts";

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
    expect(faultsIn(referee.response("refundPayment", response(change)))).toEqual(want);
  });

  test("finds an operation that is not there", () => {
    expect(faultsIn(referee.response("payTwice", response()))).toEqual(["unknown operation payTwice"]);
  });
});

test.each([
  {
    what: "a new field",
    change: { body: { tip: 1 } },
    want: ["field-undocumented", "/components/schemas/RefundResponse/properties", "body/tip"],
  },
  {
    what: "another type",
    change: { body: { provider: 1 } },
    want: ["value", "/components/schemas/RefundResponse/properties/provider/type", "body/provider"],
  },
  {
    what: "another format",
    change: { body: { transactionId: "1" } },
    want: ["format", "/components/schemas/RefundResponse/properties/transactionId/format", "body/transactionId"],
  },
  {
    what: "an undocumented status",
    change: { status: 202 },
    want: ["status-undocumented", "/paths/~1payments~1{transactionId}~1refund/post/responses", "status"],
  },
  {
    what: "an undocumented header",
    change: { headers: { "checkout-tip": "1" } },
    want: ["header", "/paths/~1payments~1{transactionId}~1refund/post/responses/201/headers", "header checkout-tip"],
  },
  {
    what: "a header of another format",
    change: { headers: { "checkout-account": "x" } },
    want: ["header", "/components/headers/checkout-account/schema/type", "header checkout-account"],
  },
  {
    what: "a header of HTTP",
    change: { headers: { "x-powered-by": "1", date: "today", deprecation: "true", sunset: "Sat, 01 Jan 2028 00:00:00 GMT" } },
    want: [],
  },
])("places $what at the keyword and in the message", ({ change, want }) => {
  const found = referee.response("refundPayment", response(change));
  expect(found.flatMap(({ kind, at, place }) => [kind, at, place])).toEqual(want);
  expect(found.every(({ isNote }) => !isNote)).toBe(true);
});

test.each([
  { what: "a new value of a list that may grow", change: { body: { status: "maybe" } }, kind: "enum" },
  {
    what: "a status that only default has",
    change: { status: 418, text: '{"status":"error","message":"m"}' },
    kind: "status-undocumented",
  },
])("makes a note of $what", ({ change, kind }) => {
  expect(referee.response("refundPayment", response(change))).toEqual([expect.objectContaining({ kind, isNote: true })]);
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
    return faultsIn(referee.event("paymentCallback", { method, url: changed, headers: new Headers(), text, merchantUrl }));
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
  await expect(createReferee(descriptionOf("payment"))).rejects.toThrow(
    "The referee needs ajv 8, which is not installed: npm install --save-dev ajv",
  );
  vi.doUnmock("ajv/dist/2020.js");
});
