/** Undocumented forms that real clients send: accepted by request, and explained where they are rejected. */
import { API_NAMES, TOLERANCE_NAMES, type ToleranceName, TOLERANCES } from "@maksu/service-front";
import type { Tolerance } from "@maksu/openapi-runtime";
import { basicAuthorization } from "@maksu/signing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Exchange } from "@maksu/service-front";
import { type MockServer, startMockServer } from "../../src/mock-server.ts";
import { callLegacyApi, callMerchantApi, callPaymentApi, postCardForm } from "../support/independent-calls.ts";
import { MERCHANT_SECRET } from "../support/signed-calls.ts";
import { order, payment, paymentRefund, refund, tokenPayment } from "@maksu/test-server/hostile";

const ID = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const JSON_TYPE = { "content-type": "application/json" };

type Urls = MockServer["urls"];
interface Form {
  readonly tolerance: ToleranceName;
  readonly what: string;
  readonly send: (urls: Urls) => Promise<Response>;
  readonly accepted: number;
  readonly rejected: number;
  /** The reason of the rejection, after the tolerance. */
  readonly reason: string;
  readonly code?: string;
}

const { items: _items, ...withoutItems } = payment;
const createPayment = (urls: Urls, body: object): Promise<Response> =>
  callPaymentApi(urls.payment, { method: "POST", target: "/payments", body: JSON.stringify(body) });
const getToken = (urls: Urls, body: string | undefined, headers: Readonly<Record<string, string>>): Promise<Response> => {
  const call = { method: "POST", target: `/tokenization/${ID}`, ...(body !== undefined && { body }), headers };
  return callPaymentApi(urls.payment, call, { "checkout-tokenization-id": ID });
};
const createRefund = (urls: Urls, body: object, headers = JSON_TYPE as Readonly<Record<string, string>>): Promise<Response> => {
  const target = "/merchant/v1/payments/1/refunds";
  return callMerchantApi(urls.merchant, { method: "POST", target, body: JSON.stringify(body), headers });
};
const atColon = (call: { method?: string; target: string }) => (urls: Urls) =>
  callMerchantApi(urls.merchant, call, { timestamp: "2026-11-21T12:00:00+02:00" });
const emptyReference = JSON.stringify({ ...order, referenceNumber: "" });
const { success, failure, notification } = order.urlSet;
const XML = `<payment><orderNumber>1</orderNumber><referenceNumber></referenceNumber><currency>EUR</currency><price>10.00</price><urlSet><success>${success}</success><failure>${failure}</failure><notification>${notification}</notification></urlSet></payment>`;

const colon = {
  tolerance: "timestamp-with-colon",
  rejected: 403,
  reason: "header/timestamp must be a time with an offset",
  code: "invalid-signature",
} as const;
const token = { tolerance: "get-token-body-absent", accepted: 200, rejected: 400 } as const;
const reference = {
  tolerance: "reference-number-empty",
  accepted: 201,
  rejected: 400,
  reason: "body/referenceNumber",
  code: "invalid-reference-number",
} as const;

const stamped = (timestamp: string): Pick<Form, "send"> => ({
  send: (urls) => callPaymentApi(urls.payment, { target: "/settlements" }, { "checkout-timestamp": timestamp }),
});
const zone = {
  tolerance: "timestamp-without-zone",
  accepted: 200,
  rejected: 400,
  reason: "header/checkout-timestamp must match format",
} as const;
const commit = (urls: Urls, target: string, body: object): Promise<Response> =>
  callPaymentApi(urls.payment, { method: "POST", target, body: JSON.stringify(body) }, { "checkout-transaction-id": ID });

