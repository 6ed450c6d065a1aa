/** Names places of a description the way its readers speak of them. */
import { type JsonObject, textAt, valueAt } from "@maksu/openapi";
import { code } from "../words.ts";

/** Levels of a schema or a response that mean nothing to a reader. */
const silent = new Set([
  "schema",
  "allOf",
  "anyOf",
  "oneOf",
  "content",
  "properties",
  "patternProperties",
  "get",
  "put",
  "post",
  "delete",
  "patch",
]);

/**
 * @param segments - the place, without the changed field of the object that stands there
 * @param field - the changed field, when the object itself stayed
 * @returns `` `RefundRow.amount` maximum ``, `` `createRefund` response 400, example `invalid-key` ``
 */
export function subjectOf(document: JsonObject, segments: readonly string[], field: string | undefined): string {
  const words = [named(document, segments), field === undefined || field === "key" ? undefined : word(field)];
  return words.filter((word) => word !== undefined && word !== "").join(" ");
}

function named(document: JsonObject, segments: readonly string[]): string {
  const [section = "", name = "", key = ""] = segments;
  if (section === "components" && name === "schemas") return code(key + fieldPath(segments.slice(3)));
  if (section === "components")
    return join(`${singular(name)} ${code(nameOf(document, segments.slice(0, 3)) ?? key)}`, details(document, segments, 3));
  if (section === "paths" || section === "webhooks") return ofOperation(document, segments);
  return segments.map(word).join(".");
}

function ofOperation(document: JsonObject, segments: readonly string[]): string {
  const [section = "", path = "", method = ""] = segments;
  const operationId = textAt(valueAt(document, segments.slice(0, 3)), "operationId");
  if (operationId === undefined) return join(`${section === "paths" ? "path" : "event"} ${code(path)}`, details(document, segments, 2));
  return join(`${section === "webhooks" ? "event " : ""}${code(operationId)}`, details(document, segments, method === "" ? 2 : 3));
}

/** The place below an operation or component: `response 400, example `x``, `request `rows[].amount``. */
function details(document: JsonObject, segments: readonly string[], from: number): string {
  const parts: string[] = [];
  for (let index = from; index < segments.length; index += 1) {
    const segment = segments[index] ?? "";
    const next = segments[index + 1];
    if (segment === "schema") {
      const path = fieldPath(segments.slice(index + 1)).replace(/^\./, "");
      return [...parts, ...(path === "" ? [] : [code(path)])].join(", ");
    }
    if (segment === "requestBody") parts.push("request");
    else if (segment === "content" && next !== undefined) index += 1;
    else if (segment === "responses" && next !== undefined) parts.push(`response ${word(segments[++index] ?? "")}`);
    else if (segment === "parameters" && next !== undefined)
      parts.push(`parameter ${code(nameOf(document, segments.slice(0, ++index + 1)) ?? next)}`);
    else if ((segment === "examples" || segment === "headers") && next !== undefined)
      parts.push(`${singular(segment)} ${code(segments[++index] ?? "")}`);
    else if (!silent.has(segment)) parts.push(word(segment));
  }
  return parts.join(", ");
}

/** `properties/rows/items/properties/amount` is `.rows[].amount`. */
function fieldPath(segments: readonly string[]): string {
  let path = "";
  for (let index = 0; index < segments.length; index += 1) {
    const segment = segments[index] ?? "";
    if (segment === "properties") path += segments[index + 1] === undefined ? "" : `.${segments[++index]}`;
    else if (segment === "items") path += "[]";
    else if (/^(allOf|anyOf|oneOf)$/.test(segment)) index += 1;
    else path += `.${segment}`;
  }
  return path;
}

/** A parameter's name, through the reference to it. What a security scheme names is only its header. */
function nameOf(document: JsonObject, segments: readonly string[]): string | undefined {
  if (segments[1] === "securitySchemes") return undefined;
  const parameter = valueAt(document, segments);
  return textAt(parameter, "name") ?? textAt(parameter, "$ref")?.replace(/^.*\//, "");
}

/** Markdown reads nothing else into it. */
const word = (text: string): string => (/^[\w$.-]*$/.test(text) && !/^_|_$|__/.test(text) ? text : code(text));
const join = (first: string, rest: string): string => (rest === "" ? first : `${first} ${rest}`);
const singular = (section: string): string => section.replace(/s$/, "");
