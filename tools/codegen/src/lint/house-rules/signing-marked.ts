import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { SIGNING_HEADERS } from "../../vocabulary.ts";
import { childOf, childrenOf, keysOf, operationsIn, type Place, type Resolve } from "./place.ts";
import { signerHeaders } from "./signer-headers.ts";

const isMarked = ({ node }: Place): boolean => node["x-signing"] === true;
const isSigningHeader = ({ node }: Place): boolean => node["in"] === "header" && SIGNING_HEADERS.test(String(node["name"]));

/**
 * What signing fills in is marked, or clients would ask their callers for it; nothing else is, or clients could not send it. And the signer has a
 * value for it, or requests would lack it.
 */
export const signingMarked: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    const signer = signerHeaders(location.source.absoluteRef, proofOf({ node: keysOf(node), location }, resolve));
    for (const { isEvent, isSecured, operationId, operation, parameters } of operationsIn({ node: keysOf(node), location }, resolve)) {
      const signed = parameters.filter((parameter) => isMarked(parameter) && isSigningHeader(parameter));
      // One cause, and not a fault of each header.
      if (!isEvent && !isSecured && signed.length > 0) {
        const names = signed.map(({ node: parameter }) => String(parameter["name"])).join(", ");
        report({
          message: `${operationId} has security: [], but signing fills in its headers ${names}. Remove security: [], or the headers.`,
          location: operation.location.child("security").key(),
        });
        continue;
      }
      for (const parameter of parameters) {
        const isSigned = !isEvent && isSecured && isSigningHeader(parameter);
        const name = String(parameter.node["name"]);
        if (isSigned && !isMarked(parameter))
          report({ message: `${name} of ${operationId} is filled in by signing. Add x-signing: true.`, location: parameter.location });
        if (isSigned && isMarked(parameter) && signer && !signer.names.has(name.toLowerCase()))
          report({
            message: `The signer has no value for ${name}. Give it one in ${signer.file}.`,
            location: parameter.location.child("name"),
          });
        if (isMarked(parameter) && !isSigned)
          report({
            message: `${name} of ${operationId} is not a header that signing fills in. Remove x-signing.`,
            location: parameter.location.child("x-signing").key(),
          });
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
