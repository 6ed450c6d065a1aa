/**
 * Compares what schemas state beyond the document's own limits with the table's lists of it, in both directions: by public documentation, with a mark,
 * and as additions, without one. Whatever a schema states is then in the table, wherever the schema stands.
 */
import {
  eventsOf,
  isMarked,
  isObject,
  type JsonObject,
  listAt,
  type LocatedOperation,
  markedKeywords,
  objectAt,
  operationsOf,
  resolve,
  textAt,
} from "@maksu/openapi";
import { canonical, exclusiveOf, statedKeywords } from "./value.ts";
import { type Comparison, type Place, report } from "./difference.ts";
import type { ApiDocument, DocumentedField } from "../document.ts";

/** Compared by other means: parts by themselves, codes and rules with the document's, closings with records, notes by readers. */
const ELSEWHERE = new Set(
  [
    ["$ref", "type", "properties", "items", "allOf", "anyOf", "oneOf", "unevaluatedProperties", "xml"],
    ["title", "description", "examples", "x-provenance", "x-provenance-keywords", "x-source", "x-confidence"],
    ["x-error-code", "x-rule", "x-limit", "x-no-limit", "x-pattern-message", "x-csv-column", "x-beyond-schema"],
  ].flat(),
);

/** A keyword where it is stated. */
interface Stated {
  readonly value: unknown;
  readonly keys: readonly string[];
  readonly isMarked: boolean;
}

/**
 * By place and keyword. A place is `Record.field`, `parameters/name` or `headers/name` of a component, and of what stands in an operation itself
 * `operationId.parameter`, `operationId 200.header` or `operationId 200 media/type`.
 */
type Limits = Map<string, Map<string, Stated>>;

/** A mark of all that stands in one place. */
interface Mark {
  readonly place: string;
  readonly keys: readonly string[];
  /** Whether a part around it is marked, as certain as this. */
  readonly isCovered: boolean;
}

interface Found {
  readonly limits: Limits;
  readonly marks: Mark[];
}

/** Compared last: what another comparison has reported of a field or its record is not reported again. */
export function comparePublishedLimits(comparison: Comparison): void {
  const { document, bundle, differences } = comparison;
  const { limits, marks } = collectAll(bundle);
  const known = new Set(differences.map(({ subject }) => subject));
  const { publishedLimits, additions } = document;
  for (const place of new Set([...Object.keys(publishedLimits), ...Object.keys(additions), ...limits.keys()])) {
    if (isReported(comparison, known, place)) continue;
    const at: Place = { entry: "description", subject: place, section: "public documentation", table: document.publishedIn };
    compareKeywords(
      comparison,
      at,
      publishedLimits[place] ?? {},
      additions[place] ?? {},
      limits.get(place) ?? new Map(),
      documentedAt(comparison, place),
    );
  }
  compareMarks(comparison, marks, limits);
}

/**
 * Whether a difference that is reported already covers a place: any of the operation that has it, one of the shared parameter's name, or one of the same
 * field in a record that extends this one.
 */
function isReported({ bundle }: Comparison, known: ReadonlySet<string>, place: string): boolean {
  const [owner = "", name = ""] = place.split(/[./ ]/);
  if (known.has(place) || known.has(owner)) return true;
  const shared = owner === "parameters" ? textAt(objectAt(objectAt(objectAt(bundle, "components"), owner), name), "name") : undefined;
  const isOfOperation = locatedIn(bundle).some(({ operationId }) => operationId === owner);
  const schemas = objectAt(objectAt(bundle, "components"), "schemas");
  const extending = Object.keys(schemas).filter((record) =>
    listAt(schemas[record], "allOf").some((part) => textAt(part, "$ref") === `#/components/schemas/${owner}`),
  );
  return [...known].some(
    (subject) =>
      extending.some((record) => subject === `${record}.${name}`) ||
      (shared !== undefined && subject.endsWith(`.${shared}`)) ||
      (isOfOperation && subject.startsWith(`${owner} `)) ||
      (isOfOperation && subject.startsWith(`${owner}.`)),
  );
}

/** A mark is of something that is open without it. */
function compareMarks(comparison: Comparison, marks: readonly Mark[], limits: Limits): void {
  const { document, differences } = comparison;
  const known = new Set(differences.map(({ subject }) => subject));
  const isPublished = (place: string): boolean =>
    Object.keys(document.publishedLimits).some((each) => each === place || each.startsWith(`${place}.`) || each.startsWith(`${place}[]`));
  for (const { place, keys, isCovered } of marks) {
    const at: Place = { entry: "description", subject: place, section: "public documentation" };
    if (isReported(comparison, known, place)) continue;
    const [owner = "", name = ""] = place.split(".");
    const field = document.records[owner]?.fields[name];
    const isOpen = field === undefined || field.source !== undefined || field.type === "unstated";
    const isStated = !isOpen && !isPublished(place);
    if (isCovered) report(comparison, at, "x-provenance", "it around this place already", "public-documentation", { keys });
    else if (isStated && !limits.get(place)?.size) report(comparison, at, "x-provenance", "all of it", "public-documentation", { keys });
  }
}

