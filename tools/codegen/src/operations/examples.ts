/** The request examples of a description as inputs of calls: for tests, tours and documents. */
import { compact } from "../ground/compact.ts";
import { inputsOf } from "./input-examples.ts";
import { type Document, operationsOf } from "@maksu/openapi";
import { inputType } from "./methods.ts";

/**
 * Makes `examples.ts` of a dereferenced document.
 *
 * @throws Error when a body or a parameter has no example
 */
export function examplesModule(document: Document): string {
  const operations = operationsOf(document).map((located) => ({
    id: located.operation.operationId,
    type: inputType(located),
    inputs: inputsOf(located),
  }));
  const types = operations.map(({ id, type, inputs }) => {
    const names = Object.keys(inputs).map((name) => JSON.stringify(name));
    return `  readonly ${id}: Readonly<Record<${names.join(" | ")}, ${type}>>;\n`;
  });
  const values = operations.map(({ id, inputs }) => `  ${id}: ${compact(inputs).replaceAll("\n", "\n  ")},\n`);
  return `/**
 * The request examples of ${document.info.title} as inputs of calls: for tests and tours.
 *
 * @packageDocumentation
 */
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The description's request examples, by operationId and name. An operation without a body has one, named \`request\`. */
export const examples: {
${types.join("")}} = {
${values.join("")}};
`;
}
