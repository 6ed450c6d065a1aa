import { expect, test } from "vitest";
import { checker } from "../../test/checker.ts";
import { lineOf } from "../../test/seeds.ts";
import { checkCaptures } from "./check-captures.ts";

const ID = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const PAYMENT = `{"transactionId":"${ID}","status":"ok","amount":"1525","currency":"EUR","reference":"1","stamp":"2","createdAt":"2026-03-02T09:00:00Z"}`;
const ORDER = `{ "stamp": "s-1", "reference": "1", "amount": 100, "currency": "EUR", "language": "FI",
  "items": [{ "unitPrice": 100, "units": 1, "vatPercentage": 24, "productCode": "1" }],
  "customer": { "email": "maija@example.com" },
  "redirectUrls": { "success": "https://shop.example.com/ok", "cancel": "https://shop.example.com/no" }, "tip": 1 }`;
const TIP = lineOf({ api: "payment", line: "PaymentRequest > unevaluatedProperties:" });
const CREATED = `{"transactionId":"${ID}","href":"https://pay.example.com/1"}`;
const LOGGED = `info: request {"method":"POST","url":"/payments","body":${ORDER}}\ninfo: response {"statusCode":201,"body":${CREATED}}`;
const CALLBACK = "checkout-account=123456&checkout-algorithm=sha256&checkout-amount=1525&checkout-stamp=2&checkout-reference=1";

test.each([
  [
    "a curl command, and its response below",
    `accepted ${TIP}`,
    `$ curl -X POST https://service.example.com/payments \\\n  -H 'content-type: application/json' \\\n  -d '${ORDER}'\nResponse:\n{"transactionId":"${ID}","href":"https://pay.example.com/1"}`,
  ],
  ["a body alone", `value ${lineOf({ api: "payment", line: "Payment > amount: > type:" })}`, `We got this:\n${PAYMENT}`],
  [
    "a status that nothing documents",
    `status-undocumented ${lineOf({ api: "payment", line: "paths/payments_{transactionId} > get: > responses:" })}`,
    `AxiosError {\n  config: { url: 'https://service.example.com/payments/${ID}', method: 'get', headers: [Object] },\n  response: { status: 202, headers: {}, data: { status: 'error', message: 'm' } },\n}`,
  ],
  [
    "an unknown code of the only operation with such errors",
    `code-undocumented ${lineOf({ api: "legacy", line: "responses/BadRequest > application/xml: > examples:" })}`,
    "<error><errorCode>invalid-tip</errorCode><errorMessage>m</errorMessage></error>",
  ],
  [
    "a receipt's URL without a field",
    "field-missing",
    "https://shop.example.com/?ORDER_NUMBER=1&PAID=A2A6AF1E64&METHOD=1&RETURN_AUTHCODE=A23556B4BC9E3491606856878EC56FE8",
  ],
  [
    "a JSON request of the legacy interface",
    "value",
    `POST https://service.example.com/api-payment/create\n{"orderNumber":"1","currency":"EUR","price":"1.00","urlSet":{"success":"https://shop.example.com/","failure":"https://shop.example.com/","pending":"","notification":"https://shop.example.com/"}}\nHTTP/1.1 201 Created\n{"orderNumber":"1","token":"${"a".repeat(64)}","url":1}`,
  ],
  ["the body of a logged request", `accepted ${TIP}`, LOGGED],
  ["a body below headers without a version", `accepted ${TIP}`, `POST /payments\nX-Format: json\n\n${ORDER}\n\n201\n${CREATED}`],
  [
    "a body whose name is a header's, too",
    `accepted ${lineOf({ api: "payment", line: "GetTokenRequest > format:" })}`,
    `POST /tokenization/${ID} HTTP/1.1\nContent-Type: application/json\n\n{"checkout-tokenization-id":"x"}\n\n200\n{"token":"t"}`,
  ],
  [
    "a redirect to no URL",
    `header ${lineOf({ api: "payment", line: "paths/tokenization_addcard-form > Location: > format:" })}`,
    "POST /tokenization/addcard-form HTTP/1.1\n\nHTTP/1.1 302 Found\nLocation: /cards/new\nDate: Mon, 02 Mar 2026 09:00:00 GMT\n",
  ],
])("the difference in %s is found, and no other", async (_what, found, text) => {
  const { exchanges, others } = await checkCaptures(text, checker);
  const lines = exchanges.flatMap(({ differences }) => differences.map(({ kind, file, line }) => `${kind} ${file}:${line}`));
  expect([others, lines]).toEqual([[], [expect.stringContaining(found)]]);
});

test("a request without its response breaks nothing: it makes a note", async () => {
  const { exchanges } = await checkCaptures(`POST /payments\n${ORDER}`, checker);
  expect(exchanges.flatMap(({ differences }) => differences.map(({ kind, isNote, line }) => [kind, isNote, line]))).toEqual([
    ["accepted", true, Number(TIP.split(":")[1])],
  ]);
});

test("a path whose escapes are broken is named, and the rest is compared", async () => {
  const { exchanges, others } = await checkCaptures(`GET /payments/%E0%A4%A/x\n\n404\n\nGET /payments/${ID}\n200\n${PAYMENT}`, checker);
  expect([exchanges.length, others.map(({ at }) => at)]).toEqual([1, ["Line 1"]]);
});

test("values that somebody has taken out are no differences", async () => {
  const redacted = PAYMENT.replace(ID, "xxxxxxxx-xxxx").replace('"1525"', '"***"');
  const { exchanges } = await checkCaptures(`GET /payments/***\n200\nResponse: ${redacted}`, checker);
  expect([exchanges.length, exchanges.flatMap(({ differences }) => differences)]).toEqual([1, []]);
});

test.each([
  ["aino@kauppa.fi", "aaaa@aaaaaa.aa"],
  ["kauppa/aino@kauppa.fi", "aaaaaa/aaaa@aaaaaa.aa"],
  ['aino"x@kauppa.fi', 'aaaa"a@aaaaaa.aa'],
  ["aino$&@kauppa.fi", "aaaa$&@aaaaaa.aa"],
])("names, parameters and codes that may be somebody's are shown by their shape: %s", async (own, shape) => {
  const json = JSON.stringify(own);
  const texts = [
    `GET /payments/${ID}\n200\n{${json}:1,${json}:2,${PAYMENT.slice(1)}`,
    `GET /settlements?${encodeURIComponent(own)}=1\n200\n[]`,
    `GET /merchant/v1/refunds/1\n404\n{"error":{"title":${json},"description":"d","workaround":"w"}}`,
  ];
  for (const text of texts) {
    const { exchanges } = await checkCaptures(text, checker);
    const shown = JSON.stringify(exchanges);
    expect(shown.replaceAll("~1", "/").replaceAll(/\\+/g, "")).toContain(shape);
    expect(shown).not.toMatch(/aino|kauppa/);
  }
});

test("what is of no operation is named with its line, and prose is left alone", async () => {
  const { exchanges, others } = await checkCaptures(`Call POST /payments first.\n\nGET /nowhere HTTP/1.1\n\n{"some":"thing"}`, checker);
  expect([exchanges, others.map(({ at }) => at)]).toEqual([[], ["Line 3"]]);
});

test("the signature of each event is verified where a secret is known, and its line is named", async () => {
  const { events } = await checkCaptures(`A callback:\n\nhttps://shop.example.com/?${CALLBACK}&signature=${"a".repeat(64)}\n`, checker);
  expect(events).toEqual([{ at: "Line 3", signature: "not verified: no secret" }]);
});
