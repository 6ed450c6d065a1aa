/** The parts of an OpenAPI 3.1 document that the generator reads. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema | boolean>;
  required?: string[];
  items?: Schema;
  enum?: Json[];
  allOf?: Schema[];
  "x-error-code"?: string;
  "x-rule"?: string;
  "x-extensible"?: boolean;
  "x-client-type"?: "string";
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
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
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

export interface ParameterRule {
  "x-rule": string;
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
}

export type PathItem = { parameters?: Parameter[] } & Partial<Record<Method, Operation>>;

export interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components?: { schemas?: Record<string, Schema>; parameters?: Record<string, Parameter>; pathItems?: Record<string, PathItem> };
}

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof METHODS)[number];

export interface LocatedOperation {
  path: string;
  method: Method;
  operation: Operation;
  /** The operation's own parameters and those of its path. */
  parameters: Parameter[];
  /** The body's fields when every one of them repeats a path parameter: a caller gives the value once. */
  repeated: string[];
}

/** Every operation of `paths`, in the document's order. The document must be dereferenced. */
export function operationsOf(document: Document): LocatedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return [{ path, method, operation, parameters, repeated: repeatedInBody(operation, parameters) }];
    }),
  );
}

function repeatedInBody({ requestBody }: Operation, parameters: readonly Parameter[]): string[] {
  const [content] = Object.values(requestBody?.content ?? {});
  const fields = Object.keys(content?.schema?.properties ?? {});
  const inPath = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  return fields.every((field) => inPath.includes(field)) ? fields : [];
}
