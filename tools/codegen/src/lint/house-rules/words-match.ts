import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childrenOf, childOf, keysOf, type Keys, operationsIn, type Place, type Resolve, responseExamples } from "./place.ts";

/** Keywords whose value is a figure. */
const LIMITS = [
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "x-limit",
];

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/**
 * Rejects words that disagree with what they are about: a figure in a pattern's message, or in an error's example, that no limit there has, and a code whose
 * description names another field than the one that has the code.
 */
export const wordsMatch: Oas3Rule = () => ({
  Schema(node: unknown, { report, location }: UserContext) {
    const schema = keysOf(node);
    const { "x-pattern-message": message, pattern } = schema;
    if (typeof message !== "string" || typeof pattern !== "string") return;
    const wrong = figuresIn(withoutSamples(message), NUMBERS).find((figure) => !figuresOf(schema).has(figure));
    if (wrong !== undefined)
      report({
        message: `The message says ${wrong}, which neither the pattern nor a limit beside it has. Correct one of them.`,
        location: location.child("x-pattern-message"),
      });
  },
  Root(node: unknown, { report, location, resolve }: UserContext) {
    /** Operations share responses, and media types their examples. */
    const checked = new Set<string>();
    for (const located of operationsIn({ node: keysOf(node), location }, resolve)) {
      const { owners, fields } = requestOf(located.operation, located.parameters, resolve);
      for (const { name, code, example } of responseExamples(located, resolve)) {
        const place = example.location.absolutePointer;
        const owner = owners.get(name);
        if (code !== name || !owner || example.node["x-beyond-schema"] === true || checked.has(place)) continue;
        checked.add(place);
        const named = [...String(example.node["description"] ?? "").matchAll(/`([^`]+)`/g)].map(
          ([, text = ""]) => text.split(".").at(-1) ?? "",
        );
        const known = named.filter((field) => fields.has(field));
        if (known.length > 0 && !known.some((field) => owner.fields.has(field)) && !checked.has(`words of ${name}`)) {
          checked.add(`words of ${name}`);
          report({
            message: `The description of ${name} names ${known.join(", ")}, but ${[...owner.fields].join(", ")} has the code. Correct one of them.`,
            location: example.location.child("description"),
          });
        }
      }
    }
  },
});

/** What an error code stands at in a request: its fields, and the figures of their limits. */
interface Owner {
  readonly fields: Set<string>;
  readonly figures: Set<number>;
}

/** The owners of the codes of a request, and the names of all its fields. */
function requestOf(
  operation: Place,
  parameters: readonly Place[],
  resolve: Resolve,
): { owners: ReadonlyMap<string, Owner>; fields: ReadonlySet<string> } {
  const owners = new Map<string, Owner>();
  const fields = new Set<string>();
  const add = (code: unknown, names: readonly string[], parts: readonly Keys[]): void => {
    if (typeof code !== "string") return;
    const owner = owners.get(code) ?? { fields: new Set(), figures: new Set() };
    for (const name of names) owner.fields.add(name);
    for (const part of parts) for (const figure of figuresOf(part)) owner.figures.add(figure);
    owners.set(code, owner);
  };
  const seen = new Set<string>();
  const walk = (schema: Place, names: readonly string[]): void => {
    const { node, beside } = schema;
    const below = childrenOf(childOf(schema, "properties", resolve), resolve);
    const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
      childrenOf(childOf(schema, keyword, resolve), resolve).map(([, part]) => part),
    );
    add(
      beside?.node["x-error-code"] ?? node["x-error-code"],
      [...names, ...fieldsBelow(schema, resolve)],
      [node, ...parts.map((part) => part.node)],
    );
    const key = `${schema.location.absolutePointer} ${beside?.location.absolutePointer ?? ""}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const [name, field] of below) {
      fields.add(name);
      walk(field, [name]);
    }
    for (const part of parts) walk(part, names);
    if (node["items"] !== undefined) walk(childOf(schema, "items", resolve), names);
  };
  for (const parameter of parameters) {
    const name = String(parameter.node["name"]);
    fields.add(name);
    add(parameter.node["x-error-code"], [name], [childOf(parameter, "schema", resolve).node]);
    walk(childOf(parameter, "schema", resolve), [name]);
  }
  for (const [, content] of childrenOf(childOf(childOf(operation, "requestBody", resolve), "content", resolve), resolve))
    walk(childOf(content, "schema", resolve), []);
  return { owners, fields };
}

/** The fields of a schema, of its rows and of its parts. */
function fieldsBelow(schema: Place, resolve: Resolve): readonly string[] {
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) => childrenOf(childOf(schema, keyword, resolve), resolve));
  return [...Object.keys(childOf(schema, "properties", resolve).node), ...parts.flatMap(([, part]) => fieldsBelow(part, resolve))];
}

/** The figures of a schema's limits, and those in its pattern. */
const figuresOf = (schema: Keys): ReadonlySet<number> =>
  new Set([...LIMITS.map((key) => Number(schema[key] ?? NaN)), ...(String(schema["pattern"] ?? "").match(/\d+/g) ?? []).map(Number)]);

/** What is meant as a sample: in quotes, or after "such as". */
const withoutSamples = (text: string): string => text.replaceAll(/"[^"]*"|`[^`]*`|such as \S+/g, "");

/** Figures that stand by themselves, and words for them where they are counted as such. */
const figuresIn = (text: string, words: readonly string[] = []): readonly number[] =>
  (text.match(/(?<![\w.,:-])\d+(?:\.\d+)?(?![\w:-])|(?<!\w)[a-z]+(?!\w)/g) ?? []).flatMap((word) => {
    const figure = /^\d/.test(word) ? Number(word) : words.indexOf(word);
    return figure < 0 ? [] : [figure];
  });
