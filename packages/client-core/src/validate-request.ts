import { type LocatedViolation, ValidationError } from "./errors.ts";
import type { OperationEntry } from "./operation-table.ts";
import type { ValidatorModule, Validators } from "./validation/validator.ts";
import { listed, MISSING, type Violation } from "./validation/violations.ts";

/** The parts of a request, as a caller gives them. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly header?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

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

/** Every violation of a request, parameters first. */
export async function violationsIn(
  operationId: string,
  entry: OperationEntry,
  validators: Validators,
  { path, query, header, body }: RequestParts,
  mediaType: string | undefined = entry.requestMediaTypes[0],
): Promise<LocatedViolation[]> {
  const { parameters, body: validateBody } = await validatorOf(validators[operationId]);
  const given = Object.fromEntries(Object.entries({ path, query, header }).map(([place, values]) => [place, withoutAbsent(values)]));
  return [
    ...(parameters?.(given) ?? []).map(locate),
    ...(validateBody?.(body, mediaType) ?? []).map((violation) => ({
      in: "body" as const,
      ...violation,
      ...(body === undefined && { message: MISSING }),
    })),
  ];
}

type Load = Validators[string];

/** An import costs more than a validation, each time. */
const loaded = new WeakMap<Load, ValidatorModule>();

async function validatorOf(load: Load | undefined): Promise<ValidatorModule> {
  if (load === undefined) return {};
  const module = loaded.get(load) ?? (await load());
  loaded.set(load, module);
  return module;
}

/** `{ groups: undefined }` asks for nothing. */
const withoutAbsent = (values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** `/query/fromDate` → `/fromDate` in the query. */
function locate(violation: Violation): LocatedViolation {
  const [, place, pointer] = /^\/(path|query|header)(.*)$/s.exec(violation.pointer) ?? [];
  return place === undefined ? { in: "query", ...violation } : { in: place as "path", ...violation, pointer: pointer ?? "" };
}
