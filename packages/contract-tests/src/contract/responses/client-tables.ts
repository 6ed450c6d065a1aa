/** The tables of a client, compared with the description: operations, statuses, examples, error codes. */
import { isDeepStrictEqual } from "node:util";
import { type LocatedOperation, objectAt } from "@maksu/openapi";
import type { ClientUnderTest } from "../checks/client-under-test.ts";
import type { ContractRequest } from "@maksu/conformance/contract";
import { statusOf } from "../checks/error-code.ts";

/** The client's method, and its entry in the table of operations. */
export function operationFaults(client: ClientUnderTest, { operationId, method, path, content }: LocatedOperation): readonly string[] {
  if (!client.methods.includes(operationId)) return ["the client has no such method"];
  const entry = client.operations[operationId];
  if (!entry) return ["the client's table has no such operation"];
  const mediaTypes = Object.keys(content).join(", ");
  return [
    ...(entry.method === method ? [] : [`the client's table has ${entry.method}, not ${method}`]),
    ...(entry.path === path ? [] : [`the client's table has ${entry.path}, not ${path}`]),
    ...(entry.requestMediaTypes.join(", ") === mediaTypes
      ? []
      : [`the client's table sends ${entry.requestMediaTypes.join(", ")}, not ${mediaTypes}`]),
  ];
}

/** The client's entry for a status. */
export function statusFaults(
  { operations }: ClientUnderTest,
  { operationId, responses }: LocatedOperation,
  status: string,
): readonly string[] {
  const mediaTypes = operations[operationId]?.responses[status];
  if (!mediaTypes) return ["the client's table has no such status"];
  const described = Object.keys(objectAt(responses.get(status)?.value, "content"));
  return isDeepStrictEqual(mediaTypes, described)
    ? []
    : [`the client's table has ${mediaTypes.join(", ") || "no body"}, not ${described.join(", ") || "none"}`];
}

/** The client's example of a request, in the shape of a call. */
export function exampleFaults({ examples, operations }: ClientUnderTest, request: ContractRequest, name: string): readonly string[] {
  const { operationId, body, mediaType: _mediaType, ...places } = request;
  const isBodyFromPath = operations[operationId]?.bodyFromPath !== undefined;
  const own = examples[operationId]?.[isBodyFromPath ? "request" : name];
  if (own === undefined) return ["the client has no example of this name"];
  const given = Object.entries(places).filter(([, values]) => Object.keys(values).length > 0);
  const described = { ...Object.fromEntries(given), ...(body !== undefined && !isBodyFromPath && { body }) };
  return isDeepStrictEqual(own, described) ? [] : [`the client's example differs from the description's`];
}

/** The client's entry for an error code. */
export function codeFaults({ catalogue }: ClientUnderTest, operation: LocatedOperation, code: string): readonly string[] {
  const entry = catalogue[code];
  if (!entry) return ["the client's catalogue has no such code"];
  const status = statusOf(operation, code);
  return [
    ...(entry.status === status ? [] : [`the client's catalogue has the status ${entry.status}, not ${status}`]),
    ...(entry.operations.includes(operation.operationId) ? [] : ["the client's catalogue does not name the operation"]),
  ];
}
