/** Compares what records state by public documentation alone with the table's list of it, in both directions. */
import { isMarked, isObject, type JsonObject, listAt, markedKeywords, objectAt } from "@maksu/openapi";
import { canonical, wantedLimits } from "./compare-value.ts";
import { type Comparison, type Place, report } from "./difference.ts";

/** What is compared; of types, alternatives alone: a single one is shown by examples. */
const KEYWORDS = new Set(
  [
    ["format", "enum", "required", "x-extensible", "pattern", "default", "x-own-transaction"],
    ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems"],
  ].flat(),
);

/** A keyword where it is stated. */
interface Stated {
  readonly value: unknown;
  readonly keys: readonly string[];
  readonly isMarked: boolean;
}

/** By place, `Record.field`, and keyword. */
type Found = Map<string, Map<string, Stated>>;

/** Compared last: what another comparison has reported of a field or its record is not reported again. */
export function comparePublishedLimits(comparison: Comparison): void {
  const { document, bundle, differences } = comparison;
  const found: Found = new Map();
  for (const [name, schema] of Object.entries(objectAt(objectAt(bundle, "components"), "schemas")))
    collect(found, name, schema, ["components", "schemas", name], false);
  const known = new Set(differences.map(({ subject }) => subject));
  for (const place of new Set([...Object.keys(document.publishedLimits), ...found.keys()])) {
    const [owner = "", name = ""] = place.split(".");
    if (known.has(place) || known.has(owner)) continue;
    const at: Place = { entry: "description", subject: place, section: "public documentation" };
    const record = document.records[owner];
    const field = record?.fields[name];
    const limits = new Map(field === undefined ? [] : wantedLimits(field));
    // The table of a record says of each field whether it is required.
    if (name === "" && record !== undefined) limits.set("required", true);
    compareKeywords(comparison, at, document.publishedLimits[place] ?? {}, found.get(place) ?? new Map(), limits);
  }
}

function compareKeywords(
  comparison: Comparison,
  at: Place,
  want: JsonObject,
  found: ReadonlyMap<string, Stated>,
  documented: ReadonlyMap<string, unknown>,
): void {
  const unmarked: [keyword: string, stated: Stated][] = [];
  const around = found.values().next().value?.keys.slice(0, -1);
  for (const [keyword, value] of Object.entries(want)) {
    const got = found.get(keyword);
    // A list that may grow says so beside its values.
    const beside = around && (keyword === "x-extensible" ? [...around, "enum"] : around);
    const cause = { keys: got?.keys ?? beside ?? keysOf(at.subject) };
    if (canonical(keyword, value) !== canonical(keyword, got?.value)) report(comparison, at, keyword, value, got?.value, cause);
    // A record lists what it requires, and its own mark is of all that.
    else if (got?.isMarked === false && keyword !== "required") unmarked.push([keyword, got]);
  }
  const [[, first] = []] = unmarked;
  const names = unmarked.map(([keyword]) => keyword).join(", ");
  if (first) report(comparison, at, `x-provenance of ${names}`, "public-documentation", undefined, { keys: first.keys });
  // A mark on what the document states has been reported.
  if (comparison.differences.some(({ constraint }) => constraint === "x-provenance")) return;
  for (const [keyword, { value, keys, isMarked: isPublished }] of found)
    if (isPublished && !Object.hasOwn(want, keyword) && !documented.has(keyword))
      report(comparison, at, keyword, undefined, value, { keys });
}

/** Where a field stands that has no limit at all. */
const keysOf = (place: string): readonly string[] => {
  const [owner = "", ...fields] = place.replaceAll("[]", "").split(".");
  return ["components", "schemas", owner, ...fields.flatMap((field) => ["properties", field])];
};

function collect(found: Found, place: string, node: unknown, keys: readonly string[], isCovered: boolean): void {
  // Relations between fields are compared by samples.
  if (!isObject(node) || "if" in node || "not" in node) return;
  const covered = isCovered || isMarked(node);
  const named = markedKeywords(node);
  const add = (keyword: string, value: unknown): void => {
    const stated = found.get(place) ?? new Map<string, Stated>();
    const isPublished = covered || named.includes(keyword);
    found.set(place, stated.set(keyword, { value, keys: [...keys, keyword], isMarked: isPublished }));
  };
  for (const [keyword, value] of Object.entries(node))
    if (KEYWORDS.has(keyword) || (keyword === "type" && Array.isArray(value))) add(keyword, value);
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const parts = listAt(node, keyword);
    if (named.includes(keyword)) add(keyword, [...new Set(parts.map((part) => (isObject(part) ? part.type : undefined)))]);
    for (const [index, part] of parts.entries())
      collect(found, place, part, [...keys, keyword, String(index)], covered || named.includes(keyword));
  }
  collect(found, `${place}[]`, node.items, [...keys, "items"], covered);
  for (const [name, property] of Object.entries(objectAt(node, "properties")))
    collect(found, `${place}.${name}`, property, [...keys, "properties", name], covered);
}
