/** Prism's engine: validates a request against the description and answers with its examples. */
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import type { Answer, WireRequest } from "@maksu/service-front";
import type { Preference } from "./preference.ts";

/** What Prism finds wrong with a request: `header/timestamp`, and why. */
export interface PrismViolation {
  readonly place: string;
  readonly message: string;
}

/** @param mediaType of the body as it was read; undefined for none */
export type Engine = (
  operationId: string,
  request: WireRequest,
  body: unknown,
  mediaType: string | undefined,
  preference: Preference,
) => Promise<Answer | { readonly violations: readonly PrismViolation[] }>;

/**
 * Two instances of Prism: one to judge every request, one to answer. What it answers without chance (`dynamic: false`) depends on the operation and
 * the preference alone, so each answer is made once.
 *
 * @param document - a bundled description
 * @param isAuthenticated - whether the headers of a signature must be as the description has them
 */
export async function createEngine(document: object, isAuthenticated: boolean): Promise<Engine> {
  const operations = await getHttpOperationsFromSpec(isAuthenticated ? document : withoutSigning(document));
  const named = new Map(operations.map((operation) => [operation.iid ?? "", withoutEmptyLists(operation)]));
  const described = new Map(
    operations.map(({ iid = "", request }) => [iid, (request?.headers ?? []).map(({ name }) => name.toLowerCase())]),
  );
  const judge = createInstance(configFor(true), { logger: SILENCE, route, mock: () => () => NOTHING });
  const answerer = createInstance(configFor(false), { logger: SILENCE, route });
  const answers = new Map<string, Answer>();

  return async (operationId, request, body, mediaType, preference) => {
    const operation = named.get(operationId);
    const resources = operation ? [operation] : [];
    const input = {
      method: request.method.toLowerCase() as "get",
      url: { path: request.path, query: queryOf(request.query) },
      headers: headersFor(described.get(operationId) ?? [], request, mediaType),
      body,
    };
    const verdict = await judge.request(input, resources, configFor(true))();
    if (verdict._tag === "Left") return problem(verdict.left);
    const errors = verdict.right.validations.input.filter(({ severity }) => severity === ERROR);
    if (errors.length > 0) return { violations: errors.map(({ path = [], message }) => ({ place: path.join("/"), message })) };

    const key = `${operationId} ${preference.code} ${preference.exampleKey}`;
    const known = answers.get(key);
    if (known) return known;
    // A new object each time: Prism writes into it.
    const outcome = await answerer.request(input, resources, configFor(false, preference))();
    if (outcome._tag === "Left") return problem(outcome.left);
    const { statusCode, headers = {}, body: example } = outcome.right.output;
    const answer = { status: statusCode, headers: lowerCased(headers), body: example ?? undefined };
    answers.set(key, answer);
    return answer;
  };
}

function problem(error: Error & { readonly status?: number }): Answer {
  const status = error.status ?? 500;
  return { status, headers: { "content-type": "application/problem+json" }, body: { title: error.message, status } };
}

type Components = Parameters<typeof createInstance>[1];

type Operation = Parameters<ReturnType<typeof createInstance>["request"]>[1][number];

/** Prism takes a path template apart for every request, unless there is no list of parameters to read from it. */
function withoutEmptyLists(operation: Operation): Operation {
  const request = Object.entries(operation.request ?? {}).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return { ...operation, request: Object.fromEntries(request) };
}

/** The request has been routed: Prism is given the one operation, and none to look through. */
const route: NonNullable<Components["route"]> = ({ resources: [operation] }) =>
  operation ? { _tag: "Right", right: operation } : { _tag: "Left", left: new Error("the description has no such operation") };

/** What is answered where only the verdict matters. */
const NOTHING = { _tag: "Right", right: { statusCode: 204 } } as const;

const silent = (): void => {};
/** What Prism logs nobody reads. It calls these methods and no other. */
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

/** The gate has looked at the credentials: Prism would only look for their headers. */
const configFor = (validateRequest: boolean, preference: Preference = {}): IHttpConfig => ({
  isProxy: false,
  checkSecurity: false,
  validateRequest,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false, ...preference },
});

/** The description with whatever value, or none, in the headers that signing fills in. */
const withoutSigning = (document: object): object =>
  JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === "object" && value !== null && "x-signing" in value ? { ...value, required: false, schema: {} } : value,
  ) as object;

/** The severity that Prism gives to what breaks the description. */
const ERROR = 0;

/**
 * The headers that the description names. Prism walks through all it gets for each that it knows, and would die of some Accept and Content-Type
 * headers: it gets those that were understood.
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
