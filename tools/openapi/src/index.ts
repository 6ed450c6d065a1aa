/**
 * Reads bundled OpenAPI descriptions. Each function takes the document; this package does not load files.
 *
 * @packageDocumentation
 */
export {
  type ActExtension,
  type Document,
  type Example,
  type Json,
  type MediaType,
  type Method,
  METHODS,
  type Operation,
} from "./document.ts";
export type { Parameter, ParameterRule, PathItem, Response, Schema } from "./document.ts";
export { partOf } from "./document-part.ts";
export { flatten } from "./flatten.ts";
export { isObject, type JsonObject, listAt, objectAt, textAt } from "./json.ts";
export { askedParameters, eventsOf, type LocatedOperation, operationsOf, signingParameters } from "./located-operations.ts";
export { referencesFrom, type Resolved, resolve, targetOf, valueAt } from "./reference.ts";
export { isMarked, isOfToolkit, markedKeywords, type SchemaView, viewOf } from "./schema-view.ts";
export { objectsOf, schemasOf, shallow, subschemas, walk } from "./walk.ts";
export { escapeKey, keysOf, pointerOf } from "@maksu/openapi-runtime/json-pointer";
