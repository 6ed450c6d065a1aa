import { expect, test } from "vitest";
import { legacyApiDocument } from "./legacy-api.ts";
import { merchantApiDocument } from "./merchant-api.ts";
import { paymentApiDocument } from "./payment-api.ts";

const DOCUMENTS = [paymentApiDocument, merchantApiDocument, legacyApiDocument];

test("two operations are of public documentation alone, and are not counted among the documents' own", () => {
  const operations = DOCUMENTS.flatMap((each) => each.operations);
  expect(operations.filter(({ source }) => source !== undefined).map(({ operationId }) => operationId)).toEqual([
    "payAndAddCard",
    "listPayments",
  ]);
});

test.each(DOCUMENTS)("the table of the $title has each operation and code once", (document) => {
  const names = [...document.operations.map(({ operationId }) => operationId), ...document.codes.map(({ code }) => code)];
  expect(document.operations.length).toBeGreaterThan(0);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
