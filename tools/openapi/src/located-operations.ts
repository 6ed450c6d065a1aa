/** The operations and events of a bundled description, with their parameters gathered and references followed. */
import { isObject, listAt, objectAt, textAt, type JsonObject } from "./json.ts";
import { resolve, type Resolved } from "./reference.ts";

export interface BundledOperation {
  readonly operationId: string;
  readonly method: string;
  /** Path template, or the event's name. */
  readonly path: string;
  readonly value: JsonObject;
  readonly parameters: readonly BundledParameter[];
  /** Media types of the request body. */
  readonly content: JsonObject;
  readonly bodyRequired: boolean;
  readonly responses: ReadonlyMap<string, Resolved>;
  /** Names of the security schemes that a call must satisfy. */
  readonly security: readonly string[];
}

export interface BundledParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly value: JsonObject;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export function operationsOf(bundle: JsonObject): readonly BundledOperation[] {
  return operationsIn(bundle, objectAt(bundle, "paths"));
}

export function eventsOf(bundle: JsonObject): readonly BundledOperation[] {
  return operationsIn(bundle, objectAt(bundle, "webhooks"));
}

function operationsIn(bundle: JsonObject, paths: JsonObject): readonly BundledOperation[] {
  return Object.entries(paths).flatMap(([path, node]) => {
    const item = resolve(bundle, node).value;
    return METHODS.filter((method) => isObject(item[method])).map((method) => operation(bundle, path, method, item));
  });
}

function operation(bundle: JsonObject, path: string, method: string, item: JsonObject): BundledOperation {
  const value = objectAt(item, method);
  const body = resolve(bundle, value.requestBody).value;
  return {
    operationId: textAt(value, "operationId") ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    value,
    parameters: parameters(bundle, item, value),
    content: objectAt(body, "content"),
    bodyRequired: body.required === true,
    responses: new Map(Object.entries(objectAt(value, "responses")).map(([status, node]) => [status, resolve(bundle, node)])),
    security: securityOf(Array.isArray(value.security) ? value.security : listAt(bundle, "security")),
  };
}

/** An operation's own parameter replaces the path's of the same name and place. */
function parameters(bundle: JsonObject, item: JsonObject, value: JsonObject): readonly BundledParameter[] {
  const found = new Map<string, BundledParameter>();
  for (const node of [...listAt(item, "parameters"), ...listAt(value, "parameters")]) {
    const parameter = resolve(bundle, node).value;
    const name = textAt(parameter, "name") ?? "";
    const place = textAt(parameter, "in") ?? "";
    found.set(`${place} ${name}`, { name, in: place, required: parameter.required === true, value: parameter });
  }
  return [...found.values()];
}

/** An empty alternative makes every other one optional. */
function securityOf(alternatives: readonly unknown[]): readonly string[] {
  const schemes = alternatives.map((alternative) => (isObject(alternative) ? Object.keys(alternative) : []));
  return schemes.some((names) => names.length === 0) ? [] : [...new Set(schemes.flat())];
}
