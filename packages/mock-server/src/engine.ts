/** Prism's engine: validates a request against the description and answers with its examples. */
import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from "@stoplight/prism-http";
import type { MockAnswer, MockRequest } from "./exchange.ts";
import type { Preference } from "./preference.ts";

/** @param mediaType of the body as it was read; undefined for none */
export type Engine = (request: MockRequest, body: unknown, mediaType: string | undefined, preference: Preference) => Promise<MockAnswer>;

/** @param document a bundled description */
export async function createEngine(document: object): Promise<Engine> {
  const operations = await getHttpOperationsFromSpec(document);
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
      const { message, status } = outcome.left as Error & { status?: number };
      return {
        status: status ?? 500,
        headers: { "content-type": "application/problem+json" },
        body: { title: message, status: status ?? 500 },
      };
    }
    const { statusCode, headers = {}, body: answer } = outcome.right.output;
    return { status: statusCode, headers: lowerCased(headers), body: answer ?? undefined };
  };
}

const configFor = (mock: { dynamic: false; code?: number; exampleKey?: string }): IHttpConfig => ({
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock,
});

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
