import { APIS, DESCRIPTIONS, readBundle } from "@maksu/apis";
import { eventsOf, isMarked, isObject, objectAt, operationsOf } from "@maksu/openapi";
import { expect, test } from "vitest";
import { pagesOfDescriptions } from "./pages.ts";

const pages = pagesOfDescriptions();
const bundles = DESCRIPTIONS.map(readBundle);
/** Returns the first cell of each row of a page's tables. */
const firstCells = (file: string): string[] => [...(pages.get(file) ?? "").matchAll(/^\| `([^`]+)`/gm)].map(([, cell = ""]) => cell);

test("operations.md has a row per operation", () => {
  expect(firstCells("operations.md")).toStrictEqual(
    bundles.flatMap((bundle) => operationsOf(bundle).map(({ operationId }) => operationId)),
  );
});

test("no page has a table without rows", () => {
  for (const [file, text] of pages) expect([file, text]).not.toEqual([file, expect.stringMatching(/^\| --- .*(?!\n\|)$/m)]);
});

test("errors.md has a row per error code", () => {
  const codes = Object.values(APIS).flatMap(({ catalogue }) => Object.keys(catalogue));
  expect(firstCells("errors.md").filter((name) => codes.includes(name))).toStrictEqual(codes);
});

test.each([
  [
    "the Payment API's named errors",
    "| `settlement-not-found` | 404 | No settlement of this merchant has the id, or none fits the request. | The",
  ],
  [
    "the operations of each response",
    "| The settlement was not found. | `getPayment`, `refundPayment`, `refundPaymentByEmail`, `activateInvoice`,",
  ],
  ["those of any status", "| `unexpected-error` | any other | The service failed."],
  ["those of all operations", "| The signature does not match the request. | all |"],
  ["those of almost all", "against the provided schema. | all but `listPaymentProviders`, `listGroupedPaymentProviders` |"],
  ["a response that has no message", "| `step-up-required` | 403 | The card's issuer wants to see the customer. |  | `createCitCharge`,"],
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
  ["- `listSettlements`: toDate must be at most two months after fromDate. (`invalid-date-range`)", "a rule between parameters"],
  ["- `createRefund`: an invalid `application/json` body without a more specific code. (`invalid-json`)", "the code of all else"],
])("constraints.md has %s", (text) => {
  expect(pages.get("constraints.md")).toContain(text);
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
  ["schema `Item` | high | `unitPrice`, `units`,", "fields"],
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
