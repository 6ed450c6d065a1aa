import { expect, test } from "vitest";
import { legacyApiDocument } from "./legacy-api.ts";
import { merchantApiDocument } from "./merchant-api.ts";
import { paymentApiDocument } from "./payment-api.ts";

test.each([
  { document: paymentApiDocument, operations: 18, codes: 0 },
  { document: merchantApiDocument, operations: 6, codes: 26 },
  { document: legacyApiDocument, operations: 1, codes: 39 },
])(
  "the table of the $document.title is as long as its document: $operations operations, $codes codes",
  ({ document, operations, codes }) => {
    expect(new Set(document.operations.map(({ operationId }) => operationId)).size).toBe(operations);
    expect(new Set(document.codes.map(({ code }) => code)).size).toBe(codes);
    expect(document.codes).toHaveLength(codes);
  },
);
