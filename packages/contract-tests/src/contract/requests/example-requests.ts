/** The requests that a description has examples of. */
import { isObject, objectAt, type JsonObject } from "@maksu/bundle";
import type { BundledOperation } from "@maksu/bundle";
import { resolve } from "@maksu/bundle";
import { type ContractRequest, type Place, withValue } from "./request.ts";

/** The parameters that a caller gives: the signing layer fills in the others. */
export const askedParameters = ({ parameters }: BundledOperation): BundledOperation["parameters"] =>
  parameters.filter(({ value }) => value["x-signing"] !== true);

/**
 * A request per named example of the body, each with the first example of every parameter; one named `request` where there is no body.
 *
 * @throws {Error} when a parameter has no example
 */
export function exampleRequests(bundle: JsonObject, operation: BundledOperation): ReadonlyMap<string, ContractRequest> {
  const { operationId, content } = operation;
  const given: Record<Exclude<Place, "body">, Record<string, unknown>> = { path: {}, query: {}, header: {} };
  for (const { name, in: place, value } of askedParameters(operation)) {
    const [first] = namedExamples(bundle, value).values();
    if (first === undefined) throw new Error(`${operationId}: the parameter ${name} has no example`);
    given[place as "path"][name] = first;
  }
  const [media] = Object.values(content);
  if (!isObject(media)) return new Map([["request", { operationId, ...given, body: undefined }]]);
  return new Map([...namedExamples(bundle, media)].map(([name, body]) => [name, { operationId, ...structuredClone(given), body }]));
}

/** A request per further example of a parameter, by the names of both. */
export function parameterRequests(bundle: JsonObject, operation: BundledOperation): ReadonlyMap<string, ContractRequest> {
  const [request] = exampleRequests(bundle, operation).values();
  if (!request) return new Map();
  return new Map(
    askedParameters(operation).flatMap(({ name, in: place, value }) =>
      [...namedExamples(bundle, value)]
        .slice(1)
        .map(([example, given]): [string, ContractRequest] => [`${name} ${example}`, withValue(request, [place as Place, name], given)]),
    ),
  );
}

/** The values under `examples`, by name. */
export function namedExamples(bundle: JsonObject, node: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(objectAt(node, "examples")).map(([name, example]) => [name, structuredClone(resolve(bundle, example).value.value)]),
  );
}
