import { getLineColLocation, type Oas3Rule, type UserContext } from "@redocly/openapi-core";
import { clickablePath } from "../find-up.ts";
import {
  childrenOf,
  childOf,
  keysOf,
  type Keys,
  type Location,
  operationsIn,
  type Place,
  type Resolve,
  responseExamples,
} from "./place.ts";

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

/** "One" is a pronoun, too. */
const COUNTS = NUMBERS.map((word, figure) => (figure < 2 ? "" : word));

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
        for (const [where, text] of textsIn(example.node["value"], name)) {
          const wrong = figuresIn(withoutSamples(text), COUNTS).find((figure) => owner.figures.size > 0 && !owner.figures.has(figure));
          if (wrong !== undefined)
            report({
              message: `The words of the example ${name} say ${wrong}, which no limit of ${[...owner.fields].join(", ")} has${placesOf(owner.limits)}. Correct one of them.`,
              location: example.location.child(["value", ...where]),
            });
        }
        const mentioned = [...String(example.node["description"] ?? "").matchAll(/`([^`]+)`/g)].map(
          ([, text = ""]) => text.split(".").at(-1) ?? "",
        );
        const known = mentioned.filter((field) => fields.has(field));
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

/** The owner of an error code in a request: the fields, and the figures of their limits. */
interface Owner {
  readonly fields: Set<string>;
  readonly figures: Set<number>;
  readonly limits: Location[];
}

/** The owners of the codes of a request, and the names of all its fields. */
function requestOf(
  operation: Place,
  parameters: readonly Place[],
  resolve: Resolve,
): { owners: ReadonlyMap<string, Owner>; fields: ReadonlySet<string> } {
  const owners = new Map<string, Owner>();
  const fields = new Set<string>();
  const add = (code: unknown, names: readonly string[], parts: readonly Place[]): void => {
    if (typeof code !== "string") return;
    const owner = owners.get(code) ?? { fields: new Set(), figures: new Set(), limits: [] };
    for (const name of names) owner.fields.add(name);
    for (const { node, location } of parts) {
      for (const figure of figuresOf(node)) owner.figures.add(figure);
      owner.limits.push(...[...LIMITS, "pattern"].filter((key) => node[key] !== undefined).map((key) => location.child(key)));
    }
    owners.set(code, owner);
  };
  const seen = new Set<string>();
  const walk = (schema: Place, names: readonly string[]): void => {
    const { node, beside } = schema;
    const below = childrenOf(childOf(schema, "properties", resolve), resolve);
    const parts = ["allOf", "anyOf", "oneOf"].flatMap((keyword) =>
      childrenOf(childOf(schema, keyword, resolve), resolve).map(([, part]) => part),
    );
    add(beside?.node["x-error-code"] ?? node["x-error-code"], [...names, ...fieldsBelow(schema, resolve)], [schema, ...parts]);
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
  const asked = parameters.flatMap(({ node }) => (node["x-signing"] === true ? [] : [String(node["name"])]));
  for (const [, rule] of childrenOf(childOf(operation, "x-parameter-rules", resolve), resolve))
    add(rule.node["x-error-code"], asked, [rule]);
  for (const parameter of parameters) {
    const name = String(parameter.node["name"]);
    fields.add(name);
    add(parameter.node["x-error-code"], [name], [childOf(parameter, "schema", resolve)]);
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

/** The figures of a schema's limits, with the whole numbers next to those that are left out, and those in its pattern. */
const figuresOf = (schema: Keys): ReadonlySet<number> =>
  new Set([
    ...LIMITS.map((key) => Number(schema[key] ?? NaN)),
    Number(schema["exclusiveMinimum"] ?? NaN) + 1,
    Number(schema["exclusiveMaximum"] ?? NaN) - 1,
    ...(String(schema["pattern"] ?? "").match(/\d+/g) ?? []).map(Number),
  ]);

/** The texts of an example, each with its keys, but for the code itself. */
function textsIn(value: unknown, code: string): readonly (readonly [keys: readonly string[], text: string])[] {
  if (typeof value === "string") return value === code ? [] : [[[], value]];
  return Object.entries(keysOf(value)).flatMap(([key, each]) => textsIn(each, code).map(([keys, text]) => [[key, ...keys], text] as const));
}

/** Keywords, and where each stands; nothing where there are none. */
const placesOf = (keywords: readonly Location[]): string =>
  keywords
    .map((keyword, index) => {
      const { start } = getLineColLocation({ ...keyword, reportOnKey: true });
      const name = keyword.pointer.replace(/.*\//, "");
      return `${index === 0 ? ": " : ", "}${name} at ${clickablePath(keyword.source.absoluteRef)}:${start.line}`;
    })
    .join("");

/** Leaves out samples: text in quotes, or after "such as". */
const withoutSamples = (text: string): string => text.replaceAll(/"[^"]*"|`[^`]*`|such as \S+/g, "");

/** Figures that stand by themselves, and words for them where they are counted as such. */
const figuresIn = (text: string, words: readonly string[] = []): readonly number[] =>
  (text.match(/(?<![\w.,:-])\d+(?:\.\d+)?(?![\w:-])|(?<!\w)[a-z]+(?!\w)/g) ?? []).flatMap((word) => {
    const figure = /^\d/.test(word) ? Number(word) : words.indexOf(word);
    return figure < 0 ? [] : [figure];
  });
