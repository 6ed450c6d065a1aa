import { type OperationEntry, type RequestParts, violationsIn } from "@maksu/openapi-runtime";
import { limited, listed, MISSING, MOST_VIOLATIONS, type Validators } from "@maksu/openapi-runtime/validation";
import { ValidationError } from "../errors.ts";

/** @throws ValidationError when the request breaks its description */
export async function validateRequest(
  operationId: string,
  entry: OperationEntry,
  validators: Validators,
  parts: RequestParts,
): Promise<void> {
  const violations = await violationsIn(operationId, entry, validators, { ...parts, body: limited(parts.body) });
  if (violations.length === 0) return;
  const unknown = Object.keys(parts.path ?? {}).filter((name) => !entry.path.includes(`{${name}}`));
  const hint = unknown.length > 0 ? `; ${listed(unknown)} ${unknown.length > 1 ? "are" : "is"} unknown` : "";
  throw new ValidationError(
    operationId,
    violations.map((found) => (found.in === "path" && found.message === MISSING ? { ...found, message: MISSING + hint } : found)),
    MOST_VIOLATIONS,
  );
}
