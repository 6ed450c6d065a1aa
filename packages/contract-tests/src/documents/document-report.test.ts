import { expect, test } from "vitest";
import { readBundle } from "@maksu/apis";
import type { JsonObject } from "@maksu/openapi";
import { describedIn } from "../description-files.ts";
import { breakagesOf, broken } from "./breakages.ts";
import { compare } from "./compare.ts";
import { documentReport } from "./document-report.ts";
import { merchantApiDocument } from "./merchant-api.ts";

const whole = readBundle("merchant-api");
const reportOf = (bundle: JsonObject) =>
  documentReport(merchantApiDocument, describedIn("merchant-api", bundle), compare(merchantApiDocument, bundle));
/** Without the line, which other edits move. */
const reportedIn = (bundle: JsonObject) =>
  reportOf(bundle).differences.map(({ text, where }) => ({ text, where: where.replace(/:\d+;/, ":…;") }));
const TABLE = "table: packages/contract-tests/src/documents/merchant-api.ts";

test("a description as documented keeps every entry", () => {
  expect(reportOf(whole)).toEqual({ api: "merchant-api", wanted: 86, covered: 86, differences: [] });
});

test.each([
  {
    given: "a longer text",
    path: ["components", "schemas", "RefundRow", "properties", "description", "maxLength"],
    to: 2001,
    text: "merchant-api RefundRow.description, maxLength: the description says 2001, the API document says 2000 (Resources, Refund request)",
    where: `specs/merchant-api/components/schemas/RefundRow.yaml:…; ${TABLE}`,
  },
  {
    given: "a response's code removed",
    path: ["components", "responses", "Forbidden", "content", "application/json", "examples", "invalid-signature"],
    to: undefined,
    text: "merchant-api invalid-signature at listSettlements, example of 403 (application/json): the description says nothing, the API document says present (Errors, Error codes); so for invalid-signature at getSettlement, invalid-signature at getPayment",
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
  expect(reportedIn(broken(whole, { kind: "", path, to }))).toContainEqual({ text, where });
  expect(covered).toBeLessThan(wanted);
});

test("one edit that shows in many places is reported once", () => {
  const path = ["components", "parameters", "Timestamp", "required"];
  const { wanted, covered } = reportOf(broken(whole, { kind: "", path, to: false }));
  expect(wanted - covered).toBe(6);
  expect(reportedIn(broken(whole, { kind: "", path, to: false }))).toEqual([
    {
      text: "merchant-api createRefund.Timestamp, required: the description says false, the API document says true (Endpoints, Operations, create a refund); so for cancelRefund.Timestamp, listSettlements.Timestamp, getSettlement.Timestamp and 2 more",
      where: `specs/merchant-api/components/parameters/Timestamp.yaml:…; ${TABLE}`,
    },
  ]);
});

test("every difference is reported with a line of the description", () => {
  const reported = breakagesOf(merchantApiDocument, whole)
    .filter(({ kind }) => !kind.endsWith("dropped") && kind !== "operationId changed")
    .flatMap((breakage) => reportOf(broken(whole, breakage)).differences);
  expect(reported.length).toBeGreaterThan(100);
  expect(reported.filter(({ where }) => !/^specs\/merchant-api\/\S+\.yaml:\d+;/.test(where))).toEqual([]);
});
