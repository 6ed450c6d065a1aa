/** Writes the limits of a schema into its description, so that editors and the reference show them. */
import type { Document, Schema } from "./openapi.ts";
import { subschemas } from "./walk.ts";

export function describeConstraints(document: Document): void {
  const seen = new Set<object>();
  const visit = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [, sub] of subschemas(schema)) visit(sub);
    const limits = constraintsOf(schema);
    if (limits.length > 0) schema.description = [schema.description?.trim(), limits.join(" ")].filter(Boolean).join("\n\n");
  };
  for (const schema of Object.values(document.components?.schemas ?? {})) visit(schema);
}

/** The limits of one schema, a sentence each. */
export function constraintsOf(schema: Schema): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  const code = schema["x-error-code"];
  // A value that callers write as text has its limits in the pattern and the length.
  const isText = schema["x-client-type"] === "string";
  return [
    isText ? undefined : range(minimum, maximum, ""),
    exclusiveMinimum === undefined ? undefined : `Greater than ${String(exclusiveMinimum)}.`,
    range(minLength, maxLength, " characters"),
    range(minItems, maxItems, " elements"),
    typeof pattern === "string" ? `Pattern: \`${pattern}\`.` : undefined,
    code === undefined ? undefined : `Error code: \`${code}\`.`,
  ].filter((sentence) => sentence !== undefined);
}

function range(low: unknown, high: unknown, unit: string): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  if (high === undefined) return `At least ${String(low)}${unit}.`;
  if (low === undefined) return `At most ${String(high)}${unit}.`;
  return low === high ? `Exactly ${String(low)}${unit}.` : `${String(low)} to ${String(high)}${unit}.`;
}
