/** The requests that a description has examples of. */
import { askedParameters, type JsonObject, type LocatedOperation, objectAt, resolve } from "@maksu/openapi";
import { type ContractRequest, type Place, withValue } from "./request.ts";

/**
 * A request per media type and named example of the body, each with the first example of every parameter; one named `request` where there is no
 * body. Those of the first media type come first.
 *
 * @throws {Error} when a parameter or a media type has no example
 */
export function exampleRequests(bundle: JsonObject, operation: LocatedOperation): ReadonlyMap<string, ContractRequest> {
  const { operationId, content } = operation;
  const given: Record<Exclude<Place, "body">, Record<string, unknown>> = { path: {}, query: {}, header: {} };
  for (const parameter of askedParameters(operation)) {
    const { name, in: place } = parameter;
    const [first] = namedExamples(bundle, parameter).values();
    if (first === undefined) throw new Error(`${operationId}: the parameter ${name} has no example`);
    given[place][name] = first;
  }
  const mediaTypes = Object.entries(content);
  if (mediaTypes.length === 0) return new Map([["request", { operationId, ...given, body: undefined, mediaType: undefined }]]);
  return new Map(
    mediaTypes.flatMap(([mediaType, media]) => {
      const bodies = [...namedExamples(bundle, media)];
      if (bodies.length === 0) throw new Error(`${operationId}: the media type ${mediaType} has no example`);
      return bodies.map(([name, body]): [string, ContractRequest] => [
        // Those of the first media type have the name alone.
        mediaType === mediaTypes[0]?.[0] ? name : `${name} as ${mediaType}`,
        { operationId, ...structuredClone(given), body, mediaType },
      ]);
    }),
  );
}

/** A request per further example of a parameter, by the names of both. */
export function parameterRequests(bundle: JsonObject, operation: LocatedOperation): ReadonlyMap<string, ContractRequest> {
  const [request] = exampleRequests(bundle, operation).values();
  if (!request) return new Map();
  return new Map(
    askedParameters(operation).flatMap((parameter) =>
      [...namedExamples(bundle, parameter)]
        .slice(1)
        .map(([example, given]): [string, ContractRequest] => [
          `${parameter.name} ${example}`,
          withValue(request, [parameter.in, parameter.name], given),
        ]),
    ),
  );
}

export function namedExamples(bundle: JsonObject, node: unknown): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(objectAt(node, "examples")).map(([name, example]) => [name, structuredClone(resolve(bundle, example).value.value)]),
  );
}

/** The examples of an operation's responses, by status and name. */
export const responseExamples = ({
  responses,
}: LocatedOperation): readonly { readonly status: string; readonly name: string; readonly example: JsonObject }[] =>
  [...responses].flatMap(([status, { value }]) =>
    Object.values(objectAt(value, "content")).flatMap((media) =>
      Object.keys(objectAt(media, "examples")).map((name) => ({ status, name, example: objectAt(objectAt(media, "examples"), name) })),
    ),
  );
