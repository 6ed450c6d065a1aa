/** Finds where a description says what a request must be. */
import type { LocatedViolation } from "@maksu/openapi-runtime";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { MISSING } from "@maksu/openapi-runtime/validation";
import type { Keys, Places, PlacedSchema } from "@maksu/service-front/referee";

/** The place of the body's schema in a media type, by default the first; undefined where there is no body. */
export function bodySchemaOf(places: Places, operation: Keys, mediaType?: string): Keys | undefined {
  const { at, node } = places.follow([...operation, "requestBody"]);
  const content = Object.keys(Object(node["content"]) as object);
  const chosen = mediaType !== undefined && content.includes(mediaType) ? mediaType : content[0];
  return chosen === undefined ? undefined : [...at, "content", chosen, "schema"];
}

/** The keyword that a violation is of; the nearest schema where it can't be found. */
export function placeOfViolation(places: Places, operation: Keys, violation: LocatedViolation, mediaType?: string): Keys {
  const keys = keysOf(violation.pointer);
  if (violation.in === "body" && violation.message === MISSING && keys.length === 0)
    return [...places.follow([...operation, "requestBody"]).at, "required"];
  if (violation.in === "body") {
    const schema = bodySchemaOf(places, operation, mediaType);
    if (!schema) return operation;
    return keywordIn(places, places.schemas(schema), keys, violation) ?? schema;
  }
  const [name = "", ...below] = keys;
  const parameter = parametersOf(places, operation).find(({ node }) => node["in"] === violation.in && node["name"] === name);
  if (!parameter) return parameterRule(places, operation, violation.rule);
  if (violation.rule === "required" && below.length === 0) return [...parameter.at, "required"];
  return keywordIn(places, places.schemas([...parameter.at, "schema"]), below, violation) ?? parameter.at;
}

function parameterRule(places: Places, operation: Keys, name: string): Keys {
  const rules = places.follow(operation).node["x-parameter-rules"];
  const index = Array.isArray(rules) ? rules.findIndex((rule: Readonly<Record<string, unknown>>) => rule["x-rule"] === name) : -1;
  return [...operation, "x-parameter-rules", ...(index < 0 ? [] : [String(index), "x-rule"])];
}

/** The parameters of an operation and of its path. */
export function parametersOf(places: Places, operation: Keys): readonly ReturnType<Places["follow"]>[] {
  return [operation.slice(0, -1), operation].flatMap((owner) => {
    const list = places.follow(owner).node["parameters"];
    return Array.isArray(list) ? list.map((_, index) => places.follow([...owner, "parameters", String(index)])) : [];
  });
}

function keywordIn(
  places: Places,
  schemas: readonly PlacedSchema[],
  keys: readonly string[],
  violation: LocatedViolation,
): Keys | undefined {
  const { rule } = violation;
  let [here, around]: (readonly PlacedSchema[])[] = [schemas, []];
  for (const key of keys) {
    around = here ?? [];
    here = places.below(around, /^\d+$/.test(key) && around.some(({ schema }) => schema["items"] !== undefined) ? Number(key) : key);
  }
  const [last = ""] = keys.slice(-1);
  return (
    // A field that is missing is required by the record around it.
    (rule === "required" ? withRequired(around ?? [], last) : undefined) ??
    withKeyword(here ?? [], violation) ??
    withRule(here ?? [], rule) ??
    withKeyword(around ?? [], violation) ??
    here?.[0]?.at ??
    around?.[0]?.at
  );
}

/** Several parts may have the keyword: the violation is of the one with its value, its error code, or its words. */
function withKeyword(schemas: readonly PlacedSchema[], { rule, limit, code, message }: LocatedViolation): Keys | undefined {
  const all = schemas.filter(({ schema }) => Object.hasOwn(schema, rule));
  const found = all.find(({ schema }) => limit !== undefined && JSON.stringify(schema[rule]) === JSON.stringify(limit));
  // The limits of an integer's format are checked as such.
  const ofFormat = found ? undefined : schemas.find(({ schema }) => rule.endsWith("imum") && /^int\d+$/.test(String(schema["format"])));
  if (ofFormat) return [...ofFormat.at, "format"];
  const nearest =
    found ??
    all.find(({ schema }) => code !== undefined && schema["x-error-code"] === code) ??
    all.find(({ schema }) => schema["description"] === message) ??
    all[0];
  return nearest && [...nearest.at, rule];
}

const withRule = (schemas: readonly PlacedSchema[], rule: string): Keys | undefined => {
  const found = schemas.find(({ schema }) => schema["x-rule"] === rule);
  return found && [...found.at, "x-rule"];
};

const withRequired = (schemas: readonly PlacedSchema[], name: string): Keys | undefined => {
  const found = schemas.find(({ schema }) => Array.isArray(schema["required"]) && schema["required"].includes(name));
  return found && [...found.at, "required"];
};
