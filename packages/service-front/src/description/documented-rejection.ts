import { exampleNamed, type OperationDescription } from "./description.ts";
import type { Rejection } from "../ground/exchange.ts";

/**
 * The rejection that an operation has an example of: its status, its error code and its body.
 *
 * @param status where the description has the example for any status
 */
export function documentedRejection(operation: OperationDescription, example: string, reason: string, status = 500): Rejection {
  const documented = exampleNamed(operation, example);
  const code = codeIn(documented?.body);
  return { status: documented?.status ?? status, example, reason, ...(code !== undefined && { code }) };
}

/** The error code of an error body; the Payment API has none. */
function codeIn(body: unknown): string | undefined {
  const { errorCode, error } = (body ?? {}) as { errorCode?: string; error?: { title?: string } };
  return errorCode ?? (error?.title || undefined);
}
