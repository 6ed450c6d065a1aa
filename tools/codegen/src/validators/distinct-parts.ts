import { withoutNotes } from "../ajv.ts";
import type { LocatedOperation } from "@maksu/openapi";
import { type RequestPart, requestPartsOf } from "./request-parts.ts";
import type { Components } from "./components.ts";

/** A request part, its schema without notes, with the name of its file. */
export interface DistinctPart extends RequestPart {
  /** `Refund.body`: a body's component. `getPayment.parameters`: the first operation that takes the part. */
  file: string;
}

/** Finds the parts of each operation's requests by operationId: parts with the same schema and the same table are one. */
export function distinctParts(operations: readonly LocatedOperation[], components: Components): Map<string, DistinctPart[]> {
  const distinct = new Map<string, DistinctPart>();
  const files = new Set<string>();
  const distinctPart = (part: RequestPart, operationId: string): DistinctPart => {
    const text = JSON.stringify(part);
    const known = distinct.get(text);
    if (known) return known;
    const component = part.name === "body" ? components.get(JSON.stringify(part.schema)) : undefined;
    // Another operation may return the same body with other codes.
    const name = component === undefined || files.has(`${component}.body`) ? operationId : component;
    const made = { ...part, file: `${name}.${part.name}` };
    files.add(made.file);
    distinct.set(text, made);
    return made;
  };
  return new Map(
    operations.map((located) => {
      const { operationId } = located.operation;
      const parts = requestPartsOf(located).map((part) => distinctPart({ ...part, schema: withoutNotes(part.schema) }, operationId));
      return [operationId, parts];
    }),
  );
}
