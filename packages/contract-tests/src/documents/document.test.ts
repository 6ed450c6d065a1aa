import { expect, test } from "vitest";
import { legacyApiDocument } from "./legacy-api.ts";
import { merchantApiDocument } from "./merchant-api.ts";
import { paymentApiDocument } from "./payment-api.ts";

const DOCUMENTS = [paymentApiDocument, merchantApiDocument, legacyApiDocument];

test("the documents have 25 operations; those of public documentation alone are not counted among them", () => {
  const bySource = DOCUMENTS.flatMap(({ operations }) => operations).map(({ operationId, source }) => source && operationId);
  expect(bySource.filter((each) => each === undefined)).toHaveLength(25);
  expect(bySource.filter((each) => each !== undefined)).toEqual(["payAndAddCard", "listPayments"]);
});

test.each(DOCUMENTS)("the table of the $title has each operation and code once", (document) => {
  const names = [...document.operations.map(({ operationId }) => operationId), ...document.codes.map(({ code }) => code)];
  expect(document.operations.length).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
