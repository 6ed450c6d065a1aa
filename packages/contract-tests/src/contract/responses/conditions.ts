/** Checks that each condition beside the constraints of a request gets its documented response. */
import { type Condition } from "@maksu/conformance/contract";
import { type LocatedOperation, objectAt } from "@maksu/openapi";
import type { ContractContext } from "../checks/contract-context.ts";
import { codeIn } from "../checks/error-code.ts";
import { unauthorized } from "../checks/outcome-faults.ts";
import { wireRequest } from "../requests/wire-request.ts";
import { readBody } from "./response-body.ts";
import { codesOf } from "./codes.ts";
import { sameValue } from "./same-value.ts";

/**
 * Errors that the mock server words itself: what is wrong with the request or its sender. The trials of constraints and of wrong
 * secrets provoke them.
 */
const IN_OWN_WORDS = new Set(["invalid-request", "signature-mismatch", "transaction-id-mismatch", "unknown-merchant"]);

/** The examples of errors that conditions must provoke: those without an error code, which depend on what the service knows. */
export function conditionExamples(operations: readonly LocatedOperation[]): readonly string[] {
  const names = operations.flatMap((operation) => {
    const codes = codesOf(operation);
    const errors = [...operation.responses].filter(([status]) => !/^[23]/.test(status));
    return errors
      .flatMap(([, { value }]) => Object.values(objectAt(value, "content")))
      .flatMap((media) => Object.keys(objectAt(media, "examples")))
      .filter((example) => !codes.includes(example) && !IN_OWN_WORDS.has(example));
  });
  return [...new Set(names)];
}

/** Returns what is wrong with the response to a condition. */
export async function tryCondition(
  context: ContractContext,
  operation: LocatedOperation,
  condition: Condition,
): Promise<readonly string[]> {
  const { request, options, wanted } = condition;
  const response = await context.send(await wireRequest(context.api, operation, request, options));
  const code = codeIn(response.text);
  const reason = `${response.status} ${code ?? response.text.slice(0, 160)}`.trim();
  if (code !== undefined) context.provoked(operation.operationId, code);
  if (wanted === "unauthorized") return [unauthorized(context, operation, response)].filter((fault) => fault !== undefined);
  if (response.status !== wanted.status) return [`gets ${reason}, not ${wanted.status}`];
  const faults = context.check(operation, response);
  if (faults.length > 0 || wanted.body === undefined || sameValue(readBody(operation.operationId, response), wanted.body)) return faults;
  return [`gets ${response.text.slice(0, 160)}, which is not the example`];
}
