/** A schema's statements about a value, in one view whatever way it is written: references followed, parts gathered, OpenAPI 3.0 read as 3.1. */
import { isObject, type JsonObject, keysOf, listAt, objectAt, textAt, valueAt } from "@maksu/openapi";

/** Keys into a document. */
export type Keys = readonly string[];

/** A node of a document. */
export interface Place {
  readonly node: unknown;
  readonly keys: Keys;
}

/** A keyword's value, and where it is stated. */
export interface StatedValue {
  readonly value: unknown;
  readonly keys: Keys;
}

/** A schema's statements. */
export interface Stated {
  readonly keywords: Map<string, StatedValue>;
  readonly properties: Map<string, Place>;
  /** The required keys, with the list that names each. */
  readonly required: Map<string, Keys>;
  /** Conditions between values, by their text. */
  readonly conditions: Map<string, Keys>;
  items?: Place;
}

const PLAIN = [
  ["format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern"],
  ["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "default", "deprecated", "readOnly", "writeOnly"],
  ["contentEncoding", "contentMediaType", "xml"],
].flat();
/** Each with the keywords that say more of it. */
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  not: [],
  if: ["then", "else"],
  contains: ["minContains", "maxContains"],
  "x-rule": ["x-limit"],
  propertyNames: [],
  patternProperties: [],
  dependentRequired: [],
  dependentSchemas: [],
  prefixItems: [],
  unevaluatedItems: [],
  discriminator: [],
};

const LIMITS = new Set(["type", ...PLAIN.slice(0, PLAIN.indexOf("default"))]);

/** Follows a reference to where it leads; the names of components on the way. */
export function followed(document: JsonObject, place: Place): Place & { readonly names: readonly string[] } {
  const names: string[] = [];
  let { node, keys } = place;
  for (let reference = textAt(node, "$ref"); reference !== undefined && names.length < 20; reference = textAt(node, "$ref")) {
    keys = keysOf(decodeURIComponent(reference));
    node = valueAt(document, keys);
    names.push(keys.at(-1) ?? "");
  }
  return { node, keys, names };
}

/** Gathers a schema's statements: of parts, those of the outer one first. */
export function statedBy(document: JsonObject, schema: Place): Stated {
  const stated: Stated = { keywords: new Map(), properties: new Map(), required: new Map(), conditions: new Map() };
  gather(document, schema, stated, new Set());
  const [type, nullable] = [stated.keywords.get("type"), stated.keywords.get("nullable")];
  stated.keywords.delete("nullable");
  if (type && nullable) stated.keywords.set("type", { value: sorted([...(type.value as unknown[]), "null"]), keys: nullable.keys });
  return stated;
}

function gather(document: JsonObject, place: Place, into: Stated, seen: Set<string>): void {
  const { node, keys } = place;
  if (!isObject(node) || seen.has(keys.join("/"))) return;
  seen.add(keys.join("/"));
  const put = (keyword: string, value: unknown, at: Keys): void => {
    const first = into.keywords.get(keyword);
    if (!first) into.keywords.set(keyword, { value, keys: at });
    // Parts may state a limit each, which all hold.
    else if (LIMITS.has(keyword) && JSON.stringify(first.value) !== JSON.stringify(value))
      into.conditions.set(`${keyword} ${JSON.stringify(value)}`, at);
  };
  for (const keyword of PLAIN) {
    const exclusive = EXCLUSIVE[keyword];
    // OpenAPI 3.0 says by a word beside a bound that it is exclusive.
    if (keyword in node && !isFlagOff(node, keyword))
      put(exclusive !== undefined && node[exclusive] === true ? exclusive : keyword, node[keyword], [...keys, keyword]);
  }
  putType(node, keys, put);
  if (Array.isArray(node["enum"])) put("enum", sorted(node["enum"]), [...keys, "enum"]);
  if ("const" in node) put("enum", [node["const"]], [...keys, "const"]);
  for (const keyword of ["additionalProperties", "unevaluatedProperties"])
    if (isNothing(node[keyword])) put("unknown keys", "rejected", [...keys, keyword]);
    else if (isObject(node[keyword]) && Object.keys(node[keyword]).length > 0)
      put("unknown keys", JSON.stringify(withoutNotes(node[keyword])), [...keys, keyword]);
  for (const name of listAt(node, "required").map(String)) if (!into.required.has(name)) into.required.set(name, [...keys, "required"]);
  for (const [name, property] of Object.entries(objectAt(node, "properties")))
    if (!into.properties.has(name)) into.properties.set(name, { node: property, keys: [...keys, "properties", name] });
  if (isObject(node["items"])) into.items ??= { node: node["items"], keys: [...keys, "items"] };
  for (const [keyword, others] of Object.entries(CONDITIONS))
    if (keyword in node) {
      const more = others.flatMap((other) => (other in node ? ` ${other} ${JSON.stringify(withoutNotes(node[other]))}` : []));
      into.conditions.set(`${keyword} ${JSON.stringify(withoutNotes(node[keyword]))}${more.join("")}`, [...keys, keyword]);
    }
  if (textAt(node, "$ref") !== undefined) gather(document, followed(document, place), into, seen);
  for (const [index, part] of listAt(node, "allOf").entries())
    gather(document, { node: part, keys: [...keys, "allOf", String(index)] }, into, seen);
  for (const keyword of ["anyOf", "oneOf"]) gatherBranches(document, { node: node[keyword], keys: [...keys, keyword] }, into);
}

