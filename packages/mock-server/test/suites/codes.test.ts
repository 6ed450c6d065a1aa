/**
 * Causes every error code of the Merchant API and the legacy API, by an invalid request or by its trigger; the Payment API's statuses
 * likewise.
 */
import { errorCatalogue as legacyCatalogue } from "@maksu/legacy-api";
import { messages, writeXml } from "@maksu/legacy-api/xml";
import { errorCatalogue as merchantCatalogue } from "@maksu/merchant-api";
import { operationTable as paymentOperations } from "@maksu/payment-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Exchange, TRIGGERS } from "@maksu/service-front";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { type Call, callLegacy, callMerchant, callPayment, type MerchantSigner } from "../support/signed-calls.ts";
import {
  address,
  contact,
  detailedOrder,
  order,
  orderDetails,
  payment,
  paymentRefund,
  product,
  refund,
  report,
  tokenPayment,
  urlSet,
} from "@maksu/test-server/hostile";

let mock: MockServer;
let last: Exchange | undefined;
beforeAll(async () => {
  mock = await startMockServer({ onExchange: (exchange) => (last = exchange) });
});
afterAll(() => mock.close());

describe("every Merchant API error code", () => {
  const refundOf = (orderNumber: string, body: unknown = refund): Call => ({
    method: "POST",
    target: `/merchant/v1/payments/${orderNumber}/refunds`,
    body,
  });
  const settlements = (query: string): Call => ({ target: `/merchant/v1/settlements${query}` });
  const cancel = (token: string): Call => ({ method: "DELETE", target: `/merchant/v1/refunds/${token}` });
  const long = "x".repeat(65);

  const cases: { code: keyof typeof merchantCatalogue; what: string; call: Call; signer?: MerchantSigner }[] = [
    { code: "invalid-signature", what: "another secret", call: settlements(""), signer: { secret: "x" } },
    { code: "invalid-signature", what: "another body", call: refundOf("1"), signer: { signedBody: "{}" } },
    { code: "invalid-signature", what: "an unknown merchant", call: settlements(""), signer: { merchantId: "1" } },
    { code: "invalid-api-name", what: "another API name", call: settlements(""), signer: { apiName: "Other" } },
    { code: "merchant-inactive", what: "an inactive merchant", call: settlements(""), signer: { merchantId: "merchant-inactive" } },
    { code: "refunds-not-enabled", what: "a merchant without refunds", call: refundOf("1"), signer: { merchantId: "refunds-not-enabled" } },
    {
      code: "service-unavailable",
      what: "a merchant of a service that is down",
      call: refundOf("1"),
      signer: { merchantId: "service-unavailable" },
    },
    { code: "invalid-json", what: "half a body", call: refundOf("1", '{"rows":') },
    { code: "invalid-json", what: "an empty body", call: { ...refundOf("1"), body: "" } },
    { code: "invalid-json", what: "a list", call: refundOf("1", []) },
    { code: "invalid-json", what: "another media type", call: { ...refundOf("1"), headers: { "content-type": "text/plain" } } },
    { code: "invalid-refund-rows", what: "no rows", call: refundOf("1", {}) },
    { code: "invalid-refund-rows", what: "an empty list", call: refundOf("1", { rows: [] }) },
    { code: "invalid-refund-rows", what: "501 rows", call: refundOf("1", { rows: Array.from({ length: 501 }, () => ({ amount: 1 })) }) },
    { code: "invalid-amount", what: "0", call: refundOf("1", { rows: [{ amount: 0 }] }) },
    { code: "invalid-amount", what: "2000001", call: refundOf("1", { rows: [{ amount: 2_000_001 }] }) },
    { code: "invalid-amount", what: "text", call: refundOf("1", { rows: [{ amount: "1" }] }) },
    { code: "invalid-amount", what: "none", call: refundOf("1", { rows: [{}] }) },
    { code: "invalid-amount", what: "nothing left to refund", call: refundOf("invalid-amount") },
    { code: "invalid-vat-percent", what: "10001", call: refundOf("1", { rows: [{ amount: 1, vatPercent: 10_001 }] }) },
    { code: "invalid-vat-percent", what: "negative", call: refundOf("1", { rows: [{ amount: 1, vatPercent: -1 }] }) },
    { code: "invalid-vat-percent", what: "missing where it must be", call: refundOf("invalid-vat-percent") },
    { code: "invalid-description", what: "2001 characters", call: refundOf("1", { rows: [{ amount: 1, description: "ä".repeat(2001) }] }) },
    { code: "invalid-notify-url", what: "no URL", call: refundOf("1", { ...refund, notifyUrl: "shop" }) },
    { code: "invalid-key", what: "in the request", call: refundOf("1", { ...refund, extra: 1 }) },
    { code: "invalid-key", what: "in a row", call: refundOf("1", { rows: [{ amount: 1, "€": 1 }] }) },
    { code: "missing-email", what: "an S1 payment", call: refundOf("missing-email") },
    { code: "invalid-interface", what: "an old payment", call: refundOf("invalid-interface") },
    { code: "nonunique-payment-identifier", what: "several payments", call: refundOf("nonunique-payment-identifier") },
    { code: "payment-not-found", what: "no payment", call: refundOf("payment-not-found") },
    { code: "payment-not-found", what: "65 characters", call: refundOf(long) },
    { code: "payment-not-found", what: "no order number", call: refundOf("") },
    ...(["interface-type", "method", "status"] as const).map((what) => {
      const code = `payment-${what}-does-not-support-refunding` as const;
      return { code, what, call: refundOf(code) };
    }),
    { code: "refund-not-found", what: "no token", call: cancel("") },
    { code: "refund-not-found", what: "65 characters", call: cancel(long) },
    { code: "refund-not-found", what: "unknown", call: cancel("refund-not-found") },
    { code: "invalid-refund-status", what: "a card refund", call: cancel("invalid-refund-status") },
    { code: "invalid-refund-token", what: "no token", call: { target: "/merchant/v1/refunds/" } },
    { code: "invalid-refund-token", what: "65 characters", call: { target: `/merchant/v1/refunds/${long}` } },
    { code: "invalid-refund-token", what: "unknown", call: { target: "/merchant/v1/refunds/invalid-refund-token" } },
    { code: "invalid-date-format", what: "no dates", call: settlements("") },
    { code: "invalid-date-format", what: "30 February", call: settlements("?fromDate=2026-02-30&toDate=2026-03-01") },
    { code: "invalid-date-format", what: "the later first", call: settlements("?fromDate=2026-02-02&toDate=2026-02-01") },
    { code: "invalid-date-format", what: "twice", call: settlements("?fromDate=2026-02-01&fromDate=2026-02-01&toDate=2026-02-02") },
    { code: "invalid-date-range", what: "two months and a day", call: settlements("?fromDate=2026-01-01&toDate=2026-03-02") },
    { code: "invalid-settlement-id", what: "65 characters", call: { target: `/merchant/v1/settlements/${long}` } },
    { code: "invalid-settlement-id", what: "unknown", call: { target: "/merchant/v1/settlements/invalid-settlement-id" } },
    { code: "invalid-order-number", what: "no order number", call: { target: "/merchant/v1/payments" } },
    { code: "invalid-order-number", what: "65 characters", call: { target: `/merchant/v1/payments?order_number=${long}` } },
    { code: "invalid-order-number", what: "unknown", call: { target: "/merchant/v1/payments?order_number=invalid-order-number" } },
    { code: "invalid-consumer-payment-id", what: "a hyphen", call: { target: "/merchant/v1/payments/1024-1" } },
    { code: "invalid-consumer-payment-id", what: "13 digits", call: { target: "/merchant/v1/payments/1234567890123" } },
    { code: "invalid-consumer-payment-id", what: "unknown", call: { target: "/merchant/v1/payments/404404404404" } },
  ];

  test.each(cases)("$code is caused by $what", async ({ code, call, signer }) => {
    const response = await callMerchant(mock.urls.merchant, call, signer);
    expect([response.status, await response.json()]).toMatchObject([merchantCatalogue[code].status, { error: { title: code } }]);
    expect(last).toMatchObject({ code, status: merchantCatalogue[code].status });
  });

  test("the catalogue is covered", () => {
    expect(new Set(cases.map(({ code }) => code))).toEqual(new Set(Object.keys(merchantCatalogue)));
  });

  test.each([
    { what: "missing-email with an address", call: refundOf("missing-email", { ...refund, email: "maija@example.com" }) },
    { what: "invalid-vat-percent with one", call: refundOf("invalid-vat-percent", { rows: [{ amount: 1, vatPercent: 2550 }] }) },
  ])("is not caused by $what: accepted", async ({ call }) => {
    expect((await callMerchant(mock.urls.merchant, call)).status).toBe(202);
  });
});

