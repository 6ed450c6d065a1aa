import { type LocatedOperation, eventsOf, isObject, type JsonObject, resolve, textAt } from "@maksu/openapi";
import { code, table } from "../markdown/markdown.ts";
import { recordsIn } from "./records.ts";
import { limitsInWords, typeInWords } from "./value-words.ts";

/** Lists every event of an API, with its parameters and its body's schemas. */
export function eventsSection(bundle: JsonObject): string {
  return eventsOf(bundle)
    .map((event) =>
      [
        `### ${event.path}`,
        `**${event.operation.summary}** (${event.method})`,
        event.operation.description ?? "",
        parametersPart(bundle, event),
        ...bodyParts(bundle, event),
      ]
        .filter((part) => part !== "")
        .join("\n\n"),
    )
    .join("\n\n");
}

function parametersPart(bundle: JsonObject, { parameters }: LocatedOperation): string {
  const rows = parameters.map((parameter) => [
    code(parameter.name),
    parameter.in,
    typeInWords(bundle, parameter.schema),
    meaning(bundle, parameter) || meaning(bundle, parameter.schema),
  ]);
  return rows.length > 0 ? table(["name", "where", "type", "meaning"], rows) : "";
}

function bodyParts(bundle: JsonObject, { path, content }: LocatedOperation): readonly string[] {
  const schemas = Object.entries(content).map(([type, media]) => [type, isObject(media) ? media.schema : undefined] as const);
  if (schemas.length === 0) return [];
  const bodies = schemas.map(([type, schema]) => `${code(type)}, a ${typeInWords(bundle, schema)}`);
  const records = new Map(schemas.flatMap(([, schema]) => [...recordsIn(bundle, schema, path)]));
  return [
    `Body: ${bodies.join("; or ")}.`,
    ...[...records].flatMap(([name, { properties }]) => [`#### ${name}`, fieldsTable(bundle, properties)]),
  ];
}

/** Lists the fields of a schema, with their column names if a CSV file has them, too. */
function fieldsTable(bundle: JsonObject, properties: ReadonlyMap<string, unknown>): string {
  const columns = [...properties.values()].map((property) => textAt(resolve(bundle, property).value, "x-csv-column"));
  const asCsv = columns.some((column) => column !== undefined);
  const rows = [...properties].map(([field, property], index) => [
    code(field),
    typeInWords(bundle, property),
    [meaning(bundle, property), limitsInWords(bundle, property)].filter((text) => text !== "").join(" "),
    ...(asCsv ? [code(columns[index] ?? "")] : []),
  ]);
  return table(["field", "type", "meaning", ...(asCsv ? ["CSV column"] : [])], rows);
}

const meaning = (bundle: JsonObject, node: unknown): string => textAt(resolve(bundle, node).value, "description")?.trim() ?? "";
