/**
 * Writes all that a reader needs to know of a field into its description, which openapi-typescript makes the field's comment: text, limits,
 * rules, tags. What it would add by itself is removed: it writes formats before the text, and the text as the reason of `@deprecated`.
 */
import { limitsOf } from "./limits.ts";
import { type Document, METHODS, type Parameter, type PathItem, resolve, type Schema } from "./openapi.ts";
import { schemasOf, walk } from "./walk.ts";
import { oneLine } from "./words.ts";

/** Changes the document, which must be bundled, not dereferenced. */
export function writeDocumentation(document: Document): void {
  // All notes before the first change: a field tells the limits of the schema that it refers to.
  const changes = [...described(document)];
  for (const [node, note] of changes) {
    for (const key of ["title", "summary", "format", "default", "deprecated", "example", "examples"]) delete node[key];
    if (note === "") delete node["description"];
    else node["description"] = note;
  }
}

type Described = Record<string, unknown>;

function* described(document: Document): Generator<[node: Described, note: string]> {
  for (const [, root] of schemasOf(document)) for (const [, schema] of walk(root)) yield [schema, noteOf(schema, schema, document)];
  for (const parameter of Object.values(document.components?.parameters ?? {})) yield* describedParameter(parameter, document);
  for (const header of Object.values(document.components?.headers ?? {})) yield* describedParameter(header, document);
  for (const response of Object.values(document.components?.responses ?? {}))
    for (const header of Object.values(response.headers ?? {})) yield* describedParameter(header, document);
  for (const item of [...Object.values(document.paths ?? {}), ...Object.values(document.webhooks ?? {})]) yield* describedOperations(item, document);
}

function* describedOperations(item: PathItem, document: Document): Generator<[Described, string]> {
  for (const parameter of item.parameters ?? []) yield* describedParameter(parameter, document);
  for (const method of METHODS) {
    const operation = item[method];
    if (!operation) continue;
    for (const parameter of operation.parameters ?? []) yield* describedParameter(parameter, document);
    for (const response of Object.values(operation.responses))
      for (const header of Object.values(response.headers ?? {})) yield* describedParameter(header, document);
    yield [asNode(operation), paragraphs(operation.summary, operation.description, operation.deprecated && "@deprecated")];
  }
}

/** A parameter or a header. */
function* describedParameter(parameter: Partial<Parameter> & { $ref?: string }, document: Document): Generator<[Described, string]> {
  const { schema, description, deprecated, "x-error-code": code } = parameter;
  if (!schema) return;
  const own = { ...schema, ...(code !== undefined && { "x-error-code": code }), ...(deprecated && { deprecated }) };
  yield [asNode(parameter), noteOf({ ...own, description: description ?? "" }, schema, document)];
}

function noteOf(schema: Schema, { $ref }: Schema, document: Document): string {
  const target = $ref === undefined ? {} : resolve<Schema>(document, $ref);
  const { default: preset, deprecated } = schema;
  return paragraphs(
    schema.description,
    limitsOf({ ...target, ...schema }).join(" "),
    rulesOf(schema).map((rule) => `- ${rule}`).join("\n"),
    [preset !== undefined && `@default ${JSON.stringify(preset)}`, deprecated === true && "@deprecated"].filter(Boolean).join("\n"),
  );
}

/** What `allOf` demands beside the fields' types, and whether other keys are refused. */
function rulesOf({ allOf = [], unevaluatedProperties }: Schema): string[] {
  return [...allOf, unevaluatedProperties].flatMap((rule) => {
    if (typeof rule !== "object" || rule.$ref !== undefined) return [];
    const text = [rule.description && oneLine(rule.description), ...limitsOf(rule)].filter(Boolean).join(" ");
    return text === "" ? [] : [text];
  });
}

const paragraphs = (...texts: (string | false | undefined)[]): string => texts.map((text) => text && text.trim()).filter(Boolean).join("\n\n");

const asNode = (node: object): Described => node as Described;