/** Alternatives: their types and values together, and what else any of them states. */
function gatherBranches(document: JsonObject, { node, keys }: Place, into: Stated): void {
  if (!Array.isArray(node)) return;
  const branches = node.map((branch: unknown, index) => statedBy(document, { node: branch, keys: [...keys, String(index)] }));
  for (const keyword of ["type", "enum"]) {
    const lists = branches.flatMap(({ keywords }) => keywords.get(keyword) ?? []);
    const isWhole = keyword === "type" || lists.length === branches.length;
    if (lists.length > 0 && isWhole && !into.keywords.has(keyword))
      into.keywords.set(keyword, { value: sorted(lists.flatMap(({ value }) => value as unknown[])), keys });
  }
  const alternatives = JSON.stringify(withoutNotes(node));
  const isOfFields = branches.some(({ required, properties }) => required.size > 0 || properties.size > 0);
  if (isOfFields) into.conditions.set(`alternatives ${alternatives}`, keys);
  for (const { keywords, properties, items } of branches) {
    for (const [keyword, value] of keywords)
      if (!["type", "enum"].includes(keyword) && !into.keywords.has(keyword)) into.keywords.set(keyword, value);
    for (const [name, property] of properties) if (!into.properties.has(name)) into.properties.set(name, property);
    if (items) into.items ??= items;
  }
}

/** OpenAPI 3.0 says `nullable` where 3.1 lists `null` among the types. */
function putType(node: JsonObject, keys: Keys, put: (keyword: string, value: unknown, keys: Keys) => void): void {
  const type = node["type"];
  if (type === undefined) {
    // Beside a reference, the type stands where it leads.
    if (node["nullable"] === true) put("nullable", true, [...keys, "nullable"]);
    return;
  }
  const types = Array.isArray(type) ? type : [type];
  put("type", sorted(node["nullable"] === true ? [...types, "null"] : types), [...keys, "type"]);
}

const EXCLUSIVE: Readonly<Record<string, string>> = { minimum: "exclusiveMinimum", maximum: "exclusiveMaximum" };

/** Leaves out flags that are off, and words beside a bound. */
const isFlagOff = (node: JsonObject, keyword: string): boolean =>
  (node[keyword] === false && keyword !== "default") || (node[keyword] === true && keyword.startsWith("exclusive"));

const isNothing = (schema: unknown): boolean =>
  schema === false || (isObject(schema) && isObject(schema["not"]) && Object.keys(schema["not"]).length === 0);

const sorted = (values: readonly unknown[]): readonly unknown[] =>
  [...new Set(values)].toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** A schema without what only its readers see. */
function withoutNotes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNotes);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !["description", "title", "x-provenance", "x-confidence", "x-source"].includes(key));
  return Object.fromEntries(kept.map(([key, below]) => [key, withoutNotes(below)]));
}