const FORMS: readonly Form[] = [
  { ...zone, what: "no zone", ...stamped("2026-11-21T12:00:00.123") },
  { ...zone, what: "a space and nanoseconds", ...stamped("2026-11-21 12:00:00.123456789") },
  { ...zone, tolerance: "timestamp-with-space", what: "a space and a zone", ...stamped("2026-11-21 12:00:00+02:00") },
  {
    tolerance: "content-type-absent",
    what: "a payment without Content-Type",
    send: (urls) => callPaymentApi(urls.payment, { method: "POST", target: "/payments", body: JSON.stringify(payment), headers: {} }),
    accepted: 201,
    rejected: 400,
    reason: "Content-Type must be application/json",
  },
  {
    tolerance: "commit-path-with-slash",
    what: "a commit",
    send: (urls) => commit(urls, `/payments/${ID}/token/commit/`, tokenPayment),
    accepted: 201,
    rejected: 404,
    reason: "no operation has this path",
  },
  {
    tolerance: "token-payment-groups",
    what: "a charge",
    send: (urls) =>
      callPaymentApi(urls.payment, {
        method: "POST",
        target: "/payments/token/mit/charge",
        body: JSON.stringify({ ...tokenPayment, groups: ["bank"] }),
      }),
    accepted: 201,
    rejected: 400,
    reason: "body/groups",
  },
  {
    tolerance: "provider-details",
    what: "a payment with details of providers",
    send: (urls) => createPayment(urls, { ...payment, providerDetails: { nordea: "business" } }),
    accepted: 201,
    rejected: 400,
    reason: "body/providerDetails",
  },
  {
    tolerance: "items-absent",
    what: "a payment without items",
    send: (urls) => createPayment(urls, withoutItems),
    accepted: 201,
    rejected: 400,
    reason: "body/items is missing",
  },
  {
    tolerance: "refund-email-empty",
    what: "a refund with an empty email",
    send: (urls) =>
      callPaymentApi(
        urls.payment,
        { method: "POST", target: `/payments/${ID}/refund`, body: JSON.stringify({ ...paymentRefund, email: "" }) },
        { "checkout-transaction-id": ID },
      ),
    accepted: 201,
    rejected: 400,
    reason: "body/email must match format",
  },
  { ...token, what: "no body", send: (urls) => getToken(urls, undefined, {}), reason: "Content-Type must be application/json" },
  { ...token, what: "no body, with a type", send: (urls) => getToken(urls, undefined, JSON_TYPE), reason: "body is missing" },
  { ...token, what: "{}", send: (urls) => getToken(urls, "{}", JSON_TYPE), reason: "body/checkout-tokenization-id is missing" },
  { ...token, what: "null", send: (urls) => getToken(urls, "null", JSON_TYPE), reason: "body must be object" },
  {
    tolerance: "card-form-content-type-absent",
    what: "a card form without Content-Type",
    send: (urls) => postCardForm(urls.payment, {}),
    accepted: 302,
    rejected: 400,
    reason: "Content-Type must be application/json",
  },
  { ...colon, what: "getPayment", send: atColon({ target: "/merchant/v1/payments/402" }), accepted: 200 },
  { ...colon, what: "getRefund", send: atColon({ target: "/merchant/v1/refunds/x" }), accepted: 200 },
  { ...colon, what: "cancelRefund", send: atColon({ method: "DELETE", target: "/merchant/v1/refunds/x" }), accepted: 204 },
  { ...colon, what: "getSettlement", send: atColon({ target: "/merchant/v1/settlements/1" }), accepted: 200 },
  {
    ...colon,
    what: "listSettlements",
    send: atColon({ target: "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31" }),
    accepted: 200,
  },
  {
    tolerance: "notify-url-null",
    what: "a refund with notifyUrl null",
    send: (urls) => createRefund(urls, { ...refund, notifyUrl: null }),
    accepted: 202,
    rejected: 400,
    reason: "body/notifyUrl must be string",
    code: "invalid-notify-url",
  },
  { ...reference, what: "JSON", send: (urls) => callLegacyApi(urls.legacy, { body: emptyReference }) },
  { ...reference, what: "XML", send: (urls) => callLegacyApi(urls.legacy, { body: XML, headers: { "content-type": "application/xml" } }) },
];

let strict: MockServer;
let tolerant: MockServer;
let exchanges: Exchange[] = [];
const onExchange = (exchange: Exchange): void => void exchanges.push(exchange);
beforeAll(async () => {
  [strict, tolerant] = await Promise.all([startMockServer({ onExchange }), startMockServer({ onExchange, tolerances: true })]);
});
afterAll(() => Promise.all([strict.close(), tolerant.close()]));
afterEach(() => void (exchanges = []));

