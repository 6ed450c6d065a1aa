/** Differences that a hop puts into responses of the mock server, each with the line that is to be named. */
import { readFileSync } from "node:fs";
import { type ApiName, OPERATIONS } from "@maksu/service-front";
import type { Difference } from "../src/check/difference.ts";
import type { TextResponse } from "./tampering.ts";

/** A difference. */
export interface Seed {
  readonly what: string;
  readonly api: ApiName;
  readonly operationId: string;
  readonly change: (response: TextResponse) => Partial<TextResponse>;
  /** Kind and line of the difference, see {@link lineOf}, prefixed with `note` for a note. Two, where one change is two differences. */
  readonly found: readonly string[];
  /** The beginning of a request's name in the plan. @defaultValue the first */
  readonly request?: string;
  /** Sent in place of the request's query. */
  readonly query?: string;
  /** Whether the signature itself is what is wrong: the hop does not sign again. */
  readonly ofSignature?: true;
}

/**
 * The line that a seed is to be named at: a file, then texts of lines, each after the one before. The file is a schema, a path below `specs/<api>-api`, or `.` for
 * that of the operation's path.
 */
export function lineOf({ api, operationId = "", line }: { api: ApiName; operationId?: string; line: string }): string {
  const [file = "", ...texts] = line.split(" > ");
  const own = `paths/${OPERATIONS[api][operationId]?.path.slice(1).replaceAll("/", "_")}`;
  const name = `specs/${api}-api/${file === "." ? own : file.includes("/") ? file : `components/schemas/${file}`}.yaml`;
  const lines = readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8").split("\n");
  let found = 0;
  for (const text of texts) {
    const index = lines.findIndex((each, at) => at >= found && each.trim().startsWith(text));
    if (index < 0) throw new Error(`${name} has no ${text}`);
    found = index + 1;
  }
  return `${name}:${found}`;
}

/** All that is to be found of a seed: kind and line, prefixed with `note` for a note. */
export const linesOf = ({ found, ...seed }: Seed): readonly string[] =>
  found.map((each) => {
    const [, kind = "", line = ""] = /^((?:note )?\S+) (.*)$/.exec(each) ?? [];
    return `${kind} ${lineOf({ ...seed, line })}`;
  });

/** Differences as {@link linesOf} writes them. */
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
const xml = (code: number, body: string): Change => sent(code, `<?xml version="1.0" encoding="UTF-8"?>${body}`, "application/xml");
const half: Change = ({ body }) => ({ body: body.slice(0, 40) });

const IN_XML = "total-only as application/xml";
const UNSIGNED = { ofSignature: true } as const;
const SIGNATURE = "signature components/headers/signature > description:";
const PAID = { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913", href: "https://pay.example.com/pay/1" };
const INVALID = {
  status: "error",
  message: "Request payload schema validation failed. Validate request against the provided schema.",
};
const invalid = (...meta: readonly string[]): Change => json(400, { ...INVALID, meta });
const ORDER = { orderNumber: "1", token: "a".repeat(64), url: "https://pay.example.com/1" };
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
  more?: NonNullable<Seed["request"]> | Pick<Seed, "query" | "ofSignature">,
];

