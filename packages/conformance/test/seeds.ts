/** Differences that a hop puts into responses of the mock server, each with the line that is to be named. */
import { readFileSync } from "node:fs";
import { type ApiName, OPERATIONS } from "@maksu/service-front";
import type { Difference } from "../src/check/difference.ts";
import type { TextResponse } from "./tampering.ts";

export interface Seed {
  readonly what: string;
  readonly api: ApiName;
  readonly operationId: string;
  readonly change: (response: TextResponse) => Partial<TextResponse>;
  /**
   * Kind and line of the difference, see {@link lineOf}, prefixed with `note` for a note; `value Payment.amount` is short for `value Payment > amount: > type:`.
   * Two, where one change is two differences.
   */
  readonly found: readonly string[];
  /** The beginning of a request's name in the plan. @defaultValue the first */
  readonly request?: string;
  /** Sent in place of the request's query. */
  readonly query?: string;
}

/**
 * The line that a seed is to be named at: a file, then texts of lines, each after the one before. The file is a schema, a path below
 * `specs/<api>-api` or its components, or `.` for that of the operation's path.
 */
export function lineOf({ api, operationId = "", line }: { api: ApiName; operationId?: string; line: string }): string {
  const [file = "", ...texts] = line.split(" > ");
  const own = `paths/${OPERATIONS[api][operationId]?.path.slice(1).replaceAll("/", "_")}`;
  const folder = /^(?:paths|webhooks)\//.test(file) ? "" : file.includes("/") ? "components/" : "components/schemas/";
  const name = `specs/${api}-api/${file === "." ? own : folder + file}.yaml`;
  const lines = readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8").split("\n");
  let found = 0;
  for (const text of texts) {
    const index = lines.findIndex((each, at) => at >= found && each.trim().startsWith(text));
    if (index < 0) throw new Error(`${name} has no ${text}`);
    found = index + 1;
  }
  return `${name}:${found}`;
}

/** The keyword that a kind is of, where a seed names none. */
const KEYWORDS: Readonly<Record<string, string>> = {
  "field-undocumented": "properties",
  "field-missing": "required",
  "status-undocumented": "responses",
  value: "type",
  format: "format",
  enum: "enum",
};

/** All that is to be found of a seed: kind and line, prefixed with `note` for a note. */
export const linesOf = ({ found, ...seed }: Seed): readonly string[] =>
  found.map((each) => {
    const [, note = "", kind = "", line = ""] = /^(note )?(\S+) (.*)$/.exec(each) ?? [];
    const [, file, field, keyword = KEYWORDS[kind]] = /^(\.|\w+)(?:\.(\w+))?(?: ([\w-]+))?$/.exec(line) ?? [];
    const texts = [field, keyword].flatMap((text) => (text === undefined ? [] : [`${text}:`]));
    return `${note}${kind} ${lineOf({ ...seed, line: file === undefined ? line : [file, ...texts].join(" > ") })}`;
  });

export const foundIn = (differences: readonly Difference[]): readonly string[] =>
  differences.map(({ kind, file, line, isNote }) => `${isNote ? "note " : ""}${kind} ${file}:${line}`);

type Change = Seed["change"];

/** Changes a value of a JSON body; undefined removes it. */
const set =
  (path: string, value: unknown): Change =>
  ({ body }) => {
    const whole = JSON.parse(body) as Record<string, unknown>;
    const keys = path.split("/");
    const around = keys.slice(0, -1).reduce((each, key) => each[key] as typeof whole, whole);
    const last = keys.at(-1) ?? "";
    if (value === undefined) delete around[last];
    else around[last] = value;
    return { body: JSON.stringify(whole) };
  };
const replaced =
  (from: string | RegExp, to: string): Change =>
  ({ body }) => ({ body: body.replace(from, to) });
const header =
  (name: string, value: string | undefined): Change =>
  ({ headers: { [name]: _replaced, ...others } }) => ({ headers: value === undefined ? others : { ...others, [name]: value } });
const status =
  (code: number): Change =>
  () => ({ status: code });
