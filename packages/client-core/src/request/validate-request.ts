import { type OperationEntry, type RequestParts, violationsIn } from "@maksu/openapi-runtime";
import type { Validators } from "@maksu/openapi-runtime/validation";
import { ValidationError } from "../errors.ts";

/** @throws ValidationError when the request breaks its description */
export async function validateRequest(
  operationId: string,
  entry: OperationEntry,
  validators: Validators,
  parts: RequestParts,
): Promise<void> {
  const violations = await violationsIn(operationId, entry, validators, parts);
  if (violations.length > 0) throw new ValidationError(operationId, violations);
}