/** At least one of each kind for each API that can have it, by API and operation. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  "payment getPayment": [
    ["a new field", set("tip", 1), "field-undocumented Payment > properties:"],
    ["a new field in a record", set("cardInfo/brand", "visa"), "field-undocumented CardInfo > properties:"],
    ["no createdAt", set("createdAt", undefined), "field-missing Payment > required:"],
    [
      "a field of another name",
      replaced('"amount":', '"total":'),
      ["field-missing Payment > required:", "field-undocumented Payment > properties:"],
    ],
    ["an amount as text", set("amount", "1525"), "value Payment > amount: > type:"],
    ["an amount with a point", replaced('"amount":1525', '"amount":1525.0'), "note value Payment > amount: > type:"],
    ["an amount with an exponent", replaced('"amount":1525', '"amount":1.525E+3'), "note value Payment > amount: > type:"],
    ["an amount beyond 64 bits", replaced('"amount":1525', '"amount":99999999999999999999'), "format Payment > amount: > format:"],
    ["an amount in euros", set("amount", 15.25), "value Payment > amount: > type:"],
    ["an id that isn't a UUID", set("transactionId", "1"), "format Payment > transactionId: > format:"],
    ["null for a text", set("reference", null), "value Payment > reference: > type:"],
    ["null for an absent field", set("provider", null), "value Payment > provider: > type:"],
    ["an empty list for a record", set("cardInfo", []), "value CardInfo > type:"],
    ["an unknown status of an open list", set("status", "frozen"), "note enum PaymentStatus > enum:"],
    ["a value of an open list in other case", set("currency", "eur"), "note enum Payment > currency: > enum:"],
    ["a 202", status(202), "status-undocumented . > get: > responses:"],
    ["a redirect", json(307, {}), "status-undocumented . > get: > responses:"],
    [
      "a 409 of default",
      json(409, { status: "error", message: "m" }),
      "note status-undocumented components/responses/Error > description:",
    ],
    [
      "an error of another API's shape",
      json(404, { status: "error", error: "m" }),
      ["field-missing Error > required:", "field-undocumented Error > properties:"],
    ],
    ["a new checkout header", header("checkout-tip", "1"), 'header . > get: > "200": > x-header-set:'],
    ["another form of a header", header("checkout-account", "shop"), "header components/headers/checkout-account > type:"],
    ["a header twice", header("checkout-account", "375917, 375917"), "header components/headers/checkout-account > type:"],
    ["an unknown algorithm", header("checkout-algorithm", "md5"), ["enum CheckoutAlgorithm > enum:", SIGNATURE], UNSIGNED],
    ["text", header("content-type", "text/plain"), 'content-type . > get: > "200": > content:'],
    [
      "another charset",
      header("content-type", "application/json; charset=iso-8859-1"),
      'content-type . > get: > "200": > application/json:',
    ],
    ["half a body", half, 'body . > get: > "200": > application/json:'],
    ["no body", () => ({ body: "" }), 'body . > get: > "200": > application/json:'],
    ["a line behind the body", ({ body }) => ({ body: `${body}\n<!-- 1 ms -->` }), 'body . > get: > "200": > application/json:'],
    ["a byte order mark", ({ body }) => ({ body: `\uFEFF${body}` }), 'body . > get: > "200": > application/json:'],
    ["a key twice", replaced("{", '{"amount":1525,'), 'body . > get: > "200": > application/json:'],
    ["one changed byte", replaced("1525", "1526"), SIGNATURE, UNSIGNED],
    ["the account of another merchant", header("checkout-account", "695861"), SIGNATURE, UNSIGNED],
    ["another algorithm than the one that signed", header("checkout-algorithm", "sha512"), SIGNATURE, UNSIGNED],
  ],
  "payment createPayment": [
    ["a new field in a list", set("providers/1/fee", 10), "field-undocumented PaymentMethodProvider > properties:"],
    ["a new field deep in a list", set("providers/0/parameters/0/hint", "h"), "field-undocumented ProviderParameter > properties:"],
    ["no href", set("href", undefined), "field-missing PaymentRequestResponse > required:"],
    ["a provider without a name", set("providers/0/name", undefined), "field-missing BasePaymentMethodProvider > required:"],
    ["providers as a record", set("providers", {}), "value PaymentRequestResponse > providers: > type:"],
    ["a href that isn't a URL", set("href", "pay/1"), "format PaymentRequestResponse > href: > format:"],
    [
      "a further method of an open record",
      set("customProviders", { samplepay: { parameters: [] } }),
      "note field-undocumented CustomProviders > properties:",
    ],
    ["a 200", status(200), "status-undocumented . > post: > responses:"],
    ["no signature", header("signature", undefined), SIGNATURE, UNSIGNED],
    ["an amount over the limit is accepted", json(201, PAID), "accepted PaymentBase > amount: > maximum:", "body/amount maximum"],
    ["a payment without customer is accepted", json(201, PAID), "accepted PaymentBase > required:", "body/customer required"],
    ["an unknown key is accepted", json(201, PAID), "accepted PaymentRequest > unevaluatedProperties:", "body unevaluatedProperties"],
    [
      "a sum other than that of the items is accepted",
      json(201, PAID),
      "accepted PaymentBase > x-rule: amount-is-sum-of-items",
      'body x-rule "amount-is-sum-of-items"',
    ],
    [
      "a valid product code is rejected",
      invalid("instance.items[0].productCode does not meet maximum length of 10"),
      "rejected Item > productCode:",
    ],
    ["a valid payment is rejected", invalid("amount is too large"), "rejected PaymentBase > properties: > amount:"],
    ["a rejection in other words", json(400, { status: "error", message: "No" }), "note rejected . > post: > requestBody: > schema:"],
    ["a row without a stamp is rejected", invalid("instance.items[0] requires property stamp"), "note rejected Item > stamp:"],
    ["a parameter of no operation", () => ({}), "note field-undocumented . > post: > x-header-set:", { query: "?dryRun=1" }],
  ],
  "payment refundPayment": [
    ["a new field of a refund", set("refundId", "1"), "field-undocumented RefundResponse > properties:"],
    ["a refund without an amount is rejected", invalid("body/amount is missing"), "note rejected Refund > amount:"],
  ],
  "payment refundPaymentByEmail": [
    ["a refund without an amount is rejected", invalid("body/amount is missing"), "note rejected EmailRefund > amount:"],
  ],
  "payment getToken": [
    ["a month as a number", set("card/expire_month", 5), "value Card > expire_month: > type:"],
    ["an unknown funding of an open list", set("card/funding", "prepaid"), "note enum Card > funding: > enum:"],
  ],
  "payment listPaymentProviders": [
    ["null in a list", set("0", null), "value BasePaymentMethodProvider > type:"],
    ["a record for a list", json(200, {}), "value . > type: array"],
  ],
  "payment createCitCharge": [
    [
      "a number as the step-up's address",
      json(403, { transactionId: PAID.transactionId, threeDSecureUrl: 1 }),
      "value TokenCITPaymentResponse > threeDSecureUrl: > type:",
    ],
  ],
  "payment createMitCharge": [
    ["a customer without a phone is rejected", invalid('instance.customer requires property "phone"'), "rejected Customer > phone:"],
  ],
  "payment addCardForm": [["no Location", header("location", undefined), 'header . > "302": > required:']],
  "payment listSettlements": [
    ["a negative limit is accepted", json(200, []), "accepted paths/settlements > - name: limit > pattern:", "query/limit pattern"],
    ["a valid limit is rejected", invalid("limit is too large"), "rejected paths/settlements > - name: limit"],
    ["an undocumented parameter", json(200, []), "note field-undocumented paths/settlements > parameters:", { query: "?limit=5&page=2" }],
  ],
  "merchant getRefund": [
    ["a new field", set("reason", "none"), "field-undocumented RefundRecord > properties:"],
    ["no paymentId", set("paymentId", undefined), "field-missing RefundRecord > required:"],
    [
      "a field of another name",
      replaced('"currency":', '"unit":'),
      ["field-missing RefundRecord > required:", "field-undocumented RefundRecord > properties:"],
    ],
    ["an amount as text", set("originalAmount", "1"), "value RefundRecord > originalAmount: > type:"],
    ["a date without a time", set("createdAt", "2026-03-02"), "format RefundRecord > createdAt: > format:"],
    ["an offset without its colon", set("createdAt", "2026-03-02T09:00:00+0200"), "format RefundRecord > createdAt: > format:"],
    ["null for a text", set("currency", null), "value Currency > type:"],
    ["seconds for a date", set("createdAt", 1_772_442_002), "value RefundRecord > createdAt: > type:"],
    ["an error as text", json(404, { error: "invalid-refund-token" }), "value Error > error: > type:"],
    ["an unknown code", coded(404, "refund-expired"), 'code-undocumented . > get: > "404": > examples:'],
    ["a new header", header("x-refund-id", "1"), 'header . > "200":'],
    ["HTML", header("content-type", "text/html"), 'content-type . > get: > "200": > content:'],
    ["half a body", half, 'body . > get: > "200": > application/json:'],
    ["a key twice in a record", replaced('"merchantFees":{', '"merchantFees":{"transactionFee":1,'), 'body . > "200": > application/json:'],
    [
      "an error without a body of its own",
      sent(503, "<html>", "text/html"),
      "content-type components/responses/ServiceUnavailable > content:",
    ],
  ],
  "merchant getPayment": [
    ["a new field of amounts", set("amounts/tax", 1), "field-undocumented PaymentAmounts > properties:"],
    ["a new field of a refund in a list", set("refunds/0/reason", "r"), "field-undocumented RefundRecord > properties:"],
    ["a long payer", set("payerName", "x".repeat(40)), "value PaymentRecord > payerName: > maxLength:"],
    ["an empty list for a record", set("amounts", []), "value PaymentAmounts > type:"],
    ["an unknown status", set("status", "frozen"), "enum PaymentSummary > status: > enum:"],
    ["a status in other case", set("status", "Paid"), "enum PaymentSummary > status: > enum:"],
    ["an unknown type of service", set("paymentServiceType", "shared"), "enum PaymentRecord > paymentServiceType: > enum:"],
  ],
  "merchant listSettlements": [
    ["a settlement without currency", set("0/currency", undefined), "field-missing Settlement > required:"],
    ["a large amount", set("0/settledAmount", 60_000_000), "value Settlement > settledAmount: > maximum:"],
    ["a 206", status(206), "status-undocumented . > get: > responses:"],
    ["the code of another operation", coded(404, "invalid-settlement-id"), 'code-undocumented . > "404": > examples:'],
    ["dates in reverse are accepted", json(200, []), "accepted . > x-parameter-rules: > - x-rule:", "query x-rule"],
    ["a valid date is rejected", coded(404, "invalid-date-format"), "rejected . > x-error-code: invalid-date-format"],
  ],
  "merchant createRefund": [
    ["no Location", header("location", undefined), "header components/headers/Location > required:"],
    ["a body where there is none", json(202, {}), 'body . > "202":'],
    ["an unknown key is accepted", refunded, "accepted RefundRequest > unevaluatedProperties:", "body unevaluatedProperties"],
    ["more than is left is rejected", coded(400, "invalid-amount"), "note rejected RefundRow > amount: > x-error-code:"],
  ],
  "legacy createPayment": [
    ["a new field", set("expires", "2026-03-02"), "field-undocumented PaymentResponse > properties:"],
    ["no token", set("token", undefined), "field-missing PaymentResponse > required:"],
    [
      "a field of another name",
      replaced('"token":', '"paymentToken":'),
      ["field-missing PaymentResponse > required:", "field-undocumented PaymentResponse > properties:"],
    ],
    ["a token of other characters", set("token", "-".repeat(64)), "value PaymentResponse > token: > pattern:"],
    ["a number as url", set("url", 1), "value PaymentResponse > url: > type:"],
    ["null for a text", set("orderNumber", null), "value PaymentResponse > orderNumber: > type:"],
    ["an empty list for the body", json(201, []), "value PaymentResponse > type:"],
    [
      "a further element of XML",
      replaced("<token>", "<expires>1</expires><token>"),
      "field-undocumented PaymentResponse > properties:",
      IN_XML,
    ],
    ["an element less in XML", replaced(/<token>.*<\/token>/, ""), "field-missing PaymentResponse > required:", IN_XML],
    ["a namespace", replaced("<payment>", '<payment xmlns="urn:payment">'), "field-undocumented PaymentResponse > properties:", IN_XML],
    ["an attribute", replaced("<token>", "<token type='long'>"), "field-undocumented PaymentResponse > properties:", IN_XML],
    ["text beside elements", replaced("</payment>", "note</payment>"), 'body . > "201": > application/xml:', IN_XML],
    ["an element twice", replaced("<url>", "<url>https://a.example/</url><url>"), "value PaymentResponse > url: > type:", IN_XML],
    ["a 200", status(200), "status-undocumented . > post: > responses:"],
    [
      "an unknown code",
      json(400, { errorCode: "invalid-weekday", errorMessage: "m" }),
      "code-undocumented components/responses/BadRequest > application/json: > examples:",
    ],
    ["a new header", header("x-order-id", "1"), 'header . > "201":'],
    ["text", header("content-type", "text/plain"), 'content-type . > "201": > content:'],
    [
      "another charset of XML",
      header("content-type", "application/xml;charset=ISO-8859-1"),
      'content-type . > "201": > application/xml:',
      IN_XML,
    ],
    ["half a body", half, 'body . > "201": > application/json:'],
    ["half a body in XML", half, 'body . > "201": > application/xml:', IN_XML],
    ["an order without number is accepted", json(201, ORDER), "accepted PaymentRequest > required:", "body/orderNumber required"],
    [
      "a price and rows are accepted",
      json(201, ORDER),
      "accepted PaymentRequest > x-error-code: order-details-and-price-defined > anyOf:",
      'body anyOf "no price or no orderDetails"',
    ],
    [
      "a wrong locale is rejected as the currency",
      json(400, { errorCode: "invalid-currency", errorMessage: "m" }),
      "rejected PaymentRequest > currency: > x-error-code:",
      "body/locale enum",
    ],
    [
      "a valid order number is rejected in XML",
      xml(400, "<error><errorCode>invalid-order-number</errorCode><errorMessage>m</errorMessage></error>"),
      "rejected PaymentRequest > orderNumber: > x-error-code:",
      IN_XML,
    ],
  ],
};

export const SEEDS: readonly Seed[] = Object.entries(ROWS).flatMap(([operation, rows]) => {
  const [api = "", operationId = ""] = operation.split(" ");
  return rows.map(([what, change, found, more]): Seed => {
    const about = { what, api: api as ApiName, operationId, change, found: [found].flat() };
    return { ...about, ...(typeof more === "string" ? { request: more } : more) };
  });
});

/** Changes of nothing that a description states. */
export const HARMLESS: readonly (readonly [what: string, api: ApiName, operationId: string, change: Change, request: string])[] = [
  ["a charset in capitals", "payment", "getPayment", header("content-type", 'application/json; charset="UTF-8"'), ""],
  ["another name of UTF-8", "payment", "getPayment", header("content-type", "application/json;charset=utf8"), ""],
  ["white space around the body", "payment", "getPayment", ({ body }) => ({ body: `\r\n ${body}\n` }), ""],
  ["escaped characters", "payment", "getPayment", replaced('"amount"', '"\\u0061mount"'), ""],
  ["the same key in two records", "merchant", "getRefund", set("merchantFees/transactionFee", 1), ""],
  ["CDATA", "legacy", "createPayment", replaced(/<url>(.*?)<\/url>/, '<url><![CDATA[https://pay.example.com/?a="1"]]></url>'), IN_XML],
  ["references", "legacy", "createPayment", replaced("<url>", "<url>&#104;"), IN_XML],
  [
    "elements in another order",
    "legacy",
    "createPayment",
    replaced(/(<orderNumber>.*?<\/orderNumber>)(.*)(<\/payment>)/s, "$2$1$3"),
    IN_XML,
  ],
  ["a comment with an attribute", "legacy", "createPayment", replaced("<token>", '<!-- <a b="c"> --><token>'), IN_XML],
  ["a byte order mark before XML", "legacy", "createPayment", ({ body }) => ({ body: `\uFEFF${body}` }), IN_XML],
];
