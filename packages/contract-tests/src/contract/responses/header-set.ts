/** The header set of an operation, from its description. */
import { type JsonObject, type LocatedOperation, objectAt, textAt } from "@maksu/openapi";
import type { ContractRequest } from "@maksu/conformance/contract";

/** Headers of HTTP itself. */
const TRANSPORT = new Set(["accept", "content-type", "user-agent"]);

/** The headers that a request lacks or has too many. */
export function headerSetFaults(
  bundle: JsonObject,
  { operationId, parameters, security }: LocatedOperation,
  request: ContractRequest,
  sent: readonly string[],
): readonly string[] {
  const signed = parameters.filter((parameter) => parameter.in === "header" && parameter["x-signing"] === true).map(({ name }) => name);
  const schemes = objectAt(objectAt(bundle, "components"), "securitySchemes");
  const credentials = security.map((scheme) => textAt(objectAt(schemes, scheme), "name") ?? "Authorization");
  const wanted = new Set([...signed, ...credentials, ...Object.keys(request.header)].map((name) => name.toLowerCase()));
  const given = new Set(sent.filter((name) => !TRANSPORT.has(name)));
  return [
    ...[...wanted].filter((name) => !given.has(name)).map((name) => `${operationId} header set: the client does not send ${name}`),
    ...[...given]
      .filter((name) => !wanted.has(name))
      .map((name) => `${operationId} header set: the client sends ${name}, which is not documented`),
  ];
}
