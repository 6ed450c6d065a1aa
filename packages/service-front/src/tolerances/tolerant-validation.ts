import type { ApiName } from "../ground/api-names.ts";
import { TOLERANCES } from "../apis/service-apis.ts";
import { type Validated, validateRequest, type Validation } from "../request/validate-request.ts";
import type { RoutedRequest } from "../responder/service-api.ts";
import type { ToleranceName, Tolerances } from "../responder/tolerance-names.ts";

/** The tolerances of an operation, and those of them that a server accepts. */
export interface OperationTolerances {
  readonly all: Tolerances;
  readonly own: Tolerances;
}

/** Finds the tolerances of an operation. */
export function tolerancesOf(api: ApiName, operationId: string, accepted: ReadonlySet<ToleranceName>): OperationTolerances {
  const all = TOLERANCES[api].filter(({ operations }) => operations.includes(operationId));
  return { all, own: all.filter(({ name }) => accepted.has(name)) };
}

/**
 * Validates a request with the tolerances that a server accepts. Where a form that another tolerance would accept causes a rejection, its reason
 * begins with that.
 */
export async function validateTolerantly(
  validation: Validation,
  routed: RoutedRequest,
  { all, own }: OperationTolerances,
): Promise<Validated> {
  const found = await validateRequest(validation, routed, own);
  if (!("rejection" in found.checked) || own.length === all.length) return found;
  const { rejection } = found.checked;
  const tolerant = await validateRequest(validation, routed, all, found.tolerated);
  if (!tolerant) return found;
  // A body that can't be read with the tolerances is not in one of their forms.
  if ("rejection" in tolerant.checked && (tolerant.values === undefined || tolerant.checked.rejection.reason === rejection.reason))
    return found;
  const causes = all.filter(({ name }) => tolerant.tolerated.includes(name) && !found.tolerated.includes(name));
  const notes = causes.map(noteOf);
  return { ...found, checked: { rejection: { ...rejection, reason: notes.join("") + rejection.reason } } };
}

/** The beginning of a reason that a tolerance would prevent. */
export const noteOf = ({ name, description }: Tolerances[number]): string =>
  `${description} This is not documented; the tolerance ${name} accepts it: `;
