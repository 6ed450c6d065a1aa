import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { SIGNING_HEADERS } from "../../../ground/vocabulary.ts";
import { childOf, childrenOf, keysOf, type LocatedNode, type Location, operationsIn, type Place, type Resolve } from "../place.ts";
import { signerHeaders } from "./signer-headers.ts";

const isMarked = ({ node }: Place): boolean => node["x-signing"] === true;

/**
 * Parameters that signing fills in are marked, or clients would ask their callers for them; no others are, or clients could not send them. The signer has a
 * value for each, or requests would lack it.
 */
export const signingMarked: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    const root: Place = { node: keysOf(node), location };
    const operations = operationsIn(root, resolve);
    const signer = signerHeaders(location.source.absoluteRef, proofOf(root, resolve));
    const isSigningName = (name: string): boolean => signer?.names.has(name.toLowerCase()) ?? SIGNING_HEADERS.test(name);
    const isFilledIn = ({ node: { in: place, name } }: Place): boolean => place === "header" && isSigningName(String(name));
    const unsecured = operations.filter(
      ({ isEvent, isSecured, parameters }) => !isEvent && !isSecured && parameters.some((each) => isMarked(each) && isFilledIn(each)),
    );
    // One cause, and not a fault of each operation and header.
    const [first, ...others] = unsecured.filter(({ operation }) => operation.node["security"] === undefined);
    if (first)
      report({
        message: `The root file's security demands no scheme, but signing fills in the headers of ${first.operationId}${others.length > 0 ? ` and ${others.length} more` : ""}. Name the scheme under security.`,
        location: root.node["security"] === undefined ? location : location.child("security").key(),
      });
    for (const { operationId, operation, parameters } of unsecured) {
      if (operation.node["security"] === undefined) continue;
      const names = parameters.filter((each) => isMarked(each) && isFilledIn(each)).map(({ node: parameter }) => String(parameter["name"]));
      report({
        message: `${operationId} has security: [], but signing fills in its headers ${names.join(", ")}. Remove security: [], or the headers.`,
        location: operation.location.child("security").key(),
      });
    }
    const signed = operations.filter(({ isEvent, isSecured }) => !isEvent && isSecured);
    const isUnsigned = ({ parameters }: LocatedNode): boolean => !parameters.some((each) => isMarked(each) || isFilledIn(each));
    // Where no operation has such a header, the proof is in none.
    if (!signed.every(isUnsigned))
      for (const { operationId, operation } of signed.filter(isUnsigned))
        report({
          message: `${operationId} has none of the headers that signing fills in. Name its header set, or write security: [].`,
          location: operation.location.child("operationId").key(),
        });
    reportUnsigned(
      operations.filter((each) => !isUnsigned(each)),
      report,
      resolve,
    );
    const ofRequests = new Set(
      signed.flatMap(({ parameters }) => parameters.filter(isFilledIn).map(({ location: at }) => at.absolutePointer)),
    );
    /** Operations share parameters. */
    const reported = new Set<string>();
    for (const operation of operations) {
      if (unsecured.includes(operation)) continue;
      for (const parameter of operation.parameters) {
        const name = String(parameter.node["name"]);
        const isSigned = !operation.isEvent && operation.isSecured;
        const fault = (message: string, place: Location): void => {
          if (!reported.has(place.absolutePointer)) report({ message, location: place });
          reported.add(place.absolutePointer);
        };
        if (isSigned && isFilledIn(parameter) && !isMarked(parameter))
          fault(`${name} of ${operation.operationId} is filled in by signing. Add x-signing: true.`, parameter.location);
        if (!isMarked(parameter) || (isSigned && isFilledIn(parameter))) continue;
        if (isSigned && signer && parameter.node["in"] === "header")
          fault(
            `The signer has no value for ${name}. Give it one in ${signer.file}, or remove x-signing.`,
            parameter.location.child("name"),
          );
        else if (isSigned && isSigningName(name))
          fault(`${name} of ${operation.operationId} is a header that signing fills in. Write in: header.`, parameter.location.child("in"));
        else if (parameter.beside && ofRequests.has(parameter.location.absolutePointer))
          fault(
            `${operation.operationId} has ${name}, which signing fills in for requests. Refer to a parameter without x-signing.`,
            parameter.beside.location.child("$ref"),
          );
        else
          fault(
            `${name} of ${operation.operationId} is not a header that signing fills in. Remove x-signing.`,
            parameter.location.child("x-signing").key(),
          );
      }
    }
  },
});

/** The header of the first security scheme, or `basic`. */
function proofOf(root: Place, resolve: Resolve): string {
  const [[, scheme] = []] = childrenOf(childOf(childOf(root, "components", resolve), "securitySchemes", resolve), resolve);
  const { type, scheme: kind, name } = scheme?.node ?? {};
  return String(type === "http" ? kind : name).toLowerCase();
}

/** Where the service signs responses, it signs all of them: a client could not verify the one that is described without a signature. */
function reportUnsigned(operations: readonly LocatedNode[], report: UserContext["report"], resolve: Resolve): void {
  const responses = operations.flatMap(({ isEvent, isSecured, operationId, operation }) =>
    isEvent || !isSecured
      ? []
      : childrenOf(childOf(operation, "responses", resolve), resolve).map(([status, response]) => ({ operationId, status, response })),
  );
  const isSigned = ({ response }: (typeof responses)[number]): boolean =>
    childOf(response, "headers", resolve).node["signature"] !== undefined;
  if (!responses.some(isSigned)) return;
  const unsigned = new Map(responses.filter((each) => !isSigned(each)).map((each) => [each.response.location.absolutePointer, each]));
  for (const { operationId, status, response } of unsigned.values())
    report({
      message: `The response ${status} of ${operationId} has no signature, unlike others. Name their x-header-set in it.`,
      location: response.location,
    });
}
