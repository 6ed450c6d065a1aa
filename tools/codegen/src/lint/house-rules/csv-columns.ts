import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childOf, childrenOf, keysOf, operationsIn } from "./place.ts";

/** Rejects CSV columns that no field has, and columns that a value other than text shares. */
export const csvColumns: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    for (const { operation } of operationsIn({ node: keysOf(node), location }, resolve)) {
      const content = childOf(childOf(operation, "requestBody", resolve), "content", resolve);
      if (content.node["application/csv"] === undefined) continue;
      const rows = childOf(childOf(childOf(content, "application/json", resolve), "schema", resolve), "items", resolve);
      const fields = childrenOf(childOf(rows, "properties", resolve), resolve).map(([name, field]) => {
        const column = field.beside?.node["x-csv-column"] ?? field.node["x-csv-column"] ?? name;
        return { name, column: String(column), isText: field.node["type"] === "string", place: (field.beside ?? field).location };
      });
      for (const { name, column, isText, place } of fields)
        if (!isText && fields.some((other) => other.column === column && other.name !== name))
          report({
            message: `The column ${column} also has other fields than ${name}, which is not text. Give ${name} its own column.`,
            location: place,
          });
      for (const [, example] of childrenOf(childOf(childOf(content, "application/csv", resolve), "examples", resolve), resolve))
        for (const name of headerOf(example.node["value"]))
          if (!fields.some(({ column }) => column === name))
            report({
              message: `No field of a row has the column ${name}. Name it by x-csv-column.`,
              location: example.location.child("value"),
            });
    }
  },
});

/** The names in the first line. None of the service's has a quote or a semicolon in it. */
const headerOf = (csv: unknown): string[] =>
  String(csv)
    .split(/\r?\n/, 1)
    .flatMap((line) => line.split(";"))
    .map((name) => name.replaceAll('"', ""));
