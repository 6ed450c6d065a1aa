/** Finds the operation of a request by its method and path, so that it is the same whatever became of the request on its way. */
import { SigningError } from "../errors.ts";
import type { OperationTable, SignedOperation } from "./signed-operation.ts";

/** The operation that a request is of. */
export interface MatchedOperation {
  readonly operation: SignedOperation;
  /** Values of the parameters in its path, decoded. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** A path template in parts: text as it stands in a path, or the name of a parameter. */
type Part = { readonly literal: string } | { readonly parameter: string };

interface Route {
  readonly operation: SignedOperation;
  readonly parts: readonly Part[];
}

/**
 * Creates a function that finds operations by method and percent-encoded path. A parameter is one part of the path, and not empty. Where several
 * templates match, literal text comes before a parameter, from left to right: `/payments/report` is not the payment `report`.
 *
 * The function throws SigningError `operation-unknown`, `path-parameter-invalid` (a value that can't be decoded).
 *
 * @throws SigningError `option-invalid` for two operations that the same requests match
 */
export function operationMatcher(operations: OperationTable): (method: string, path: string) => MatchedOperation {
  const routes = Object.values(operations).map((operation): Route => ({ operation, parts: operation.path.split("/").map(partOf) }));
  routes.sort(literalFirst);
  for (const [index, route] of routes.entries()) {
    const next = routes[index + 1];
    if (next !== undefined && shapeOf(route) === shapeOf(next)) throw ambiguous(route.operation, next.operation);
  }

  return (method, path) => {
    const segments = path.split("/");
    const route = routes.find(({ operation, parts }) => operation.method === method && matches(parts, segments));
    if (route === undefined) throw unknownOperation(method);
    return { operation: route.operation, pathParameters: Object.fromEntries(values(route.parts, segments)) };
  };
}

/** Without the path, which may have ids or a token: a trailing slash is enough to get here. */
const unknownOperation = (method: string): SigningError =>
  new SigningError(
    "operation-unknown",
    `operation: no ${method} operation of this API has such a path; check method, path, base URL and trailing slash`,
  );

const partOf = (text: string): Part => {
  const [, parameter] = /^\{([^{}]+)\}$/.exec(text) ?? [];
  return parameter === undefined ? { literal: text } : { parameter };
};

/** Equal for routes that match the same requests. Sorts literal text before a parameter: no path has a character beyond ASCII. */
const shapeOf = ({ operation, parts }: Route): string =>
  [operation.method, ...parts.map((part) => ("literal" in part ? part.literal : "\u{ffff}"))].join("/");

const literalFirst = (a: Route, b: Route): number => (shapeOf(a) < shapeOf(b) ? -1 : 1);

const matches = (parts: readonly Part[], segments: readonly string[]): boolean =>
  parts.length === segments.length &&
  parts.every((part, index) => ("literal" in part ? part.literal === segments[index] : segments[index] !== ""));

function* values(parts: readonly Part[], segments: readonly string[]): Generator<readonly [name: string, value: string]> {
  for (const [index, part] of parts.entries())
    if ("parameter" in part) yield [part.parameter, valueOf(part.parameter, segments[index] ?? "")];
}

function valueOf(parameter: string, segment: string): string {
  const value = decode(segment);
  if (value === undefined) throw new SigningError("path-parameter-invalid", `${parameter}: is not percent-encoded UTF-8`);
  // openapi-fetch leaves the placeholder of a parameter that it has no value for.
  if (value === `{${parameter}}`) throw new SigningError("path-parameter-invalid", `${parameter}: has no value`);
  return value;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

const ambiguous = (a: SignedOperation, b: SignedOperation): SigningError =>
  new SigningError("option-invalid", `operations: the same requests match ${a.method} ${a.path} and ${b.method} ${b.path}`);
