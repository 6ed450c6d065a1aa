/** The types: openapi-typescript's output, with every schema hoisted to an exported, documented declaration. */
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { describeConstraints } from "./constraints.ts";
import { type Document, METHODS, type Parameter, type PathItem, type Schema } from "./openapi.ts";
import { walk } from "./walk.ts";
import { commentLines, pascalCase } from "./words.ts";

const { factory, SyntaxKind } = ts;
const EXPORTED = [factory.createModifier(SyntaxKind.ExportKeyword)];

export async function schemaModule(bundled: Document): Promise<string> {
  const document = structuredClone(bundled);
  inlineEvents(document);
  dropSigningParameters(document);
  describeConstraints(document);
  const nodes = await openapiTS(document as Parameters<typeof openapiTS>[0], {
    silent: true,
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    transform: (schema) => ownType(schema as Schema),
  });
  const tidied = nodes.map((node) => ts.transform(node, [dropUnknownIntersections]).transformed[0] ?? node);
  const { declarations, rest } = hoist(tidied, document.components?.schemas ?? {});
  return tidyComments(astToString([...declarations, ...rest])) + valueLists(bundled.components?.schemas ?? {}) + textFieldList(bundled);
}

/** openapi-typescript makes an empty type of an event that is a reference. */
function inlineEvents(document: Document): void {
  const shared = document.components?.pathItems ?? {};
  for (const [name, item] of Object.entries(document.webhooks ?? {})) {
    const target = (item as { $ref?: string }).$ref?.split("/").at(-1);
    const inlined = target === undefined ? undefined : shared[target];
    if (document.webhooks && inlined) document.webhooks[name] = inlined;
  }
  delete document.components?.pathItems;
}

/** What the signing layer fills in is no part of a call. */
function dropSigningParameters(document: Document): void {
  const shared = document.components?.parameters ?? {};
  const isSigning = (parameter: Parameter & { $ref?: string }): boolean =>
    (parameter.$ref === undefined ? parameter : shared[parameter.$ref.split("/").at(-1) ?? ""])?.["x-signing"] === true;
  for (const item of Object.values(document.paths ?? {}))
    for (const node of [item, ...METHODS.flatMap((method) => item[method] ?? [])]) {
      if (!node.parameters) continue;
      node.parameters = node.parameters.filter((parameter) => !isSigning(parameter));
      if (node.parameters.length === 0) delete node.parameters;
    }
  for (const [name, parameter] of Object.entries(shared)) if (parameter["x-signing"]) delete shared[name];
}

/** `x-client-type` and `x-extensible`, see `specs/README.md`. */
function ownType(schema: Schema): ts.TypeNode | undefined {
  const isNullable = [schema.type].flat().includes("null");
  if (schema["x-client-type"] === "string") {
    const text = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
    return isNullable ? factory.createUnionTypeNode([text, factory.createLiteralTypeNode(factory.createNull())]) : text;
  }
  if (!schema["x-extensible"] || !schema.enum) return undefined;
  const values = schema.enum.map((value) => factory.createLiteralTypeNode(factory.createStringLiteral(String(value))));
  // `string & {}` keeps the listed values as suggestions.
  const other = factory.createIntersectionTypeNode([
    factory.createKeywordTypeNode(SyntaxKind.StringKeyword),
    factory.createTypeLiteralNode([]),
  ]);
  return factory.createUnionTypeNode([...values, factory.createParenthesizedType(other)]);
}

/** `T & unknown` is `T`: drops what subschemas without a type leave behind. */
const dropUnknownIntersections: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isIntersectionTypeNode(visited)) return visited;
    const types = visited.types.filter((type) => !isUnknown(type));
    return types.length === 1 && types[0] ? types[0] : context.factory.createIntersectionTypeNode(types);
  };
  return visit;
};

function isUnknown(node: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(node)) return isUnknown(node.type);
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) return node.types.every(isUnknown);
  return node.kind === SyntaxKind.UnknownKeyword;
}

