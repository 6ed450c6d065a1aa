/** Prism's engine: validates requests and responses against the description, and chooses its examples. */
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import type { ResponseDraft, WireRequest } from "@maksu/service-front";
import type { Preference } from "./preference.ts";

/** A violation found by Prism: its place, such as `header/timestamp`, and the reason. */
export interface PrismViolation {
  readonly place: string;
  readonly message: string;
}

/** Prism for one description. */
export interface Engine {
  /**
   * Returns the violations of a request.
   *
   * @param mediaType of the parsed body; undefined for none
   */
  violations(operationId: string, request: WireRequest, body: unknown, mediaType: string | undefined): Promise<readonly PrismViolation[]>;
  /** Returns the example that is preferred: the first of a success by default. */
  example(operationId: string, preference: Preference): Promise<ResponseDraft>;
  /** Returns the violations of a response with a body. */
  responseViolations(operationId: string, response: ResponseDraft): Promise<readonly PrismViolation[]>;
}

/**
 * Creates instances of Prism: to validate requests, to choose examples, to validate responses. Examples that are not random (`dynamic:
 * false`) depend on the operation and the preference alone, so each is read once.
 *
 * @param document - a bundled description
 * @param isAuthenticated - whether signature headers must match the description
 */
export async function createEngine(document: object, isAuthenticated: boolean): Promise<Engine> {
  const operations = await getHttpOperationsFromSpec(isAuthenticated ? document : withoutSigning(document));
  const named = new Map(operations.map((operation) => [operation.iid ?? "", withoutEmptyLists(operation)]));
  const described = new Map(
    operations.map(({ iid = "", request }) => [iid, (request?.headers ?? []).map(({ name }) => name.toLowerCase())]),
  );
  const validator = createInstance(configFor(true), { logger: SILENCE, route, mock: () => () => NOTHING });
  const chooser = createInstance(configFor(false), { logger: SILENCE, route });
  const examples = new Map<string, ResponseDraft>();
  const errorsIn = withMessages(messagesOf(document));
  const resourcesOf = (operationId: string): Operation[] => [named.get(operationId)].filter((operation) => operation !== undefined);

  return {
    async violations(operationId, request, body, mediaType) {
      const input = {
        method: request.method.toLowerCase() as "get",
        url: { path: request.path, query: queryOf(request.query) },
        headers: headersFor(described.get(operationId) ?? [], request, mediaType),
        body,
      };
      const validated = await validator.request(input, resourcesOf(operationId), configFor(true))();
      if (validated._tag === "Left") throw validated.left;
      return errorsIn(validated.right.validations.input);
    },

    async example(operationId, preference) {
      const key = `${operationId} ${preference.code} ${preference.exampleKey}`;
      const known = examples.get(key);
      if (known) return known;
      // A new object each time: Prism modifies it.
      const outcome = await chooser.request(anyRequest(), resourcesOf(operationId), configFor(false, preference))();
      if (outcome._tag === "Left") return problem(outcome.left);
      const { statusCode, headers = {}, body: example } = outcome.right.output;
      const response = { status: statusCode, headers: lowerCased(headers), body: example ?? undefined };
      examples.set(key, response);
      return response;
    },

    async responseViolations(operationId, { status, headers, body }) {
      const output = { statusCode: status, headers: { ...headers, "content-type": "application/json" }, body };
      const checker = createInstance(CHECKING, { logger: SILENCE, route, mock: () => () => ({ _tag: "Right", right: output }) });
      const outcome = await checker.request(anyRequest(), resourcesOf(operationId), CHECKING)();
      if (outcome._tag === "Left") throw outcome.left;
      return errorsIn(outcome.right.validations.output);
    },
  };
}

/** A request that is not validated. */
const anyRequest = (): { method: "get"; url: { path: string }; headers: Record<string, string> } => ({
  method: "get",
  url: { path: "/" },
  headers: { accept: "application/json" },
});

/** Returns what reads Prism's errors: their messages quote patterns, for which the description has messages. */
const withMessages =
  (messages: ReadonlyMap<string, string>) =>
  (
    found: readonly { readonly severity: number; readonly path?: readonly (string | number)[]; readonly message: string }[],
  ): readonly PrismViolation[] =>
    found
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

function problem(error: Error & { readonly status?: number }): ResponseDraft {
  const { status = 500 } = error;
  // No choice of an example, but a mistake: the server reports its cause.
  if (status >= 500) throw error;
  return { status, headers: { "content-type": "application/problem+json" }, body: { title: error.message, status } };
}

type Components = Parameters<typeof createInstance>[1];

type Operation = Parameters<ReturnType<typeof createInstance>["request"]>[1][number];

/** Prism parses a path template for every request unless it has an own list of parameters. */
function withoutEmptyLists(operation: Operation): Operation {
  const request = Object.entries(operation.request ?? {}).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return { ...operation, request: Object.fromEntries(request) };
}

/** The request is already routed: Prism gets the one operation and need not search for it. */
const route: NonNullable<Components["route"]> = ({ resources: [operation] }) =>
  operation ? { _tag: "Right", right: operation } : { _tag: "Left", left: new Error("the description has no such operation") };

/** The response where only the validation matters. */
const NOTHING = { _tag: "Right", right: { statusCode: 204 } } as const;

const silent = (): void => {};
/** Silences Prism's log. These are the only methods that it calls. */
const SILENCE = {
  child: (): unknown => SILENCE,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  success: silent,
  trace: silent,
  fatal: silent,
} as unknown as Components["logger"];

/** The gate has checked the credentials: Prism would only check that their headers exist. */
const configFor = (validateRequest: boolean, preference: Preference = {}): IHttpConfig => ({
  isProxy: false,
  checkSecurity: false,
  validateRequest,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false, ...preference },
});

const CHECKING: IHttpConfig = { ...configFor(false), validateResponse: true };

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

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