/** Keywords that the document itself states at a place. */
function documentedAt({ document, bundle, stated }: Comparison, place: string): ReadonlySet<string> {
  const keywords = new Set(stated.get(place));
  // Each field says whether it is required.
  if (Object.hasOwn(document.records, place)) keywords.add("required");
  const field = parameterOf(document, bundle, place);
  const [kind = "", name = ""] = place.split("/");
  const isNeeded = document.operations.some(({ responses }) =>
    Object.values(responses).some(({ requiredHeaders }) => requiredHeaders?.includes(name)),
  );
  // A parameter of another name is reported as that.
  if (kind === "parameters" ? field === undefined : kind === "headers" && isNeeded) keywords.add("required");
  if (field === undefined) return keywords;
  if (field.required !== "unstated") keywords.add("required");
  if (field.type !== "unstated") keywords.add("type");
  return new Set([...keywords, ...statedKeywords(field)]);
}

/** A parameter in the table: of the first operation or event that has it. */
function parameterOf({ operations, events }: ApiDocument, bundle: JsonObject, place: string): DocumentedField | undefined {
  const [owner = "", own = ""] = place.split(/[./]/);
  const isShared = owner === "parameters";
  const name = isShared ? (textAt(objectAt(objectAt(objectAt(bundle, "components"), owner), own), "name") ?? "") : own;
  const users = locatedIn(bundle).filter(({ operationId, operation }) =>
    isShared ? listAt(operation, "parameters").some((each) => textAt(each, "$ref") === `#/components/${place}`) : operationId === owner,
  );
  for (const { operationId } of users) {
    const { headers, pathParameters, query } = operations.find((each) => each.operationId === operationId) ?? {};
    const fields = { ...headers, ...pathParameters, ...query, ...events.find((each) => each.name === operationId)?.query };
    if (Object.hasOwn(fields, name)) return fields[name];
  }
  return undefined;
}

function compareKeywords(
  comparison: Comparison,
  at: Place,
  published: JsonObject,
  added: JsonObject,
  found: ReadonlyMap<string, Stated>,
  documented: ReadonlySet<string>,
): void {
  const unmarked: [keyword: string, stated: Stated][] = [];
  const around = found.values().next().value?.keys.slice(0, -1);
  for (const [keyword, value] of Object.entries({ ...added, ...published })) {
    const got = found.get(keyword);
    // A list that may grow says so beside its values.
    const beside = around && (keyword === "x-extensible" ? [...around, "enum"] : around);
    const exclusive = got === undefined ? found.get(exclusiveOf(keyword)) : undefined;
    if (exclusive) {
      report(comparison, at, exclusiveOf(keyword), `${keyword} ${String(value)}`, exclusive.value, { keys: exclusive.keys });
      continue;
    }
    const cause = { keys: got?.keys ?? beside ?? keysOf(comparison.bundle, at.subject) };
    if (canonical(keyword, value) !== canonical(keyword, got?.value)) report(comparison, at, keyword, value, got?.value, cause);
    // A record lists what it requires, and its own mark is of all that.
    else if (got?.isMarked === false && Object.hasOwn(published, keyword) && keyword !== "required") unmarked.push([keyword, got]);
    else if (got?.isMarked === true && Object.hasOwn(added, keyword) && keyword !== "x-client-type")
      report(comparison, at, `x-provenance of ${keyword}`, undefined, "public-documentation", {
        keys: [...got.keys.slice(0, -1), "x-provenance"],
      });
  }
  const [[, first] = []] = unmarked;
  const names = unmarked.map(([keyword]) => keyword).join(", ");
  if (first) report(comparison, at, `x-provenance of ${names}`, "public-documentation", undefined, { keys: first.keys });
  // A mark on what the document states has been reported.
  if (comparison.differences.some(({ constraint }) => constraint === "x-provenance")) return;
  for (const [keyword, { value, keys }] of found)
    if (![published, added].some((limits) => Object.hasOwn(limits, keyword) || isInsteadOf(limits, keyword)) && !documented.has(keyword))
      report(comparison, at, keyword, undefined, value, { keys });
}

/** Whether a limit leaves the value itself out where another one does not: it is reported as that. */
const isInsteadOf = (limits: JsonObject, keyword: string): boolean =>
  Object.keys(limits).some((each) => each !== keyword && exclusiveOf(each) === keyword);

