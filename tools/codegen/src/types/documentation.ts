/**
 * Writes all that a reader needs to know of a field into its description, which openapi-typescript makes the field's comment: text, limits,
 * rules, tags. What it would add by itself is removed: it writes formats before the text, and the text as the reason of `@deprecated`.
 */
import { limitsOf } from "./limits.ts";
import { type Document, objectsOf, type Operation, type Parameter, resolve, type Schema, schemasOf, walk } from "@maksu/openapi";
import { oneLine } from "../ground/words.ts";

/** Changes the document, which must be bundled, not dereferenced. */
export function writeDocumentation(document: Document): void {
  // All notes before the first change: a field lists the limits of the schema that it refers to.
  const notes = [...notesIn(document)];
  for (const [node, note] of notes) {
    for (const key of ["title", "summary", "format", "default", "deprecated", "example", "examples"]) Reflect.deleteProperty(node, key);
    Object.assign(node, { description: note });
  }
}

function* notesIn(document: Document): Generator<[node: object, note: string]> {
  for (const [path, node] of objectsOf(document)) {
    if (isOperation(node)) yield [node, paragraphs(node.summary, node.description, node.deprecated && "@deprecated")];
    if (isParameter(node) && !/\/content\/[^/]+$/.test(path)) yield [node, noteOf(asField(node), document)];
  }
  for (const [, root] of schemasOf(document)) for (const [, schema] of walk(root)) yield [schema, noteOf(schema, document)];
}

const isOperation = (node: object): node is Operation => "operationId" in node;

/** Headers of responses are parameters without name and place. */
const isParameter = (node: object): node is Parameter => "schema" in node;

/** A parameter and its schema as one field. */
function asField({ schema, description, deprecated = false, "x-error-code": code }: Parameter): Schema {
  const { description: _, ...limits } = schema;
  return { ...limits, deprecated, ...(description !== undefined && { description }), ...(code !== undefined && { "x-error-code": code }) };
}

function noteOf(schema: Schema, document: Document): string {
  const { description, default: preset, deprecated } = schema;
  const { value: whole } = resolve<Schema>(document, schema);
  return paragraphs(
    description,
    [...limitsOf(whole), ...codeOf(whole)].join(" "),
    rulesOf(schema)
      .map((rule) => `- ${rule}`)
      .join("\n"),
    [preset !== undefined && `@default ${JSON.stringify(preset)}`, deprecated === true && "@deprecated"].filter(Boolean).join("\n"),
  );
}

/** Conditions that `allOf` adds to the fields' types, and whether other keys are rejected. */
function rulesOf({ allOf = [], unevaluatedProperties }: Schema): string[] {
  return [...allOf, unevaluatedProperties].flatMap((rule) => {
    if (typeof rule !== "object" || rule.$ref !== undefined) return [];
    const text = rule.description === undefined ? limitsOf(rule) : [oneLine(rule.description)];
    return text.length === 0 ? [] : [[...text, ...codeOf(rule)].join(" ")];
  });
}

const codeOf = ({ "x-error-code": code }: Schema): string[] => (code === undefined ? [] : [`Error code: \`${code}\`.`]);

const paragraphs = (...texts: (string | false | undefined)[]): string =>
  texts
    .map((text) => text && text.trim())
    .filter(Boolean)
    .join("\n\n");
