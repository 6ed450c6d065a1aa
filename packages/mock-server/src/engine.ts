/** Prism's engine: validates a request against the description and answers with its examples. */
import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import type { MockAnswer, MockRequest } from "./exchange.ts";
import type { Preference } from "./preference.ts";

/** What Prism finds wrong with a request: `header/timestamp`, and why. */
export interface PrismViolation {
  readonly place: string;
  readonly message: string;
}

/** @param mediaType of the body as it was read; undefined for none */
export type Engine = (
  request: MockRequest,
  body: unknown,
  mediaType: string | undefined,
  preference: Preference,
) => Promise<MockAnswer | { readonly violations: readonly PrismViolation[] }>;

/**
 * @param document - a bundled description
 * @param isAuthenticated - whether Prism, too, refuses requests without the description's credentials
 */
export async function createEngine(document: object, isAuthenticated: boolean): Promise<Engine> {
  const configFor = (mock: IHttpConfig["mock"]): IHttpConfig => ({ ...CONFIG, checkSecurity: isAuthenticated, mock });
  const operations = await getHttpOperationsFromSpec(isAuthenticated ? document : withoutSigning(document));
  const prism = createInstance(configFor({ dynamic: false }), { logger: createLogger("mock", { level: "silent" }) });
  return async (request, body, mediaType, preference) => {
    const outcome = await prism.request(
      {
        method: request.method.toLowerCase() as "get",
        url: { path: request.path, query: queryOf(request.query) },
        headers: headersFor(request, mediaType),
        body,
      },
      operations,
      // A new object each time: Prism writes into it.
      configFor({ dynamic: false, ...preference }),
    )();
    if (outcome._tag === "Left") {
      const { message, status, additional } = outcome.left as Problem;
      // Where the description has no answer to an invalid request, Prism makes one of its own.
      const found = additional?.validation;
      if (found) return { violations: found.map(({ location, message: why }) => ({ place: location.join("/"), message: why })) };
      return {
        status: status ?? 500,
        headers: { "content-type": "application/problem+json" },
        body: { title: message, status: status ?? 500 },
      };
    }
    const { output, validations } = outcome.right;
    const errors = validations.input.filter(({ severity }) => severity === ERROR);
    // Prism would pick an answer by rules of its own, which are not the API's.
    if (errors.length > 0) return { violations: errors.map(({ path = [], message }) => ({ place: path.join("/"), message })) };
    const { statusCode, headers = {}, body: answer } = output;
    return { status: statusCode, headers: lowerCased(headers), body: answer ?? undefined };
  };
}

/** How Prism fails. */
interface Problem extends Error {
  readonly status?: number;
  readonly additional?: { readonly validation?: readonly { readonly location: readonly string[]; readonly message: string }[] };
}

/** The description with whatever value, or none, in the headers that signing fills in. */
const withoutSigning = (document: object): object =>
  JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === "object" && value !== null && "x-signing" in value ? { ...value, required: false, schema: {} } : value,
  ) as object;

/** The severity that Prism gives to what breaks the description. */
const ERROR = 0;

const CONFIG = { isProxy: false, validateRequest: true, validateResponse: false, errors: false, upstreamProxy: undefined } as const;

/** Prism would die of some Accept and Content-Type headers; it gets those that were understood. */
function headersFor(request: MockRequest, mediaType: string | undefined): Record<string, string> {
  const { "content-type": _given, ...headers } = Object.fromEntries(request.headers);
  return { ...headers, accept: "application/json", ...(mediaType !== undefined && { "content-type": mediaType }) };
}

function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => [name, query.getAll(name).length > 1 ? query.getAll(name) : (query.get(name) ?? "")]),
  );
}

const lowerCased = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
