/** The descriptions of the three APIs and of the control API, as their packages ship them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A schema, as far as it is read here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

interface MediaType {
  readonly schema: Schema;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

/** An operation of a description. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly (Partial<Parameter> & { readonly $ref?: string })[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly description?: string }>>;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** An operation with its place. */
export interface Described {
  readonly document: Document;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const PACKAGES = { payment: "@maksu/payment-spec", merchant: "@maksu/merchant-spec", legacy: "@maksu/legacy-spec" } as const;

/** The APIs, by the words that the toolkit has for them. */
export type ApiName = keyof typeof PACKAGES;

const read = (name: string): Document =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`${name}/openapi.json`)), "utf8")) as Document;

function operationsOf(document: Document): readonly Described[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      typeof operation === "object" && "operationId" in operation ? [{ document, method: method.toUpperCase(), path, operation }] : [],
    ),
  );
}

/** An operation of one of the three APIs. */
export type ApiOperation = Described & { readonly api: ApiName };

/** The operations of the three APIs by their ids; one that an API before has, too, as `legacy.createPayment`. */
export const OPERATIONS: ReadonlyMap<string, ApiOperation> = (Object.keys(PACKAGES) as ApiName[])
  .flatMap((api) => operationsOf(read(PACKAGES[api])).map((each) => ({ ...each, api })))
  .reduce((all, each) => {
    const { operationId } = each.operation;
    return all.set(all.has(operationId) ? `${each.api}.${operationId}` : operationId, each);
  }, new Map<string, ApiOperation>());

const CONTROL: ReadonlyMap<string, Described> = new Map(
  operationsOf(read("@maksu/sandbox-control-spec")).map((each) => [each.operation.operationId, each] as const),
);

/** An operation of the control API. */
export function controlOperation(id: string): Described {
  const found = CONTROL.get(id);
  if (!found) throw new Error(`The control API has no operation ${id}.`);
  return found;
}

/** Follows references. */
export function resolved<T extends object>(document: Document, value: T): T {
  if (!("$ref" in value) || typeof value.$ref !== "string") return value;
  const target = value.$ref
    .slice(2)
    .split("/")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key.replaceAll("~1", "/").replaceAll("~0", "~")], document);
  return resolved(document, target as T);
}

/** The body that an operation takes as JSON. */
export const jsonBody = ({ operation }: Pick<Described, "operation">): MediaType | undefined =>
  operation.requestBody?.content["application/json"];

/** A schema with what its parts add: names in the order in which they are described. */
export function merged(document: Document, given: Schema): Required<Pick<Schema, "properties" | "required">> {
  const { properties = {}, required = [], allOf = [] } = resolved(document, given);
  const parts = allOf.map((part) => merged(document, part));
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), properties) as Readonly<Record<string, Schema>>,
    required: [...parts.flatMap((part) => part.required), ...required],
  };
}
