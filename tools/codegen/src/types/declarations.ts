/** Makes `components["schemas"]["X"]` an exported `X`, so that hovers and the reference show a name. */
import { compiler } from "../ground/compiler.ts";
import type ts from "typescript";

const { factory } = compiler;
const EXPORTED = [factory.createModifier(compiler.SyntaxKind.ExportKeyword)];

/** Names that would take the place of a global one where they are imported. */
const OTHERWISE_NAMED: ReadonlyMap<string, string> = new Map([["Error", "ErrorBody"]]);

/** The name under which a schema is exported. */
const exportedName = (schema: string): string => OTHERWISE_NAMED.get(schema) ?? schema;

/** openapi-typescript's own declarations: tables by path, name or operationId. */
export const TABLES: ReadonlySet<string> = new Set(["paths", "webhooks", "components", "$defs", "operations"]);

/** The declarations of all schemas, then openapi-typescript's tables, which use their names and are kept out of the reference. */
export function hoistSchemas(nodes: readonly ts.Node[]): ts.Node[] {
  const hoisted: ts.Node[] = [];
  const tables = nodes
    .filter((node) => !isEmptyTable(node))
    .map((node) => {
      const table = isTable(node, "components")
        ? withMembers(node, (member) => (nameOf(member) === "schemas" ? hoist(member, hoisted) : member))
        : node;
      return compiler.addSyntheticLeadingComment(useNames(table), compiler.SyntaxKind.MultiLineCommentTrivia, "* @hidden ", true);
    });
  return [...hoisted, ...tables];
}

/** Moves each schema, with its comment, to the list and leaves its name. */
function hoist(group: ts.PropertySignature, hoisted: ts.Node[]): ts.PropertySignature {
  if (!group.type || !compiler.isTypeLiteralNode(group.type)) return group;
  const members = group.type.members.filter(compiler.isPropertySignature).map((schema) => {
    const name = exportedName(nameOf(schema));
    if (!/^[A-Za-z_]\w*$/.test(name) || TABLES.has(name) || Object.hasOwn(globalThis, name))
      throw new Error(`#/components/schemas/${name}: this name can't be exported.`);
    const declaration = declare(name, useNames(schema.type ?? factory.createKeywordTypeNode(compiler.SyntaxKind.UnknownKeyword)));
    hoisted.push(compiler.setSyntheticLeadingComments(declaration, compiler.getSyntheticLeadingComments(schema)));
    return factory.createPropertySignature(undefined, schema.name, undefined, factory.createTypeReferenceNode(name));
  });
  return factory.createPropertySignature(undefined, group.name, undefined, factory.createTypeLiteralNode(members));
}

export const declare = (name: string, type: ts.TypeNode): ts.Node =>
  compiler.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(EXPORTED, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(EXPORTED, name, undefined, type);

function useNames<Node extends ts.Node>(node: Node): Node {
  const visit = (child: ts.Node): ts.Node => {
    const name = schemaName(child);
    return name === undefined ? compiler.visitEachChild(child, visit, undefined) : factory.createTypeReferenceNode(exportedName(name));
  };
  // The visitor changes indexed types only, so a declaration stays the declaration it is.
  return visit(node) as Node;
}

/** The X of `components["schemas"]["X"]`. */
function schemaName(node: ts.Node): string | undefined {
  if (!compiler.isIndexedAccessTypeNode(node) || !compiler.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: root, indexType: group } = node.objectType;
  const isSchemas =
    compiler.isTypeReferenceNode(root) &&
    compiler.isIdentifier(root.typeName) &&
    root.typeName.text === "components" &&
    literal(group) === "schemas";
  return isSchemas ? literal(node.indexType) : undefined;
}

/** Whether a table is empty, such as that of a description without events. `paths` stays: openapi-fetch asks for it. */
const isEmptyTable = (node: ts.Node): boolean =>
  compiler.isTypeAliasDeclaration(node) && TABLES.has(node.name.text) && !["paths", "operations"].includes(node.name.text);

export const isTable = (node: ts.Node, name: string): node is ts.InterfaceDeclaration =>
  compiler.isInterfaceDeclaration(node) && node.name.text === name;

function withMembers(table: ts.InterfaceDeclaration, change: (member: ts.PropertySignature) => ts.TypeElement): ts.InterfaceDeclaration {
  const members = table.members.map((member) => (compiler.isPropertySignature(member) ? change(member) : member));
  return factory.updateInterfaceDeclaration(table, table.modifiers, table.name, table.typeParameters, table.heritageClauses, members);
}

const literal = (node: ts.TypeNode): string | undefined =>
  compiler.isLiteralTypeNode(node) && compiler.isStringLiteral(node.literal) ? node.literal.text : undefined;

export const nameOf = ({ name }: ts.PropertySignature): string =>
  compiler.isIdentifier(name) || compiler.isStringLiteral(name) ? name.text : "";