/** Makes `components["schemas"]["X"]` an exported `X`, so that hovers and the reference show a name. */
function hoist(nodes: readonly ts.Node[], schemas: Readonly<Record<string, Schema>>): { declarations: ts.Node[]; rest: ts.Node[] } {
  const declarations: ts.Node[] = [];
  const rest = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return useNames(node);
    const members = node.members.map((member) => {
      if (!ts.isPropertySignature(member) || nameOf(member) !== "schemas" || !member.type || !ts.isTypeLiteralNode(member.type)) return useNames(member);
      const named = member.type.members.filter(ts.isPropertySignature).map((schema) => {
        const name = nameOf(schema);
        declarations.push(declare(name, useNames(schema.type ?? factory.createKeywordTypeNode(SyntaxKind.UnknownKeyword)), schemas[name]));
        return factory.createPropertySignature(undefined, schema.name, undefined, factory.createTypeReferenceNode(name));
      });
      return factory.createPropertySignature(undefined, member.name, undefined, factory.createTypeLiteralNode(named));
    });
    return factory.createInterfaceDeclaration(EXPORTED, "components", undefined, undefined, members);
  });
  return { declarations, rest };
}

function declare(name: string, type: ts.TypeNode, schema: Schema | undefined): ts.Node {
  const declaration = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(EXPORTED, name, undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(EXPORTED, name, undefined, type);
  const text = schema?.description && commentLines(schema.description);
  return text ? ts.addSyntheticLeadingComment(declaration, SyntaxKind.MultiLineCommentTrivia, `*\n${text}\n `, true) : declaration;
}

function useNames<Node extends ts.Node>(node: Node): Node {
  const visit = (child: ts.Node): ts.Node => {
    const name = schemaName(child);
    return name === undefined ? ts.visitEachChild(child, visit, undefined) : factory.createTypeReferenceNode(name);
  };
  return visit(node) as Node;
}

/** The X of `components["schemas"]["X"]`. */
function schemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: root, indexType: group } = node.objectType;
  const isSchemas = ts.isTypeReferenceNode(root) && ts.isIdentifier(root.typeName) && root.typeName.text === "components" && literal(group) === "schemas";
  return isSchemas ? literal(node.indexType) : undefined;
}

const literal = (node: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;

const nameOf = ({ name }: ts.PropertySignature): string => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "");

/** Removes tags that TypeDoc does not know, and keeps the raw tables out of the reference. */
function tidyComments(code: string): string {
  return code
    .replaceAll(/^( *\*) {5}/gm, "$1 ")
    .replaceAll(/@description ?/g, "")
    .replaceAll(/^ *\/\*\* @(?:constant|enum \{\w+\}) \*\/\n/gm, "")
    .replaceAll(/^ *\* @(?:constant|enum \{\w+\})\n/gm, "")
    .replaceAll(/ ?@(?:constant|enum \{\w+\})/g, "")
    .replaceAll(/^export (interface|type) (paths|webhooks|components|operations|\$defs)\b/gm, "/** @hidden */\nexport $1 $2");
}

/** The enumerations once more, as lists to use at run time. */
function valueLists(schemas: Readonly<Record<string, Schema>>): string {
  return Object.entries(schemas)
    .filter(([, schema]) => Array.isArray(schema.enum))
    .map(([name, schema]) => {
      const list = `${name.charAt(0).toLowerCase()}${pascalCase(name).slice(1)}Values`;
      const values = JSON.stringify(schema.enum);
      return `/** The values of {@link ${name}}. */\nexport const ${list}: readonly ${values} = ${values};\n`;
    })
    .join("");
}

/**
 * The names of the fields whose values are text for callers (`x-client-type`), though the wire may carry numbers.
 * One name has one type in a description: two would be told apart by their place, which a JSON reader does not know.
 */
function textFieldList(document: Document): string {
  const text = new Set<string>();
  const numbers = new Set<string>();
  const schemas = document.components?.schemas ?? {};
  const target = (schema: Schema): Schema => schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
  for (const root of Object.values(schemas))
    for (const [, schema] of walk(root))
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (typeof field !== "object") continue;
        const { type, "x-client-type": clientType } = target(field);
        if (clientType === "string") text.add(name);
        else if ([type].flat().some((each) => each === "integer" || each === "number")) numbers.add(name);
      }
  const both = [...text].filter((name) => numbers.has(name));
  if (both.length > 0) throw new Error(`${both.join(", ")}: one field is text for callers, another of the same name is a number.`);
  if (text.size === 0) return "";
  return `/** Fields that are text for callers, so that every digit survives, though the wire may carry a number. */\nexport const textFields: readonly string[] = ${JSON.stringify([...text])};\n`;
}