describe("every legacy API error code", () => {
  const having = (change: object): object => ({ ...order, ...change });
  const ordering = (change: object): object => ({ ...detailedOrder, orderDetails: { ...orderDetails, ...change } });
  const contacting = (change: object): object => ordering({ contact: { ...contact, ...change } });
  const addressing = (change: object): object => contacting({ address: { ...address, ...change } });
  const selling = (change: object): object => ordering({ products: [{ ...product, ...change }] });
  const returning = (change: object): object => having({ urlSet: { ...urlSet, ...change } });
  const long = (length: number): string => "x".repeat(length);

  const cases: { code: keyof typeof legacyCatalogue; body: object }[] = [
    { code: "invalid-order-number", body: having({ orderNumber: undefined }) },
    { code: "invalid-order-number", body: having({ orderNumber: long(65) }) },
    { code: "invalid-order-number", body: having({ orderNumber: "1042|1|X" }) },
    { code: "invalid-order-number", body: having({ orderNumber: "1042\n" }) },
    { code: "invalid-reference-number", body: having({ referenceNumber: "1234560" }) },
    { code: "invalid-reference-number-used", body: having({ referenceNumber: "4093" }) },
    { code: "invalid-description", body: having({ description: long(65_001) }) },
    { code: "invalid-url-set", body: having({ urlSet: undefined }) },
    { code: "invalid-url-success", body: returning({ success: "shop" }) },
    { code: "invalid-url-failure", body: returning({ failure: undefined }) },
    { code: "invalid-url-pending", body: returning({ pending: "shop" }) },
    { code: "invalid-url-notification", body: returning({ notification: `https://a.example.com/${long(2048)}` }) },
    { code: "invalid-currency", body: having({ currency: "SEK" }) },
    { code: "invalid-locale", body: having({ locale: "de_DE" }) },
    { code: "missing-order-details-and-price", body: having({ price: undefined }) },
    { code: "order-details-and-price-defined", body: having({ orderDetails }) },
    { code: "invalid-vat-mode", body: ordering({ includeVat: "2" }) },
    { code: "invalid-contact", body: ordering({ contact: undefined }) },
    { code: "invalid-contact-telephone", body: contacting({ telephone: long(65) }) },
    { code: "invalid-contact-mobile", body: contacting({ mobile: long(65) }) },
    { code: "invalid-contact-first-name", body: contacting({ firstName: undefined }) },
    { code: "invalid-contact-last-name", body: contacting({ lastName: long(65) }) },
    { code: "invalid-contact-company-name", body: contacting({ companyName: long(129) }) },
    { code: "invalid-contact-email", body: contacting({ email: "maija" }) },
    { code: "invalid-contact-address", body: contacting({ address: undefined }) },
    { code: "invalid-contact-address", body: addressing({ street: undefined }) },
    { code: "invalid-contact-postal-code", body: addressing({ postalCode: long(17) }) },
    { code: "invalid-contact-postal-office", body: addressing({ postalOffice: undefined }) },
    { code: "invalid-contact-country", body: addressing({ country: "fi" }) },
    { code: "invalid-products", body: ordering({ products: undefined }) },
    { code: "invalid-products-amount", body: ordering({ products: Array.from({ length: 501 }, () => product) }) },
    { code: "invalid-product-title", body: selling({ title: undefined }) },
    { code: "invalid-product-code", body: selling({ code: long(17) }) },
    { code: "invalid-product-amount", body: selling({ amount: "one" }) },
    { code: "invalid-product-price", body: selling({ price: undefined }) },
    { code: "invalid-product-vat", body: selling({ vat: "12345678901" }) },
    { code: "invalid-product-discount", body: selling({ discount: "101" }) },
    { code: "invalid-product-type", body: selling({ type: "4" }) },
    { code: "invalid-product-amount", body: selling({ amount: "1e+1000000000" }) },
    { code: "invalid-product-price", body: selling({ price: "1e+1000000000" }) },
    { code: "invalid-product-vat", body: selling({ vat: "1e-1000000000" }) },
    { code: "invalid-product-discount", body: selling({ discount: "1e+1000000000" }) },
    { code: "invalid-product-price", body: selling({ price: "9".repeat(1_000_000) }) },
    { code: "invalid-price", body: having({ price: "0.64" }) },
    { code: "invalid-total-price", body: selling({ price: "0.50", vat: "0" }) },
  ];

  test.each(cases)("$code is sent as JSON and as XML", async ({ code, body }) => {
    const json = await callLegacy(mock.urls.legacy, { body });
    expect([json.status, await json.json()]).toMatchObject([400, { errorCode: code }]);
    expect(last).toMatchObject({ code, status: 400 });
    const xml = await callLegacy(mock.urls.legacy, {
      body: writeXml(JSON.parse(JSON.stringify(body)), messages.createPaymentRequest),
      headers: { "content-type": "application/xml" },
    });
    expect([xml.status, await xml.text()]).toEqual([400, expect.stringContaining(`<error><errorCode>${code}</errorCode>`)]);
  });

  const utf8 = { "content-type": "application/xml; charset=utf-8" };
  const reading: { code: keyof typeof legacyCatalogue; what: string; type: string | undefined; body: string; inXml: boolean }[] = [
    { code: "invalid-data-json", what: "half a body", type: "application/json", body: "{", inXml: false },
    { code: "invalid-data-json", what: "no body", type: "application/json", body: "", inXml: false },
    {
      code: "invalid-data-json",
      what: "a byte order mark",
      type: "application/json",
      body: `\uFEFF${JSON.stringify(order)}`,
      inXml: false,
    },
    { code: "invalid-data-xml", what: "half a body", type: "application/xml", body: "<payment>", inXml: true },
    {
      code: "invalid-data-xml",
      what: "a document type",
      type: "application/xml",
      body: '<!DOCTYPE p [<!ENTITY a "b">]><payment/>',
      inXml: true,
    },
    { code: "invalid-data-xml", what: "an entity of one's own", type: "application/xml", body: "<payment>&a;</payment>", inXml: true },
    { code: "invalid-data-xml", what: "JSON", type: utf8["content-type"], body: JSON.stringify(order), inXml: true },
    {
      code: "invalid-data-xml",
      what: "10,000 levels",
      type: "application/xml",
      body: `<payment>${"<a>".repeat(10_000)}${"</a>".repeat(10_000)}</payment>`,
      inXml: true,
    },
    { code: "invalid-content-type", what: "another type", type: "text/xml", body: "<payment/>", inXml: true },
    { code: "invalid-content-type", what: "garbage", type: ";;", body: "{}", inXml: true },
  ];

  test.each(reading)("$code is caused by $what", async ({ code, type, body, inXml }) => {
    const response = await callLegacy(mock.urls.legacy, { body, headers: { "content-type": type ?? "" } });
    const text = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([400, inXml ? "application/xml" : "application/json"]);
    expect(text).toContain(inXml ? `<errorCode>${code}</errorCode>` : `"errorCode":"${code}"`);
  });

  /** An element, where each of the fields has text. */
  const element = { a: "1" };
  const inText: { code: keyof typeof legacyCatalogue; body: object }[] = [
    { code: "invalid-order-number", body: having({ orderNumber: element }) },
    { code: "invalid-reference-number", body: having({ referenceNumber: element }) },
    { code: "invalid-description", body: having({ description: element }) },
    { code: "invalid-currency", body: having({ currency: element }) },
    { code: "invalid-locale", body: having({ locale: element }) },
    { code: "invalid-price", body: having({ price: element }) },
    { code: "invalid-url-success", body: returning({ success: element }) },
    { code: "invalid-url-failure", body: returning({ failure: element }) },
    { code: "invalid-url-pending", body: returning({ pending: element }) },
    { code: "invalid-url-notification", body: returning({ notification: element }) },
    { code: "invalid-vat-mode", body: ordering({ includeVat: element }) },
    { code: "invalid-contact-first-name", body: contacting({ firstName: element }) },
    { code: "invalid-contact-last-name", body: contacting({ lastName: element }) },
    { code: "invalid-contact-company-name", body: contacting({ companyName: element }) },
    { code: "invalid-contact-email", body: contacting({ email: element }) },
    { code: "invalid-contact-telephone", body: contacting({ telephone: element }) },
    { code: "invalid-contact-mobile", body: contacting({ mobile: element }) },
    { code: "invalid-contact-address", body: addressing({ street: element }) },
    { code: "invalid-contact-postal-code", body: addressing({ postalCode: element }) },
    { code: "invalid-contact-postal-office", body: addressing({ postalOffice: element }) },
    { code: "invalid-contact-country", body: addressing({ country: element }) },
    { code: "invalid-product-title", body: selling({ title: element }) },
    { code: "invalid-product-code", body: selling({ code: element }) },
    { code: "invalid-product-amount", body: selling({ amount: element }) },
    { code: "invalid-product-price", body: selling({ price: element }) },
    { code: "invalid-product-vat", body: selling({ vat: element }) },
    { code: "invalid-product-discount", body: selling({ discount: element }) },
    { code: "invalid-product-type", body: selling({ type: element }) },
  ];

  test.each(inText)("$code is caused by an element in the text of the field", async ({ code, body }) => {
    const xml = writeXml(JSON.parse(JSON.stringify(body)), messages.createPaymentRequest);
    expect(xml).toContain("<a>1</a>");
    const response = await callLegacy(mock.urls.legacy, { body: xml, headers: { "content-type": "application/xml" } });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining(`<errorCode>${code}</errorCode>`)]);
  });

  test("every field that has text in XML is tried with an element", () => {
    const namesIn = (text: string, fields: RegExp): readonly string[] =>
      Array.from(text.matchAll(fields), ([, name = ""]) => name).toSorted();
    const described = namesIn(JSON.stringify(messages.createPaymentRequest.shape), /"(\w+)":"text"/g);
    expect(inText.flatMap(({ body }) => namesIn(JSON.stringify(body), /"(\w+)":\{"a":"1"\}/g)).toSorted()).toEqual(described);
  });

  test("invalid-total-price has both figures in the reason", async () => {
    await callLegacy(mock.urls.legacy, { body: selling({ price: "0.50", vat: "0" }) });
    expect(last?.reason).toBe("body/orderDetails the products add up to 0.5 with VAT, which is less than 0.65");
  });

  test("the catalogue is covered", () => {
    expect(new Set([...cases, ...reading].map(({ code }) => code))).toEqual(new Set(Object.keys(legacyCatalogue)));
  });
});

