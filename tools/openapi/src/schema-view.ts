/**
 * A schema's demands on a value, in one flat view: references followed, `allOf` merged, `null` separated from the other types.
 * Parts that speak of several fields (`if`, `anyOf` in an `allOf`, `x-rule`) stand apart as rules.
 */
import { withOneEnumeration } from "./enumeration.ts";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "./json.ts";
import { resolve } from "./reference.ts";

export interface SchemaView {
  readonly types: ReadonlySet<string>;
  readonly nullable: boolean;
  /** Assertions on the value itself, by keyword. */
  readonly keywords: ReadonlyMap<string, unknown>;
  /** The error code nearest to a keyword, where it is not the schema's own. */
  readonly codes: ReadonlyMap<string, string>;
  readonly code: string | undefined;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  readonly items: unknown;
  /** The schema of keys that are not listed. */
  readonly otherKeys: unknown;
  readonly rules: readonly JsonObject[];
  /** Marked as coming from public documentation, here or at a component on the way. */
  readonly isMarked: boolean;
  /** Keywords that a mark names, here or at a component on the way. */
  readonly markedKeywords: ReadonlySet<string>;
  /** Components on the way to the schema. */
  readonly names: readonly string[];
  /** Components merged into it. */
  readonly parts: ReadonlySet<string>;
}

/** Annotations, and what the view shows in a place of its own. */
const NOT_ASSERTED = new Set(
  [
    [
      "$ref",
      "$id",
      "$comment",
      "title",
      "description",
      "example",
      "examples",
      "deprecated",
      "readOnly",
      "writeOnly",
      "xml",
      "externalDocs",
    ],
    ["contentMediaType", "contentEncoding", "type", "nullable", "properties", "required", "items", "allOf", "discriminator"],
    ["additionalProperties", "unevaluatedProperties"],
  ].flat(),
);

/** Whether all that something says comes from public documentation. A mark that names keywords is of those alone: {@link markedKeywords}. */
export const isMarked = (value: unknown): boolean => hasMark(value) && !("x-provenance-keywords" in value);

/** The keywords that a mark names. */
export const markedKeywords = (value: unknown): readonly string[] =>
  hasMark(value) ? listAt(value, "x-provenance-keywords").map(String) : [];

const hasMark = (value: unknown): value is JsonObject => isObject(value) && value["x-provenance"] === "public-documentation";

/** Whether something is a rule of this toolkit, which no document has. */
export const isOfToolkit = (value: unknown): value is JsonObject => isObject(value) && value["x-provenance"] === "toolkit";

export function viewOf(bundle: JsonObject, schema: unknown): SchemaView {
  const { value: own, names } = resolve(bundle, schema);
  const value = withOneEnumeration(bundle, own);
  const view = {
    types: new Set<string>(),
    nullable: value.nullable === true,
    keywords: new Map<string, unknown>(),
    codes: new Map<string, string>(),
    code: textAt(value, "x-error-code"),
    properties: new Map(Object.entries(objectAt(value, "properties"))),
    required: new Set(listAt(value, "required").map(String)),
    items: value.items,
    otherKeys: value.unevaluatedProperties ?? value.additionalProperties,
    rules: [] as JsonObject[],
    isMarked: isMarked(value),
    markedKeywords: new Set(markedKeywords(value)),
    names,
    parts: new Set<string>(),
  };
  for (const type of typesOf(value)) {
    if (type === "null") view.nullable = true;
    else view.types.add(type);
  }
  for (const [keyword, asserted] of Object.entries(value)) {
    if (NOT_ASSERTED.has(keyword) || keyword.startsWith("x-") || keyword === "anyOf" || keyword === "oneOf") continue;
    view.keywords.set(keyword, asserted);
  }
  if (value["x-extensible"] === true) view.keywords.set("x-extensible", true);
  if ("const" in value) {
    view.keywords.delete("const");
    view.keywords.set("enum", [value.const]);
  }
  const alternatives = [...listAt(value, "anyOf"), ...listAt(value, "oneOf")];
  if (alternatives.some((branch) => isRule(bundle, branch))) view.rules.push(value);
  else for (const branch of alternatives) merge(view, viewOf(bundle, branch));
  for (const part of listAt(value, "allOf")) {
    if (isObject(part) && isRule(bundle, part)) view.rules.push(part);
    else merge(view, viewOf(bundle, part));
  }
  const values = view.keywords.get("enum");
  if (Array.isArray(values) && values.includes(null)) {
    view.nullable = true;
    view.keywords.set(
      "enum",
      values.filter((one) => one !== null),
    );
  }
  return view;
}

const typesOf = (value: JsonObject): readonly string[] =>
  Array.isArray(value.type) ? value.type.map(String) : value.type === undefined ? [] : [String(value.type)];

/** A part that has no type and no fields of its own, but relates fields to each other. */
function isRule(bundle: JsonObject, part: unknown): boolean {
  if (!isObject(part)) return false;
  if ("x-rule" in part || "if" in part) return true;
  if ("$ref" in part || "type" in part) return false;
  if ("anyOf" in part || "oneOf" in part || "not" in part) return true;
  return Object.values(objectAt(part, "properties")).some((property) => typeof property === "boolean") || onlyRequires(part);
}

const onlyRequires = (part: JsonObject): boolean => "required" in part && !("properties" in part);

interface Growing {
  types: Set<string>;
  nullable: boolean;
  keywords: Map<string, unknown>;
  codes: Map<string, string>;
  properties: Map<string, unknown>;
  required: Set<string>;
  items: unknown;
  otherKeys: unknown;
  rules: JsonObject[];
  isMarked: boolean;
  markedKeywords: Set<string>;
  parts: Set<string>;
}

function merge(into: Growing, from: SchemaView): void {
  for (const type of from.types) into.types.add(type);
  into.nullable ||= from.nullable;
  for (const [keyword, value] of from.keywords) {
    into.keywords.set(keyword, value);
    const code = from.codes.get(keyword) ?? from.code;
    if (code !== undefined) into.codes.set(keyword, code);
  }
  for (const [name, property] of from.properties) if (!into.properties.has(name)) into.properties.set(name, property);
  for (const name of from.required) into.required.add(name);
  into.items ??= from.items;
  into.otherKeys ??= from.otherKeys;
  into.rules.push(...from.rules);
  into.isMarked ||= from.isMarked;
  for (const keyword of from.markedKeywords) into.markedKeywords.add(keyword);
  for (const name of [...from.names, ...from.parts]) into.parts.add(name);
}