const sent =
  (code: number, body: string, type = "application/json"): Change =>
  ({ headers }) => ({ status: code, body, headers: { ...headers, "content-type": type } });
const json = (code: number, body: unknown): Change => sent(code, JSON.stringify(body));
const half: Change = ({ body }) => ({ body: body.slice(0, 40) });

const IN_XML = "total-only as application/xml";
const SIGNATURE = "signature headers/signature > description:";
const ERROR = { status: "error", message: "m" };
const PAID = { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913", href: "https://pay.example.com/pay/1" };
const INVALID = "Request payload schema validation failed. Validate request against the provided schema.";
const invalid = (...meta: readonly string[]): Change => json(400, { ...ERROR, message: INVALID, meta });
const ORDER = { orderNumber: "1", token: "a".repeat(64), url: "https://pay.example.com/1" };
const legacyError = (errorCode: string, isXml = false): Change =>
  isXml
    ? sent(400, `<error><errorCode>${errorCode}</errorCode><errorMessage>m</errorMessage></error>`, "application/xml")
    : json(400, { errorCode, errorMessage: "m" });
const coded = (code: number, title: string): Change => json(code, { error: { title, description: "d", workaround: "w" } });
const refunded: Change = ({ headers }) => ({
  status: 202,
  body: "",
  headers: { ...headers, location: `https://service.example.com/${"a".repeat(36)}` },
});

type Row = readonly [
  what: string,
  change: Change,
  found: string | readonly string[],
  more?: NonNullable<Seed["request"]> | Pick<Seed, "query">,
];

/** At least one of each kind for each API that can have it, by API and operation. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "payment getPayment": [
    ["a new field", set("tip", 1), "field-undocumented Payment"],
    ["a new field in a record", set("cardInfo/brand", "visa"), "field-undocumented CardInfo"],
    ["no createdAt", set("createdAt", undefined), "field-missing Payment"],
    ["a field of another name", replaced('"amount":', '"total":'), ["field-missing Payment", "field-undocumented Payment"]],
    ["an amount as text", set("amount", "1525"), "value Payment.amount"],
    ["an amount with a point", replaced('"amount":1525', '"amount":1525.0'), "note value Payment.amount"],
    ["an amount with an exponent", replaced('"amount":1525', '"amount":1.525E+3'), "note value Payment.amount"],
    ["an amount beyond 64 bits", replaced('"amount":1525', '"amount":99999999999999999999'), "format Payment.amount"],
    ["an amount in euros", set("amount", 15.25), "value Payment.amount"],
    ["an id that isn't a UUID", set("transactionId", "1"), "format Payment.transactionId"],
    ["null for a text", set("reference", null), "value Payment.reference"],
    ["null for an absent field", set("provider", null), "value Payment.provider"],
    ["an empty list for a record", set("cardInfo", []), "value CardInfo"],
    ["an unknown status of an open list", set("status", "frozen"), "note enum PaymentStatus"],
    ["a value of an open list in other case", set("currency", "eur"), "note enum Payment.currency"],
    ["a 202", status(202), "status-undocumented ."],
    ["a redirect", json(307, {}), "status-undocumented ."],
    ["a 409 of default", json(409, ERROR), "note status-undocumented responses/Error > description:"],
    ["an error of another API's shape", json(404, { status: "error", error: "m" }), ["field-missing Error", "field-undocumented Error"]],
    ["a new checkout header", header("checkout-tip", "1"), 'header . > get: > "200": > x-header-set:'],
    ["another form of a header", header("checkout-account", "shop"), "header headers/checkout-account > type:"],
    ["a header twice", header("checkout-account", "375917, 375917"), "header headers/checkout-account > type:"],
    ["an unknown algorithm", header("checkout-algorithm", "md5"), ["enum CheckoutAlgorithm", SIGNATURE]],
    ["text", header("content-type", "text/plain"), 'content-type . > get: > "200": > content:'],
    ["another charset", header("content-type", "application/json;charset=latin1"), 'content-type . > get: > "200": > application/json:'],
    ["half a body", half, 'body . > get: > "200": > application/json:'],
    ["no body", () => ({ body: "" }), 'body . > get: > "200": > application/json:'],
    ["a line behind the body", ({ body }) => ({ body: `${body}\n<!-- 1 ms -->` }), 'body . > get: > "200": > application/json:'],
    ["a byte order mark", ({ body }) => ({ body: `\uFEFF${body}` }), 'body . > get: > "200": > application/json:'],
    ["a key twice", replaced("{", '{"amount":1525,'), 'body . > get: > "200": > application/json:'],
    ["one changed byte", replaced("1525", "1526"), SIGNATURE],
    ["the account of another merchant", header("checkout-account", "695861"), SIGNATURE],
    ["another algorithm than the one that signed", header("checkout-algorithm", "sha512"), SIGNATURE],
    // Changes of nothing that the description states.
    ["a charset in capitals", header("content-type", 'application/json; charset="UTF-8"'), []],
    ["another name of UTF-8", header("content-type", "application/json;charset=utf8"), []],
    ["white space around the body", ({ body }) => ({ body: `\r\n ${body}\n` }), []],
    ["escaped characters", replaced('"amount"', '"\\u0061mount"'), []],
  ],
  "payment createPayment": [
    ["a new field in a list", set("providers/1/fee", 10), "field-undocumented PaymentMethodProvider"],
    ["a new field deep in a list", set("providers/0/parameters/0/hint", "h"), "field-undocumented ProviderParameter"],
    ["no href", set("href", undefined), "field-missing PaymentRequestResponse"],
    ["a provider without a name", set("providers/0/name", undefined), "field-missing BasePaymentMethodProvider"],
    ["providers as a record", set("providers", {}), "value PaymentRequestResponse.providers"],
    ["a href that isn't a URL", set("href", "pay/1"), "format PaymentRequestResponse.href"],
    ["a further method", set("customProviders", { samplepay: { parameters: [] } }), "note field-undocumented CustomProviders"],
    ["a 200", status(200), "status-undocumented ."],
    ["no signature", header("signature", undefined), SIGNATURE],
    ["an amount over the limit is accepted", json(201, PAID), "accepted PaymentBase.amount maximum", "body/amount maximum"],
    ["a payment without customer is accepted", json(201, PAID), "accepted PaymentBase required", "body/customer required"],
    ["an unknown group is accepted", json(201, PAID), "accepted PaymentMethodGroup enum", "body/groups/* enum"],
    ["an unknown key is accepted", json(201, PAID), "accepted PaymentRequest unevaluatedProperties", "body unevaluatedProperties"],
    ["another sum is accepted", json(201, PAID), "accepted PaymentBase > x-rule: amount-is-sum-of-items", 'body x-rule "amount'],
    ["a valid product code is rejected", invalid("instance.items[0].productCode is too long"), "rejected Item.productCode"],
    ["a valid payment is rejected", invalid("amount is too large"), "rejected PaymentBase > properties: > amount:"],
    ["a rejection in other words", json(400, { status: "error", message: "No" }), "note rejected . > post: > requestBody: > schema:"],
    ["a row without a stamp is rejected", invalid("instance.items[0] requires property stamp"), "note rejected Item.stamp"],
    ["a parameter of no operation", () => ({}), "note field-undocumented . > post: > x-header-set:", { query: "?dryRun=1" }],
  ],
  "payment refundPayment": [
    ["a new field of a refund", set("refundId", "1"), "field-undocumented RefundResponse"],
    ["a refund without an amount is rejected", invalid("body/amount is missing"), "note rejected Refund.amount"],
  ],
  "payment refundPaymentByEmail": [
    ["a refund without an amount is rejected", invalid("body/amount is missing"), "note rejected EmailRefund.amount"],
  ],
  "payment getToken": [
    ["a month as a number", set("card/expire_month", 5), "value Card.expire_month"],
    ["an unknown funding of an open list", set("card/funding", "prepaid"), "note enum Card.funding"],
  ],
  "payment listPaymentProviders": [
    ["null in a list", set("0", null), "value BasePaymentMethodProvider"],
    ["a record for a list", json(200, {}), "value . > type: array"],
  ],
  "payment createCitCharge": [
    [
      "a number as URL",
      json(403, { transactionId: PAID.transactionId, threeDSecureUrl: 1 }),
      "value TokenCITPaymentResponse.threeDSecureUrl",
    ],
  ],
  "payment createMitCharge": [
    ["a customer without a phone is rejected", invalid('instance.customer requires property "phone"'), "rejected Customer.phone"],
  ],
  "payment addCardForm": [["no Location", header("location", undefined), 'header . > "302": > required:']],
  "payment listSettlements": [
    ["a negative limit is accepted", json(200, []), "accepted paths/settlements > - name: limit > pattern:", "query/limit pattern"],
    ["a valid limit is rejected", invalid("limit is too large"), "rejected paths/settlements > - name: limit"],
    ["an undocumented parameter", json(200, []), "note field-undocumented paths/settlements > parameters:", { query: "?limit=5&page=2" }],
  ],
  "merchant getRefund": [
    ["a new field", set("reason", "none"), "field-undocumented RefundRecord"],
    ["no paymentId", set("paymentId", undefined), "field-missing RefundRecord"],
    ["a field of another name", replaced('"currency":', '"unit":'), ["field-missing RefundRecord", "field-undocumented RefundRecord"]],
    ["an amount as text", set("originalAmount", "1"), "value RefundRecord.originalAmount"],
    ["a date without a time", set("createdAt", "2026-03-02"), "format RefundRecord.createdAt"],
    ["an offset without its colon", set("createdAt", "2026-03-02T09:00:00+0200"), "format RefundRecord.createdAt"],
    ["null for a text", set("currency", null), "value Currency"],
    ["seconds for a date", set("createdAt", 1_772_442_002), "value RefundRecord.createdAt"],
    ["an error as text", json(404, { error: "invalid-refund-token" }), "value Error.error"],
    ["an unknown code", coded(404, "refund-expired"), 'code-undocumented . > get: > "404": > examples:'],
    ["a new header", header("x-refund-id", "1"), 'header . > "200":'],
    ["HTML", header("content-type", "text/html"), 'content-type . > get: > "200": > content:'],
    ["half a body", half, 'body . > get: > "200": > application/json:'],
    ["a key twice in a record", replaced('"merchantFees":{', '"merchantFees":{"transactionFee":1,'), 'body . > "200": > application/json:'],
    ["an error in HTML", sent(503, "<html>", "text/html"), "content-type responses/ServiceUnavailable > content:"],
    // Changes of nothing that the description states.
    ["the same key in two records", set("merchantFees/transactionFee", 1), []],
  ],
  "merchant getPayment": [
    ["a new field of amounts", set("amounts/tax", 1), "field-undocumented PaymentAmounts"],
    ["a new field of a refund in a list", set("refunds/0/reason", "r"), "field-undocumented RefundRecord"],
    ["a long payer", set("payerName", "x".repeat(40)), "value PaymentRecord.payerName maxLength"],
    ["an empty list for a record", set("amounts", []), "value PaymentAmounts"],
    ["an unknown status", set("status", "frozen"), "enum PaymentSummary.status"],
    ["a status in other case", set("status", "Paid"), "enum PaymentSummary.status"],
    ["an unknown type of service", set("paymentServiceType", "shared"), "enum PaymentRecord.paymentServiceType"],
  ],
  "merchant listSettlements": [
    ["a settlement without currency", set("0/currency", undefined), "field-missing Settlement"],
    ["a large amount", set("0/settledAmount", 60_000_000), "value Settlement.settledAmount maximum"],
    ["a 206", status(206), "status-undocumented ."],
    ["the code of another operation", coded(404, "invalid-settlement-id"), 'code-undocumented . > "404": > examples:'],
    ["dates in reverse are accepted", json(200, []), "accepted . > x-parameter-rules: > - x-rule:", "query x-rule"],
    ["a valid date is rejected", coded(404, "invalid-date-format"), "rejected . > x-error-code: invalid-date-format"],
  ],
  "merchant createRefund": [
    ["no Location", header("location", undefined), "header headers/Location > required:"],
    ["a body where there is none", json(202, {}), 'body . > "202":'],
    ["an unknown key is accepted", refunded, "accepted RefundRequest unevaluatedProperties", "body unevaluatedProperties"],
    ["more than is left is rejected", coded(400, "invalid-amount"), "note rejected RefundRow.amount x-error-code"],
  ],
  "legacy createPayment": [
    ["a new field", set("expires", "2026-03-02"), "field-undocumented PaymentResponse"],
    ["no token", set("token", undefined), "field-missing PaymentResponse"],
    ["a field of another name", replaced('"token":', '"id":'), ["field-missing PaymentResponse", "field-undocumented PaymentResponse"]],
    ["a token of other characters", set("token", "-".repeat(64)), "value PaymentResponse.token pattern"],
    ["a number as url", set("url", 1), "value PaymentResponse.url"],
    ["null for a text", set("orderNumber", null), "value PaymentResponse.orderNumber"],
    ["an empty list for the body", json(201, []), "value PaymentResponse"],
    ["a further element of XML", replaced("<token>", "<expires>1</expires><token>"), "field-undocumented PaymentResponse", IN_XML],
    ["an element less in XML", replaced(/<token>.*<\/token>/, ""), "field-missing PaymentResponse", IN_XML],
    ["a namespace", replaced("<payment>", '<payment xmlns="urn:payment">'), "field-undocumented PaymentResponse", IN_XML],
    ["an attribute", replaced("<token>", "<token type='long'>"), "field-undocumented PaymentResponse", IN_XML],
    ["text beside elements", replaced("</payment>", "note</payment>"), 'body . > "201": > application/xml:', IN_XML],
    ["an element twice", replaced("<url>", "<url>https://a.example/</url><url>"), "value PaymentResponse.url", IN_XML],
    ["a 200", status(200), "status-undocumented ."],
    ["an unknown code", legacyError("invalid-weekday"), "code-undocumented responses/BadRequest > application/json: > examples:"],
    ["a new header", header("x-order-id", "1"), 'header . > "201":'],
    ["text", header("content-type", "text/plain"), 'content-type . > "201": > content:'],
    [
      "another charset of XML",
      header("content-type", "application/xml;charset=latin1"),
      'content-type . > "201": > application/xml:',
      IN_XML,
    ],
    ["half a body", half, 'body . > "201": > application/json:'],
    ["half a body in XML", half, 'body . > "201": > application/xml:', IN_XML],
    ["an order without number is accepted", json(201, ORDER), "accepted PaymentRequest required", "body/orderNumber required"],
    [
      "price and rows are accepted",
      json(201, ORDER),
      "accepted PaymentRequest > x-error-code: order-details-and > anyOf:",
      'body anyOf "no price',
    ],
    [
      "a locale is rejected as the currency",
      legacyError("invalid-currency"),
      "rejected PaymentRequest.currency x-error-code",
      "body/locale enum",
    ],
    [
      "a valid order is rejected in XML",
      legacyError("invalid-order-number", true),
      "rejected PaymentRequest.orderNumber x-error-code",
      IN_XML,
    ],
    // Changes of nothing that the description states.
    ["CDATA", replaced(/<url>(.*?)<\/url>/, '<url><![CDATA[https://pay.example.com/?a="1"]]></url>'), [], IN_XML],
    ["references", replaced("<url>", "<url>&#104;"), [], IN_XML],
    ["elements in another order", replaced(/(<orderNumber>.*?<\/orderNumber>)(.*)(<\/payment>)/s, "$2$1$3"), [], IN_XML],
    ["a comment with an attribute", replaced("<token>", '<!-- <a b="c"> --><token>'), [], IN_XML],
    ["a byte order mark before XML", ({ body }) => ({ body: `\uFEFF${body}` }), [], IN_XML],
  ],
};

export const SEEDS: readonly Seed[] = Object.entries(ROWS).flatMap(([operation, rows]) => {
  const [api = "", operationId = ""] = operation.split(" ");
  return rows.map(([what, change, found, more]): Seed => {
    const about = { what, api: api as ApiName, operationId, change, found: [found].flat() };
    return { ...about, ...(typeof more === "string" ? { request: more } : more) };
  });
});
