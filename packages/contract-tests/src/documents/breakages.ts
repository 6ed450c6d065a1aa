/**
 * Every single way to break one statement of a description: drop it, change it by one, or add one beside it. The comparison must see each,
 * else it would let a wrong description through.
 */
import { isMarked, isObject, type JsonObject, listAt, objectAt, resolve } from "@maksu/openapi";
import { exampleCodes } from "./compare/code.ts";
import type { ApiDocument } from "./document.ts";

type Path = readonly string[];

export interface Breakage {
  readonly kind: string;
  readonly path: Path;
  /** The value in its place; absent: none. */
  readonly to?: unknown;
}

/** Without the lengths of a text that has a pattern, which says them again. */
const FIGURES = ["minimum", "exclusiveMinimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"];
const WORDS = ["format", "pattern", "enum", "default", "x-extensible", "unevaluatedProperties"];
const NEW_FIELD = { type: "string" };
const NEW_RESPONSE = { description: "New." };

export function breakagesOf(document: ApiDocument, bundle: JsonObject): readonly Breakage[] {
  return [
    ...pathsOf(bundle, "paths"),
    ...pathsOf(bundle, "webhooks"),
    ...Object.keys(objectAt(objectAt(bundle, "components"), "responses")).flatMap((name) =>
      codesOf(bundle, ["components", "responses", name]),
    ),
    ...schemasOf(document, bundle),
    ...toolkitRulesOf(document),
    ...xmlOf(bundle, ["components", "schemas"]),
  ];
}

/** Names of XML elements, wherever a record or a field has them. */
const xmlOf = (bundle: JsonObject, path: Path): readonly Breakage[] =>
  Object.entries(at(bundle, path)).flatMap(([name, schema]) => {
    const here = [...path, name];
    const below = isObject(schema) && "properties" in schema ? xmlOf(bundle, [...here, "properties"]) : [];
    if (!isObject(schema) || !("xml" in schema)) return below;
    const wrapped = objectAt(schema, "xml").wrapped === true;
    return [
      { kind: "XML element changed", path: [...here, "xml", "name"], to: "new" },
      { kind: wrapped ? "XML wrapper dropped" : "XML element dropped", path: [...here, "xml"] },
      ...below,
    ];
  });

function toolkitRulesOf({ toolkitRules }: ApiDocument): readonly Breakage[] {
  const fields = toolkitRules.flatMap(({ at: places }) => places.map((place) => place.split(".")));
  const parts = fields.map(([record = "", field = ""]) => ["components", "schemas", record, "properties", field, "allOf"]);
  const ruleOfToolkit = { "x-provenance": "toolkit", maxLength: 1 };
  return [
    ...parts.map((path) => ({ kind: "rule of the toolkit dropped", path })),
    ...parts.map((path) => ({ kind: "mark of a rule of the toolkit dropped", path: [...path, "0", "x-provenance"] })),
    ...parts.map((path) => ({ kind: "pattern of a rule of the toolkit widened", path: [...path, "0", "pattern"], to: "^[^\\n]*$" })),
    { kind: "rule of the toolkit added", path: ["components", "schemas", "New"], to: { properties: { new: { allOf: [ruleOfToolkit] } } } },
    { kind: "rule of the toolkit added elsewhere", path: ["components", "schemas", "New"], to: { allOf: [ruleOfToolkit] } },
  ];
}

function pathsOf(bundle: JsonObject, place: "paths" | "webhooks"): readonly Breakage[] {
  const kind = place === "paths" ? "operation" : "event";
  const added: Breakage = { kind: `${kind} added`, path: [place, "/new"], to: { get: { operationId: "new", responses: {} } } };
  const found = Object.entries(objectAt(bundle, place)).flatMap(([path, item]) =>
    Object.keys(isObject(item) ? item : {})
      .filter((method) => isObject(objectAt(item, method).responses))
      .flatMap((method) => operationOf(bundle, kind, [place, path, method])),
  );
  return [added, ...found];
}

