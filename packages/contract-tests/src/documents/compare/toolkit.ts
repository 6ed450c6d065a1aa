/** Compares the description's own rules, which no document has, with the table's list of them. */
import { accepts } from "@maksu/openapi/accepts";
import { isObject, isOfToolkit, type JsonObject } from "@maksu/openapi";
import { report, type Comparison, type Place } from "./difference.ts";

/** The description as it is without its own rules: what is compared with the document. */
export function withoutToolkitRules(bundle: JsonObject): JsonObject {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((each) => !isOfToolkit(each)).map(copy);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copy(each)]));
  };
  const stripped = copy(bundle);
  return isObject(stripped) ? stripped : {};
}

/** Every listed rule stands at its fields and rejects what it is there for; no other place has one. */
export function compareToolkitRules(comparison: Comparison): void {
  const { document, bundle } = comparison;
  const found = rulesIn(bundle);
  for (const { at, reason, accepts: taken, rejects } of document.toolkitRules) {
    for (const field of at) {
      const place: Place = { entry: `toolkit rule ${field}`, subject: field, section: `toolkit: ${reason}` };
      const rules = found.get(field) ?? [];
      if (rules.length === 0) report(comparison, place, "x-provenance: toolkit", "a rule", undefined);
      const isTaken = (value: unknown): boolean => rules.every((rule) => accepts(bundle, rule, value));
      for (const value of taken) if (!isTaken(value)) report(comparison, place, `value ${JSON.stringify(value)}`, "accepted", "rejected");
      for (const value of rejects) if (isTaken(value)) report(comparison, place, `value ${JSON.stringify(value)}`, "rejected", "accepted");
    }
  }
  const listed = new Set(document.toolkitRules.flatMap(({ at }) => at));
  for (const place of found.keys())
    if (!listed.has(place))
      report(comparison, { entry: "description", subject: place, section: "toolkit" }, "x-provenance: toolkit", undefined, "a rule");
}

/** `Record.field` to the rules in its `allOf`; for a rule elsewhere, its place. */
function rulesIn(bundle: JsonObject): ReadonlyMap<string, readonly JsonObject[]> {
  const found = new Map<string, JsonObject[]>();
  for (const [path, rule] of marksIn(bundle, [])) {
    const [, record, field] = /^components\/schemas\/([^/]+)\/properties\/([^/]+)\/allOf\/\d+$/.exec(path.join("/")) ?? [];
    const place = record === undefined ? path.slice(2).join(".") : `${record}.${field}`;
    found.set(place, [...(found.get(place) ?? []), rule]);
  }
  return found;
}

function* marksIn(value: unknown, path: readonly string[]): Generator<[path: readonly string[], rule: JsonObject]> {
  if (typeof value !== "object" || value === null) return;
  if (isOfToolkit(value)) yield [path, value];
  for (const [key, below] of Object.entries(value)) yield* marksIn(below, [...path, key]);
}
