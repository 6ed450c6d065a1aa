/** The operations and events of a bundled description, with their parameters gathered and references followed. */
import { type MediaType, type Method, METHODS, type Operation, type Parameter, type Response } from "./document.ts";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "./json.ts";
import { resolve, type Resolved } from "./reference.ts";

export interface LocatedOperation {
  readonly operationId: string;
  /** In upper case. */
  readonly method: string;
  /** Path template, or the event's name. */
  readonly path: string;
  /** The keys that lead to it: `["paths", "/payments", "post"]`. */
  readonly at: readonly [section: "paths" | "webhooks", path: string, method: Method];
  readonly operation: Operation;
  /** Its own and those of its path. */
  readonly parameters: readonly Parameter[];
  /** Media types of the request body, the one that clients send first. */
  readonly content: Readonly<Record<string, MediaType>>;
  readonly bodyRequired: boolean;
  readonly responses: ReadonlyMap<string, Resolved<Response>>;
  /** Names of the security schemes that a call must satisfy. */
  readonly security: readonly string[];
}

/** Every operation of `paths`, in the document's order. */
export const operationsOf = (document: JsonObject): readonly LocatedOperation[] => operationsIn(document, "paths");

/** Every event, in the document's order; its name is its path. */
export const eventsOf = (document: JsonObject): readonly LocatedOperation[] => operationsIn(document, "webhooks");

/** The parameters that a caller gives: all but those that signing fills in. */
export const askedParameters = ({ parameters }: Pick<LocatedOperation, "parameters">): readonly Parameter[] =>
  parameters.filter((parameter) => parameter["x-signing"] !== true);

/** The parameters that signing fills in. */
export const signingParameters = ({ parameters }: Pick<LocatedOperation, "parameters">): readonly Parameter[] =>
  parameters.filter((parameter) => parameter["x-signing"] === true);

function operationsIn(document: JsonObject, section: "paths" | "webhooks"): readonly LocatedOperation[] {
  return Object.entries(objectAt(document, section)).flatMap(([path, node]) => {
    const item = resolve(document, node).value;
    return METHODS.filter((method) => isObject(item[method])).map((method) => located(document, item, [section, path, method]));
  });
}

function located(document: JsonObject, item: JsonObject, at: LocatedOperation["at"]): LocatedOperation {
  const [, path, method] = at;
  const { value: operation } = resolve<Operation>(document, item[method]);
  const { value: body } = resolve<NonNullable<Operation["requestBody"]>>(document, operation.requestBody);
  return {
    operationId: textAt(operation, "operationId") ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    at,
    operation,
    parameters: parametersOf(document, item, operation),
    content: body.content ?? {},
    bodyRequired: body.required === true,
    responses: new Map(
      Object.entries(objectAt(operation, "responses")).map(([status, node]) => [status, resolve<Response>(document, node)]),
    ),
    security: securityOf(Array.isArray(operation["security"]) ? operation["security"] : listAt(document, "security")),
  };
}

/** An operation's own parameter replaces the path's of the same name and place. */
function parametersOf(document: JsonObject, item: JsonObject, operation: Operation): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const node of [...listAt(item, "parameters"), ...listAt(operation, "parameters")]) {
    const { value } = resolve<Parameter>(document, node);
    found.set(`${value.in} ${value.name}`, value);
  }
  return [...found.values()];
}

/** An empty alternative makes every other one optional. */
function securityOf(alternatives: readonly unknown[]): readonly string[] {
  const schemes = alternatives.map((alternative) => (isObject(alternative) ? Object.keys(alternative) : []));
  return schemes.some((names) => names.length === 0) ? [] : [...new Set(schemes.flat())];
}
