/** Finds which constraints of a description an error code stands for. */
import { askedParameters, isObject, type JsonObject, listAt, operationsOf, type SchemaView, textAt, viewOf } from "@maksu/openapi";
import type { DescribedApi } from "./described-api.ts";
import { anchorOf } from "../markdown/markdown.ts";
import { recordsIn } from "./records.ts";
import { limitsInWords } from "./value-words.ts";

/** A place on the page of constraints. */
export interface ConstraintPlace {
  readonly anchor: string;
  /** `RefundRow.amount`, `createRefund` */
  readonly name: string;
  /** The limits of the value in words; empty for a rule. */
  readonly limits: string;
}

/** Lists the places of each error code, in the page's order. */
export function constraintPlaces({ name: api, bundle }: DescribedApi): ReadonlyMap<string, readonly ConstraintPlace[]> {
  const found = new Map<string, ConstraintPlace[]>();
  const add = (codes: Iterable<string | undefined>, names: readonly string[], limits = ""): void => {
    const place = { anchor: anchorOf(api, ...names), name: names.join("."), limits };
    for (const code of new Set(codes)) if (code !== undefined) found.set(code, [...(found.get(code) ?? []), place]);
  };
  for (const operation of operationsOf(bundle)) {
    const { operationId, content } = operation;
    for (const { name, schema, "x-error-code": own } of askedParameters(operation))
      add([own, ...codesIn(bundle, schema)], [operationId, name], limitsInWords(bundle, schema));
    add([...codesOf(listAt(operation.operation, "x-parameter-rules")), ...codesOf(Object.values(content))], [operationId]);
  }
  for (const [record, view] of recordsOf(bundle)) {
    add([...codesOf(view.rules), ...codesOf([view.otherKeys])], [record]);
    for (const [field, property] of view.properties) {
      const needed = view.required.has(field) ? "Required. " : "";
      add(codesIn(bundle, property), [record, field], `${needed}${limitsInWords(bundle, property)}`);
    }
  }
  return found;
}

/** Lists every schema that a request is made of. */
export function recordsOf(bundle: JsonObject): ReadonlyMap<string, SchemaView> {
  return new Map(
    operationsOf(bundle).flatMap(({ content, operationId }) =>
      Object.values(content).flatMap((media) => (isObject(media) ? [...recordsIn(bundle, media.schema, operationId)] : [])),
    ),
  );
}

const codesOf = (values: readonly unknown[]): readonly (string | undefined)[] => values.map((value) => textAt(value, "x-error-code"));

/** The codes of a value and of a list's elements. */
function codesIn(bundle: JsonObject, schema: unknown): readonly (string | undefined)[] {
  const { code, codes, items } = viewOf(bundle, schema);
  return [code, ...codes.values(), ...(items === undefined ? [] : codesIn(bundle, items))];
}
