/** Bodies that several operations have: `createMitCharge` and `createCitCharge` take the same component, which is generated once. */
import { type LocatedOperation, objectAt } from "@maksu/openapi";
import type { Constraint } from "./constraint.ts";

/** Whether a constraint is one of a body's fields, and an earlier operation has the same body. A body's own constraints are each operation's. */
export type IsTriedBefore = (operation: LocatedOperation, constraint: Constraint) => boolean;

export function sharedBodies(operations: readonly LocatedOperation[]): IsTriedBefore {
  const first = new Map<string, string>();
  for (const operation of operations) {
    const body = bodyOf(operation);
    if (!first.has(body)) first.set(body, operation.operationId);
  }
  return (operation, { spot }) => spot[0] === "body" && spot.length > 1 && first.get(bodyOf(operation)) !== operation.operationId;
}

/** The schemas of a body by media type, which references make short. */
const bodyOf = ({ content }: LocatedOperation): string =>
  JSON.stringify(Object.entries(content).map(([mediaType, media]) => [mediaType, objectAt(media, "schema")]));
