/** The limits of a value in words. */
import type { Schema } from "@maksu/openapi";
import { NUMBER_FORMATS } from "../ground/vocabulary.ts";

/** The limits of one schema, a sentence each; nothing of the schemas below it. */
export function limitsOf(schema: Schema): string[] {
  const { minLength, maxLength, minItems, maxItems, uniqueItems, pattern, format } = schema;
  return [
    number(schema),
    isDecimalText(schema) && "A decimal number, as text.",
    range(minLength, maxLength, "character"),
    range(minItems, maxItems, "element"),
    uniqueItems === true && "No element twice.",
    typeof format === "string" && !NUMBER_FORMATS.includes(format) && `Format: ${format}.`,
    typeof pattern === "string" && `Pattern: \`${pattern}\`.`,
  ].filter((sentence) => typeof sentence === "string");
}

function number(schema: Schema): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, pattern } = schema;
  // A value that callers write as text has its limits in the pattern and the length.
  if (schema["x-client-type"] === "string" && pattern !== undefined) return undefined;
  const both = minimum !== undefined && maximum !== undefined;
  const parts = [
    isWhole(schema) && "integer",
    both && `${String(minimum)} to ${String(maximum)}`,
    !both && minimum !== undefined && `at least ${String(minimum)}`,
    exclusiveMinimum !== undefined && `greater than ${String(exclusiveMinimum)}`,
    !both && maximum !== undefined && `at most ${String(maximum)}`,
    exclusiveMaximum !== undefined && `less than ${String(exclusiveMaximum)}`,
    multipleOf !== undefined && `a multiple of ${String(multipleOf)}`,
  ].filter((part) => typeof part === "string");
  return parts.length > 0 ? sentence(parts.join(", ")) : undefined;
}

/** Whether a value is a number on the wire, and text for callers. */
const isDecimalText = (schema: Schema): boolean =>
  schema["x-client-type"] === "string" && [schema.type].flat().every((type) => type === "number" || type === "null");

/** The TypeScript type says `number` only. Of listed values it says all. */
const isWhole = ({ type, enum: values, const: value }: Schema): boolean =>
  values === undefined &&
  value === undefined &&
  [type]
    .flat()
    .filter((each) => each !== "null")
    .join(" ") === "integer";

function range(low: unknown, high: unknown, unit: string): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  const units = (high ?? low) === 1 ? unit : `${unit}s`;
  if (high === undefined) return `At least ${String(low)} ${units}.`;
  if (low === undefined) return `At most ${String(high)} ${units}.`;
  return low === high ? `Exactly ${String(low)} ${units}.` : `${String(low)} to ${String(high)} ${units}.`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
