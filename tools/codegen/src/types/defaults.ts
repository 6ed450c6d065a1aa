import { type Document, operationsOf, type Schema } from "@maksu/openapi";
import { compact } from "../ground/compact.ts";

/** Makes `defaults.ts` of a dereferenced document: the defaults of each component's fields, and of the bodies that operations have of their own; and the words that these fields may be. */
export function defaultsModule(document: Document): string {
  const components = Object.entries(document.components?.schemas ?? {});
  const known = new Set(components.map(([, schema]) => JSON.stringify(schema)));
  const bodies = operationsOf(document).flatMap(({ operationId, content }): [string, Schema][] =>
    Object.values(content).flatMap(({ schema }) => (schema && !known.has(JSON.stringify(schema)) ? [[operationId, schema]] : [])),
  );
  return [...components, ...bodies].flatMap(([name, schema]) => listOf(name, schema)).join("\n");
}

function listOf(name: string, { properties = {} }: Schema): string[] {
  const fields = Object.entries(properties).flatMap(([field, schema]) => (typeof schema === "object" ? [[field, schema] as const] : []));
  const defaults = fields.flatMap(([field, schema]) => (schema["default"] === undefined ? [] : [[field, schema["default"]] as const]));
  if (defaults.length === 0) return [];
  const words = fields.flatMap(([field, schema]) => (schema.enum ? [[field, schema.enum] as const] : []));
  const constant = name.replaceAll(/(?<=[a-z])[A-Z]/g, "_$&").toUpperCase();
  return [
    `/** The defaults of \`${name}\`. */\nexport const DEFAULT_${constant} = ${compact(Object.fromEntries(defaults))} as const;\n`,
    ...(words.length > 0
      ? [
          `/** The words that fields of \`${name}\` may be. */\nexport const ${constant}_VALUES = ${compact(Object.fromEntries(words))} as const;\n`,
        ]
      : []),
  ];
}
