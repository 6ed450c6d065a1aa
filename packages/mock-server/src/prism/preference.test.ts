import { expect, test } from "vitest";
import { preferenceMistake, preferenceOf } from "./preference.ts";

test.each([
  { header: null, wish: {} },
  { header: "", wish: {} },
  { header: "code=404", wish: { code: 404 } },
  { header: "code=404, example=unknown-transaction", wish: { code: 404, exampleKey: "unknown-transaction" } },
  { header: 'example="invalid-amount"; code=400', wish: { code: 400, exampleKey: "invalid-amount" } },
])("the header Prefer: $header asks for $wish", ({ header, wish }) => {
  expect(preferenceOf(header)).toEqual(wish);
});

const examples = (name: string) => ({ content: { "application/json": { examples: { [name]: {} } } } });
const operation = {
  method: "GET",
  operationId: "pay",
  parameters: [],
  requestContent: {},
  responses: { 200: examples("paid"), 404: examples("gone") },
};

test.each([null, "", " , ", "code=404", "code=404, example=gone", "example=paid", 'example="paid"; code=200'])(
  "the header Prefer: %s has no mistake",
  (header) => {
    expect(preferenceMistake(operation, header)).toBeUndefined();
  },
);

test.each([
  { header: "404", mistake: "Prefer: 404: unknown preference; the preferences are code, example, such as code=404" },
  { header: "cod=404", mistake: "Prefer: cod: unknown preference; did you mean code?" },
  { header: "status=404", mistake: "Prefer: status: unknown preference" },
  { header: "dynamic=true", mistake: "Prefer: dynamic: unknown preference" },
  { header: "respond-async, wait=10", mistake: "Prefer: respond-async: unknown preference" },
  { header: "code=404, exampel=gone", mistake: "Prefer: exampel: unknown preference; did you mean example?" },
  { header: "code=abc", mistake: "Prefer: code must be a status" },
  { header: "code=99999", mistake: "Prefer: code must be a status" },
  { header: "code=4e2", mistake: "Prefer: code must be a status" },
  { header: "code", mistake: "Prefer: code must be a status" },
  { header: "code=, example=x", mistake: "Prefer: code must be a status" },
  { header: "code=404, example=", mistake: "Prefer: example must have the name" },
  { header: "code=400", mistake: "Prefer asks for 400; this operation responds with 200, 404" },
  { header: "code=404, example=paid", mistake: "Prefer asks for an example that 404 does not have; it has gone" },
])("the header Prefer: $header has the mistake: $mistake", ({ header, mistake }) => {
  expect(preferenceMistake(operation, header)).toContain(mistake);
});
