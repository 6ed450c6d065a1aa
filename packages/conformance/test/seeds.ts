/** Differences that a hop puts into responses of the mock server, each with the line that is to be named. */
import { readFileSync } from "node:fs";
import type { ApiName } from "@maksu/service-front";
import type { DifferenceKind } from "../src/check/difference.ts";
import type { TextResponse } from "./tampering.ts";

/** A difference. */
export interface Seed {
  readonly what: string;
  readonly api: ApiName;
  readonly operationId: string;
  /** What the name of a request in the plan begins with. @defaultValue the first */
  readonly request?: string;
  readonly change: (response: TextResponse) => Partial<TextResponse>;
  readonly kind: DifferenceKind;
  /** Below `specs/<api>-api`. */
  readonly file: string;
  /** Texts of lines, each after the one before: the last is the line to be named. */
  readonly find: readonly string[];
  /** Whether the signature itself is what is wrong: the hop does not sign again. */
  readonly ofSignature?: true;
  readonly isNote?: true;
  /** What else is found, where one change is two differences. */
  readonly also?: Pick<Seed, "kind" | "find">;
}

/** The line that a seed is to be named at. */
export function lineOf({ api, file, find }: Pick<Seed, "api" | "file" | "find">): string {
  const name = `specs/${api}-api/${file}`;
  const lines = readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8").split("\n");
  let line = 0;
  for (const text of find) {
    const index = lines.findIndex((each, at) => at >= line && each.trim().startsWith(text));
    if (index < 0) throw new Error(`${name} has no ${text}`);
    line = index + 1;
  }
  return `${name}:${line}`;
}

type Path = readonly (string | number)[];

/** Changes a value of a JSON body; undefined removes it. */
export const edit =
  (path: Path, value: unknown) =>
  ({ body }: TextResponse): Partial<TextResponse> => {
    const whole = JSON.parse(body) as Record<string | number, unknown>;
    let around = whole;
    for (const key of path.slice(0, -1)) around = around[key] as typeof whole;
    const last = path.at(-1) ?? "";
    if (value === undefined) delete around[last];
    else around[last] = value;
    return { body: JSON.stringify(whole) };
  };

const renamed =
  (from: string, to: string) =>
  ({ body }: TextResponse): Partial<TextResponse> => ({ body: body.replace(`"${from}":`, `"${to}":`) });

const header =
  (name: string, value: string | undefined) =>
  ({ headers }: TextResponse): Partial<TextResponse> => {
    const { [name]: _replaced, ...others } = headers;
    return { headers: value === undefined ? others : { ...others, [name]: value } };
  };

const status = (code: number) => (): Partial<TextResponse> => ({ status: code });
const json =
  (code: number, body: unknown) =>
  ({ headers }: TextResponse): Partial<TextResponse> => ({
    status: code,
    body: JSON.stringify(body),
    headers: { ...headers, "content-type": "application/json" },
  });

const xml =
  (code: number, body: string) =>
  ({ headers }: TextResponse): Partial<TextResponse> => ({
    status: code,
    body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
    headers: { ...headers, "content-type": "application/xml" },
  });

