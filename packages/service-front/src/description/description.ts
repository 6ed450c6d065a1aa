/**
 * Reads what a server needs of a bundled description. It is read at run time, not generated, since callers may pass a changed description,
 * whose examples the responder then sends.
 */
import { keysOf } from "@maksu/openapi-runtime/json-pointer";

interface Reference {
  readonly $ref?: string;
}

/** A parameter of an operation. */
export interface ParameterDescription {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema?: ParameterSchema;
  readonly "x-signing"?: boolean;
}

interface ParameterSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  /** Whether the list of values may grow. */
  readonly "x-extensible"?: boolean;
}

interface MediaTypeDescription {
  readonly schema?: ParameterSchema;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
  readonly "x-error-code"?: string;
}

/** A response of an operation: its headers and bodies. */
export interface ResponseDescription {
  readonly headers?: Readonly<Record<string, HeaderDescription>>;
  readonly content?: Readonly<Record<string, MediaTypeDescription>>;
}

interface HeaderDescription {
  readonly required?: boolean;
  readonly schema?: ParameterSchema;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

/** An operation of a bundled description. */
export interface OperationDescription {
  readonly operationId: string;
  /** In upper case. */
  readonly method: string;
  readonly parameters: readonly ParameterDescription[];
  /** Media types of the request body. */
  readonly requestContent: Readonly<Record<string, MediaTypeDescription>>;
  readonly responses: Readonly<Record<string, ResponseDescription>>;
}

type Node = { readonly [key: string]: unknown } & Reference;

/** The operations of a bundle, by operationId. */
export const readOperations = (document: object): ReadonlyMap<string, OperationDescription> => operationsUnder("paths", document);

/** The events of a bundle, by name. */
export const readEvents = (document: object): ReadonlyMap<string, OperationDescription> => operationsUnder("webhooks", document);

function operationsUnder(section: "paths" | "webhooks", document: object): ReadonlyMap<string, OperationDescription> {
  const follow = (node: unknown): Node => {
    const { $ref } = (node ?? {}) as Reference;
    if ($ref === undefined) return (node ?? {}) as Node;
    return follow(keysOf(decodeURIComponent($ref)).reduce<unknown>((place, key) => (place as Node)[key], document));
  };
  const parametersOf = (node: Node): ParameterDescription[] =>
    ((node["parameters"] ?? []) as unknown[]).map((parameter) => {
      const found = follow(parameter);
      return { ...found, schema: follow(found["schema"]) } as unknown as ParameterDescription;
    });
  const responseAt = (node: unknown): ResponseDescription => {
    const response = follow(node);
    const headers = Object.entries(response["headers"] ?? {}).map(([name, header]) => {
      const found = follow(header);
      return [name, { ...found, schema: follow(found["schema"]) }];
    });
    return { ...response, ...(headers.length > 0 && { headers: Object.fromEntries(headers) }) };
  };
  const operations = Object.values(follow((document as Node)[section])).flatMap((item) => {
    const path = follow(item);
    return Object.entries(path).flatMap(([method, operation]): OperationDescription[] => {
      const { operationId, requestBody, responses } = (operation ?? {}) as Node;
      if (typeof operationId !== "string") return [];
      return [
        {
          operationId,
          method: method.toUpperCase(),
          parameters: [...parametersOf(path), ...parametersOf(operation as Node)],
          requestContent: (follow(requestBody)["content"] ?? {}) as OperationDescription["requestContent"],
          responses: Object.fromEntries(
            Object.entries(responses as Node).map(([status, response]): [string, ResponseDescription] => [status, responseAt(response)]),
          ),
        },
      ];
    });
  });
  return new Map(operations.map((operation) => [operation.operationId, operation]));
}

/** The example of this name: an error code's, where the API has codes. Its status is undefined when the description has it for any status. */
export function exampleNamed(
  { responses }: OperationDescription,
  name: string,
): { readonly status: number | undefined; readonly body: unknown } | undefined {
  for (const [status, { content }] of Object.entries(responses)) {
    const example = content?.["application/json"]?.examples?.[name];
    if (example) return { status: status === "default" ? undefined : Number(status), body: example.value };
  }
  return undefined;
}

/** The first example of a status; of those for any status, when it has none of its own. */
export function exampleOfStatus({ responses }: OperationDescription, status: number): { readonly body: unknown } | undefined {
  const [example] = Object.values((responses[status] ?? responses["default"])?.content?.["application/json"]?.examples ?? {});
  return example && { body: example.value };
}

/** The response that a status has: its own, or that of any other error. */
export const responseOf = ({ responses }: OperationDescription, status: number): ResponseDescription | undefined =>
  responses[status] ?? (status >= 400 ? responses["default"] : undefined);

/** The statuses of an operation's responses, in words. */
export function statusesOf({ responses }: OperationDescription): string {
  const { default: other, ...listed } = responses;
  return [...Object.keys(listed), ...(other ? ["any other from 400 to 599"] : [])].join(", ").replace(/, any/, " and any");
}

/** The names of a response's examples: of its body, or of its headers where it has none. */
export function exampleNames({ content = {}, headers = {} }: ResponseDescription): string[] {
  const bodies = Object.values(content);
  const described = bodies.length > 0 ? bodies : Object.values(headers);
  return [...new Set(described.flatMap(({ examples = {} }) => Object.keys(examples)))];
}

/** Returns the hours after the first delivery at which an unacknowledged event is sent again; none if no schedule is documented. */
export function retryHoursOf(document: object, event: string): readonly number[] {
  const { webhooks = {} } = document as { webhooks?: Readonly<Record<string, Readonly<Record<string, { "x-retry-hours"?: number[] }>>>> };
  return Object.values(webhooks[event] ?? {}).flatMap((operation) => operation["x-retry-hours"] ?? []);
}
