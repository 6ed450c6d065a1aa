import { expect, test } from "vitest";
import type { JsonObject } from "./json.ts";
import { withOneEnumeration } from "./enumeration.ts";

const few = { description: "A few.", type: "string", enum: ["a", "b"] };
const bundle = { components: { schemas: { Few: few } } };

test.each<{ title: string; given: JsonObject; want: JsonObject }>([
  {
    title: "a list that extends another",
    given: { description: "More.", anyOf: [{ $ref: "#/components/schemas/Few" }, { type: "string", enum: ["c"] }] },
    want: { description: "More.", type: "string", enum: ["a", "b", "c"] },
  },
  {
    title: "a list without a description that extends another",
    given: { anyOf: [{ $ref: "#/components/schemas/Few" }, { type: "string", const: "c" }] },
    want: { type: "string", enum: ["a", "b", "c"] },
  },
  {
    title: "a list of texts and numbers, with the texts' limit",
    given: {
      anyOf: [
        { type: "string", maxLength: 1, enum: ["0"] },
        { type: "integer", const: 0 },
      ],
    },
    want: { type: ["string", "integer"], maxLength: 1, enum: ["0", 0] },
  },
])("withOneEnumeration makes one list of $title", ({ given, want }) => {
  expect(withOneEnumeration(bundle, given)).toEqual(want);
});

test.each<{ title: string; given: JsonObject }>([
  { title: "an alternative without a list", given: { anyOf: [few, { type: "null" }] } },
  { title: "a list that may grow", given: { anyOf: [few, { ...few, "x-extensible": true }] } },
])("withOneEnumeration leaves a schema with $title as it is", ({ given }) => {
  expect(withOneEnumeration(bundle, given)).toBe(given);
});
