/** Registers the tests that compare an API's bundled description with its table, one for each entry. */
import { afterAll, describe, expect, test } from "vitest";
import "../gaps.ts";
import { readBundle } from "@maksu/apis";
import { describedIn, tolerancesOf } from "../description-files.ts";
import { documentFile, writeResult } from "../results.ts";
import { compareTolerances } from "./beyond/compare-tolerances.ts";
import { compare, entriesOf } from "./compare/compare.ts";
import { documentReport, whereIs } from "./document-report.ts";
import { type Difference, describeDifference } from "./compare/difference.ts";
import type { ApiDocument, DocumentedField, DocumentedLimit } from "./document.ts";

export function describeDocument(document: ApiDocument): void {
  const bundle = readBundle(document.api);
  const described = describedIn(document.api, bundle);
  const differences = [...compare(document, bundle), ...compareTolerances(document, tolerancesOf(described))];
  const entries = entriesOf(document);
  const line = (difference: Difference): string => `${describeDifference(difference)} (${whereIs(described, difference)})`;

  afterAll(() => writeResult(documentFile(document.api), documentReport(document, described, differences)));

  describe(`the description of the ${document.title} matches its document`, () => {
    test.each(entries)("%s", (entry) => {
      expect(differences.filter((difference) => difference.entry === entry).map(line)).toBeNone();
    });

    test("no difference is reported for an entry that the table lacks", () => {
      expect(differences.filter(({ entry }) => !entries.includes(entry)).map(line)).toBeNone();
    });
  });

  describe(`the table of the ${document.title} matches its own limits`, () => {
    test.each(document.limits.flatMap((limit) => limit.at.map((at) => ({ at, limit }))))("$at", ({ at, limit }) => {
      expect(fieldAt(document, at)).toMatchObject(figures(limit));
    });
  });
}

const figures = ({ item: _item, section: _section, at: _at, ...limits }: DocumentedLimit): object => limits;

function fieldAt({ records, operations }: ApiDocument, at: string): DocumentedField | undefined {
  const [owner = "", name = ""] = at.split(".");
  const operation = operations.find(({ operationId }) => operationId === owner);
  return records[owner]?.fields[name] ?? operation?.query?.[name] ?? operation?.pathParameters?.[name];
}
