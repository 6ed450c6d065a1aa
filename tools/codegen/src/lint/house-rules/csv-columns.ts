import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childOf, childrenOf, keysOf, operationsIn } from "./place.ts";

/** Rejects CSV columns that no field has, columns that a value other than text shares, and examples with a number of values or a number that no report has. */
export const csvColumns: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    for (const { operation } of operationsIn({ node: keysOf(node), location }, resolve)) {
      const content = childOf(childOf(operation, "requestBody", resolve), "content", resolve);
      if (content.node["application/csv"] === undefined) continue;
      const rows = childOf(childOf(childOf(content, "application/json", resolve), "schema", resolve), "items", resolve);
      const fields = childrenOf(childOf(rows, "properties", resolve), resolve).map(([name, field]) => {
        const column = field.beside?.node["x-csv-column"] ?? field.node["x-csv-column"] ?? name;
        const types = new Set([field.node["type"]].flat());
        const [isText, isNumber] = [types.has("string"), types.has("number") || types.has("integer")];
        return { name, column: String(column), isText, isNumber, place: (field.beside ?? field).location };
      });
      const isOfNumber = (name: string): boolean => {
        const own = fields.filter(({ column }) => column === name);
        return own.length > 0 && own.every(({ isNumber }) => isNumber);
      };
      for (const { name, column, isText, place } of fields)
        if (!isText && fields.some((other) => other.column === column && other.name !== name))
          report({
            message: `The column ${column} also has other fields than ${name}, which is not text. Give ${name} its own column.`,
            location: place,
          });
      for (const [, example] of childrenOf(childOf(childOf(content, "application/csv", resolve), "examples", resolve), resolve)) {
        const place = example.location.child("value");
        const [header = [], ...lines] = linesOf(example.node["value"]);
        for (const name of header)
          if (!fields.some(({ column }) => column === name))
            report({ message: `No field of a row has the column ${name}. Name it by x-csv-column.`, location: place });
        for (const values of lines) {
          if (values.length !== header.length)
            report({ message: `This row has ${values.length} values, not ${header.length}: ${values.join(";")}`, location: place });
          const wrong = header.findIndex((name, index) => isOfNumber(name) && !/^(?:-?\d+(?:,\d+)?)?$/.test(values[index] ?? ""));
          if (wrong >= 0)
            report({ message: `${header[wrong]} has decimals behind a comma, but here is ${values[wrong]}.`, location: place });
        }
      }
    }
  },
});

/** The values of each line. Text is in quotes; no example has a quote or a semicolon in it. */
const linesOf = (csv: unknown): string[][] =>
  String(csv)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(";").map((value) => value.replaceAll('"', "")));
