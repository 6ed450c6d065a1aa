/** A documented method per operation. */
import { callExample } from "./call-example.ts";
import { askedParameters, type Document, type LocatedOperation, operationsOf } from "@maksu/openapi";
import { repeatedFields } from "./repeated-fields.ts";
import { commentText, oneLine } from "../words.ts";

/**
 * Makes a client's `operations.ts` of a dereferenced document.
 *
 * @param apiPackage where the types of the operations come from
 */
export function methodsModule(document: Document, apiPackage: string): string {
  return `import type { Options, Result } from "@maksu/client-core";
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "${apiPackage}";

/** The operations of ${document.info.title}, a method each. */
export interface Operations {
${operationsOf(document).map(methodOf).join("\n")}
}
`;
}

/** The type of what a caller gives. */
export function inputType(located: LocatedOperation): string {
  const type = `Input<operations["${located.operationId}"]>`;
  return repeatedFields(located).length > 0 ? `Omit<${type}, "body">` : type;
}

function methodOf(located: LocatedOperation): string {
  const { path, method, operation } = located;
  const answers = Object.entries(operation.responses).map(([status, { description }]) => `- \`${status}\`: ${oneLine(description)}`);
  const text = [
    operation.summary,
    operation.description?.trim(),
    `\`${method} ${path}\``,
    `Answers:\n${answers.join("\n")}`,
    `@example\n\`\`\`ts\n${callExample(located)}\n\`\`\``,
    operation.deprecated && "@deprecated",
  ];
  const input = `input${needsInput(located) ? "" : "?"}: ${inputType(located)}`;
  const result = `Promise<Result<operations["${operation.operationId}"]>>`;
  return `  /*${commentText(text.filter(Boolean).join("\n\n"), "  ")}*/\n  ${operation.operationId}(${input}, options?: Options): ${result};`;
}

const needsInput = (located: LocatedOperation): boolean =>
  located.bodyRequired || askedParameters(located).some(({ required }) => required);
