import { verifyCheckoutSignature, verifyReceipt, verifyRefundNotification } from "@maksu/signing";
import { describe, expect, test } from "vitest";
import {
  addCardCallback,
  addCardRedirect,
  failureRedirect,
  paymentCallback,
  paymentNotification,
  paymentRedirect,
  paymentReport,
  refundCallback,
  refundStatusChanged,
  reportCsv,
  successRedirect,
} from "./index.ts";

const SECRET = "SAIPPUAKAUPPIAS";
const url = "https://shop.example.com/hook?shop=1%2B1&a=b";
const signer = { url, account: 375917, secret: SECRET };

const queryOf = (request: Request): [string, string][] => [...new URL(request.url).searchParams];

describe("events of the Payment API", () => {
  test.each([
    { event: "paymentCallback", request: () => paymentCallback(signer), has: { "checkout-status": "ok", "checkout-amount": "1525" } },
    { event: "paymentRedirect", request: () => paymentRedirect({ ...signer, status: "fail" }), has: { "checkout-status": "fail" } },
    { event: "refundCallback", request: () => refundCallback({ ...signer, amount: 500 }), has: { "checkout-amount": "500" } },
    { event: "sha512", request: () => paymentCallback({ ...signer, algorithm: "sha512" }), has: { "checkout-algorithm": "sha512" } },
    { event: "addCardCallback", request: () => addCardCallback(signer), has: { "checkout-method": "POST", "checkout-status": "ok" } },
    { event: "addCardRedirect", request: () => addCardRedirect({ ...signer, status: "fail" }), has: { "checkout-status": "fail" } },
    {
      event: "further parameters",
      request: () => paymentCallback({ ...signer, more: { "checkout-new": "ä +&" } }),
      has: { "checkout-new": "ä +&" },
    },
  ])("$event is a GET that verifies, and not with a changed value", async ({ request, has }) => {
    const sent = await request();
    const query = queryOf(sent);
    expect([sent.method, sent.url.startsWith("https://shop.example.com/hook?shop=1%2B1&a=b&")]).toEqual(["GET", true]);
    expect(Object.fromEntries(query)).toMatchObject({ ...has, "checkout-account": "375917" });
    expect(await verifyCheckoutSignature({ parameters: query, secret: SECRET })).toBe(true);
    const changed = query.map(([name, value]): [string, string] => [name, name === "checkout-status" ? `${value}x` : value]);
    expect(await verifyCheckoutSignature({ parameters: changed, secret: SECRET })).toBe(false);
  });

  test("paymentRedirect reproduces the published vector", async () => {
    const request = await paymentRedirect({
      ...signer,
      amount: 2964,
      stamp: "15336332710015",
      reference: "192387192837195",
      transactionId: "4b300af6-9a22-11e8-9184-abb6de7fd2d0",
    });
    expect(new Map(queryOf(request)).get("signature")).toBe("b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080");
  });

  test("a payment that was cancelled before a method was chosen has no provider", async () => {
    expect(new Map(queryOf(await paymentCallback({ ...signer, status: "fail", provider: null }))).has("checkout-provider")).toBe(false);
  });

  test("a rejected refund has no transaction ID, a card that was not added no tokenization ID", async () => {
    expect(new Map(queryOf(await refundCallback({ ...signer, transactionId: null }))).has("checkout-transaction-id")).toBe(false);
    expect(new Map(queryOf(await addCardCallback({ ...signer, status: "fail" }))).has("checkout-tokenization-id")).toBe(false);
  });

  test.each([
    { format: "json" as const, type: "application/json" },
    { format: "csv" as const, type: "application/csv" },
  ])("a report as $format is a POST that verifies over the raw body", async ({ format, type }) => {
    const report = await paymentReport({ ...signer, format });
    const body = await report.text();
    expect([report.method, report.headers.get("content-type"), body.length > 0]).toEqual(["POST", type, true]);
    expect(
      await verifyCheckoutSignature({ parameters: report.headers, signature: report.headers.get("signature"), body, secret: SECRET }),
    ).toBe(true);
    const other = `${body} `;
    expect(
      await verifyCheckoutSignature({
        parameters: report.headers,
        signature: report.headers.get("signature"),
        body: other,
        secret: SECRET,
      }),
    ).toBe(false);
  });

  test("a report has the given body", async () => {
    expect(await (await paymentReport({ ...signer, format: "csv", body: "x;y" })).text()).toBe("x;y");
  });
});

test("a report as CSV has names, quotes, decimal commas, absent values, unknown fields", () => {
  const rows = [
    { entryDate: "02-03-2026", created: "09:15", amount: 15.25, description: 'A "red" mug; large', settlementId: "12" },
    { entryDate: "05-03-2026", created: "14:02", amount: -5, later: "x" },
  ];
  expect(reportCsv(rows)).toBe(
    [
      '"Time";"Sum";"Description";"Settlement report";"later"',
      '"02-03-2026 09:15";15,25;"A ""red"" mug; large";12;',
      '"05-03-2026 14:02";-5,00;;;"x"',
      "",
    ].join("\r\n"),
  );
});

describe("the Merchant API's notification", () => {
  test.each([
    { given: {}, newStatus: "completed" },
    { given: { refundToken: "DA2OTA4", oldStatus: "created", newStatus: "settlement linked" }, newStatus: "settlement linked" },
  ])("verifies with the new status $newStatus", async ({ given, newStatus }) => {
    const query = queryOf(await refundStatusChanged({ url, secret: SECRET, ...given }));
    expect(new Map(query).get("newStatus")).toBe(newStatus);
    expect(await verifyRefundNotification({ parameters: query, secret: SECRET })).toBe(true);
    expect(await verifyRefundNotification({ parameters: query, secret: "other" })).toBe(false);
  });
});

describe("the legacy API's receipts", () => {
  const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
  const at = (seconds: number) => ({ url, secret, timestamp: new Date(seconds * 1000) });

  test.each([
    {
      what: "success",
      request: () => successRedirect({ ...at(1_176_557_554), paid: "F4SDGF23FS" }),
      code: "191FAE904A0B9A57CA30A35C715ABAF9",
    },
    {
      what: "notification",
      request: () => paymentNotification({ ...at(1_459_256_594), orderNumber: "1", paid: "840a0b45ee", method: 1 }),
      code: "33BC65BC7C48B66B3BD765A07E910BCE",
    },
    {
      what: "failure",
      request: () => failureRedirect({ ...at(1_459_256_669), orderNumber: "1" }),
      code: "076F5C44FF72EBCE892E9B32FD761597",
    },
  ])("$what: has the published code", async ({ request, code }) => {
    expect(new Map(queryOf(await request())).get("RETURN_AUTHCODE")).toBe(code);
  });

  test("verify as their own form only", async () => {
    const [success, failure] = [queryOf(await successRedirect({ url, secret })), queryOf(await failureRedirect({ url, secret }))];
    expect(await verifyReceipt({ parameters: success, form: "success", secret })).toBe(true);
    expect(await verifyReceipt({ parameters: failure, form: "failure", secret })).toBe(true);
    expect(await verifyReceipt({ parameters: failure, form: "success", secret })).toBe(false);
  });
});
