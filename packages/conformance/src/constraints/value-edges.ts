/** Values just inside and just outside each assertion of JSON Schema, in the neighbourhood of a valid value. */
import { accepts } from "@maksu/openapi/accepts";
import { type JsonObject } from "@maksu/openapi";
import { type Edges, FORMATS, isFinnishReference } from "./formats.ts";
import { editsOf, ofLength } from "./text-edges.ts";

/** Neighbours of a valid value, of which some lie inside and some outside. */
type EdgeMaker = (asserted: unknown, seed: unknown, schema: JsonObject) => { readonly [side in keyof Edges]: Iterable<unknown> };

const typesOf = ({ type }: JsonObject): readonly unknown[] => [type].flat();
const step = (schema: JsonObject): number => (typesOf(schema).includes("number") ? 0.01 : 1);

/** The next number beyond a limit. 0.65 - 0.01 is not 0.64. */
const beyond = (limit: unknown, by: number): number => Number((Number(limit) + Math.sign(by) * distance(limit, by)).toFixed(2));

/** The limit, and what comes after it: a check digit lets through every tenth number only. */
const inwards = (limit: unknown, by: number): number[] =>
  Array.from({ length: 100 }, (_, index) => Number((Number(limit) + index * Math.sign(by) * distance(limit, by)).toFixed(2)));

/** How far apart numbers as great as a limit are: a step, or what a JavaScript number can distinguish. */
const distance = (limit: unknown, by: number): number =>
  Math.max(Math.abs(by), 2 ** (Math.floor(Math.log2(Math.max(1, Math.abs(Number(limit))))) - 52));

/** A value of each type. */
const OF_TYPE: readonly unknown[] = ["1", 1.5, true, null, [], {}];

const lengths =
  (inside: 0, outside: -1 | 1): EdgeMaker =>
  (asserted, seed) => ({
    inside: ofLength(textOf(seed), Number(asserted) + inside),
    outside: ofLength(textOf(seed), Number(asserted) + outside),
  });

const repeated = (seed: unknown, count: number): unknown[] => {
  const elements: readonly unknown[] = Array.isArray(seed) ? seed : [];
  return Array.from({ length: count }, (_, index) => elements[index % Math.max(1, elements.length)]);
};

const EDGES: Readonly<Record<string, EdgeMaker>> = {
  type: (_asserted, seed, schema) => ({
    inside: [seed, ...(typesOf(schema).length > 1 ? [textOf(seed), Number(seed)] : [])],
    outside: OF_TYPE,
  }),
  enum: (asserted) => {
    const listed = Array.isArray(asserted) ? (asserted as unknown[]) : [];
    const beside = [...listed.slice(0, 1), ...listed.slice(-1)].flatMap((value): unknown[] =>
      typeof value === "number" ? [value + 1, value - 1] : [`${String(value)}x`, String(value).slice(1), otherCase(String(value))],
    );
    return { inside: listed, outside: [...beside, ""] };
  },
  const: (asserted) => ({ inside: [asserted], outside: [`${String(asserted)}x`] }),
  minLength: lengths(0, -1),
  maxLength: lengths(0, 1),
  pattern: (asserted, seed, schema) => {
    const seeds = [textOf(seed), ...(FORMATS[String(schema.format)]?.inside ?? []).map(String)];
    const edits = seeds.flatMap((each) => [...editsOf(each, String(asserted))]);
    return { inside: [...seeds, ...edits], outside: ["", ...edits] };
  },
  format: (asserted) => FORMATS[String(asserted)] ?? { inside: [], outside: [] },
  minimum: (asserted, _seed, schema) => ({ inside: inwards(asserted, step(schema)), outside: [beyond(asserted, -step(schema))] }),
  maximum: (asserted, _seed, schema) => ({ inside: inwards(asserted, -step(schema)), outside: [beyond(asserted, step(schema))] }),
  exclusiveMinimum: (asserted, _seed, schema) => ({ inside: [beyond(asserted, step(schema))], outside: [asserted] }),
  exclusiveMaximum: (asserted, _seed, schema) => ({ inside: [beyond(asserted, -step(schema))], outside: [asserted] }),
  minItems: (asserted, seed) => ({ inside: [repeated(seed, Number(asserted))], outside: [repeated(seed, Number(asserted) - 1)] }),
  maxItems: (asserted, seed) => ({ inside: [repeated(seed, Number(asserted))], outside: [repeated(seed, Number(asserted) + 1)] }),
};

