/** The types that extensions ask for instead of openapi-typescript's own. */
import { compiler } from "../ground/compiler.ts";
import type ts from "typescript";
import type { Schema } from "@maksu/openapi";

const { factory, SyntaxKind } = compiler;

/** Where the values of a list that may grow stand while the types are made. */
export const LISTED = "x-listed";

/** The type of a schema with `x-client-type` or `x-extensible` (`specs/README.md` says what they mean); undefined of any other. */
export function ownType({
  type,
  [LISTED]: values,
  "x-client-type": clientType,
  "x-extensible": isExtensible,
}: Schema): ts.TypeNode | undefined {
  const orNull = [type].flat().includes("null") ? [factory.createLiteralTypeNode(factory.createNull())] : [];
  const text = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
  if (clientType === "string") return union([text, ...orNull]);
  // `string & {}` keeps the listed values as suggestions.
  const other = factory.createParenthesizedType(factory.createIntersectionTypeNode([text, factory.createTypeLiteralNode([])]));
  if (clientType === "error-code") return union([factory.createTypeReferenceNode("ErrorCode"), other, ...orNull]);
  if (!isExtensible || !Array.isArray(values)) return undefined;
  const listed = values
    .filter((value) => value !== null)
    .map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value))));
  return union([...listed, other, ...orNull]);
}

function union(types: readonly ts.TypeNode[]): ts.TypeNode | undefined {
  return types.length === 1 ? types[0] : factory.createUnionTypeNode(types);
}
