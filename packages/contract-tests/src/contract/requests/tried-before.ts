/** Fields of bodies and records that are in several places (`Item` in `createPayment` and `refundPayment`): they are generated once, as one validator. */
import { type Constraint, sharedBodies, type Spot, spotName } from "@maksu/conformance/contract";
import { isObject, type JsonObject, listAt, type LocatedOperation, objectAt, resolve } from "@maksu/openapi";

/**
 * Creates a function that says whether a constraint is tried where its body or record was first. A record's own constraints are tried in each place, which
 * shows that its validator is called there.
 *
 * @returns for the constraints of the operations in their order
 */
export function triedBefore(
  bundle: JsonObject,
  operations: readonly LocatedOperation[],
): (operation: LocatedOperation, constraint: Constraint) => boolean {
  const isOfSharedBody = sharedBodies(operations);
  const first = new Map<string, string>();
  return (operation, constraint) => {
    if (isOfSharedBody(operation, constraint)) return true;
    const { spot, keyword, inside, outside } = constraint;
    const record = recordAround(bundle, operation, spot);
    if (record === undefined || record.length === spot.length || keyword === "x-rule") return false;
    const codes = new Set([...inside, ...outside].map(({ code }) => code));
    const key = JSON.stringify([Object.keys(operation.content), record.name, spot.slice(record.length), keyword, ...codes]);
    const place = `${operation.operationId} ${spotName(spot)}`;
    if (!first.has(key)) first.set(key, place);
    return first.get(key) !== place;
  };
}

/** The innermost component around a place in the body, and how long the way to it is; undefined for none but the body. */
function recordAround(
  bundle: JsonObject,
  { content }: LocatedOperation,
  [place, ...keys]: Spot,
): { readonly name: string; readonly length: number } | undefined {
  if (place !== "body") return undefined;
  let record: { readonly name: string; readonly length: number } | undefined;
  let node: unknown = objectAt(Object.values(content)[0], "schema");
  for (const [index, key] of keys.entries()) {
    node = schemaBelow(bundle, node, key);
    const { value, names } = resolve(bundle, node);
    const [name] = names;
    if (name !== undefined && value.type === "object") record = { name, length: index + 2 };
  }
  return record;
}

/** The schema of a field or an element, wherever in the parts of a schema it is. */
function schemaBelow(bundle: JsonObject, node: unknown, key: string | number): unknown {
  const { value } = resolve(bundle, node);
  const own = typeof key === "number" ? value.items : objectAt(value, "properties")[key];
  if (isObject(own)) return own;
  for (const part of listAt(value, "allOf")) {
    const found = schemaBelow(bundle, part, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
