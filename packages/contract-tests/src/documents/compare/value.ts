/** Compares one schema with one documented value: type, every limit, shape by samples, and what is inside it. */
import { accepts } from "@maksu/openapi/accepts";
import { isMarked, resolve, type SchemaView, viewOf } from "@maksu/openapi";
import { isAllowed } from "./additions.ts";
import { report, state, within, type Comparison, type Place } from "./difference.ts";
import type { Coverage, DocumentedFields, DocumentedValue, Requirement } from "../document.ts";

/** Types that a description may give to a documented type, each as a sorted list. */
const TYPES: Readonly<Record<DocumentedValue["type"], readonly string[]>> = {
  string: ["string"],
  integer: ["integer"],
  number: ["number", "integer"],
  boolean: ["boolean"],
  decimal: ["number,string"],
  figure: ["integer,string"],
  array: ["array"],
  object: ["object"],
  unstated: [],
};
const MANY_DIGITS = ["integer,string", "number,string"];

/**
 * @param covered public documentation is named above this place, so that the description may say more than the document
 * @param isMarkedBeside it is named at the parameter whose schema this is
 */
export function compareValue(
  comparison: Comparison,
  place: Place,
  want: DocumentedValue,
  schema: unknown,
  required: Requirement,
  covered: boolean,
  isMarkedBeside = false,
): void {
  const view = viewOf(comparison.bundle, schema);
  const isCovered = covered || isMarkedBeside || view.isMarked;
  if (!covered) compareMark(comparison, place, want, view, isMarkedBeside || view.isMarked);
  compareType(comparison, place, want, view);
  if (view.nullable !== (want.nullable ?? false) && !(view.nullable && isCovered)) {
    report(comparison, place, "null", want.nullable ? "allowed" : "not allowed", view.nullable ? "allowed" : "not allowed");
  }
  if (want.type === "unstated") {
    if (isCovered) return;
    for (const [keyword, got] of limitsOf(view)) if (!view.markedKeywords.has(keyword)) report(comparison, place, keyword, undefined, got);
    return;
  }
  compareLimits(comparison, place, want, view, required, isCovered);
  compareSamples(comparison, place, want, schema);
  if (want.items !== undefined) compareValue(comparison, within(place, "[]"), want.items, view.items, "unstated", isCovered);
  if (want.record !== undefined) compareRecordReference(comparison, place, want.record, view, isCovered);
  if (want.fields !== undefined) compareFields(comparison, place, want.fields, view, "complete", isCovered);
}

/** A statement of the document itself is not marked: a mark covers what it leaves open, and names the keywords where that is not everything. */
function compareMark(comparison: Comparison, place: Place, want: DocumentedValue, view: SchemaView, isMarkedWhole: boolean): void {
  if (want.type === "unstated" || ("source" in want && want.source !== undefined)) return;
  const wanted = wantedLimits(want);
  const found = limitsOf(view);
  const stated = [...wanted.keys()].filter((keyword) => found.has(keyword) && (isMarkedWhole || view.markedKeywords.has(keyword)));
  const open = [...found.keys()].filter((keyword) => !wanted.has(keyword) && !isImplied(keyword, want));
  if (stated.length > 0)
    report(
      comparison,
      place,
      "x-provenance",
      `${stated.join(", ")} itself: name the other keywords by x-provenance-keywords`,
      "public-documentation",
    );
  else if (isMarkedWhole && isScalar(want) && open.length === 0 && view.nullable === (want.nullable ?? false))
    report(comparison, place, "x-provenance", "all of it", "public-documentation");
}

const isScalar = ({ items, record, fields }: DocumentedValue): boolean => (items ?? record ?? fields) === undefined;

function compareType(comparison: Comparison, place: Place, want: DocumentedValue, view: SchemaView): void {
  const got = [...view.types].toSorted().join();
  const allowed = want.digits === undefined ? TYPES[want.type] : MANY_DIGITS;
  if (want.type !== "unstated" && !allowed.includes(got)) report(comparison, place, "type", allowed.join(" or "), got);
}

function compareLimits(
  comparison: Comparison,
  place: Place,
  want: DocumentedValue,
  view: SchemaView,
  required: Requirement,
  isCovered: boolean,
): void {
  const wanted = wantedLimits(want);
  const found = limitsOf(view);
  for (const name of [place.subject, ...view.names]) state(comparison, name, statedKeywords(want));
  for (const [keyword, limit] of wanted) {
    const got = found.get(keyword);
    const exclusive = exclusiveOf(keyword);
    if (got === undefined && exclusive !== keyword && found.has(exclusive))
      report(comparison, place, exclusive, `${keyword} ${String(limit)}`, found.get(exclusive));
    else if (canonical(keyword, limit) !== canonical(keyword, got)) report(comparison, place, keyword, limit, got);
  }
  for (const [keyword, got] of found) {
    if (
      wanted.has(keyword) ||
      [...wanted.keys()].some((each) => each !== keyword && exclusiveOf(each) === keyword) ||
      isCovered ||
      view.markedKeywords.has(keyword) ||
      isImplied(keyword, want) ||
      isAllowed(keyword, want, got, required)
    )
      continue;
    report(comparison, place, keyword, undefined, got);
  }
}

/** `maximum` as `exclusiveMaximum`. */
export const exclusiveOf = (keyword: string): string => keyword.replace(/^m(?=inimum$|aximum$)/, "exclusiveM");

