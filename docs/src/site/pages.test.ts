import { DESCRIPTIONS, eventsOf, operationsOf, readBundle } from "@maksu/bundle";
import { errorCatalogue as legacyErrors } from "@maksu/legacy-client";
import { errorCatalogue as merchantErrors } from "@maksu/merchant-client";
import { expect, test } from "vitest";
import { pagesOfDescriptions } from "./pages.ts";

const pages = pagesOfDescriptions();
const bundles = DESCRIPTIONS.map(readBundle);
/** Rows of a page's tables: what stands in their first cell. */
const firstCells = (file: string): string[] => [...(pages.get(file) ?? "").matchAll(/^\| `([^`]+)`/gm)].map(([, cell = ""]) => cell);

test("operations.md has a row per operation", () => {
  expect(firstCells("operations.md")).toStrictEqual(
    bundles.flatMap((bundle) => operationsOf(bundle).map(({ operationId }) => operationId)),
  );
});

test("errors.md has a row per error code", () => {
  expect(firstCells("errors.md")).toStrictEqual([...Object.keys(merchantErrors), ...Object.keys(legacyErrors)]);
});

test("events.md has a section per event", () => {
  const sections = [...(pages.get("events.md") ?? "").matchAll(/^### (.+)$/gm)].map(([, name]) => name);
  expect(sections).toStrictEqual(bundles.flatMap((bundle) => eventsOf(bundle).map(({ path }) => path)));
});

test.each([
  ["| `stamp` | yes | string | At most 200 characters. |", "a length"],
  ["| `amount` | yes | integer | Integer, greater than 0, at most 2000000. | `invalid-amount` |", "an error code"],
  ["| `rows` | yes | list of RefundRow | 1 to 500 elements. | `invalid-refund-rows` |", "a list"],
  ["| `currency` | yes | string | One of `EUR`. |", "listed values"],
  ["- Unknown keys are refused. (`invalid-key`)", "unknown keys"],
  ["(`order-details-and-price-defined`)", "a rule between fields"],
  ["| `listSettlements` | query `bankReference` | no | string | At most 20 characters. |", "a parameter"],
])("constraints.md says %s", (text) => {
  expect(pages.get("constraints.md")).toContain(text);
});

test("provenance.md tells confidence", () => {
  const page = pages.get("provenance.md") ?? "";
  for (const confidence of ["high", "medium", "low"]) expect(page).toContain(`| ${confidence} |`);
});
