import { expect, test } from "vitest";
import { limitsOf } from "./limits.ts";
import type { Schema } from "@maksu/openapi";

test.each<{ given: Schema; want: string }>([
  { given: { type: "string" }, want: "" },
  { given: { minLength: 1, maxLength: 64 }, want: "1 to 64 characters." },
  { given: { minLength: 2, maxLength: 2 }, want: "Exactly 2 characters." },
  { given: { maxLength: 1 }, want: "At most 1 character." },
  { given: { minLength: 1 }, want: "At least 1 character." },
  { given: { minItems: 1, maxItems: 500 }, want: "1 to 500 elements." },
  { given: { uniqueItems: true }, want: "No element twice." },
  { given: { type: "integer", minimum: 0, maximum: 900 }, want: "Integer, 0 to 900." },
  { given: { type: ["integer", "null"], minimum: 1 }, want: "Integer, at least 1." },
  { given: { type: "number", exclusiveMinimum: 0, maximum: 9.5 }, want: "Greater than 0, at most 9.5." },
  { given: { type: "number", exclusiveMaximum: 3, multipleOf: 0.5 }, want: "Less than 3, a multiple of 0.5." },
  { given: { type: "integer", format: "int64" }, want: "Integer." },
  { given: { type: "integer", enum: [0, 1] }, want: "" },
  { given: { type: "string", format: "uuid" }, want: "Format: uuid." },
  { given: { type: "string", pattern: "^a|b$", maxLength: 1 }, want: "At most 1 character. Pattern: `^a|b$`." },
  { given: { type: ["string", "number"], minimum: 1, pattern: "^[0-9]+$", "x-client-type": "string" }, want: "Pattern: `^[0-9]+$`." },
  { given: { type: ["string", "number"], minimum: 1, "x-client-type": "string" }, want: "At least 1." },
])("limitsOf describes $given", ({ given, want }) => {
  expect(limitsOf(given).join(" ")).toBe(want);
});