test("every tolerance has a form in the table", () => {
  // The sandbox alone knows payments and the sub-merchants of aggregates; here every order number and merchant is right.
  const isStateless = ({ forms = [] }: Tolerance): boolean => !forms.some((form) => form === "payment-id" || form === "other-merchant");
  const stateless = API_NAMES.flatMap((api) => TOLERANCES[api].filter(isStateless).map(({ name }) => name));
  expect([...new Set(FORMS.map(({ tolerance }) => tolerance))].toSorted()).toEqual(stateless.toSorted());
});

describe.each(FORMS)("$tolerance, $what", ({ tolerance, send, accepted, rejected, reason, code }) => {
  test(`is rejected by default with ${rejected}, and the reason names the tolerance first`, async () => {
    expect((await send(strict.urls)).status).toBe(rejected);
    expect(exchanges[0]?.reason).toMatch(new RegExp(`^.* not documented; the tolerance ${tolerance} accepts it: ${reason}`));
    expect(exchanges[0]?.code).toBe(code);
    expect(exchanges[0]).not.toHaveProperty("tolerated");
  });

  test(`is accepted with tolerances: true as ${accepted}, and reported`, async () => {
    expect((await send(tolerant.urls)).status).toBe(accepted);
    expect(exchanges[0]).toMatchObject({ status: accepted, tolerated: [tolerance] });
    expect(exchanges[0]).not.toHaveProperty("reason");
  });

  test("is accepted under its name alone, and rejected under all others", async () => {
    const others = TOLERANCE_NAMES.filter((name) => name !== tolerance);
    const apis = API_NAMES.filter((api) => TOLERANCES[api].some(({ name }) => name === tolerance));
    await using named = await startMockServer({ apis, tolerances: [tolerance] });
    await using rest = await startMockServer({ apis, tolerances: others });
    expect([(await send(named.urls)).status, (await send(rest.urls)).status]).toEqual([accepted, rejected]);
  });
});

describe("a tolerance", () => {
  test("leaves documented requests alone", async () => {
    expect((await createPayment(tolerant.urls, payment)).status).toBe(201);
    expect(exchanges[0]).not.toHaveProperty("tolerated");
  });

  test("is not named for a rejection that it would not prevent", async () => {
    await createPayment(strict.urls, { ...payment, currency: "SEK" });
    await createRefund(strict.urls, { ...refund, notifyUrl: "" });
    expect(exchanges.map(({ reason }) => reason?.includes("tolerance"))).toEqual([false, false]);
  });

  test("of a JSON form is not named for another form without Content-Type", async () => {
    const send = (urls: Urls) => postCardForm(urls.payment, {}, (fields) => new URLSearchParams(fields).toString());
    expect([(await send(strict.urls)).status, (await send(tolerant.urls)).status]).toEqual([400, 400]);
    expect(exchanges.map(({ reason, tolerated }) => [reason?.includes("tolerance"), tolerated])).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
  });

  test("is reported with the rejection of something else", async () => {
    expect((await createPayment(tolerant.urls, { ...withoutItems, currency: "SEK" })).status).toBe(400);
    expect(exchanges[0]).toMatchObject({ tolerated: ["items-absent"], reason: expect.stringContaining("body/currency") });
  });

  test("does not make another merchant's signature valid", async () => {
    const call = { target: "/merchant/v1/refunds/x", headers: { timestamp: "2026-11-21T12:00:00+02:00" } };
    expect((await callMerchantApi(tolerant.urls.merchant, call)).status).toBe(403);
    expect(exchanges[0]?.reason).toMatch(/^the signature does not match/);
  });

  test("applies without authentication, too", async () => {
    await using open = await startMockServer({ apis: ["payment"], auth: false, tolerances: true });
    const init = { method: "POST", headers: JSON_TYPE, body: JSON.stringify(withoutItems) };
    expect((await fetch(`${open.urls.payment}/payments`, init)).status).toBe(201);
  });

  test("is checked for freshness as it came", async () => {
    await using fresh = await startMockServer({ apis: ["merchant"], tolerances: true, timestampToleranceSeconds: 60 });
    const at = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, "+00:00");
    const statuses = [0, 120_000].map(async (ago) => {
      const call = { target: "/merchant/v1/refunds/x" };
      return (await callMerchantApi(fresh.urls.merchant, call, { timestamp: at(Date.now() - ago) })).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 403]);
  });
});

