import { expect, test } from "vitest";
import { preferenceOf } from "./preference.ts";

test.each([
  { header: null, wish: {} },
  { header: "", wish: {} },
  { header: "code=404", wish: { code: 404 } },
  { header: "code=404, example=unknown-transaction", wish: { code: 404, exampleKey: "unknown-transaction" } },
  { header: 'example="invalid-amount"; code=400', wish: { code: 400, exampleKey: "invalid-amount" } },
  { header: "respond-async, wait=10", wish: {} },
  { header: "code=abc", wish: expect.stringContaining("Prefer: code must be a status") },
  { header: "code=99999", wish: expect.stringContaining("Prefer: code must be a status") },
  { header: "code=4e2", wish: expect.stringContaining("Prefer: code must be a status") },
  { header: "code", wish: expect.stringContaining("Prefer: code must be a status") },
  { header: "code=, example=x", wish: expect.stringContaining("Prefer: code must be a status") },
  { header: "code=404, example=", wish: expect.stringContaining("Prefer: example must have the name") },
])("the header Prefer: $header", ({ header, wish }) => {
  expect(preferenceOf(header)).toEqual(wish);
});
