import { expect, test } from "vitest";
import { readBundle } from "@maksu/apis";
import { type JsonObject, valueAt } from "@maksu/openapi";
import { describedIn, ROOT } from "../description-files.ts";
import { compareTolerances } from "./beyond/compare-tolerances.ts";
import { broken } from "./breakages.ts";
import { compare } from "./compare/compare.ts";
import { documentReport } from "./document-report.ts";
import { merchantApiDocument } from "./merchant-api.ts";
import { paymentApiDocument } from "./payment-api.ts";

const whole = readBundle("merchant-api");
const { sources } = describedIn("merchant-api", whole);
const reportOf = (bundle: JsonObject) =>
  documentReport(merchantApiDocument, describedIn("merchant-api", bundle, ROOT, sources), compare(merchantApiDocument, bundle));
/** Without the line, which other edits move. */
const reportedIn = (bundle: JsonObject) =>
  reportOf(bundle).differences.map(({ text, where }) => ({ text, where: where.replace(/:\d+;/, ":…;") }));
const longest = Number(valueAt(whole, ["components", "schemas", "RefundRow", "properties", "description", "maxLength"]));
const { operations } = merchantApiDocument;
const TABLE = "table: packages/contract-tests/src/documents/merchant-api.ts";

/** A description that differs already is reported by its own tests. */
const isRight = compare(merchantApiDocument, whole).length === 0;
const right = reportOf(whole);

test.skipIf(!isRight)("a description as documented keeps every entry", () => {
  expect(right).toMatchObject({ api: "merchant-api", covered: right.wanted, differences: [] });
});

test.each([
  {
    given: "a longer text",
    path: ["components", "schemas", "RefundRow", "properties", "description", "maxLength"],
    to: longest + 1,
    text: `merchant-api RefundRow.description, maxLength: the description says ${longest + 1}, the API document says ${longest} (Resources, Refund request)`,
    where: `specs/merchant-api/components/schemas/RefundRow.yaml:…; ${TABLE}`,
  },
  {
    given: "a response's code removed",
    path: ["components", "responses", "Forbidden", "content", "application/json", "examples", "invalid-signature"],
    to: undefined,
    text: "merchant-api invalid-signature at listSettlements, example of 403 (application/json): the description says nothing, the API document says present (Errors, Error codes); so for invalid-signature at getSettlement, invalid-signature at listPayments, invalid-signature at getPayment",
    where: `specs/merchant-api/components/responses/Forbidden.yaml:…; ${TABLE}`,
  },
  {
    given: "another version",
    path: ["info", "version"],
    to: "2",
    text: "merchant-api info, version: the description says 2, the API document says 1 (Versioning)",
    where: `specs/merchant-api/openapi.yaml:…; ${TABLE}`,
  },
])("$given is reported with its line", ({ path, to, text, where }) => {
  const { wanted, covered } = reportOf(broken(whole, { kind: "", path, to }));
  expect(wanted).toBeGreaterThan(operations.length);
  expect(reportedIn(broken(whole, { kind: "", path, to }))).toContainEqual({ text, where });
  expect(covered).toBeLessThan(wanted);
});

test.each([
  { table: "payment-api-published.ts", path: ["Item", "properties", "category", "maxLength"], to: 7 },
  { table: "beyond/marks.ts", path: ["AddCardStatus", "x-confidence"], to: "medium" },
  { table: "payment-api.ts", path: ["PaymentBase", "properties", "amount", "maximum"], to: 7 },
])("a difference from the table in $table names it", ({ table, path, to }) => {
  const bundle = broken(readBundle("payment-api"), { kind: "", path: ["components", "schemas", ...path], to });
  const { differences } = documentReport(paymentApiDocument, describedIn("payment-api", bundle), compare(paymentApiDocument, bundle));
  expect(differences.map(({ where }) => where.split("/documents/")[1])).toContain(table);
});

test("a difference in a tolerance names the table of tolerances", () => {
  const described = describedIn("payment-api", readBundle("payment-api"));
  const { differences } = documentReport(paymentApiDocument, described, compareTolerances(paymentApiDocument, []));
  expect(differences.length).toBeGreaterThan(0);
  for (const { where } of differences) expect(where).toMatch(/; table: packages\/contract-tests\/src\/documents\/beyond\/tolerances\.ts$/);
});

test("one edit that shows in many places is reported once", () => {
  const path = ["components", "parameters", "Timestamp", "required"];
  const [{ operationId: first, section } = { operationId: "", section: "" }, ...others] = operations;
  const listed = others
    .slice(0, 3)
    .map(({ operationId }) => `${operationId}.Timestamp`)
    .join(", ");
  const { wanted, covered } = reportOf(broken(whole, { kind: "", path, to: false }));
  const reports = reportedIn(broken(whole, { kind: "", path, to: false }));
  expect(wanted - covered).toBeGreaterThanOrEqual(operations.length);
  expect(reports).toHaveLength(right.differences.length + 1);
  expect(reports).toContainEqual({
    text: `merchant-api ${first}.Timestamp, required: the description says false, the API document says true (${section}); so for ${listed} and ${operations.length - 4} more`,
    where: `specs/merchant-api/components/parameters/Timestamp.yaml:…; ${TABLE}`,
  });
});