describe("Payment API errors", () => {
  /** A valid request for each operation that has a trigger. */
  const bodies: Readonly<Record<string, object>> = {
    createPayment: payment,
    payAndAddCard: { ...payment, callbackUrls: { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" } },
    refundPayment: paymentRefund,
    refundPaymentByEmail: { ...paymentRefund, email: "maija@example.com" },
    createMitCharge: tokenPayment,
    createMitAuthorizationHold: tokenPayment,
    createCitCharge: tokenPayment,
    createCitAuthorizationHold: tokenPayment,
    commitAuthorizationHold: tokenPayment,
    requestPaymentReport: report,
    requestPaymentReportBySettlementId: report,
  };
  const statuses: Readonly<Record<string, number>> = {
    "transaction-not-found": 404,
    "settlement-not-found": 404,
    "hold-not-found": 404,
    "refund-not-supported": 422,
    "email-refund-not-supported": 422,
    "cards-not-enabled": 403,
    "american-express-not-enabled": 403,
    "step-up-required": 403,
  };
  const rows = TRIGGERS.filter(({ api }) => api === "payment").flatMap((trigger) =>
    trigger.operations.map((operationId) => ({ ...trigger, operationId })),
  );

  test.each(rows)("$operationId with $name $value responds with $example", async ({ operationId, in: place, name, value, example }) => {
    const entry = Object.entries(paymentOperations).find(([id]) => id === operationId)?.[1];
    if (!entry) throw new Error(`no ${operationId}`);
    const path = entry.path.replaceAll(/\{([^}]+)\}/g, (_all, parameter: string) =>
      place === "path" && parameter === name ? value : crypto.randomUUID(),
    );
    const target = path + (place === "query" ? `?${name}=${value}` : "");
    const own = operationId === "getToken" ? { "checkout-tokenization-id": value } : bodies[operationId];
    const body = own && { ...own, ...(place === "body" && { [name]: name === "submerchant" ? Number(value) : value }) };
    const headers = place === "header" ? { [name]: value } : {};
    const response = await callPayment(mock.urls.payment, { method: entry.method, target, headers, ...(body && { body }) });
    expect(response.status).toBe(statuses[example] ?? 400);
    expect(response.headers.has("signature")).toBe(true);
    expect(await response.json()).toMatchObject(
      example === "step-up-required" ? { threeDSecureUrl: expect.any(String) } : { status: "error" },
    );
    expect(last).toMatchObject({ status: response.status, reason: expect.stringContaining(example) });
    expect(last?.code).toBeUndefined();
  });

  test.each([
    { what: "malformed JSON", body: "{" },
    { what: "no body", body: "" },
    { what: "another media type", body: JSON.stringify(payment), type: "text/plain" },
    { what: "a text for a number", body: { ...payment, amount: "100" } },
  ])("respond with 400 to $what", async ({ body, type = "application/json" }) => {
    const response = await callPayment(mock.urls.payment, { method: "POST", target: "/payments", body, headers: { "content-type": type } });
    expect([response.status, await response.json()]).toMatchObject([400, { status: "error", message: expect.any(String) }]);
  });

  test("respond with 400 to an amount that is not the sum of the items, with both numbers", async () => {
    const response = await callPayment(mock.urls.payment, { method: "POST", target: "/payments", body: { ...payment, amount: 101 } });
    expect([response.status, await response.json()]).toMatchObject([400, { meta: ["body `amount` is 101, but the items add up to 100"] }]);
  });

  test.each([
    { operationId: "createPayment", target: "/payments", body: { ...payment, stamp: "s\ncheckout-status:ok" } },
    { operationId: "createPayment", target: "/payments", body: { ...payment, reference: "r\u0000" } },
    { operationId: "createMitCharge", target: "/payments/token/mit/charge", body: { ...tokenPayment, reference: "r\r" } },
    { operationId: "refundPayment", target: `/payments/${crypto.randomUUID()}/refund`, body: { ...paymentRefund, refundStamp: "s\n" } },
    {
      operationId: "refundPaymentByEmail",
      target: `/payments/${crypto.randomUUID()}/refund/email`,
      body: { ...paymentRefund, email: "maija@example.com", refundReference: "r\u007f" },
    },
  ])("respond with 400 to $operationId with a control character in a value that events repeat", async ({ target, body }) => {
    const response = await callPayment(mock.urls.payment, { method: "POST", target, body });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { status: "error", meta: [expect.stringContaining("must have no control characters")] },
    ]);
  });

  test.each([
    { api: "payment", target: "/nothing", method: "GET", status: 404, allow: null },
    { api: "payment", target: "/payments", method: "DELETE", status: 405, allow: "POST" },
    { api: "merchant", target: "/merchant/v2/refunds/x", method: "GET", status: 404, allow: null },
    { api: "merchant", target: "/merchant/v1/refunds/x", method: "PUT", status: 405, allow: "GET, DELETE" },
    { api: "legacy", target: "/api-payment/create", method: "GET", status: 405, allow: "POST" },
    { api: "legacy", target: "/", method: "GET", status: 404, allow: null },
  ] as const)("$api responds to $method $target with $status", async ({ api, target, method, status, allow }) => {
    const response = await fetch(mock.urls[api] + target, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([status, allow]);
    expect((await response.text()).length).toBeGreaterThan(0);
  });
});

describe("bytes that are not UTF-8", () => {
  const bad = Buffer.concat([Buffer.from('{"rows":[{"amount":1,"description":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}]}')]);

  test("get invalid-data-json from the legacy API", async () => {
    const authorization = `Basic ${btoa("13466:6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ")}`;
    const headers = { authorization, "content-type": "application/json", "x-service-api-version": "1" };
    const response = await fetch(`${mock.urls.legacy}/api-payment/create`, { method: "POST", headers, body: bad });
    expect([response.status, await response.json()]).toMatchObject([400, { errorCode: "invalid-data-json" }]);
  });
});
