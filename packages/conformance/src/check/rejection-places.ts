/** Finds the place in a description that a rejection is about, by its error code or by what its details name. */
import type { Keys, PlacedSchema, Places } from "@maksu/service-front/referee";
import { bodySchemaOf, parametersOf } from "./request-places.ts";

/** The places in a request's schemas that name an error code: those that a request is rejected by. */
export function placesOfCode(places: Places, operation: Keys, code: string): readonly Keys[] {
  const found: Keys[] = [];
  const seen = new Set<string>();
  const visit = (keys: Keys): void => {
    const { at, node } = places.follow(keys);
    for (const place of new Set([keys, at]))
      if (places.follow(place).node["x-error-code"] === code && !seen.has(place.join("/"))) found.push([...place, "x-error-code"]);
    if (seen.has(at.join("/"))) return;
    seen.add(at.join("/"));
    for (const list of ["allOf", "anyOf"])
      if (Array.isArray(node[list])) for (const index of node[list].keys()) visit([...at, list, String(index)]);
    for (const name of Object.keys(Object(node["properties"]) as object)) visit([...at, "properties", name]);
    for (const keyword of ["items", "unevaluatedProperties"]) if (typeof node[keyword] === "object") visit([...at, keyword]);
  };
  const body = places.follow([...operation, "requestBody"]);
  for (const mediaType of Object.keys(Object(body.node["content"]) as object)) {
    visit([...body.at, "content", mediaType, "schema"]);
    visit([...body.at, "content", mediaType]);
  }
  for (const { at, node } of parametersOf(places, operation)) {
    // Whether something has an ID, or a text of no certain form, is for the service to know.
    const { format, pattern, enum: values } = places.follow([...at, "schema"]).node;
    if (node["in"] === "path" || (format ?? pattern ?? values) === undefined) continue;
    if (node["x-error-code"] === code) found.push([...at, "x-error-code"]);
    visit([...at, "schema"]);
  }
  const rules = places.follow(operation).node["x-parameter-rules"];
  if (Array.isArray(rules))
    for (const [index, rule] of rules.entries())
      if ((rule as { "x-error-code"?: string })["x-error-code"] === code) found.push([...operation, "x-parameter-rules", String(index)]);
  return found;
}

/** The field or parameter of a request that details of a rejection name, the deepest one; otherwise the body's schema, or the operation. */
export function placeNamed(places: Places, operation: Keys, details: unknown): Keys {
  const text = JSON.stringify(details ?? "");
  const body = bodySchemaOf(places, operation);
  const field = body && fieldNamed(places, places.schemas(body), text);
  if (field) return field;
  const parameters = parametersOf(places, operation).map(({ at, node }) => ({ at: [...at, "name"], name: String(node["name"]) }));
  return firstNamed(parameters, text)?.at ?? body ?? operation;
}

/** A field is named before those in it: `items[0].reference` is not `reference`. */
function fieldNamed(places: Places, schemas: readonly PlacedSchema[], text: string): Keys | undefined {
  const fields = schemas.flatMap(({ at, schema }) =>
    Object.keys(Object(schema["properties"]) as object).map((name) => ({ at: [...at, "properties", name], name })),
  );
  const named = firstNamed(fields, text);
  if (!named) return undefined;
  const inside = places.schemas(named.at);
  return fieldNamed(places, [...inside, ...places.below(inside, 0)], text.slice(named.index + named.name.length)) ?? named.at;
}

function firstNamed<Named extends { readonly name: string }>(
  all: readonly Named[],
  text: string,
): (Named & { readonly index: number }) | undefined {
  const [first] = all
    .map((each) => ({ ...each, index: text.search(new RegExp(`\\b${each.name.replaceAll(/\W/g, "\\$&")}\\b`)) }))
    .filter(({ index }) => index >= 0)
    .toSorted((one, other) => one.index - other.index);
  return first;
}
