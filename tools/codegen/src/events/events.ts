/** The types of events by name, and a table of them for run time. */
import { compact } from "../ground/compact.ts";
import { compiler } from "../ground/compiler.ts";
import type ts from "typescript";
import { csvColumns } from "./csv-columns.ts";
import { declare, isTable, nameOf, TABLES } from "../types/declarations.ts";
import { type Document, eventsOf, type LocatedOperation, type Parameter } from "@maksu/openapi";
import { astToString } from "../types/openapi-typescript.ts";
import { declarationsOf } from "../types/schema.ts";
import { fieldLists } from "../types/field-lists.ts";
import { valueLists } from "../types/value-lists.ts";
import { commentText, oneLine, pascalCase } from "../ground/words.ts";

/**
 * Makes `events.ts`.
 *
 * @param bundled the document's events, with the schemas that they use by name
 * @param dereferenced the document without references
 * @throws Error when a schema has the name of an event's type
 */
export function eventsModule(bundled: Document, dereferenced: Document): string {
  const events = eventsOf(dereferenced);
  const nodes = declarationsOf(bundled);
  const operations = nodes.find((node) => isTable(node, "operations"));
  const schemas = nodes.filter((node) => !isDeclaration(node) || !TABLES.has(node.name.text));
  const parts = events.flatMap((event) => partsOf(event, operations));
  const taken = schemas.filter(isDeclaration).find(({ name }) => parts.some((part) => part.type === name.text));
  if (taken) throw new Error(`#/components/schemas/${taken.name.text}: this is the name of an event's type.`);
  return `${astToString([...schemas, ...parts.map(({ node }) => node)])}
/** The events of ${dereferenced.info.title} by name, and what comes with each. */
export interface Events {
${events.map((event) => eventMember(event, parts)).join("\n")}
}

/**
 * The events of ${dereferenced.info.title} at run time: the method they come with, each parameter's type on the wire (and its known values, where
 * it has a list), the media types of the body, and the hours after
 * the first time at which it is sent again while nobody acknowledges it, where a schedule is documented.
 */
export const eventTable = ${compact(Object.fromEntries(events.map(tableEntry)))} as const;
${events.map(columnTable).join("")}${valueLists(bundled)}${fieldLists(bundled).text}`;
}

/** A part of an event with a type of its own. */
interface Part {
  event: string;
  name: "query" | "headers" | "body";
  type: string;
  node: ts.Node;
}

/** The parts of an event in openapi-typescript's table, by the name of the part there. */
const PARTS: readonly { name: Part["name"]; path: readonly string[]; text: string }[] = [
  { name: "query", path: ["parameters", "query"], text: "Query parameters" },
  { name: "headers", path: ["parameters", "header"], text: "Headers" },
  { name: "body", path: ["requestBody", "content"], text: "Body, by media type," },
];

function partsOf({ operation }: LocatedOperation, table: ts.Node | undefined): Part[] {
  return PARTS.flatMap(({ name, path, text }): Part[] => {
    const literal = memberAt(table, [operation.operationId, ...path]);
    if (!literal) return [];
    const type = pascalCase(operation.operationId) + pascalCase(name);
    const comment = commentText(`${text} of \`${operation.operationId}\`: ${lowerFirst(operation.summary)}.`);
    const node = compiler.addSyntheticLeadingComment(declare(type, literal), compiler.SyntaxKind.MultiLineCommentTrivia, comment, true);
    return [{ event: operation.operationId, name, type, node }];
  });
}

/** The object type that a chain of members leads to. */
function memberAt(node: ts.Node | undefined, [name, ...more]: readonly string[]): ts.TypeLiteralNode | undefined {
  if (name === undefined) return node && compiler.isTypeLiteralNode(node) ? node : undefined;
  if (!node || !(compiler.isInterfaceDeclaration(node) || compiler.isTypeLiteralNode(node))) return undefined;
  const member = node.members.filter(compiler.isPropertySignature).find((each) => nameOf(each) === name);
  return memberAt(member?.type, more);
}

function eventMember({ method, operation }: LocatedOperation, parts: readonly Part[]): string {
  const { operationId, summary, description = "", responses } = operation;
  const lines = Object.entries(responses).map(([status, response]) => `- \`${status}\`: ${oneLine(response.description)}`);
  const text = [summary, description.trim(), `Comes with \`${method}\`. Responses of the receiver:\n${lines.join("\n")}`];
  const own = parts.filter(({ event }) => event === operationId).map(({ name, type }) => `readonly ${name}: ${type}`);
  return `  /*${commentText(text.filter(Boolean).join("\n\n"), "  ")}*/\n  readonly ${operationId}: { ${own.join("; ")} };`;
}

function tableEntry({ method, operation, parameters, content }: LocatedOperation): [name: string, entry: object] {
  const inPlace = (place: Parameter["in"]): object =>
    Object.fromEntries(parameters.filter((parameter) => parameter.in === place).map((parameter) => [parameter.name, wireOf(parameter)]));
  const mediaTypes = Object.keys(content);
  const retryHours = operation["x-retry-hours"] ?? [];
  return [operation.operationId, { method, query: inPlace("query"), headers: inPlace("header"), mediaTypes, retryHours }];
}

const wireOf = ({ required = false, schema: { type, enum: values } }: Parameter): object => ({ required, type, ...(values && { values }) });

function columnTable({ operation, content }: LocatedOperation): string {
  const columns = csvColumns(content);
  if (!columns) return "";
  const { operationId } = operation;
  return `
/**
 * How the fields of a row of \`${operationId}\` stand in a CSV file: under \`column\`, or their own name. Fields that share a column have their
 * values in it in this order, with a space between.
 */
export const ${operationId}Columns = ${compact(columns)} as const;
`;
}

const isDeclaration = (node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  compiler.isInterfaceDeclaration(node) || compiler.isTypeAliasDeclaration(node);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
