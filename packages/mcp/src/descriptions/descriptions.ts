/** The descriptions of the three APIs and of the control API, as their packages ship them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type JsonObject, type LocatedOperation, operationsOf } from "@maksu/openapi";

/** An operation with the description that it is in. */
export interface Described extends LocatedOperation {
  readonly document: JsonObject;
}

const PACKAGES = { payment: "@maksu/payment-spec", merchant: "@maksu/merchant-spec", legacy: "@maksu/legacy-spec" } as const;

/** The APIs, by the words that the toolkit has for them. */
export type ApiName = keyof typeof PACKAGES;

function described(name: string): readonly Described[] {
  const document = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`${name}/openapi.json`)), "utf8")) as JsonObject;
  return operationsOf(document).map((each) => ({ ...each, document }));
}

/** An operation of one of the three APIs. */
export type ApiOperation = Described & { readonly api: ApiName };

/** The operations of the three APIs by their ids; one that an API before has, too, as `legacy.createPayment`. */
export const OPERATIONS: ReadonlyMap<string, ApiOperation> = (Object.keys(PACKAGES) as ApiName[])
  .flatMap((api) => described(PACKAGES[api]).map((each) => ({ ...each, api })))
  .reduce(
    (all, each) => all.set(all.has(each.operationId) ? `${each.api}.${each.operationId}` : each.operationId, each),
    new Map<string, ApiOperation>(),
  );

const CONTROL: ReadonlyMap<string, Described> = new Map(
  described("@maksu/sandbox-control-spec").map((each) => [each.operationId, each] as const),
);

/** An operation of the control API. */
export function controlOperation(id: string): Described {
  const found = CONTROL.get(id);
  if (!found) throw new Error(`The control API has no operation ${id}.`);
  return found;
}

/** The body that an operation takes as JSON. */
export const jsonBody = ({ content }: Pick<Described, "content">): Described["content"][string] | undefined => content["application/json"];
