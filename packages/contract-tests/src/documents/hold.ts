/** The tests that hold one API's bundled description against its table: one for each entry, so that the failing one names itself. */
import { describe, expect, test } from "vitest";
import "../gaps.ts";
import { readBundle } from "@maksu/bundle";
import { compare, entriesOf } from "./compare.ts";
import { told } from "./difference.ts";
import type { ApiDocument, DocumentedField, DocumentedLimit } from "./document.ts";

export function hold(document: ApiDocument): void {
  const differences = compare(document, readBundle(document.api));
  const entries = entriesOf(document);

  describe(`the description of the ${document.title} says what its document says`, () => {
    test.each(entries)("%s", (entry) => {
      expect(differences.filter((difference) => difference.entry === entry).map(told)).toBeNone();
    });

    test("nothing is told of an entry that the table lacks", () => {
      expect(differences.filter(({ entry }) => !entries.includes(entry)).map(told)).toBeNone();
    });
  });

  describe(`the table of the ${document.title} agrees with its own limits`, () => {
    test.each(document.limits.flatMap((limit) => limit.at.map((at) => ({ at, limit }))))("$at", ({ at, limit }) => {
      expect(fieldAt(document, at)).toMatchObject(figures(limit));
    });
  });
}

const figures = ({ item: _item, section: _section, at: _at, ...limits }: DocumentedLimit): object => limits;

function fieldAt({ records, operations }: ApiDocument, at: string): DocumentedField | undefined {
  const [owner = "", name = ""] = at.split(".");
  const operation = operations.find(({ operationId }) => operationId === owner);
  return records[owner]?.fields[name] ?? operation?.query[name] ?? operation?.pathParameters[name];
}
