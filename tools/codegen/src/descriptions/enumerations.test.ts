import { expect, test } from "vitest";
import { mergeEnumerations } from "./enumerations.ts";
import type { Document, Schema } from "@maksu/openapi";

const few: Schema = { type: "string", enum: ["a", "b"] };
const document = { openapi: "3.1.0", info: { title: "", version: "" }, components: { schemas: { Few: few } } } satisfies Document;
const merged = (schema: Schema): Schema => {
  const copy = structuredClone(schema);
  mergeEnumerations(document, [["#", copy]]);
  return copy;
};

test.each<{ title: string; given: Schema; want: Schema }>([
  {
    title: "a list that extends another is one list",
    given: { description: "More.", anyOf: [{ $ref: "#/components/schemas/Few" }, { type: "string", enum: ["c"] }] },
    want: { description: "More.", type: "string", enum: ["a", "b", "c"] },
  },
  {
    title: "values as text and as numbers are one list, inside of a record, too",
    given: {
      type: "object",
      properties: {
        vat: {
          anyOf: [
            { type: "string", maxLength: 1, enum: ["0"] },
            { type: "integer", const: 0 },
          ],
        },
      },
    },
    want: { type: "object", properties: { vat: { type: ["string", "integer"], maxLength: 1, enum: ["0", 0] } } },
  },
])("$title", ({ given, want }) => {
  expect(merged(given)).toEqual(want);
});

test.each<{ title: string; given: Schema }>([
  { title: "an alternative without a list", given: { anyOf: [few, { type: "null" }] } },
  { title: "a list that may grow", given: { anyOf: [few, { ...few, "x-extensible": true }] } },
])("$title leaves alternatives as they are", ({ given }) => {
  expect(merged(given)).toEqual(given);
});