describe("the profile paytrail", () => {
  const call = { target: "/merchant/v1/refunds/x" };
  const asPaytrail = { timestamp: "2026-11-21T12:00:00+02:00", apiName: "PaytrailMerchantAPI" };

  test("accepts all tolerances, unless the option says otherwise", async () => {
    await using all = await startMockServer({ apis: ["merchant"], profile: "paytrail" });
    await using none = await startMockServer({ apis: ["merchant"], profile: "paytrail", tolerances: false });
    await using some = await startMockServer({ apis: ["merchant"], profile: "paytrail", tolerances: ["notify-url-null"] });
    const statuses = [all, none, some].map(async ({ urls }) => (await callMerchantApi(urls.merchant, call, asPaytrail)).status);
    expect(await Promise.all(statuses)).toEqual([200, 403, 403]);
  });

  test("names its own API in the example of a wrong one, and the log says how to get the same name on both sides", async () => {
    await using own = await startMockServer({
      apis: ["merchant"],
      profile: "paytrail",
      onExchange: (exchange) => exchanges.push(exchange),
    });
    const response = await callMerchantApi(own.urls.merchant, call, { apiName: "ServiceMerchantAPI" });
    expect(await response.json()).toMatchObject({
      error: { title: "invalid-api-name", workaround: "Write PaytrailMerchantAPI before the merchant id." },
    });
    await callMerchantApi(strict.urls.merchant, call, { apiName: "PaytrailMerchantAPI" });
    await callMerchantApi(strict.urls.merchant, call, { apiName: "Other" });
    expect(exchanges.map(({ reason }) => reason)).toEqual([
      "the API name in Authorization is not PaytrailMerchantAPI: spread `paytrail` into the client's settings",
      "the API name in Authorization is not ServiceMerchantAPI: start the mock with --profile paytrail",
      "the API name in Authorization is not ServiceMerchantAPI",
    ]);
  });

  test("has a hint for the version header of the legacy interface", async () => {
    await using own = await startMockServer({ apis: ["legacy"], profile: "paytrail", onExchange: (exchange) => exchanges.push(exchange) });
    const authorization = await basicAuthorization({ merchantId: "13466", secret: MERCHANT_SECRET });
    const post = (url: string, headers: Record<string, string>) =>
      fetch(`${url}/api-payment/create`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization, ...headers },
        body: JSON.stringify(order),
      });
    await post(own.urls.legacy, { "X-Service-Api-Version": "1" });
    await post(strict.urls.legacy, { "X-Verkkomaksut-Api-Version": "1" });
    await post(strict.urls.legacy, {});
    expect(exchanges.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^header\/x-verkkomaksut-api-version .*: spread `paytrail` into the client's settings$/),
      expect.stringMatching(/^header\/x-service-api-version .*: start the mock with --profile paytrail$/),
      expect.not.stringContaining("paytrail"),
    ]);
  });
});

test("the Merchant API takes JSON without a Content-Type by default, and no other type", async () => {
  expect((await createRefund(strict.urls, refund, {})).status).toBe(202);
  expect((await createRefund(strict.urls, refund, { "content-type": "text/plain" })).status).toBe(400);
  expect(exchanges.map(({ tolerated }) => tolerated)).toEqual([undefined, undefined]);
});

describe("a server with all tolerances still rejects", () => {
  const rejected: readonly (readonly [what: string, send: (urls: Urls) => Promise<Response>])[] = [
    ...[{}, []].map((email) => {
      const call = { method: "POST", target: `/payments/${ID}/refund`, body: JSON.stringify({ ...paymentRefund, email }) };
      return [
        `a refund with the email ${JSON.stringify(email)}`,
        (urls: Urls) => callPaymentApi(urls.payment, call, { "checkout-transaction-id": ID }),
      ] as const;
    }),
    ...["[]", '""'].map((body) => [`getToken with the body ${body}`, (urls: Urls) => getToken(urls, body, JSON_TYPE)] as const),
  ];

  test.each(rejected)("%s", async (_what, send) => {
    await using mock = await startMockServer({ tolerances: true });
    expect((await send(mock.urls)).status).toBe(400);
  });
});