export const VALUE_KEYWORDS: readonly string[] = Object.keys(EDGES);

/**
 * The edges of one keyword, near a valid value; where the first leads to none, near another. Inside are values that the whole
 * schema accepts; outside, values that break this keyword alone, as far as there are any.
 */
export function edgesOf(bundle: JsonObject, schema: JsonObject, keyword: string, seeds: readonly unknown[]): Edges {
  const { [keyword]: asserted, ...others } = schema;
  const isFormat = keyword === "format";
  // Once: a pattern has thousands of neighbours, and `accepts` prepares each schema that it has not seen.
  const alone = { [keyword]: asserted };
  const breaks = (value: unknown): boolean => isFormat || !accepts(bundle, alone, value);
  const isAlone = (value: unknown): boolean => breaks(value) && accepts(bundle, others, value) && (isFormat || keepsFormat(schema, value));
  const count = ALL.has(keyword) ? Number.POSITIVE_INFINITY : keyword === "pattern" ? SPREAD : 1;
  const near = (side: keyof Edges, fits: (value: unknown) => boolean): readonly unknown[] => {
    for (const seed of seeds) {
      const found = some(EDGES[keyword]?.(asserted, seed, schema)[side] ?? [], fits, count);
      if (found.length > 0) return found;
    }
    return [];
  };
  const outside = near("outside", isAlone);
  return {
    inside: near("inside", (value) => accepts(bundle, schema, value) && keepsFormat(schema, value) && isOpenable(value)),
    outside: outside.length > 0 ? outside : near("outside", breaks),
  };
}

/** Whether nothing can be just inside of a keyword, since each value there is rejected by one of some other keywords alone. */
export function isShutOut(
  bundle: JsonObject,
  schema: JsonObject,
  keyword: string,
  seeds: readonly unknown[],
  others: readonly string[],
): boolean {
  const atEdge = seeds.flatMap((seed) => [...(EDGES[keyword]?.(schema[keyword], seed, schema).inside ?? [])]);
  const isRejected = (value: unknown): boolean =>
    others.some(
      (other) =>
        other in schema && (!accepts(bundle, { [other]: schema[other] }, value) || (other === "format" && !keepsFormat(schema, value))),
    );
  return atEdge.length > 0 && atEdge.every(isRejected);
}

/** Keywords whose every edge is another one: a value of each type, each listed value, each way to miss a format. */
const ALL = new Set(["type", "enum", "const", "format"]);
/** How many neighbours of a pattern are tried. It has thousands; these lie far apart. */
const SPREAD = 12;

function some(values: Iterable<unknown>, fits: (value: unknown) => boolean, count: number): unknown[] {
  if (count === 1) {
    for (const value of values) if (fits(value)) return [value];
    return [];
  }
  const found = [...new Map([...values].filter(fits).map((value) => [JSON.stringify(value), value])).values()];
  const stride = Math.max(1, Math.ceil(found.length / count));
  return found.filter((_, index) => index % stride === 0);
}

/** Of the formats that texts are grown in, one has a check digit. */
const keepsFormat = ({ format }: JsonObject, value: unknown): boolean =>
  format !== "finnish-reference" || (typeof value !== "string" && typeof value !== "number") || isFinnishReference(String(value));

const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "1");

const otherCase = (text: string): string => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase());

/** Whether a text is no http(s) URL, or one that can be opened: the servers reject others, with whatever pattern the description has. */
function isOpenable(value: unknown): boolean {
  if (typeof value !== "string" || !/^https?:/i.test(value)) return true;
  const { username, password } = URL.canParse(value) ? new URL(value) : { username: "none", password: "" };
  return username === "" && password === "";
}