const IN_XML = "total-only as application/xml";
const LEGACY_PATH = "paths/api-payment_create.yaml";
const schema = (name: string): string => `components/schemas/${name}.yaml`;
const PAID = { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913", href: "https://pay.example.com/pay/1" };
const INVALID = {
  status: "error",
  message: "Request payload schema validation failed. Validate request against the provided schema.",
  meta: ["amount is too large"],
};
const ORDER = { orderNumber: "1", token: "a".repeat(64), url: "https://pay.example.com/1" };

const payment = (
  operationId: string,
  what: string,
  kind: DifferenceKind,
  change: Seed["change"],
  file: string,
  ...find: readonly string[]
): Seed => ({ what, api: "payment", operationId, kind, change, file, find });
type Described = Parameters<typeof payment>;
const merchant = (...described: Described): Seed => ({ ...payment(...described), api: "merchant" });
const legacy = (...[what, ...described]: Described extends [string, ...infer Rest] ? Rest : never): Seed => ({
  ...payment("createPayment", what, ...described),
  api: "legacy",
});

/** At least one of each kind for each API that can have it. */
export const SEEDS: readonly Seed[] = [
  // Fields.
  payment("getPayment", "a new field", "field-undocumented", edit(["tip"], 1), schema("Payment"), "properties:"),
  payment(
    "getPayment",
    "a new field in a record",
    "field-undocumented",
    edit(["cardInfo", "brand"], "visa"),
    schema("CardInfo"),
    "properties:",
  ),
  payment(
    "createPayment",
    "a new field in a list",
    "field-undocumented",
    edit(["providers", 1, "fee"], 10),
    schema("PaymentMethodProvider"),
    "properties:",
  ),
  payment(
    "refundPayment",
    "a new field of a refund",
    "field-undocumented",
    edit(["refundId"], "1"),
    schema("RefundResponse"),
    "properties:",
  ),
  merchant("getRefund", "a new field", "field-undocumented", edit(["reason"], "none"), schema("RefundRecord"), "properties:"),
  merchant(
    "getPayment",
    "a new field of amounts",
    "field-undocumented",
    edit(["amounts", "tax"], 1),
    schema("PaymentAmounts"),
    "properties:",
  ),
  legacy("a new field", "field-undocumented", edit(["expires"], "2026-03-02"), schema("PaymentResponse"), "properties:"),
  payment("getPayment", "no createdAt", "field-missing", edit(["createdAt"], undefined), schema("Payment"), "required:"),
  payment("createPayment", "no href", "field-missing", edit(["href"], undefined), schema("PaymentRequestResponse"), "required:"),
  payment(
    "createPayment",
    "a provider without a name",
    "field-missing",
    edit(["providers", 0, "name"], undefined),
    schema("BasePaymentMethodProvider"),
    "required:",
  ),
  merchant("getRefund", "no paymentId", "field-missing", edit(["paymentId"], undefined), schema("RefundRecord"), "required:"),
  merchant(
    "listSettlements",
    "a settlement without currency",
    "field-missing",
    edit([0, "currency"], undefined),
    schema("Settlement"),
    "required:",
  ),
  legacy("no token", "field-missing", edit(["token"], undefined), schema("PaymentResponse"), "required:"),
  ...[
    { ...payment("getPayment", "a field of another name", "field-missing", renamed("amount", "total"), schema("Payment"), "required:") },
    {
      ...merchant(
        "getRefund",
        "a field of another name",
        "field-missing",
        renamed("currency", "unit"),
        schema("RefundRecord"),
        "required:",
      ),
    },
    { ...legacy("a field of another name", "field-missing", renamed("token", "paymentToken"), schema("PaymentResponse"), "required:") },
  ].map((seed) => ({ ...seed, also: { kind: "field-undocumented" as const, find: ["properties:"] } })),
  // Values.
  payment("getPayment", "an amount as text", "value", edit(["amount"], "1525"), schema("Payment"), "amount:", "type:"),
  payment(
    "createPayment",
    "providers as a record",
    "value",
    edit(["providers"], {}),
    schema("PaymentRequestResponse"),
    "providers:",
    "type:",
  ),
  payment("getToken", "a month as a number", "value", edit(["card", "expire_month"], 5), schema("Card"), "expire_month:", "type:"),
  merchant("getPayment", "a long payer", "value", edit(["payerName"], "x".repeat(40)), schema("PaymentRecord"), "payerName:", "maxLength:"),
  merchant("getRefund", "an amount as text", "value", edit(["originalAmount"], "1"), schema("RefundRecord"), "originalAmount:", "type:"),
  merchant(
    "listSettlements",
    "a large amount",
    "value",
    edit([0, "settledAmount"], 60_000_000),
    schema("Settlement"),
    "settledAmount:",
    "maximum:",
  ),
  legacy("a token of other characters", "value", edit(["token"], "-".repeat(64)), schema("PaymentResponse"), "token:", "pattern:"),
  legacy("a number as url", "value", edit(["url"], 1), schema("PaymentResponse"), "url:", "type:"),
  payment("getPayment", "an id that is no UUID", "format", edit(["transactionId"], "1"), schema("Payment"), "transactionId:", "format:"),
  payment(
    "createPayment",
    "a href that is no URL",
    "format",
    edit(["href"], "pay/1"),
    schema("PaymentRequestResponse"),
    "href:",
    "format:",
  ),
  merchant(
    "getRefund",
    "a date without a time",
    "format",
    edit(["createdAt"], "2026-03-02"),
    schema("RefundRecord"),
    "createdAt:",
    "format:",
  ),
  payment("getPayment", "null for a text", "value", edit(["reference"], null), schema("Payment"), "reference:", "type:"),
  payment("getPayment", "an empty list for a record", "value", edit(["cardInfo"], []), schema("CardInfo"), "type:"),
  merchant("getRefund", "null for a text", "value", edit(["currency"], null), schema("Currency"), "type:"),
  merchant("getPayment", "an empty list for a record", "value", edit(["amounts"], []), schema("PaymentAmounts"), "type:"),
  merchant("getRefund", "seconds for a date", "value", edit(["createdAt"], 1_772_442_002), schema("RefundRecord"), "createdAt:", "type:"),
  legacy("null for a text", "value", edit(["orderNumber"], null), schema("PaymentResponse"), "orderNumber:", "type:"),
  legacy("an empty list for the body", "value", json(201, []), schema("PaymentResponse"), "type:"),
  payment("listPaymentProviders", "null in a list", "value", edit([0], null), schema("BasePaymentMethodProvider"), "type:"),
  {
    ...payment(
      "createCitCharge",
      "a number as the step-up's address",
      "value",
      json(403, { transactionId: PAID.transactionId, threeDSecureUrl: 1 }),
      schema("TokenCITPaymentResponse"),
      "threeDSecureUrl:",
      "type:",
    ),
  },
  merchant("getRefund", "an error as text", "value", json(404, { error: "invalid-refund-token" }), schema("Error"), "error:", "type:"),
  {
    ...legacy(
      "a further element of XML",
      "field-undocumented",
      ({ body }) => ({ body: body.replace("<token>", "<expires>1</expires><token>") }),
      schema("PaymentResponse"),
      "properties:",
    ),
    request: IN_XML,
  },
  {
    ...legacy(
      "an element less in XML",
      "field-missing",
      ({ body }) => ({ body: body.replace(/<token>.*<\/token>/, "") }),
      schema("PaymentResponse"),
      "required:",
    ),
    request: IN_XML,
  },
  // Lists.
  merchant("getPayment", "an unknown status", "enum", edit(["status"], "frozen"), schema("PaymentSummary"), "status:", "enum:"),
  merchant(
    "getPayment",
    "an unknown type of service",
    "enum",
    edit(["paymentServiceType"], "shared"),
    schema("PaymentRecord"),
    "paymentServiceType:",
    "enum:",
  ),
  {
    ...payment("getPayment", "an unknown status of an open list", "enum", edit(["status"], "frozen"), schema("PaymentStatus"), "enum:"),
    isNote: true,
  },
  {
    ...payment(
      "getToken",
      "an unknown funding of an open list",
      "enum",
      edit(["card", "funding"], "prepaid"),
      schema("Card"),
      "funding:",
      "enum:",
    ),
    isNote: true,
  },
  {
    ...payment(
      "createPayment",
      "a further method of an open record",
      "field-undocumented",
      edit(["customProviders"], { samplepay: { parameters: [] } }),
      schema("CustomProviders"),
      "properties:",
    ),
    isNote: true,
  },
  {
    ...payment(
      "getPayment",
      "a value of an open list in other case",
      "enum",
      edit(["currency"], "eur"),
      schema("Payment"),
      "currency:",
      "enum:",
    ),
    isNote: true,
  },
  merchant("getPayment", "a status in other case", "enum", edit(["status"], "Paid"), schema("PaymentSummary"), "status:", "enum:"),
  // Statuses and codes.
  payment("getPayment", "a 202", "status-undocumented", status(202), "paths/payments_{transactionId}.yaml", "get:", "responses:"),
  payment("createPayment", "a 200", "status-undocumented", status(200), "paths/payments.yaml", "post:", "responses:"),
  merchant("listSettlements", "a 206", "status-undocumented", status(206), "paths/merchant_v1_settlements.yaml", "get:", "responses:"),
  legacy("a 200", "status-undocumented", status(200), "paths/api-payment_create.yaml", "post:", "responses:"),
  {
    ...payment(
      "getPayment",
      "a 409 of default",
      "status-undocumented",
      json(409, { status: "error", message: "m" }),
      "components/responses/Error.yaml",
      "description:",
    ),
    isNote: true,
  },
  merchant(
    "getRefund",
    "an unknown code",
    "code-undocumented",
    json(404, { error: { title: "refund-expired", description: "d", workaround: "w" } }),
    "paths/merchant_v1_refunds_{refundToken}.yaml",
    "get:",
    '"404":',
    "examples:",
  ),
  legacy(
    "an unknown code",
    "code-undocumented",
    json(400, { errorCode: "invalid-weekday", errorMessage: "m" }),
    "components/responses/BadRequest.yaml",
    "application/json:",
    "examples:",
  ),
  merchant(
    "listSettlements",
    "the code of another operation",
    "code-undocumented",
    json(404, { error: { title: "invalid-settlement-id", description: "d", workaround: "w" } }),
    "paths/merchant_v1_settlements.yaml",
    '"404":',
    "examples:",
  ),
  // Headers and content.
  payment(
    "getPayment",
    "a new checkout header",
    "header",
    header("checkout-tip", "1"),
    "paths/payments_{transactionId}.yaml",
    "get:",
    '"200":',
    "x-header-set:",
  ),
  payment(
    "getPayment",
    "another form of a header",
    "header",
    header("checkout-account", "shop"),
    "components/headers/checkout-account.yaml",
    "type:",
  ),
  merchant("getRefund", "a new header", "header", header("x-refund-id", "1"), "paths/merchant_v1_refunds_{refundToken}.yaml", '"200":'),
  legacy("a new header", "header", header("x-order-id", "1"), "paths/api-payment_create.yaml", '"201":'),
  merchant("createRefund", "no Location", "header", header("location", undefined), "components/headers/Location.yaml", "required:"),
  payment(
    "getPayment",
    "text",
    "content-type",
    header("content-type", "text/plain"),
    "paths/payments_{transactionId}.yaml",
    "get:",
    '"200":',
    "content:",
  ),
  merchant(
    "getRefund",
    "HTML",
    "content-type",
    header("content-type", "text/html"),
    "paths/merchant_v1_refunds_{refundToken}.yaml",
    "get:",
    '"200":',
    "content:",
  ),
  legacy("text", "content-type", header("content-type", "text/plain"), "paths/api-payment_create.yaml", '"201":', "content:"),
  payment(
    "getPayment",
    "half a body",
    "body",
    ({ body }) => ({ body: body.slice(0, 40) }),
    "paths/payments_{transactionId}.yaml",
    "get:",
    '"200":',
    "application/json:",
  ),
  merchant(
    "getRefund",
    "half a body",
    "body",
    ({ body }) => ({ body: body.slice(0, 40) }),
    "paths/merchant_v1_refunds_{refundToken}.yaml",
    "get:",
    '"200":',
    "application/json:",
  ),
  legacy(
    "half a body",
    "body",
    ({ body }) => ({ body: body.slice(0, 40) }),
    "paths/api-payment_create.yaml",
    '"201":',
    "application/json:",
  ),
  merchant(
    "createRefund",
    "a body where there is none",
    "body",
    json(202, {}),
    "paths/merchant_v1_payments_{orderNumber}_refunds.yaml",
    '"202":',
  ),
  payment(
    "getPayment",
    "a byte order mark",
    "body",
    ({ body }) => ({ body: `\uFEFF${body}` }),
    "paths/payments_{transactionId}.yaml",
    "get:",
    '"200":',
    "application/json:",
  ),
  {
    ...legacy("half a body in XML", "body", ({ body }) => ({ body: body.slice(0, 60) }), LEGACY_PATH, '"201":', "application/xml:"),
    request: IN_XML,
  },
  merchant(
    "getRefund",
    "an error without a body of its own",
    "content-type",
    ({ headers }) => ({ status: 503, body: "<html>", headers: { ...headers, "content-type": "text/html" } }),
    "components/responses/ServiceUnavailable.yaml",
    "content:",
  ),
  payment(
    "addCardForm",
    "no Location",
    "header",
    header("location", undefined),
    "paths/tokenization_addcard-form.yaml",
    '"302":',
    "required:",
  ),
  // Signatures.
  {
    ...payment(
      "getPayment",
      "one changed byte",
      "signature",
      ({ body }) => ({ body: body.replace("1525", "1526") }),
      "components/headers/signature.yaml",
      "description:",
    ),
    ofSignature: true,
  },
  {
    ...payment(
      "createPayment",
      "no signature",
      "signature",
      header("signature", undefined),
      "components/headers/signature.yaml",
      "description:",
    ),
    ofSignature: true,
  },
  {
    ...payment(
      "getPayment",
      "the account of another merchant",
      "signature",
      header("checkout-account", "695861"),
      "components/headers/signature.yaml",
      "description:",
    ),
    ofSignature: true,
  },
  // Accepted and rejected.
  {
    ...payment(
      "createPayment",
      "an amount over the limit is accepted",
      "accepted",
      json(201, PAID),
      schema("PaymentBase"),
      "amount:",
      "maximum:",
    ),
    request: "body/amount maximum",
  },
  {
    ...payment("createPayment", "a payment without customer is accepted", "accepted", json(201, PAID), schema("PaymentBase"), "required:"),
    request: "body/customer required",
  },
  {
    ...payment(
      "createPayment",
      "an unknown key is accepted",
      "accepted",
      json(201, PAID),
      schema("PaymentRequest"),
      "unevaluatedProperties:",
    ),
    request: "body unevaluatedProperties",
  },
  {
    ...legacy("an order without number is accepted", "accepted", json(201, ORDER), schema("PaymentRequest"), "required:"),
    request: "body/orderNumber required",
  },
  {
    ...payment(
      "createPayment",
      "a sum other than that of the items is accepted",
      "accepted",
      json(201, PAID),
      schema("PaymentBase"),
      "x-rule: amount-is-sum-of-items",
    ),
    request: 'body x-rule "amount-is-sum-of-items"',
  },
  {
    ...payment(
      "listSettlements",
      "a negative limit is accepted",
      "accepted",
      json(200, []),
      "paths/settlements.yaml",
      "- name: limit",
      "pattern:",
    ),
    request: "query/limit pattern",
  },
  {
    ...merchant(
      "listSettlements",
      "dates in reverse are accepted",
      "accepted",
      json(200, []),
      "paths/merchant_v1_settlements.yaml",
      "x-parameter-rules:",
      "- x-rule:",
    ),
    request: "query x-rule",
  },
  {
    ...merchant(
      "createRefund",
      "an unknown key is accepted",
      "accepted",
      ({ headers }) => ({ status: 202, body: "", headers: { ...headers, location: `https://service.example.com/${"a".repeat(36)}` } }),
      schema("RefundRequest"),
      "unevaluatedProperties:",
    ),
    request: "body unevaluatedProperties",
  },
  {
    ...legacy(
      "a price and rows are accepted",
      "accepted",
      json(201, ORDER),
      schema("PaymentRequest"),
      "x-error-code: order-details-and-price-defined",
      "anyOf:",
    ),
    request: 'body anyOf "no price or no orderDetails"',
  },
  payment(
    "createPayment",
    "a valid product code is rejected",
    "rejected",
    json(400, { ...INVALID, meta: ["instance.items[0].productCode does not meet maximum length of 10"] }),
    schema("Item"),
    "productCode:",
  ),
  payment(
    "createMitCharge",
    "a customer without a phone is rejected",
    "rejected",
    json(400, { ...INVALID, meta: ['instance.customer requires property "phone"'] }),
    schema("Customer"),
    "phone:",
  ),
  payment(
    "listSettlements",
    "a valid limit is rejected",
    "rejected",
    json(400, { ...INVALID, meta: ["limit is too large"] }),
    "paths/settlements.yaml",
    "- name: limit",
  ),
  {
    ...legacy(
      "a valid order number is rejected in XML",
      "rejected",
      xml(400, "<error><errorCode>invalid-order-number</errorCode><errorMessage>m</errorMessage></error>"),
      schema("PaymentRequest"),
      "orderNumber:",
      "x-error-code:",
    ),
    request: IN_XML,
  },
  payment("createPayment", "a valid payment is rejected", "rejected", json(400, INVALID), schema("PaymentBase"), "properties:", "amount:"),
  merchant(
    "listSettlements",
    "a valid date is rejected",
    "rejected",
    json(404, { error: { title: "invalid-date-format", description: "d", workaround: "w" } }),
    "paths/merchant_v1_settlements.yaml",
    "x-error-code: invalid-date-format",
  ),
];
