import { type LocatedViolation, type OperationEntry, type RequestParts, violationsIn } from "@maksu/openapi-runtime";
import { listed, MISSING, type Validators } from "@maksu/openapi-runtime/validation";
import { ValidationError } from "./errors.ts";

/**
 * @param names of all that the caller gave
 * @throws ValidationError when the request breaks its description
 */
export async function validateRequest(
  operationId: string,
  entry: OperationEntry,
  validators: Validators,
  parts: RequestParts,
  names: readonly string[],
): Promise<void> {
  const violations = await violationsIn(operationId, entry, validators, parts);
  if (violations.length > 0) throw new ValidationError(operationId, withStrays(violations, names));
}

const PARTS: readonly string[] = ["path", "query", "header", "body"] satisfies readonly (keyof RequestParts)[];

/** What stands beside the parts of a request is ignored, but where something is missing, it may be that. */
function withStrays(violations: readonly LocatedViolation[], names: readonly string[]): readonly LocatedViolation[] {
  const strays = names.filter((name) => !PARTS.includes(name));
  const first = violations.find(({ message }) => message === MISSING);
  if (strays.length === 0 || first === undefined) return violations;
  const message = `${MISSING}; ${listed(strays)} ${strays.length > 1 ? "are" : "is"} no part of a request: ${PARTS.join(", ")}`;
  return violations.map((violation) => (violation === first ? { ...violation, message } : violation));
}
