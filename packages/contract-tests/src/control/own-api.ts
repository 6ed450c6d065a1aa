/** The statements of the sandbox's own API about every request, which no other document makes: its description's `info` does, in words. */
import { isObject, type JsonObject, objectAt, operationsOf, resolve, viewOf } from "@maksu/openapi";
import { type Described, type Keys, lineAt } from "../description-files.ts";
import { ownValueProblems } from "./compare-own-values.ts";

/** Every record of a request that lets unknown keys through, another scheme than the control token's, and other words and defaults, each with its line. */
export function ownApiProblems(described: Described): readonly string[] {
  const { bundle } = described;
  const problems = new Set<string>();
  const say = (keys: Keys, text: string): void => void problems.add(`${lineAt(described, keys)} ${text}`);
  for (const { content, at } of operationsOf(bundle))
    for (const [mediaType, media] of Object.entries(content))
      for (const keys of openRecords(bundle, objectAt(media, "schema"), [...at, "requestBody", "content", mediaType, "schema"]))
        say(keys, "A record of a request lets unknown keys through: close it by unevaluatedProperties, with `not: {}`.");
  for (const { path, operation, method, responses, content, at } of operationsOf(bundle)) {
    if (operation.security !== undefined && path !== "/_sandbox/health")
      say([...at, "security"], "The sandbox takes its control token everywhere but at /_sandbox/health: remove security.");
    for (const [mediaType, media] of Object.entries(content))
      if (objectAt({ media }, "media")["x-error-code"] !== "invalid-request")
        say(
          [...at, "requestBody", "content", mediaType, "x-error-code"],
          "The sandbox rejects such a body with x-error-code: invalid-request.",
        );
    if (!["GET", "POST", "PATCH", "DELETE"].includes(method) || (method === "GET" && Object.keys(content).length > 0))
      say(at, "The sandbox's API reads by GET, changes settings by PATCH, removes by DELETE, and does all else by POST.");
    const extra = [...responses.keys()].find((status) => status.startsWith("2") && !["200", "201", "204"].includes(status));
    if (extra !== undefined) say([...at, "responses", extra], "The sandbox responds with 200, with 201 to what it has made, or with 204.");
  }
  for (const [name, scheme] of Object.entries(objectAt(objectAt(bundle, "components"), "securitySchemes")))
    for (const [key, want] of Object.entries({ type: "http", scheme: "bearer" }))
      if (objectAt({ scheme }, "scheme")[key] !== want)
        say(["components", "securitySchemes", name, key], `The sandbox takes its control token as ${key}: ${want}.`);
  if (!Array.isArray(bundle.security) || !bundle.security.some((each) => isObject(each) && Object.keys(each).length === 0))
    say(["security"], "A sandbox on loopback needs no token: list {} under security.");
  for (const keys of keysOfMarks(bundle))
    say(keys, "No document stands behind the sandbox's API: remove x-provenance and what belongs to it.");
  return [...problems, ...ownValueProblems(described)];
}

function* keysOfMarks(node: unknown, keys: Keys = []): Generator<Keys> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node))
    if (key === "x-provenance") yield [...keys, key];
    else yield* keysOfMarks(value, [...keys, key]);
}

function* openRecords(bundle: JsonObject, schema: unknown, keys: Keys, visited = new Set<string>()): Generator<Keys> {
  if (!isObject(schema)) return;
  const { value, names } = resolve(bundle, schema);
  const [name] = names;
  const here = name === undefined ? keys : ["components", "schemas", name];
  if (visited.has(here.join("/"))) return;
  visited.add(here.join("/"));
  const view = viewOf(bundle, schema);
  const rejects = isObject(view.otherKeys) && "not" in view.otherKeys;
  if (view.properties.size > 0 && !rejects && !Array.isArray(value.anyOf) && !Array.isArray(value.oneOf)) yield here;
  for (const [field, property] of view.properties) yield* openRecords(bundle, property, [...here, "properties", field], visited);
  yield* openRecords(bundle, view.items, [...here, "items"], visited);
  for (const keyword of ["anyOf", "oneOf"])
    for (const [index, part] of (Array.isArray(value[keyword]) ? value[keyword] : []).entries())
      yield* openRecords(bundle, part, [...here, keyword, String(index)], visited);
}
