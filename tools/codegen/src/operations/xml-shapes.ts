/** The XML form of the messages of a description: how elements are named and nested, without what they may hold. */
import { compact } from "../ground/compact.ts";
import { type Document, operationsOf, type Schema } from "@maksu/openapi";

type Shape = "text" | { [field: string]: Shape } | [element: string, shape: Shape];

/** Undefined for a description without XML. */
export function xmlModule(document: Document): string | undefined {
  const messages: Record<string, { root: string; shape: Shape }> = {};
  for (const { operation } of operationsOf(document)) {
    const contents = [operation.requestBody?.content, ...Object.values(operation.responses).map(({ content }) => content)];
    const [request, ...responses] = contents.map((content) => content?.["application/xml"]?.schema);
    if (request) messages[`${operation.operationId}Request`] = messageOf(request, `${operation.operationId} request`);
    for (const [index, status] of Object.keys(operation.responses).entries()) {
      const schema = responses[index];
      if (schema) messages[`${operation.operationId}${status}`] = messageOf(schema, `${operation.operationId} ${status}`);
    }
  }
  if (Object.keys(messages).length === 0) return undefined;
  const names = Object.keys(messages).map((name) => JSON.stringify(name));
  return `import type { XmlMessage } from "../xml/shape.ts";

/** The XML messages: requests by operationId, responses by operationId and status. */
export const messages: Readonly<Record<${names.join(" | ")}, XmlMessage>> = ${compact(messages)};
`;
}

function messageOf(schema: Schema, place: string): { root: string; shape: Shape } {
  const { name } = (schema["xml"] ?? {}) as { name?: string };
  if (name === undefined) throw new Error(`${place}: the schema needs xml.name, the name of the root element.`);
  return { root: name, shape: shapeOf(schema, place) };
}

function shapeOf(schema: Schema, place: string): Shape {
  if (schema.items) {
    const { wrapped } = (schema["xml"] ?? {}) as { wrapped?: boolean };
    const { name } = (schema.items["xml"] ?? {}) as { name?: string };
    if (!wrapped || name === undefined) throw new Error(`${place}: a list needs xml.wrapped, and xml.name for its items.`);
    return [name, shapeOf(schema.items, place)];
  }
  if (!schema.properties) return "text";
  return Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [
      name,
      typeof field === "object" ? shapeOf(field, `${place}.${name}`) : "text",
    ]),
  );
}
