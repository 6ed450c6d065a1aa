import {
  type LocatedOperation,
  eventsOf,
  isMarked,
  isObject,
  isOfToolkit,
  type JsonObject,
  markedKeywords,
  objectAt,
  operationsOf,
  resolve,
  textAt,
} from "@maksu/openapi";
import { code, table } from "../markdown/markdown.ts";

/** A marked part of a description. */
interface Mark {
  readonly where: string;
  readonly what: string;
  readonly marked: JsonObject;
}

/**
 * Lists every place of a description where its API document is silent and public documentation is used, with the confidence; and the
 * toolkit's own rules.
 */
export function provenanceTable(bundle: JsonObject): string {
  const rows = new Map<string, { readonly where: string; readonly whats: Set<string>; readonly confidence: string }>();
  for (const { where, what, marked } of marksOf(bundle)) {
    const confidence = isOfToolkit(marked) ? "toolkit" : (textAt(marked, "x-confidence") ?? "high");
    const row = rows.get(`${where} ${confidence}`) ?? { where, whats: new Set(), confidence };
    rows.set(`${where} ${confidence}`, row);
    row.whats.add(what);
  }
  if (rows.size === 0) return "Its document says all of it.";
  return table(
    ["where", "confidence", "what"],
    [...rows.values()].map(({ where, whats, confidence }) => [where, confidence, [...whats].join(", ")]),
  );
}

function* marksOf(bundle: JsonObject): Generator<Mark> {
  for (const operation of operationsOf(bundle)) yield* inOperation(bundle, operation, `operation ${code(operation.operationId)}`);
  for (const event of eventsOf(bundle)) yield* inOperation(bundle, event, `event ${code(event.path)}`);
  const components = objectAt(bundle, "components");
  for (const [name, header] of Object.entries(objectAt(components, "headers")))
    for (const { marked } of marksIn(header)) yield { where: "headers of responses", what: narrowed(code(name), marked), marked };
  for (const [name, schema] of Object.entries(objectAt(components, "schemas")))
    for (const { part, marked } of marksIn(schema)) yield { where: `schema ${code(name)}`, what: part || "all of it", marked };
}

function* inOperation(bundle: JsonObject, { parameters, content, responses }: LocatedOperation, where: string): Generator<Mark> {
  for (const parameter of parameters)
    for (const marked of [parameter, resolve(bundle, parameter.schema).value].filter(isShown))
      yield { where, what: narrowed(code(parameter.name), marked), marked };
  for (const [type, media] of Object.entries(content))
    for (const { part, marked } of marksIn(media)) yield { where, what: `body ${code(type)} ${part}`.trim(), marked };
  for (const [status, { value }] of responses) {
    const response = status === "default" ? "any other response" : `response ${status}`;
    for (const { part, example, marked } of marksIn(value))
      yield example === undefined
        ? { where, what: `${response} ${part}`.trim(), marked }
        : { where: `error ${code(example)}`, what: response, marked };
  }
}

interface Found {
  /** The field that the mark is about, or a summary of its text, with the keywords that it names; empty for the whole. */
  readonly part: string;
  /** The example that is marked. */
  readonly example?: string;
  readonly marked: JsonObject;
}

/** Finds the marks in a part of the description, without referenced components. */
function* marksIn(value: unknown, path: readonly string[] = []): Generator<Found> {
  if (typeof value !== "object" || value === null) return;
  if (isShown(value)) yield foundAt(path, value);
  // An example's own value is data.
  const isExample = path.at(-2) === "examples";
  for (const [key, below] of Object.entries(value)) if (!(isExample && key === "value")) yield* marksIn(below, [...path, key]);
}

function foundAt(path: readonly string[], marked: JsonObject): Found {
  const name = path.at(-1) ?? "";
  if (path.at(-2) === "examples") return { part: "", example: name, marked };
  const fields = path.filter((_, index) => path[index - 1] === "properties");
  if (fields.length > 0) return { part: narrowed(code(fields.join(".")), marked), marked };
  const isWhole = path.length === 0 || name === "schema";
  return { part: narrowed(isWhole ? "" : `“${textAt(marked, "description")?.trim() ?? name}”`, marked), marked };
}

const isShown = (value: unknown): value is JsonObject =>
  isObject(value) && (isMarked(value) || markedKeywords(value).length > 0 || isOfToolkit(value));

/** Adds the keywords that a mark names to what it is about. */
function narrowed(part: string, marked: JsonObject): string {
  const keywords = markedKeywords(marked).map(code).join(", ");
  if (keywords === "") return part;
  return part === "" ? keywords : `${part} (${keywords})`;
}
