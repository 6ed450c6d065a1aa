/** The request examples of a description as inputs of calls: for tests, tours and documents. */
import { type Document, type Json, type LocatedOperation, operationsOf, type Parameter } from "./openapi.ts";
import { inputType } from "./operations.ts";

export function examplesModule(document: Document): string {
  const operations = operationsOf(document);
  const types = operations.map((located) => {
    const names = Object.keys(inputsOf(located)).map((name) => JSON.stringify(name));
    return `  readonly ${located.operation.operationId}: Readonly<Record<${names.join(" | ")}, ${inputType(located)}>>;\n`;
  });
  const values = operations.map(
    (located) => `  ${located.operation.operationId}: ${JSON.stringify(inputsOf(located), null, 2).replaceAll("\n", "\n  ")},\n`,
  );
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
function inputsOf({ operation, parameters, repeated }: LocatedOperation): Record<string, InputExample> {
  const common: InputExample = {};
  for (const parameter of parameters) {
    if (parameter["x-signing"]) continue;
    const place = (common[parameter.in] ??= {});
    place[parameter.name] = exampleOf(parameter, operation.operationId);
  }
  const [content] = Object.values(operation.requestBody?.content ?? {});
  if (!content || repeated.length > 0) return { request: common };
  return Object.fromEntries(Object.entries(content.examples ?? {}).map(([name, { value = null }]) => [name, { ...common, body: value }]));
}

function exampleOf({ name, examples = {} }: Parameter, operationId: string): Json {
  const [first] = Object.values(examples);
  if (first?.value === undefined) throw new Error(`${operationId}: the parameter ${name} has no example.`);
  return first.value;
}
