/** The parts of an OpenAPI 3.1 document that the generator reads. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  description?: string;
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  items?: Schema;
  enum?: Json[];
  allOf?: Schema[];
  anyOf?: Schema[];
  unevaluatedProperties?: Schema | boolean;
  deprecated?: boolean;
  "x-error-code"?: string;
  "x-rule"?: string;
  "x-limit"?: Json;
  "x-extensible"?: boolean;
  "x-client-type"?: "string" | "error-code";
  "x-csv-column"?: string;
  "x-own-transaction"?: string[];
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  deprecated?: boolean;
  schema: Schema;
  examples?: Record<string, Example>;
  "x-signing"?: boolean;
  "x-error-code"?: string;
}

export interface Example {
  summary?: string;
  description?: string;
  value?: Json;
}

export interface MediaType {
  schema?: Schema;
  examples?: Record<string, Example>;
  "x-error-code"?: string;
}

export interface Response {
  description: string;
  headers?: Record<string, { required?: boolean; schema?: Schema }>;
  content?: Record<string, MediaType>;
}

export interface ParameterRule {
  "x-rule": string;
  "x-limit"?: Json;
  "x-error-code"?: string;
  description?: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  "x-parameter-rules"?: ParameterRule[];
  "x-retry-hours"?: number[];
}

export type PathItem = { $ref?: string; parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter>; pathItems?: Record<string, PathItem> };
}

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof METHODS)[number];

/** What a `$ref` of a bundled document points to: all of them are JSON pointers into the document itself. */
export function resolve<Target extends object>(document: Document, $ref: string): Target {
  let place: unknown = document;
  for (const step of $ref.replace(/^#\//, "").split("/"))
    place = (place as Record<string, unknown> | undefined)?.[decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")];
  if (typeof place !== "object" || place === null) throw new Error(`${$ref}: there is nothing in the bundle.`);
  return place as Target;
}