function operationOf(bundle: JsonObject, kind: string, path: Path): readonly Breakage[] {
  const operation = at(bundle, path);
  const parameters = listAt(operation, "parameters");
  const inList = [...path, "parameters"];
  const statuses = Object.keys(objectAt(operation, "responses"));
  const isTrue = (place: Path): boolean => resolve(bundle, at(bundle, place.slice(0, -1))).value[place.at(-1) ?? ""] === true;
  const found: Breakage[] = [
    { kind: `${kind} dropped`, path },
    { kind: `parameter added to ${kind}`, path: inList, to: [...parameters, { name: "new", in: "query", schema: NEW_FIELD }] },
    ...parameters
      .map((_, index) => ({ kind: `parameter of ${kind} dropped`, path: inList, to: parameters.toSpliced(index, 1) }))
      .filter((_, index) => kind === "operation" || !isObject(parameters[index]) || parameters[index].in !== "header"),
    ...parameters
      .map((_, index) => [...inList, String(index), "required"])
      .filter(isTrue)
      .map((place) => ({ kind: `parameter of ${kind} made optional`, path: place, to: false })),
    ...[[...path, "requestBody", "required"]].filter(isTrue).map((place) => ({ kind: `body of ${kind} made optional`, path: place })),
  ];
  const retryHours = listAt(operation, "x-retry-hours");
  if (retryHours.length > 0) {
    found.push({ kind: "retry hours dropped", path: [...path, "x-retry-hours"] });
    found.push({ kind: "a retry dropped", path: [...path, "x-retry-hours"], to: retryHours.slice(1) });
  }
  if (kind === "event") return found;
  return [
    ...found,
    { kind: "operationId changed", path: [...path, "operationId"], to: "new" },
    {
      kind: "security changed",
      path: [...path, "security"],
      to: listAt(operation, "security").length > 0 || operation.security === undefined ? [] : [{ new: [] }],
    },
    ...listAt(operation, "x-parameter-rules").flatMap((rule, index) =>
      isObject(rule) ? figureOfRule(rule, [...path, "x-parameter-rules", String(index)]) : [],
    ),
    { kind: "status added", path: [...path, "responses", "418"], to: NEW_RESPONSE },
    ...statuses.map((status) => ({ kind: "status dropped", path: [...path, "responses", status] })),
    ...statuses
      .filter((status) => isMarked(objectAt(objectAt(operation, "responses"), status)))
      .map((status) => ({ kind: "mark of a status dropped", path: [...path, "responses", status, "x-provenance"] })),
    ...statuses.flatMap((status) => codesOf(bundle, [...path, "responses", status])),
    ...statuses
      .flatMap((status) => {
        const headers = [...path, "responses", status, "headers"];
        return Object.keys(at(bundle, headers)).map((name) => [...headers, name, "required"]);
      })
      .filter(isTrue)
      .map((place) => ({ kind: "header of a status made optional", path: place, to: false })),
    ...statuses.map((status) => ({
      kind: "body of a status changed",
      path: [...path, "responses", status, "content"],
      to: { "text/plain": {} },
    })),
    ...Object.keys(objectAt(objectAt(operation, "requestBody"), "content")).map((mediaType) => ({
      kind: "media type dropped",
      path: [...path, "requestBody", "content", mediaType],
    })),
    ...parameters.flatMap((_, index) => {
      const place = [...path, "parameters", String(index)];
      return [...schemaOf(bundle, [...place, "schema"], new Set()), ...errorCodeOf(bundle, place)];
    }),
  ];
}

function codesOf(bundle: JsonObject, path: Path): readonly Breakage[] {
  return Object.entries(objectAt(at(bundle, path), "content")).flatMap(([mediaType, content]) =>
    exampleCodes(bundle, content).map((name) => ({ kind: "code dropped", path: [...path, "content", mediaType, "examples", name] })),
  );
}

function schemasOf(document: ApiDocument, bundle: JsonObject): readonly Breakage[] {
  const seen = new Set<string>();
  const complete = Object.entries(document.records).filter(([, { coverage }]) => coverage === "complete");
  const marks = Object.keys(document.records)
    .map((name) => ["components", "schemas", name])
    .filter((path) => isMarked(at(bundle, path)))
    .map((path) => ({ kind: "mark of a record dropped", path: [...path, "x-provenance"] }));
  const statements = complete.flatMap(([name, { fields }]) => {
    const path = ["components", "schemas", name];
    const required = listAt(at(bundle, path), "required").map(String);
    return [
      { kind: "record dropped", path },
      ...("allOf" in at(bundle, path) ? [] : [{ kind: "type of a record dropped", path: [...path, "type"] }]),
      ...required
        .filter((field) => fields[field]?.required === true)
        .map((field) => ({ kind: "required dropped", path: [...path, "required"], to: required.filter((one) => one !== field) })),
      ...schemaOf(bundle, path, seen),
    ];
  });
  return [...marks, ...statements];
}

/** Leaves out what public documentation filled, and what says the same as something beside it. */

