/** The request examples of a description as inputs of calls: for tests, tours and documents. */
import { askedParameters, bodyContents, type LocatedOperation, operationsOf } from "./located-operations.ts";
import type { Document, Example, Json } from "./openapi.ts";
import { inputType } from "./operations.ts";

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
  const values = operations.map(({ id, inputs }) => `  ${id}: ${JSON.stringify(inputs, null, 2).replaceAll("\n", "\n  ")},\n`);
  return `import type { Input } from "@maksu/client-core";
import type { operations } from "./schema.ts";

/** The description's request examples, by operationId and name. An operation without a body has one, named \`request\`. */
export const examples: {
${types.join("")}} = {
${values.join("")}};
`;
}

type InputExample = Partial<Record<"path" | "query" | "header", Record<string, Json>>> & { body?: Json };

/** An input per example of the body, each with the first example of every parameter. */
function inputsOf(located: LocatedOperation): Record<string, InputExample> {
  const { operation, repeated } = located;
  const valuesOf = (what: string, examples: Readonly<Record<string, Example>> = {}): [name: string, value: Json][] => {
    const values = Object.entries(examples).flatMap(([name, { value }]): [string, Json][] => (value === undefined ? [] : [[name, value]]));
    if (values.length === 0) throw new Error(`${operation.operationId}: ${what} has no example.`);
    return values;
  };
  const common: InputExample = {};
  for (const { name, in: place, examples } of askedParameters(located)) {
    const [[, value] = []] = valuesOf(`the parameter ${name}`, examples);
    if (value !== undefined) (common[place] ??= {})[name] = value;
  }
  const [[, content] = []] = bodyContents(operation);
  if (!content || repeated.length > 0) return { request: common };
  return Object.fromEntries(valuesOf("the body", content.examples).map(([name, body]) => [name, { ...common, body }]));
}