/** The document's limits as JSON Schema's keywords. */
export function wantedLimits(want: DocumentedValue): ReadonlyMap<string, unknown> {
  const { format, enumeration, mayGrow, minimum, exclusiveMinimum, maximum, minLength, maxLength, minItems, maxItems } = want;
  return defined({
    format,
    enum: enumeration,
    "x-extensible": mayGrow,
    minimum: exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
    default: want.default,
  });
}

/** The keywords by which a description may write the document's limits. */
export function statedKeywords(want: DocumentedValue): ReadonlySet<string> {
  const wanted = wantedLimits(want);
  return new Set([
    ...wanted.keys(),
    ...(wanted.has("minimum") ? ["exclusiveMinimum"] : []),
    ...(wanted.has("enum") ? ["const"] : []),
    ...(want.nullable ? ["type"] : []),
  ]);
}

/** Different ways to write the same limit are made one; limits that let everything through are left out. */
function limitsOf(view: SchemaView): ReadonlyMap<string, unknown> {
  const limits = new Map(view.keywords);
  const above = limits.get("exclusiveMinimum");
  if (typeof above === "number" && view.types.has("integer")) {
    limits.delete("exclusiveMinimum");
    limits.set("minimum", above + 1);
  }
  for (const keyword of ["minItems", "minLength"]) if (limits.get(keyword) === 0) limits.delete(keyword);
  return limits;
}

/** An enumeration leaves nothing to lengths and patterns. */
const isImplied = (keyword: string, { enumeration }: DocumentedValue): boolean =>
  enumeration !== undefined && ["minLength", "maxLength", "pattern"].includes(keyword);

const defined = (limits: Readonly<Record<string, unknown>>): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(limits).filter(([, limit]) => limit !== undefined));

/** Order does not matter in an enumeration, and a figure counts once, as text or as number. */
export function canonical(keyword: string, value: unknown): string {
  if (keyword === "enum" && Array.isArray(value)) return [...new Set(value.map(String))].toSorted().join("|");
  return String(value);
}

function compareSamples(comparison: Comparison, place: Place, want: DocumentedValue, schema: unknown): void {
  const { taken, rejected } = samplesOf(want);
  const isAccepted = (value: unknown): boolean => accepts(comparison.bundle, schema, value);
  for (const value of taken) if (!isAccepted(value)) report(comparison, place, `value ${JSON.stringify(value)}`, "accepted", "rejected");
  for (const value of rejected) if (isAccepted(value)) report(comparison, place, `value ${JSON.stringify(value)}`, "rejected", "accepted");
}

function samplesOf(want: DocumentedValue): { readonly taken: readonly unknown[]; readonly rejected: readonly unknown[] } {
  const { type, enumeration, digits, letters } = want;
  const taken = [...(want.accepts ?? [])];
  const rejected = [...(want.rejects ?? [])];
  if (type === "figure") taken.push(...(enumeration ?? []).map(String));
  if (letters !== undefined) {
    taken.push("ABCDEFGH".slice(0, letters));
    rejected.push("ABCDEFGH".slice(0, letters - 1), "ABCDEFGH".slice(0, letters + 1), "12345678".slice(0, letters));
  }
  if (digits !== undefined) {
    if (want.format === undefined) taken.push("9".repeat(digits));
    rejected.push(`1${"0".repeat(digits)}`, "", "12a45", "1.5", "-1");
    return { taken: withNumbers(taken), rejected: [...withNumbers(rejected), 10 ** (digits + 1)] };
  }
  const mayBeNumber = type === "decimal" || type === "figure";
  return mayBeNumber ? { taken: withNumbers(taken), rejected: withNumbers(rejected) } : { taken, rejected };
}

/** Each text that JSON could carry as a number, as that number too. */
const withNumbers = (texts: readonly string[]): readonly (string | number)[] => [
  ...texts,
  ...texts.filter((text) => text !== "" && String(Number(text)) === text).map(Number),
];

function compareRecordReference(comparison: Comparison, place: Place, name: string, view: SchemaView, covered: boolean): void {
  if (view.names.includes(name)) return;
  const record = comparison.document.records[name];
  if (record?.coverage === "complete") compareFields(comparison, place, record.fields, view, "complete", covered);
  else report(comparison, place, "record", name, view.names[0] ?? "a record without a name");
}

export function compareFields(
  comparison: Comparison,
  place: Place,
  fields: DocumentedFields,
  view: SchemaView,
  coverage: Coverage,
  covered: boolean,
): void {
  for (const name of [...view.names, ...view.parts]) {
    comparison.seen.add(name);
    // Each field says whether it is required.
    if (coverage !== "name only") state(comparison, name, ["required"]);
  }
  for (const [name, field] of Object.entries(fields)) {
    const here = within(place, `.${name}`, field.section);
    const inField = coverage !== "name only" && place.entry.startsWith("record ") ? { ...here, entry: `field ${here.subject}` } : here;
    if (!view.properties.has(name)) {
      report(comparison, inField, "field", "present", undefined);
      continue;
    }
    const isRequired = view.required.has(name);
    if (field.required !== "unstated" && (field.required === true) !== isRequired) {
      report(comparison, inField, "required", field.required, isRequired);
    }
    compareValue(comparison, inField, field, view.properties.get(name), field.required, covered);
    for (const part of [...view.names, ...view.parts]) state(comparison, `${part}.${name}`, statedKeywords(field));
  }
  for (const [name, property] of view.properties) {
    if (Object.hasOwn(fields, name) || covered || isMarked(resolve(comparison.bundle, property).value)) continue;
    report(comparison, within(place, `.${name}`), "field", "none, or marked as public documentation", "present");
  }
}
