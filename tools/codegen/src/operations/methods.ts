/** A documented method per operation. */
import { callExample } from "./call-example.ts";
import { askedParameters, type Document, type LocatedOperation, operationsOf } from "@maksu/openapi";
import { repeatedFields } from "./repeated-fields.ts";
import { commentText, oneLine } from "../ground/words.ts";

/**
 * Makes a client's `operations.ts` of a dereferenced document. What the client adds to results stands in its `additions.ts`.
 *
 * @param apiPackage where the types of the operations come from
 */
export function methodsModule(document: Document, apiPackage: string): string {
  const located = operationsOf(document);
  return `import type { Options, Result } from "@maksu/client-core";
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "${apiPackage}";
import type { Additions } from "../additions.ts";

/** The operations of ${document.info.title}, a method each. */
export interface Operations {
${located.map((each) => methodOf(each, "options?: Options")).join("\n")}
}

${located.map(resultOf).join("\n\n")}
`;
}

/** Makes `methods.ts` of a dereferenced document, for an API whose requests are not signed: its server and its client have the same methods. */
export function unsignedMethodsModule(document: Document): string {
  const located = operationsOf(document);
  return `import type { Input, Output } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The operations of ${document.info.title}, a method each. */
export interface Operations {
${located.map((each) => methodOf(each)).join("\n")}
}

${located.map(outputOf).join("\n\n")}
`;
}

function outputOf({ operation: { operationId } }: LocatedOperation): string {
  return `/** What \`${operationId}\` gives. */
export type ${resultName(operationId)} = Output<operations["${operationId}"]>;`;
}

/** A name for the result of an operation, which editors show in place of all that it can be. */
function resultOf({ operation: { operationId } }: LocatedOperation): string {
  return `/** What \`${operationId}\` gives. */
export type ${resultName(operationId)} = Result<operations, "${operationId}", Additions>;`;
}

const resultName = (operationId: string): string => `${operationId.replace(/^./, (first) => first.toUpperCase())}Result`;

/** The type of what a caller gives. */
export function inputType(located: LocatedOperation): string {
  const type = `Input<operations["${located.operationId}"]>`;
  return repeatedFields(located).length > 0 ? `Omit<${type}, "body">` : type;
}

function methodOf(located: LocatedOperation, ...others: readonly string[]): string {
  const { path, method, operation } = located;
  const lines = Object.entries(operation.responses).map(([status, { description }]) => `- \`${status}\`: ${oneLine(description)}`);
  const text = [
    operation.summary,
    operation.description?.trim(),
    `\`${method} ${path}\``,
    `Responses:\n${lines.join("\n")}`,
    `@example\n\`\`\`ts\n${callExample(located)}\n\`\`\``,
    operation.deprecated && "@deprecated",
  ];
  const input = `input${needsInput(located) ? "" : "?"}: ${inputType(located)}`;
  const result = `Promise<${resultName(operation.operationId)}>`;
  return `  /*${commentText(text.filter(Boolean).join("\n\n"), "  ")}*/\n  ${operation.operationId}(${[input, ...others].join(", ")}): ${result};`;
}

const needsInput = (located: LocatedOperation): boolean =>
  located.bodyRequired || askedParameters(located).some(({ required }) => required);
