/** What the command of a client knows of each operation. */
import { compact } from "../compact.ts";
import { askedParameters, type Document, isObject, type Json, type LocatedOperation, operationsOf, textAt, viewOf } from "@maksu/openapi";
import { repeatedFields } from "./repeated-fields.ts";
import { oneLine } from "../words.ts";

/** Makes a client's `commands.ts` of a dereferenced document. */
export function commandsModule(document: Document): string {
  return `import type { CommandOperations } from "@maksu/client-core/command";
import type { Operations } from "./operations.ts";

/** The operations of ${document.info.title}, as the command takes them: each input is a flag. */
export const commandOperations: CommandOperations<keyof Operations> = ${compact(tableOf(document))};
`;
}

/** Makes `commands.ts` of a dereferenced document whose requests are not signed: its command is not that of a client. */
export const unsignedCommandsModule = (
  document: Document,
): string => `/** The operations of ${document.info.title}, as a command takes them: each input is a flag. */
export const commandOperations = ${compact(tableOf(document))} as const;
`;

const tableOf = (document: Document): object =>
  Object.fromEntries(operationsOf(document).map((located) => [located.operationId, entryOf(document, located)]));

interface CommandInput {
  readonly name: string;
  readonly in: string;
  readonly type: string;
  readonly required?: true;
  readonly values?: readonly unknown[];
  readonly description?: string;
  readonly example?: Json;
}

function entryOf(document: Document, located: LocatedOperation): object {
  const { method, path, operation, content } = located;
  const [body] = repeatedFields(located).length > 0 ? [] : Object.values(content);
  const parameters = askedParameters(located).map(({ name, in: place, required, schema, description }) => {
    const { type, values } = shapeOf(document, schema);
    return inputOf(name, place, type, { required, values, description });
  });
  const bodies = Object.values(body?.examples ?? {}).map(({ value }) => value);
  const fields = (body ? fieldsOf(document, body.schema, "", true) : []).map((field) => ({ ...field, ...exampleOf(field, bodies) }));
  const inputs = [...parameters, ...fields];
  const repeated = inputs.find(({ name }, index) => inputs.findIndex((each) => each.name === name) < index);
  if (repeated) throw new Error(`${located.operationId}: a command can't have two inputs of the name ${repeated.name}.`);
  const text = operation.description?.trim();
  return {
    method,
    path,
    summary: operation.summary,
    ...(text && { description: text }),
    inputs,
    ...(body && { hasBody: true }),
  };
}

/** A field of the body by its path, with dots. */
function fieldsOf(document: Document, schema: unknown, before: string, isNeeded: boolean): CommandInput[] {
  const { properties, required } = viewOf(document, schema);
  return [...properties].flatMap(([key, property]) => {
    const name = before + key;
    const isRequired = isNeeded && required.has(key);
    const { type, values, isRecord } = shapeOf(document, property);
    if (isRecord) return fieldsOf(document, property, `${name}.`, isRequired);
    return inputOf(name, "body", type, {
      required: isRequired,
      values,
      description: isObject(property) ? textAt(property, "description") : undefined,
    });
  });
}

function shapeOf(document: Document, schema: unknown) {
  const { types, keywords, properties, items } = viewOf(document, schema);
  const item = types.has("array") ? viewOf(document, items) : undefined;
  const isList = item !== undefined && item.types.size === 1 && item.types.has("string");
  const values = (isList ? item : { keywords }).keywords.get("enum");
  return {
    type: isList ? "list" : scalarOf(types),
    values: Array.isArray(values) && new Set(values.map(String)).size === values.length ? values : undefined,
    isRecord: properties.size > 0,
  };
}

function scalarOf(types: ReadonlySet<string>): string {
  if (types.has("string")) return "string";
  if (types.has("integer") || types.has("number")) return "number";
  return types.has("boolean") ? "boolean" : "json";
}

/** The first example of a field that is given as JSON, with one item where it is a list. */
function exampleOf({ name, type }: CommandInput, bodies: readonly (Json | undefined)[]): { readonly example?: Json } {
  if (type !== "json") return {};
  const example = bodies
    .map((body) =>
      name.split(".").reduce<Json | undefined>((value, key) => (isObject(value) ? (value[key] as Json | undefined) : undefined), body),
    )
    .find((value) => value !== undefined);
  return example === undefined ? {} : { example: Array.isArray(example) ? example.slice(0, 1) : example };
}

function inputOf(
  name: string,
  place: string,
  type: string,
  {
    required,
    values,
    description,
  }: { required: boolean | undefined; values: readonly unknown[] | undefined; description: string | undefined },
): CommandInput {
  return {
    name,
    in: place,
    type,
    ...(required && { required: true as const }),
    ...(values && { values }),
    ...(description && { description: oneLine(description) }),
  };
}
