import { expect, test } from "vitest";
import { legacyApiDocument } from "./legacy-api.ts";
import { merchantApiDocument } from "./merchant-api.ts";
import { paymentApiDocument } from "./payment-api.ts";

test.each([paymentApiDocument, merchantApiDocument, legacyApiDocument])(
  "the table of the $title has each operation and code once",
  (document) => {
    const names = [...document.operations.map(({ operationId }) => operationId), ...document.codes.map(({ code }) => code)];
    expect(document.operations.length).toBeGreaterThan(0);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  },
);
