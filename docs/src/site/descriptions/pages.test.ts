import type { ClientErrorCode } from "@maksu/client-core";
import { APIS, DESCRIPTIONS, readBundle } from "@maksu/apis";
import { eventsOf, isMarked, isObject, objectAt, operationsOf } from "@maksu/openapi";
import { expect, test } from "vitest";
import { pagesOfDescriptions } from "./pages.ts";

/** Every code, or the types don't fit. */
const CLIENT_CODES: Readonly<Record<ClientErrorCode, true>> = {
  "validation-failed": true,
  "input-unknown": true,
  "path-parameter-invalid": true,
  "query-parameter-invalid": true,
  "header-invalid": true,
  "body-invalid": true,
  "connection-failed": true,
  "network-error": true,
  timeout: true,
  aborted: true,
  redirected: true,
  "unexpected-status": true,
  "unexpected-content": true,
  "response-too-large": true,
  "not-from-service": true,
  "signature-missing": true,
  "signature-mismatch": true,
  "response-mismatch": true,
  "api-error": true,
};

const pages = pagesOfDescriptions();
const bundles = DESCRIPTIONS.map(readBundle);
/** Returns the first name of each row of a page's tables. */
const firstCells = (file: string): string[] => [...(pages.get(file) ?? "").matchAll(/^\| [^`|]*`([^`]+)`/gm)].map(([, cell = ""]) => cell);

/** Returns Markdown with the text of its links alone. */
const withoutLinks = (text: string): string => text.replaceAll(/<a id="[^"]*"><\/a>/g, "").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");

test("operations.md has a row per operation", () => {
  expect(firstCells("operations.md")).toStrictEqual(
    bundles.flatMap((bundle) => operationsOf(bundle).map(({ operationId }) => operationId)),
  );
});

test("no page has a table without rows", () => {
  for (const [file, text] of pages) expect([file, text]).not.toEqual([file, expect.stringMatching(/^\| --- .*(?!\n\|)$/m)]);
});

/** Returns the anchors of a page's rows that begin with a name. */
const anchorsOf = (file: string, name: string): string[] =>
  [...(pages.get(file) ?? "").matchAll(/<a id="(\w+)-([^"]+)"/g)].flatMap(([, first, rest = ""]) => (first === name ? [rest] : []));

test("errors.md has a row with an anchor per error code", () => {
  const codes = Object.entries(APIS).map(([name, { catalogue }]) => [name, Object.keys(catalogue)] as const);
  const coded = codes.filter(([, { length }]) => length > 0);
  expect(coded.map(([name]) => [name, anchorsOf("errors.md", name)])).toStrictEqual(coded);
});

test("errors.md and constraints.md have an anchor at every place that a link of theirs names, and no anchor twice", () => {
  for (const file of ["errors.md", "constraints.md"]) {
    const text = pages.get(file) ?? "";
    const anchors = [...text.matchAll(/<a id="([^"]+)">|\{#([^}]+)\}|^## (.+)$/gm)].map(
      ([, id, heading, title]) => id ?? heading ?? title?.toLowerCase().replaceAll(" ", "-"),
    );
    expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
    const linked = [...(pages.get("errors.md") ?? ""), ...(pages.get("constraints.md") ?? "")]
      .join("")
      .matchAll(/\((\w*\.?m?d?)#([\w-]+)\)/g);
    const here = [...linked].filter(([, target]) => target === file).map(([, , anchor]) => anchor);
    expect(here.length).toBeGreaterThan(40);
    expect(here.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  }
});

test("errors.md explains every code of ClientError", () => {
  expect(anchorsOf("errors.md", "client")).toStrictEqual(Object.keys(CLIENT_CODES));
  expect(pages.get("errors.md")).toContain("[`redirected`](#client-redirected) | The response is a redirect that the operation does not");
});

test.each([
  [
    "the Payment API's named errors",
    "[`settlement-not-found`](#payment-settlement-not-found) | 404 | No settlement of this merchant has the id, or none fits the request. | The",
  ],
  [
    "the operations of each response",
    "| The settlement was not found. | [`listSettlements`](payment/listSettlements.md), [`requestPaymentReport`]",
  ],
  ["those of any status", "| any other | The service failed."],
  ["those of all operations", "| The signature does not match the request. | all |"],
  ["those of almost all", "against the provided schema. | all but [`listPaymentProviders`](payment/listPaymentProviders.md), [`list"],
  ["a response that has no message", "| 403 | The card's issuer wants to see the customer. |  | [`createCitCharge`]"],
  [
    "what to do",
    "| A VAT percent is not valid. The rows of a payment made through E1 or E2 need one, others may not have one. | Give every row",
  ],
  ["the limits, where the description has no more to do", "| `telephone` is incorrect. | At most 64 characters. | [`Contact.telephone`]"],
  ["the constraint that a code stands for", "| [`RefundRow.vatPercent`](constraints.md#merchant-refundrow-vatpercent) |"],
  ["a rule", "| [`listSettlements`](constraints.md#merchant-listsettlements) | [`listSettlements`](merchant/listSettlements.md) |"],
])("errors.md has %s", (_what, text) => {
  expect(pages.get("errors.md")).toContain(text);
});

test("events.md has a section per event", () => {
  const sections = [...(pages.get("events.md") ?? "").matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  expect(sections).toStrictEqual(bundles.flatMap((bundle) => eventsOf(bundle).map(({ path }) => path)));
});

test.each([
  ["the record of a body", "a list of PaymentReportCallbackJSON"],
  ["its fields", "| `entryDate` | string | Date of the payment, DD-MM-YYYY. | `Time` |"],
  ["listed values", "| `status` | string | State of a payment as shown in reports. One of `New`, `Paid`,"],
  ["that a list is open", "`Paid and settled`, or others. | `Status` |"],
  ["alternatives", "| `refunditems` | string or list of ReportItem | Refunded rows:"],
  ["null", "| `originalTradeReference` | string or null |"],
  ["the fields of a record within it", "| `quantity` | number | Number of units. |"],
])("events.md has %s", (_what, text) => {
  expect(pages.get("events.md")).toContain(text);
});

test.each([
  ["| `stamp` | yes | string | At most 200 characters. |", "a length"],
  ["| `amount` | yes | integer | Greater than 0, at most 2000000. | `invalid-amount` |", "an error code"],
  ["| `products` | yes | list of Product | 1 to 500 elements. (`invalid-products-amount`) | `invalid-products` |", "a rule's own code"],
  ["| `includeVat` | yes | string or integer | One of `0`, `1`. | `invalid-vat-mode` |", "a value once that may be text or a number"],
  ["| `price` | no | string or number | At most 10 characters. Total of the payment, at least 0.65.", "in words what a pattern asks for"],
  ["| `vat` | yes | string or number | At most 10 characters. A decimal number of at most ten", "the words of the schema with the pattern"],
  ["| `rows` | yes | list of RefundRow | 1 to 500 elements. | `invalid-refund-rows` |", "a list"],
  ["| `currency` | yes | string | One of `EUR`. |", "listed values"],
  ["- Unknown keys are rejected. (`invalid-key`)", "unknown keys"],
  ["(`order-details-and-price-defined`)", "a rule between fields"],
  ["| `listSettlements` | query `bankReference` | no | string | At most 20 characters. |", "a parameter"],
  ["- `listSettlements`: fromDate must not be after toDate. (`invalid-date-format`)", "a rule between parameters"],
  ["- `createRefund`: an invalid `application/json` body without a more specific code. (`invalid-json`)", "the code of all else"],
])("constraints.md has %s", (text) => {
  expect(withoutLinks(pages.get("constraints.md") ?? "")).toContain(text);
});

test("constraints.md has every code that a schema gives", () => {
  const codes = valuesIn(bundles).flatMap((value) => (isObject(value) && "x-error-code" in value ? [value["x-error-code"]] : []));
  expect(codes.length).toBeGreaterThan(40);
  expect(codes.filter((code) => !pages.get("constraints.md")?.includes(`\`${String(code)}\``))).toStrictEqual([]);
});

test.each([
  ["event `paymentRedirect` | high | `checkout-account`, `checkout-algorithm`, `checkout-amount`,", "an event's parameters"],
  [
    "event `refundCallback` | high | `checkout-account`, `checkout-algorithm`, `checkout-amount`,",
    "an event's own ones among those it shares",
  ],
  ["event `paymentReport` | low | `checkout-account`, `checkout-algorithm` |", "confidence"],
  ["event `paymentReport` | high | `signature`, body `application/csv` |", "a body"],
  ["schema `Customer` | high | all of it |", "a whole schema"],
  ["schema `Item` | high | `unitPrice` (`minimum`, `maximum`), `units`,", "fields, and the keywords of a mark that names some"],
  ["schema `Decimal` | high | `type`, `pattern` |", "the keywords of a schema"],
  ["schema `PaymentRequest` | high | “With `usePricesWithoutVat` no unit price may be negative.”,", "a rule"],
  ["schema `PaymentRequest` | toolkit | `orderNumber` |", "a rule of the toolkit"],
  ["schema `RefundBase` | toolkit | `refundStamp`, `refundReference` |", "rules of the toolkit beside what is public"],
  ["error `hold-already-reverted` | medium | response 400 |", "an error"],
  ["error `hold-not-found` | high | any other response |", "an error of any status"],
  ["operation `createPayment` | high | response 201 |", "a response"],
  ["operation `createPayment` | low | response 401 |", "a shared response"],
  ["headers of responses | high | `checkout-account`,", "headers"],
])("provenance.md has %s", (text) => {
  expect(pages.get("provenance.md")).toContain(`| ${text}`);
});

test.each([
  ["schema", bundles.flatMap((bundle) => Object.entries(objectAt(objectAt(bundle, "components"), "schemas")))],
  ["error", valuesIn(bundles).flatMap((value) => Object.entries(objectAt(value, "examples")))],
])("provenance.md has every marked %s", (kind, named) => {
  const page = pages.get("provenance.md") ?? "";
  const marked = named.flatMap(([name, value]) => (valuesIn(value).some(isMarked) ? [name] : []));
  expect(marked.length).toBeGreaterThan(10);
  expect(marked.filter((name) => !page.includes(`| ${kind} \`${name}\` |`))).toStrictEqual([]);
});

test("provenance.md does not use file paths as places", () => {
  const page = pages.get("provenance.md") ?? "";
  expect(page.length).toBeGreaterThan(1000);
  expect(page).not.toMatch(/→|allOf|unevaluatedProperties|event-/);
});

/** Visits a value and everything in it. */
function valuesIn(value: unknown): readonly unknown[] {
  return typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(valuesIn)] : [];
}
