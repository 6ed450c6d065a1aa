/** How the rows of a JSON list stand in a CSV file. */
import type { MediaType, Schema } from "@maksu/openapi";

/** A field of a row in a CSV file. */
export interface CsvColumn {
  /** Name of its column, in the order of the fields when several share one; absent when the column has the field's name. */
  column?: string;
  kind: "text" | "decimal" | "number" | "list";
}

/** Field to column, of a body that is sent as a JSON list or as a CSV file; undefined of any other. The body must be dereferenced. */
export function csvColumns(content: Readonly<Record<string, MediaType>>): Record<string, CsvColumn> | undefined {
  const fields = content["application/json"]?.schema?.items?.properties;
  if (!content["application/csv"] || !fields) return undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]): [string, CsvColumn] => {
      const { "x-csv-column": column }: Schema = typeof schema === "object" ? schema : {};
      return [name, { ...(column !== undefined && { column }), kind: kindOf(schema) }];
    }),
  );
}

function kindOf(schema: Schema | boolean): CsvColumn["kind"] {
  const types = typesOf(schema);
  if (types.includes("array")) return "list";
  if (!types.includes("number") && !types.includes("integer")) return "text";
  return typeof schema === "object" && schema["x-client-type"] === "string" ? "decimal" : "number";
}

const typesOf = (schema: unknown): string[] => {
  if (typeof schema !== "object" || schema === null) return [];
  const { type = [], anyOf = [] } = schema as Schema;
  return [...[type].flat(), ...anyOf.flatMap(typesOf)];
};
