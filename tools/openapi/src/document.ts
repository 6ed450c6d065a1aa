/** The parts of an OpenAPI 3.1 document that its readers name. Whatever else a part has, extensions above all, is `unknown`. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

type Part = Record<string, unknown>;

export interface Schema extends Part {
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
  "x-client-type"?: "string" | "error-code" | "unknown";
  "x-pattern-message"?: string;
  "x-csv-column"?: string;
  "x-own-transaction"?: string[];
}

export interface Parameter extends Part {
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

export interface Example extends Part {
  summary?: string;
  description?: string;
  value?: Json;
}

export interface MediaType extends Part {
  schema?: Schema;
  examples?: Record<string, Example>;
  "x-error-code"?: string;
}

export interface Response extends Part {
  description: string;
  headers?: Record<string, { required?: boolean; schema?: Schema }>;
  content?: Record<string, MediaType>;
}

export interface ParameterRule extends Part {
  "x-rule": string;
  "x-limit"?: Json;
  "x-error-code"?: string;
  description?: string;
}

export interface Operation extends Part {
  operationId: string;
  summary: string;
  description?: string;
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  "x-parameter-rules"?: ParameterRule[];
  "x-retry-hours"?: number[];
  "x-act"?: ActExtension;
}

/** How an operation reads as a method and as commands: `specs/README.md` says what each means. */
export interface ActExtension {
  group?: string;
  file?: string;
  arguments?: string[];
  result?: string;
  text?: "duration" | "file";
  flat?: string[];
  seed?: { of?: string; account?: string; made?: string };
  done?: string;
  empty?: string;
  byHand?: boolean;
}

export type PathItem = Part & { $ref?: string; parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Document extends Part {
  openapi: string;
  info: { title: string; version: string };
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter>; pathItems?: Record<string, PathItem> };
}

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof METHODS)[number];
