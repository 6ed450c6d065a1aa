/** The operations as the command of a client knows them. */
import { type Act, actsOf, WORLD } from "../acts/acts.ts";
import { compact } from "../ground/compact.ts";
import { askedParameters, type Document, isObject, type Json, type LocatedOperation, operationsOf, textAt, viewOf } from "@maksu/openapi";
import { repeatedFields } from "./repeated-fields.ts";
import { oneLine } from "../ground/words.ts";

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
export const commandOperations = ${compact(withActs(document))} as const;
`;

/** The table, with what each act says of its command, the limits of inputs, and examples. */
function withActs(document: Document): object {
  const acts = new Map(actsOf(document).map((act) => [act.id, act]));
  return Object.fromEntries(
    operationsOf(document).map((located) => {
      const act = acts.get(located.operationId);
      const entry = entryOf(document, located);
      const shown = entry.inputs.map(({ limits, ...input }) => ({ ...input, ...limits }));
      const examples = act ? examplesOf(located) : [];
      return [
        located.operationId,
        { ...entry, inputs: shown, ...(act && { act: commandOf(act) }), ...(examples.length > 0 && { examples }) },
      ];
    }),
  );
}

/** The most examples of a command that its help shows. */
const MOST_EXAMPLES = 3;

/** The inputs of an act in the description's examples: those of its body, or one without; with the parameters that it needs, else its first. */
function examplesOf(located: LocatedOperation): object[] {
  const parameters = askedParameters(located).filter(({ name }) => name !== WORLD);
  const valuesOf = (all: typeof parameters): object =>
    Object.fromEntries(
      all.flatMap(({ name, examples }) =>
        Object.values(examples ?? {})
          .slice(0, 1)
          .map(({ value }) => [name, value]),
      ),
    );
  const needed = parameters.filter(({ required }) => required);
  const [body] = Object.values(located.content);
  if (!body) return [{ parameters: valuesOf(needed.length > 0 ? needed : parameters.slice(0, 1)) }];
  const bodies = Object.values(body.examples ?? {}).slice(0, MOST_EXAMPLES);
  return bodies.map(({ value }) => ({ parameters: valuesOf(needed), body: value }));
}

/** The arguments of a command that need no flag are those that aren't objects. */
const commandOf = ({ name, args, extension: { group, text, flat, done, empty } }: Act): object => ({
  ...(group !== undefined && { group }),
  name,
  positionals: args.flatMap(({ in: place, name: argument }) =>
    place === "rest" || place === "filter" || flat?.includes(argument) ? [] : [argument],
  ),
  ...(text && { text }),
  ...(flat && { flat }),
  ...(done !== undefined && { done }),
  ...(empty !== undefined && { empty }),
});

const tableOf = (document: Document): object =>
  Object.fromEntries(
    operationsOf(document).map((located) => {
      const entry = entryOf(document, located);
      return [located.operationId, { ...entry, inputs: entry.inputs.map(({ limits: _limits, ...input }) => input) }];
    }),
  );

interface CommandInput {
  readonly name: string;
  readonly in: string;
  readonly type: string;
  readonly required?: true;
  readonly values?: readonly unknown[];
  readonly description?: string;
  readonly example?: Json;
  /** Limits of a number for forms and help, and the value that stands for one that is left out. */
  readonly limits?: { readonly minimum?: unknown; readonly maximum?: unknown; readonly isWhole?: true; readonly default?: unknown };
}

/** An operation as the command knows it. */
interface Entry {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly inputs: readonly CommandInput[];
  readonly hasBody?: true;
}

function entryOf(document: Document, located: LocatedOperation): Entry {
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
  return { method, path, summary: operation.summary, ...(text && { description: text }), inputs, ...(body && { hasBody: true as const }) };
}

/** A field of the body by its path, with dots. */
function fieldsOf(document: Document, schema: unknown, before: string, isNeeded: boolean): CommandInput[] {
  const { properties, required } = viewOf(document, schema);
  return [...properties].flatMap(([key, property]) => {
    const name = before + key;
    const isRequired = isNeeded && required.has(key);
    const { type, values, isRecord, limits } = shapeOf(document, property);
    if (isRecord) return fieldsOf(document, property, `${name}.`, isRequired);
    const description = isObject(property) ? textAt(property, "description") : undefined;
    return { ...inputOf(name, "body", type, { required: isRequired, values, description }), limits };
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
    limits: {
      ...Object.fromEntries(
        ["minimum", "maximum", "default"].flatMap((keyword) => (keywords.has(keyword) ? [[keyword, keywords.get(keyword)]] : [])),
      ),
      ...(types.has("integer") && { isWhole: true as const }),
    },
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
