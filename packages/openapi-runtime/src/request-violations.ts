import type { OperationEntry } from "./operation-table.ts";
import type { ValidatorModule, Validators } from "./validation/validator.ts";
import { MISSING, type Violation } from "./validation/violations.ts";

/** The parts of a request, as passed by a caller. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly header?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

/** A violation and the part of the request that it is in; the pointer is relative to that part. */
export interface LocatedViolation extends Violation {
  readonly in: "body" | "path" | "query" | "header";
}

/** Returns every violation of a request, parameters first. */
export async function violationsIn(
  operationId: string,
  entry: OperationEntry,
  validators: Validators,
  { path, query, header, body }: RequestParts,
  mediaType: string | undefined = entry.requestMediaTypes[0],
): Promise<LocatedViolation[]> {
  const load = validators[operationId];
  const { parameters, body: validateBody } = (load && (loaded.get(load) ?? (await loadOnce(load)))) ?? {};
  const ofParameters = parameters?.({ path: withoutAbsent(path), query: withoutAbsent(query), header: withoutAbsent(header) }) ?? [];
  const ofBody = validateBody?.(body, mediaType) ?? [];
  if (ofParameters.length + ofBody.length === 0) return [];
  return [
    ...ofParameters.map(locate),
    ...ofBody.map((violation) => ({ in: "body" as const, ...violation, ...(body === undefined && { message: MISSING }) })),
  ];
}

type Load = Validators[string];

/** Importing takes longer than validating, so each module is imported once. */
const loaded = new WeakMap<Load, ValidatorModule>();

async function loadOnce(load: Load): Promise<ValidatorModule> {
  const module = await load();
  loaded.set(load, module);
  return module;
}

/** Drops undefined parameters: `{ groups: undefined }` requests nothing. */
const withoutAbsent = (values: Readonly<Record<string, unknown>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Splits `/query/fromDate` into the part and `/fromDate`. */
function locate(violation: Violation): LocatedViolation {
  const [, place, pointer] = /^\/(path|query|header)(.*)$/s.exec(violation.pointer) ?? [];
  return place === undefined ? { in: "query", ...violation } : { in: place as "path", ...violation, pointer: pointer ?? "" };
}
