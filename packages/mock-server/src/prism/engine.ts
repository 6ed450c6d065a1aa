/** Prism's engine: validates a request against the description and responds with its examples. */
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import type { ResponseDraft, WireRequest } from "@maksu/service-front";
import type { Preference } from "./preference.ts";

/** A violation found by Prism: its place, such as `header/timestamp`, and the reason. */
export interface PrismViolation {
  readonly place: string;
  readonly message: string;
}

/** @param mediaType of the parsed body; undefined for none */
export type Engine = (
  operationId: string,
  request: WireRequest,
  body: unknown,
  mediaType: string | undefined,
  preference: Preference,
) => Promise<ResponseDraft | { readonly violations: readonly PrismViolation[] }>;

/**
 * Creates two instances of Prism: one to validate every request, one to respond. Non-random responses (`dynamic: false`) depend on the
 * operation and the preference alone, so each is created once.
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
  const responder = createInstance(configFor(false), { logger: SILENCE, route });
  const responses = new Map<string, ResponseDraft>();

  return async (operationId, request, body, mediaType, preference) => {
    const operation = named.get(operationId);
    const resources = operation ? [operation] : [];
    const input = {
      method: request.method.toLowerCase() as "get",
      url: { path: request.path, query: queryOf(request.query) },
      headers: headersFor(described.get(operationId) ?? [], request, mediaType),
      body,
    };
    const validated = await validator.request(input, resources, configFor(true))();
    if (validated._tag === "Left") return problem(validated.left);
    const errors = validated.right.validations.input.filter(({ severity }) => severity === ERROR);
    if (errors.length > 0) return { violations: errors.map(({ path = [], message }) => ({ place: path.join("/"), message })) };

    const key = `${operationId} ${preference.code} ${preference.exampleKey}`;
    const known = responses.get(key);
    if (known) return known;
    // A new object each time: Prism modifies it.
    const outcome = await responder.request(input, resources, configFor(false, preference))();
    if (outcome._tag === "Left") return problem(outcome.left);
    const { statusCode, headers = {}, body: example } = outcome.right.output;
    const response = { status: statusCode, headers: lowerCased(headers), body: example ?? undefined };
    responses.set(key, response);
    return response;
  };
}

function problem(error: Error & { readonly status?: number }): ResponseDraft {
  const status = error.status ?? 500;
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
