/** Looks up operations, fields, error codes, rules and settings. */
import { errorCatalogue as legacyErrors } from "@maksu/legacy-client";
import { errorCatalogue as merchantErrors } from "@maksu/merchant-client";
import { RULES } from "@maksu/sandbox";
import { type Schema, textAt, viewOf } from "@maksu/openapi";
import { type Described, jsonBody, OPERATIONS } from "../descriptions/descriptions.ts";
import { brief } from "../descriptions/input-schema.ts";
import { text, type Tool } from "./tool.ts";
import { settingNames } from "./worlds.ts";

/** Something that can be looked up. */
interface Entry {
  readonly name: string;
  readonly kind: "operation" | "field" | "error code" | "rule" | "setting";
  /** A line about it. */
  readonly about: string;
  readonly whole: () => unknown;
}

const firstLine = (description = ""): string => description.split(/\n\n|(?<=\.)\s/)[0]?.replaceAll("\n", " ") ?? "";

function operationEntry(id: string, described: Described): Entry {
  const { method, path, operation, responses } = described;
  return {
    name: id,
    kind: "operation",
    about: `${method} ${path}: ${operation.summary}`,
    whole: () => ({
      operation: `${method} ${path}`,
      summary: operation.summary,
      description: operation.description,
      fields: Object.fromEntries(fieldsOf(described).map(([name, schema, isRequired]) => [name, fieldLine(schema, isRequired)])),
      statuses: [...responses.keys()],
    }),
  };
}

const fieldLine = (schema: Schema, isRequired: boolean): string => {
  const { type = "", enum: values, properties } = schema;
  const kind = values ? values.map(String).join(" | ") : `${String(type)}${properties ? ` { ${Object.keys(properties).join(", ")} }` : ""}`;
  return `${isRequired ? "required " : ""}${kind}. ${firstLine(schema.description)}`;
};

function fieldsOf(described: Described): readonly (readonly [string, Schema, boolean])[] {
  const { document } = described;
  const { properties, required } = viewOf(document, jsonBody(described)?.schema);
  return [...properties].map(([name, field]) => {
    const description = textAt(field, "description");
    return [name, { ...brief(document, field), ...(description !== undefined && { description }) }, required.has(name)];
  });
}

function fieldEntries(): readonly Entry[] {
  const found = new Map<string, string[]>();
  for (const [id, described] of OPERATIONS)
    for (const [name, schema, isRequired] of fieldsOf(described))
      found.set(name, [...(found.get(name) ?? []), `${id}: ${fieldLine(schema, isRequired)}`]);
  return [...found].map(([name, places]) => ({ name, kind: "field", about: places[0] ?? "", whole: () => ({ places }) }));
}

const entries: readonly Entry[] = [
  ...[...OPERATIONS].map(([id, described]) => operationEntry(id, described)),
  ...Object.entries({ ...merchantErrors, ...legacyErrors }).map(([name, error]): Entry => ({
    name,
    kind: "error code",
    about: error.meaning,
    whole: () => error,
  })),
  ...Object.entries(RULES).map(([name, rule]): Entry => ({ name, kind: "rule", about: rule.text, whole: () => rule })),
  ...Object.entries(settingNames()).map(([name, schema]): Entry => ({
    name,
    kind: "setting",
    about: firstLine(schema.description),
    whole: () => schema,
  })),
  ...fieldEntries(),
];

/** The words of a text; those of a name in one word as well. */
const wordsOf = (words: string): readonly string[] =>
  (words.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu) ?? []).map((word) => word.toLowerCase());

/** How well an entry fits: its name counts more than the line about it. */
function fit({ name, about }: Entry, words: readonly string[]): number {
  const has = (line: string, word: string): boolean => wordsOf(line).some((each) => each.startsWith(word));
  return words.reduce((sum, word) => sum + (has(name, word) ? 3 : 0) + (has(about, word) ? 1 : 0), 0);
}

/** Looks up a name, or searches. */
export const lookUp: Tool = {
  name: "look_up",
  description: "Look up an operation, field, error code, rule or setting by its name, or search for one by words.",
  input: { type: "object", properties: { what: { type: "string" } }, required: ["what"] },
  isReading: true,
  async call(_session, given) {
    const what = text(given, "what") ?? "";
    const named = entries.filter(({ name }) => name.toLowerCase() === what.trim().toLowerCase());
    if (named.length > 0)
      return {
        sentence: `${named.map(({ kind }) => kind).join(" and ")} ${named[0]?.name}.`,
        data: named.length === 1 ? named[0]?.whole() : named.map((each) => each.whole()),
      };
    const words = wordsOf(what);
    const found = entries
      .map((entry) => ({ entry, fits: fit(entry, words) }))
      .filter(({ fits }) => fits > 0)
      .toSorted((one, other) => other.fits - one.fits)
      .slice(0, 8);
    if (found.length === 0)
      return {
        sentence: `Nothing is named so. There are the operations ${[...OPERATIONS.keys()].join(", ")}, their fields, error codes, rules such as createPayment.a, and settings.`,
      };
    return {
      sentence: "Nothing has this name; these come near.",
      data: found.map(({ entry: { name, kind, about } }) => `${kind} ${name}: ${about}`),
    };
  },
};
