/** Compares the description's records with the documented ones. */
import { accepts } from "@maksu/openapi/accepts";
import { isMarked, isObject, type JsonObject, listAt, objectAt, resolve, type SchemaView, textAt, viewOf } from "@maksu/openapi";
import { compareFields } from "./value.ts";
import { type Cause, report, within, type Comparison, type Place } from "./difference.ts";
import type { DocumentedRecord } from "../document.ts";

export function compareRecords(comparison: Comparison): void {
  const schemas = objectAt(objectAt(comparison.bundle, "components"), "schemas");
  for (const [name, record] of Object.entries(comparison.document.records)) {
    const place: Place = { entry: `record ${name}`, subject: name, section: record.section };
    if (schemas[name] === undefined) report(comparison, place, "record", "present", undefined);
    else compareRecord(comparison, place, record, recordView(comparison.bundle, schemas[name]));
  }
  for (const [name, schema] of Object.entries(schemas)) compareUndocumented(comparison, name, schema);
}

/** A record that travels as a list is looked at through its rows. */
function recordView(bundle: JsonObject, schema: unknown): SchemaView {
  const view = viewOf(bundle, schema);
  return view.types.has("array") && view.items !== undefined ? viewOf(bundle, view.items) : view;
}

function compareRecord(comparison: Comparison, place: Place, record: DocumentedRecord, view: SchemaView): void {
  comparison.seen.add(place.subject);
  if (record.coverage === "complete" && view.isMarked) {
    report(comparison, place, "x-provenance", "none on the whole record: the document lists its fields", "public-documentation");
  }
  if (record.coverage === "name only" && !isMarkedThroughout(comparison.bundle, view)) {
    report(comparison, place, "x-provenance", "public-documentation: the document shows no field of it", undefined);
  }
  if (!view.types.has("object")) report(comparison, place, "type", "object", [...view.types]);
  compareClosing(comparison, place, record, view);
  compareFields(comparison, place, record.fields, view, record.coverage, view.isMarked && record.coverage !== "complete");
  comparePublished(comparison, place, record, view);
  compareUnnamedRules(comparison, place, record, view);
}

function compareClosing(comparison: Comparison, place: Place, { closed }: DocumentedRecord, view: SchemaView): void {
  const isClosed = isNothing(view.otherKeys);
  if (isClosed && closed?.source !== undefined && !isMarked(view.otherKeys)) {
    report(comparison, within(place, "", closed.section), "x-provenance of unknown keys", "public-documentation", undefined);
  }
  if (isClosed && closed !== undefined && closed.source === undefined && isMarked(view.otherKeys))
    report(
      comparison,
      within(place, "", closed.section),
      "x-provenance of unknown keys",
      "that they are rejected itself",
      "public-documentation",
    );
  if (isClosed === (closed !== undefined)) return;
  report(
    comparison,
    within(place, "", closed?.section),
    "unknown keys",
    closed ? "rejected" : "let through",
    isClosed ? "rejected" : "let through",
  );
}

const isNothing = (schema: unknown): boolean =>
  schema === false || (isObject(schema) && isObject(schema.not) && Object.keys(schema.not).length === 0);

function comparePublished(comparison: Comparison, place: Place, { published, fields }: DocumentedRecord, view: SchemaView): void {
  if (published === undefined) return;
  const from = within(place, "", `${place.section}: not shown; public documentation`);
  for (const name of [...published.required, ...published.optional]) {
    if (!view.properties.has(name)) report(comparison, within(from, `.${name}`), "field", "present", undefined);
    else if (view.required.has(name) !== published.required.includes(name)) {
      report(comparison, within(from, `.${name}`), "required", published.required.includes(name), view.required.has(name));
    }
  }
  for (const name of view.properties.keys()) {
    if (published.required.includes(name) || published.optional.includes(name) || Object.hasOwn(fields, name)) continue;
    report(comparison, within(from, `.${name}`), "field", undefined, "present");
  }
}

/** Conditions that JSON Schema states itself; named rules are compared by operation. */
function compareUnnamedRules(comparison: Comparison, place: Place, record: DocumentedRecord, view: SchemaView): void {
  const stated = view.rules.filter((rule) => !("x-rule" in rule));
  const documented = comparison.document.rules.flatMap(({ name, section, source, samples }) =>
    samples && [place.subject, record.extends].includes(samples.record) ? [{ name, section, source, samples }] : [],
  );
  const unmarked = stated.filter((rule) => !isMarked(rule));
  if (unmarked.length > 0 && documented.length === 0) report(comparison, place, "condition between fields", undefined, unmarked);
  for (const { name, section, source, samples } of documented) {
    const at: Place = { entry: `rule ${name}`, subject: place.subject, section };
    const own = stated.filter((rule) => isMarked(rule) === (source !== undefined));
    const failing = (body: object): readonly JsonObject[] => own.filter((rule) => !accepts(comparison.bundle, rule, body));
    for (const body of samples.accepts) {
      const [rule] = failing(body);
      if (rule) report(comparison, at, `rule on ${JSON.stringify(body)}`, "accepted", "rejected", ruleCause(comparison, place, rule));
    }
    for (const { body, code } of samples.rejects) {
      const rules = failing(body);
      const other = rules.find((rule) => rule["x-error-code"] !== code);
      if (rules.length === 0)
        report(comparison, at, `rule on ${JSON.stringify(body)}`, "rejected", "accepted", ruleCause(comparison, place));
      else if (other)
        report(comparison, at, `code on ${JSON.stringify(body)}`, code, other["x-error-code"], ruleCause(comparison, place, other));
    }
  }
}

/** Where a rule of a record stands, or, of one that is missing, the record's rules. */
function ruleCause({ bundle }: Comparison, { subject }: Place, rule?: JsonObject): Cause {
  const partsOf = (name: string): readonly (readonly [keys: readonly string[], part: unknown])[] =>
    listAt(objectAt(objectAt(objectAt(bundle, "components"), "schemas"), name), "allOf").flatMap((part, index) => {
      const base = /^#\/components\/schemas\/(.+)$/.exec(textAt(part, "$ref") ?? "")?.[1];
      return [[["components", "schemas", name, "allOf", String(index)], part] as const, ...(base === undefined ? [] : partsOf(base))];
    });
  const parts = partsOf(subject);
  const [keys] = parts.find(([, part]) => part === rule) ?? [];
  // The record that has some, which others may extend.
  const [own = ["components", "schemas", subject]] =
    parts.findLast(([, part]) => isObject(part) && ("not" in part || "anyOf" in part)) ?? [];
  return { keys: keys ?? own.slice(0, 4) };
}

/** A record that the document does not name comes from public documentation, or is part of one that was compared. */
function compareUndocumented(comparison: Comparison, name: string, schema: unknown): void {
  if (Object.hasOwn(comparison.document.records, name) || comparison.seen.has(name)) return;
  const view = recordView(comparison.bundle, schema);
  if (view.properties.size === 0 || isMarkedThroughout(comparison.bundle, view)) return;
  const place: Place = { entry: "description", subject: name, section: "Resources" };
  report(comparison, place, "record", "none, or marked as public documentation", "present");
}

const isMarkedThroughout = (bundle: JsonObject, view: SchemaView): boolean =>
  view.isMarked ||
  (view.properties.size > 0 && [...view.properties.values()].every((property) => isMarked(resolve(bundle, property).value)));