/** Where a field stands that has no limit at all. */
function keysOf(bundle: JsonObject, place: string): readonly string[] {
  const [owner = "", ...fields] = place.replaceAll("[]", "").split(".");
  if (owner.includes("/")) return ["components", ...owner.split("/"), "schema"];
  const [operationId, status] = owner.split(" ");
  const located = locatedIn(bundle).find((each) => each.operationId === operationId);
  if (located) return [...located.at, ...(status === undefined ? ["parameters"] : ["responses", status, "headers"])];
  return ["components", "schemas", owner, ...fields.flatMap((field) => ["properties", field])];
}

function collectAll(bundle: JsonObject): Found {
  const found: Found = { limits: new Map(), marks: [] };
  const components = objectAt(bundle, "components");
  for (const [name, schema] of Object.entries(objectAt(components, "schemas")))
    collect(found, name, schema, ["components", "schemas", name], false);
  for (const kind of ["parameters", "headers"])
    for (const [name, node] of Object.entries(objectAt(components, kind)))
      collectValue(found, `${kind}/${name}`, node, ["components", kind, name], false);
  for (const [name, response] of Object.entries(objectAt(components, "responses")))
    collectResponse(found, name, response, ["components", "responses", name]);
  for (const located of locatedIn(bundle)) collectOperation(found, bundle, located);
  return found;
}

function collectOperation(found: Found, bundle: JsonObject, { operationId, operation, at }: LocatedOperation): void {
  const [section, path] = at;
  const item = resolve(bundle, objectAt(bundle, section)[path]).value;
  for (const [owner, keys] of [
    [item, [section, path]],
    [operation, at],
  ] as const)
    for (const [index, node] of listAt(owner, "parameters").entries())
      collectValue(found, `${operationId}.${textAt(node, "name")}`, node, [...keys, "parameters", String(index)], isMarked(operation));
  const { requestBody, responses } = { requestBody: objectAt(operation, "requestBody"), responses: objectAt(operation, "responses") };
  collectContent(found, `${operationId} body`, requestBody, [...at, "requestBody"], false);
  for (const [status, response] of Object.entries(responses))
    collectResponse(found, `${operationId} ${status}`, response, [...at, "responses", status]);
}

function collectResponse(found: Found, place: string, response: unknown, keys: readonly string[]): void {
  for (const [name, node] of Object.entries(objectAt(response, "headers")))
    collectValue(found, `${place}.${name}`, node, [...keys, "headers", name], isMarked(response));
  collectContent(found, place, response, keys, isMarked(response));
}

/** Collects the content that is not a reference: components are compared by themselves. */
function collectContent(found: Found, place: string, node: unknown, keys: readonly string[], isCovered: boolean): void {
  for (const [mediaType, media] of Object.entries(objectAt(node, "content"))) {
    const schema = objectAt(media, "schema");
    if (!("$ref" in schema)) collect(found, `${place} ${mediaType}`, schema, [...keys, "content", mediaType, "schema"], isCovered);
  }
}

/** A parameter or header. */
function collectValue(found: Found, place: string, node: unknown, keys: readonly string[], isCovered: boolean): void {
  if (!isObject(node) || "$ref" in node) return;
  const covered = isCovered || isMarked(node);
  const stated = ["required", "deprecated"].filter((keyword) => node[keyword] === true);
  const limits = new Map(
    stated.map((keyword): [string, Stated] => [keyword, { value: true, keys: [...keys, keyword], isMarked: covered }]),
  );
  const { type } = objectAt(node, "schema");
  // Of a header, nothing else may say that it is there.
  if (type !== undefined)
    limits.set("type", { value: type, keys: [...keys, "schema", "type"], isMarked: covered || isMarked(node.schema) });
  found.limits.set(place, limits);
  collect(found, place, node.schema, [...keys, "schema"], covered);
}

function collect(found: Found, place: string, node: unknown, keys: readonly string[], isCovered: boolean): void {
  // Relations between fields are compared by samples.
  if (!isObject(node) || "if" in node || "not" in node) return;
  const covered = isCovered || isMarked(node);
  const named = markedKeywords(node);
  const add = (keyword: string, value: unknown): void => {
    const stated = found.limits.get(place) ?? new Map<string, Stated>();
    const isPublished = covered || named.includes(keyword);
    found.limits.set(place, stated.set(keyword, { value, keys: [...keys, keyword], isMarked: isPublished }));
  };
  if (isMarked(node)) found.marks.push({ place, keys: [...keys, "x-provenance"], isCovered: isCovered && !("x-confidence" in node) });
  // Of types, alternatives alone: a single one is shown by examples.
  for (const [keyword, value] of Object.entries(node))
    if (!ELSEWHERE.has(keyword) || (keyword === "type" && Array.isArray(value))) add(keyword, value);
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

/** By bundle: every place asks. */
const byBundle = new WeakMap<JsonObject, readonly LocatedOperation[]>();

function locatedIn(bundle: JsonObject): readonly LocatedOperation[] {
  const known = byBundle.get(bundle) ?? [...operationsOf(bundle), ...eventsOf(bundle)];
  byBundle.set(bundle, known);
  return known;
}
