import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf } from "./place.ts";

/** Keywords that types, comments, validators, servers or the reference are made from, by kind of node. Extensions have a rule of their own. */
const READ: Readonly<Record<string, readonly string[]>> = {
  PathItem: ["parameters", "get", "post", "put", "patch", "delete", "head", "options"],
  Operation: [
    ["operationId", "tags", "summary", "description", "externalDocs", "deprecated", "security"],
    ["parameters", "requestBody", "responses"],
  ].flat(),
  Parameter: ["name", "in", "description", "required", "deprecated", "style", "explode", "schema", "examples"],
  Header: ["description", "required", "deprecated", "schema", "examples"],
  Response: ["description", "headers", "content"],
  MediaType: ["schema", "examples"],
  RequestBody: ["description", "required", "content"],
  Example: ["summary", "description", "value"],
  SecurityScheme: ["type", "in", "name", "scheme", "description"],
  Server: ["url", "description"],
  Tag: ["name", "description"],
  Xml: ["name", "wrapped"],
  Schema: [
    ["type", "enum", "const", "format", "pattern", "minLength", "maxLength", "default", "xml"],
    ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
    ["items", "minItems", "maxItems", "uniqueItems", "contains"],
    ["properties", "required", "unevaluatedProperties", "additionalProperties"],
    ["allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
    ["title", "description", "deprecated", "examples"],
  ].flat(),
};

/** Rejects keywords of OpenAPI that nothing is made from: whoever writes one believes that it has an effect. */
export const keywordsRead: Oas3Rule = () => ({
  SecurityRequirement(node: unknown, { report, location }: UserContext) {
    for (const [scheme, scopes] of Object.entries(keysOf(node)))
      if (Array.isArray(scopes) && scopes.length > 0)
        report({ message: `Nothing is made from the scopes of ${scheme}. Write ${scheme}: [].`, location: location.child(scheme) });
  },
  any(node: unknown, { report, location, type }: UserContext) {
    const read = READ[type.name];
    if (!read || typeof node !== "object" || node === null || Array.isArray(node)) return;
    for (const key of Object.keys(keysOf(node)))
      // Redocly reports keywords that OpenAPI doesn't know.
      if (Object.hasOwn(type.properties, key) && !read.includes(key) && !key.startsWith("x-") && key !== "$ref")
        report({ message: `Nothing is made from ${key} of this ${nameOf(type.name)}. Remove it.`, location: location.child(key).key() });
  },
});

/** `MediaType` in words. */
const nameOf = (type: string): string =>
  type === "Xml" ? "XML element" : type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
