/** Nodes of a description with their places, through references: Redocly hands a rule one node, and these rules compare several. */
import type { UserContext } from "@redocly/openapi-core";
import { METHODS } from "@maksu/openapi";

export type Location = UserContext["location"];
export type Resolve = UserContext["resolve"];
export type Keys = Readonly<Record<string, unknown>>;

/** A node, with its reference resolved, and what stood beside that reference, if there was one. */
export interface Place {
  node: Keys;
  location: Location;
  beside?: { node: Keys; location: Location };
}

/** A node as its keys: Redocly types each kind of node by itself. */
export const keysOf = (node: unknown): Keys => (typeof node === "object" && node !== null ? (node as Keys) : {});

/** Returns the place of a node, or of the one that it points to. */
export function placeOf(node: unknown, location: Location, resolve: Resolve): Place {
  const keys = keysOf(node);
  if (typeof keys["$ref"] !== "string") return { node: keys, location };
  const target = resolve<object>(keys, location.source.absoluteRef);
  if (!target.node) return { node: {}, location };
  const followed = placeOf(target.node, target.location, resolve);
  return { ...followed, beside: { node: keys, location } };
}

/** A child of a place, by its key. */
export const childOf = ({ node, location }: Place, key: string, resolve: Resolve): Place =>
  placeOf(node[key], location.child(key), resolve);

/** The children of a place by their keys. */
export const childrenOf = (place: Place, resolve: Resolve): [key: string, child: Place][] =>
  Object.keys(place.node).map((key) => [key, childOf(place, key, resolve)]);

/** A schema, what stands beside the reference to it, and what `allOf` adds to it. */
export function partsOf(schema: Place, resolve: Resolve): Place[] {
  const added = childrenOf(childOf(schema, "allOf", resolve), resolve).flatMap(([, each]) => partsOf(each, resolve));
  return [schema, ...(schema.beside ? [schema.beside] : []), ...added];
}

/** An operation or an event. */
export interface LocatedNode {
  isEvent: boolean;
  /** The path, or the event's name. */
  path: string;
  method: string;
  operationId: string;
  operation: Place;
  /** Its own parameters and those of its path. */
  parameters: Place[];
  isSecured: boolean;
}

/** By the root's node: several rules ask. */
const found = new WeakMap<object, LocatedNode[]>();

/** Every operation and event of a description. */
export function operationsIn(root: Place, resolve: Resolve): LocatedNode[] {
  const known = found.get(root.node) ?? locate(root, resolve);
  found.set(root.node, known);
  return known;
}

function locate(root: Place, resolve: Resolve): LocatedNode[] {
  return ["paths", "webhooks"].flatMap((kind) =>
    childrenOf(childOf(root, kind, resolve), resolve).flatMap(([path, item]) =>
      METHODS.filter((method) => item.node[method] !== undefined).map((method): LocatedNode => {
        const operation = childOf(item, method, resolve);
        const security = operation.node["security"] ?? root.node["security"];
        return {
          isEvent: kind === "webhooks",
          path,
          method,
          operationId: String(operation.node["operationId"] ?? `${method} ${path}`),
          operation,
          parameters: [item, operation].flatMap((owner) =>
            childrenOf(childOf(owner, "parameters", resolve), resolve).map(([, each]) => each),
          ),
          isSecured: Array.isArray(security) && security.length > 0,
        };
      }),
    ),
  );
}

/** The examples of an operation's responses, with their names and the path of the error code in them. */
export interface ResponseExample {
  status: string;
  mediaType: string;
  name: string;
  example: Place;
  /** The error code that the example carries, where its schema says which field holds one. */
  code: unknown;
  /** Undefined where no field of the schema has one. */
  codePlace: Location | undefined;
  /** The schema of the body that it is of. */
  schema: Place;
}

export function responseExamples({ operation }: LocatedNode, resolve: Resolve): ResponseExample[] {
  return childrenOf(childOf(operation, "responses", resolve), resolve).flatMap(([status, response]) =>
    childrenOf(childOf(response, "content", resolve), resolve).flatMap(([mediaType, content]) => {
      const schema = childOf(content, "schema", resolve);
      const path = codePath(schema, resolve);
      return childrenOf(childOf(content, "examples", resolve), resolve).map(([name, example]): ResponseExample => {
        const code = path?.reduce<unknown>((value, step) => keysOf(value)[step], example.node["value"]);
        const codePlace = path && example.location.child(["value", ...path]);
        return { status, mediaType, name, example, code, codePlace, schema };
      });
    }),
  );
}

/** The property names that lead to the field with `x-client-type: error-code`. */
function codePath(schema: Place, resolve: Resolve): string[] | undefined {
  if (schema.node["x-client-type"] === "error-code") return [];
  for (const [name, field] of childrenOf(childOf(schema, "properties", resolve), resolve)) {
    const path = codePath(field, resolve);
    if (path) return [name, ...path];
  }
  return undefined;
}