function schemaOf(bundle: JsonObject, path: Path, seen: Set<string>): readonly Breakage[] {
  const schema = at(bundle, path);
  if (isMarked(schema)) return [];
  if (typeof schema.$ref === "string") {
    const target = schema.$ref.slice(2).split("/");
    if (seen.has(schema.$ref)) return errorCodeOf(bundle, path);
    seen.add(schema.$ref);
    return [...errorCodeOf(bundle, path), ...schemaOf(bundle, target, seen)];
  }
  const properties = objectAt(schema, "properties");
  return [
    ...FIGURES.flatMap((keyword) => figureOf(schema, keyword, path)),
    ...WORDS.flatMap((keyword) => (keyword in schema ? [{ kind: `${keyword} dropped`, path: [...path, keyword] }] : [])),
    ...(Array.isArray(schema.enum) ? [{ kind: "enum longer", path: [...path, "enum"], to: [...listAt(schema, "enum"), "new"] }] : []),
    ...errorCodeOf(bundle, path),
    ...("type" in schema && Object.keys(properties).length === 0 ? [{ kind: "type dropped", path: [...path, "type"] }] : []),
    ...figureOfRule(schema, path),
    ...("x-rule" in schema ? [{ kind: "rule renamed", path: [...path, "x-rule"], to: "new" }] : []),
    ...(Object.keys(properties).length > 0 ? [{ kind: "field added", path: [...path, "properties", "new"], to: NEW_FIELD }] : []),
    ...Object.keys(properties).flatMap((name) => [
      { kind: "field dropped", path: [...path, "properties", name] },
      ...schemaOf(bundle, [...path, "properties", name], seen),
    ]),
    ...(isObject(schema.items) ? schemaOf(bundle, [...path, "items"], seen) : []),
    ...listAt(schema, "allOf").flatMap((_, index) => [
      { kind: "part of allOf dropped", path: [...path, "allOf"], to: listAt(schema, "allOf").toSpliced(index, 1) },
      ...schemaOf(bundle, [...path, "allOf", String(index)], seen),
    ]),
    ...(isObject(schema.unevaluatedProperties) ? errorCodeOf(bundle, [...path, "unevaluatedProperties"]) : []),
  ];
}

const figureOfRule = (rule: JsonObject, path: Path): readonly Breakage[] =>
  "x-limit" in rule
    ? [
        { kind: "figure of a rule dropped", path: [...path, "x-limit"] },
        { kind: "figure of a rule changed", path: [...path, "x-limit"], to: Number(rule["x-limit"]) + 1 },
      ]
    : [];

function figureOf(schema: JsonObject, keyword: string, path: Path): readonly Breakage[] {
  const value = schema[keyword];
  if (typeof value !== "number" || (keyword.endsWith("Length") && "pattern" in schema)) return [];
  const outwards = keyword.startsWith("max") ? 1 : -1;
  const dropped = { kind: `${keyword} dropped`, path: [...path, keyword] };
  const wider = { kind: `${keyword} wider`, path: [...path, keyword], to: value + outwards };
  const narrower = { kind: `${keyword} narrower`, path: [...path, keyword], to: value - outwards };
  if (keyword === "minLength") return [narrower]; // the description's own addition
  if (!Number.isSafeInteger(value * 100)) return [dropped]; // one more or less is the same number
  return isDigits(schema) && keyword === "minimum" ? [dropped, wider] : [dropped, wider, narrower];
}

/** A whole number that may come as text: where it begins is the description's own. */
const isDigits = (schema: JsonObject): boolean => JSON.stringify(schema.type) === '["string","integer"]';

const errorCodeOf = (bundle: JsonObject, path: Path): readonly Breakage[] =>
  "x-error-code" in at(bundle, path)
    ? [
        { kind: "x-error-code dropped", path: [...path, "x-error-code"] },
        { kind: "x-error-code changed", path: [...path, "x-error-code"], to: "invalid-signature" },
      ]
    : [];

function at(bundle: JsonObject, path: Path): JsonObject {
  let value: unknown = bundle;
  for (const step of path) value = isObject(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined;
  return isObject(value) ? value : {};
}

/** The bundle with this one place broken. What does not lie on the way there is shared with the whole one. */
export function broken(bundle: JsonObject, { path, to }: Breakage): JsonObject {
  return withBroken(bundle, path, to) as JsonObject;
}

function withBroken(node: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(node)) return node.map((each, index) => (String(index) === key ? withBroken(each, rest, to) : each));
  if (node !== undefined && !isObject(node)) throw new Error(`${key} is below what has no members`);
  if (rest.length > 0 || to !== undefined) return { ...node, [key]: withBroken(node?.[key], rest, to) };
  const { [key]: _dropped, ...others } = node ?? {};
  return others;
}
