/** Validates requests and responses against a description with Prism's validator, and chooses examples of the description. */
import { validateInput, validateOutput } from "@stoplight/prism-http/dist/validator/index.js";
import type { IHttpOperation } from "@stoplight/types";
import type { ResponseDraft, WireRequest } from "@maksu/service-front";
import { exampleResponse } from "./example-response.ts";
import { operationsOf } from "./operations.ts";
import type { Preference } from "./preference.ts";

/** A violation found by Prism: its place, such as `header/timestamp`, and the reason. */
export interface PrismViolation {
  readonly place: string;
  readonly message: string;
}

/** Validation and examples for one description. */
export interface Engine {
  /**
   * Returns the violations of a request.
   *
   * @param mediaType of the parsed body; undefined for none
   */
  violations(operationId: string, request: WireRequest, body: unknown, mediaType: string | undefined): readonly PrismViolation[];
  /** Returns the example that is preferred: the first of a success by default. */
  example(operationId: string, preference: Preference): ResponseDraft;
  /** Returns the violations of a response with a body. */
  responseViolations(operationId: string, response: ResponseDraft): readonly PrismViolation[];
}

/**
 * Creates an engine of Prism's parts: to validate requests, to choose examples, to validate responses. Examples that are not random depend on the
 * operation and the preference alone, so each is read once.
 *
 * @param document - a bundled description
 * @param isAuthenticated - whether signature headers must match the description
 * @throws Error for a description with a reference to nothing
 */
export function createEngine(document: object, isAuthenticated: boolean): Engine {
  const operations = operationsOf(isAuthenticated ? document : withoutSigning(document));
  const named = new Map(operations.map((operation) => [operation.iid ?? "", withoutEmptyLists(operation)]));
  const described = new Map(
    operations.map(({ iid = "", request }) => [iid, (request?.headers ?? []).map(({ name }) => name.toLowerCase())]),
  );
  const examples = new Map<string, ResponseDraft>();
  const errorsIn = withMessages(messagesOf(document));
  const operationNamed = (operationId: string): IHttpOperation => {
    const operation = named.get(operationId);
    if (!operation) throw new Error(`the description has no operation ${operationId}`);
    return operation;
  };

  return {
    violations(operationId, request, body, mediaType) {
      const element = {
        method: request.method.toLowerCase() as "get",
        url: { path: request.path, query: queryOf(request.query) },
        headers: headersFor(described.get(operationId) ?? [], request, mediaType),
        body,
      };
      return errorsIn(validateInput({ resource: operationNamed(operationId), element }));
    },

    example(operationId, preference) {
      const key = `${operationId} ${preference.code} ${preference.exampleKey}`;
      const known = examples.get(key);
      if (known) return known;
      const response = exampleResponse(operationNamed(operationId), preference);
      examples.set(key, response);
      return response;
    },

    responseViolations(operationId, { status, headers, body }) {
      const element = { statusCode: status, headers: { ...headers, "content-type": "application/json" }, body };
      return errorsIn(validateOutput({ resource: operationNamed(operationId), element }));
    },
  };
}

/** Returns what reads Prism's errors: their messages quote patterns, for which the description has messages. */
const withMessages =
  (messages: ReadonlyMap<string, string>) =>
  (validated: ReturnType<typeof validateInput | typeof validateOutput>): readonly PrismViolation[] =>
    validated._tag === "Right"
      ? []
      : validated.left
          .filter(({ severity }) => severity === ERROR)
          .map(({ path = [], message }) => ({
            place: path.join("/"),
            message: message.replace(/must match pattern "(.*)"$/su, (quoted, pattern: string) => messages.get(pattern) ?? quoted),
          }));

/** Maps the patterns of a description to their messages. */
function messagesOf(document: object): ReadonlyMap<string, string> {
  const messages = new Map<string, string>();
  JSON.stringify(document, (_key, value: unknown) => {
    const { pattern, "x-pattern-message": message } = Object(value) as Readonly<Record<string, unknown>>;
    if (typeof pattern === "string" && typeof message === "string") messages.set(pattern, message);
    return value;
  });
  return messages;
}

/** Prism parses a path template for every request unless it has an own list of parameters. */
function withoutEmptyLists(operation: IHttpOperation): IHttpOperation {
  const request = Object.entries(operation.request ?? {}).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return { ...operation, request: Object.fromEntries(request) };
}

/** Removes all constraints on the headers that signing fills in. */
const withoutSigning = (document: object): object =>
  JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === "object" && value !== null && "x-signing" in value ? { ...value, required: false, schema: {} } : value,
  ) as object;

/** The severity of Prism's violations of the description. */
const ERROR = 0;

/**
 * Returns the headers that the description names. Prism iterates over all given headers for each one that it knows, and crashes on some
 * Accept and Content-Type headers: it gets those that were understood.
 */
function headersFor(names: readonly string[], { headers }: WireRequest, mediaType: string | undefined): Record<string, string> {
  const given: Record<string, string> = { accept: "application/json" };
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) given[name] = value;
  }
  if (mediaType !== undefined) given["content-type"] = mediaType;
  return given;
}

function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : (query.get(name) ?? "")]),
  );
}
