/** Checks a request with Prism, by the bundled description alone. */
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";
import type { JsonObject } from "@maksu/openapi";
import type { WrittenRequest } from "@maksu/conformance/contract";

/** A fault that Prism finds: `["body", "rows", "0", "amount"]`, `must be <= 2000000`. */
export interface PrismFault {
  readonly place: readonly string[];
  readonly message: string;
}

/** The faults that Prism finds in a request. Empty when it accepts it. */
export type PrismCheck = (operationId: string, request: WrittenRequest) => Promise<readonly PrismFault[]>;

type Components = Parameters<typeof createInstance>[1];

const silent = (): void => {};
const LOGGER = {
  child: (): unknown => LOGGER,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  success: silent,
  trace: silent,
  fatal: silent,
};
const ERROR = 0;

export async function createPrismCheck(bundle: JsonObject): Promise<PrismCheck> {
  const operations = new Map((await getHttpOperationsFromSpec(bundle)).map((operation) => [operation.iid, operation]));
  const config = {
    isProxy: false,
    checkSecurity: false,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  } as const;
  const prism = createInstance(config, {
    logger: LOGGER as unknown as Components["logger"],
    // The operation is known; Prism only has to check the request.
    route: ({ resources: [operation] }) =>
      operation ? { _tag: "Right", right: operation } : { _tag: "Left", left: new Error("no operation") },
    mock: () => () => ({ _tag: "Right", right: { statusCode: 204 } }),
  });

  return async (operationId, { method, target, headers, body }) => {
    const operation = operations.get(operationId);
    if (!operation) return [{ place: [], message: `has no operation ${operationId}` }];
    const url = new URL(target, "http://127.0.0.1");
    // As it came: URL would resolve an empty segment's neighbours.
    const [path = ""] = target.split("?", 1);
    const input = {
      method: method.toLowerCase() as "get",
      url: { path, query: Object.fromEntries(url.searchParams) },
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...(body !== undefined && { body: JSON.parse(body) as unknown }),
    };
    const outcome = await prism.request(input, [operation], { ...config, mock: { dynamic: false } })();
    if (outcome._tag === "Left") return [{ place: [], message: outcome.left.message }];
    return outcome.right.validations.input
      .filter(({ severity }) => severity === ERROR)
      .map(({ path: place = [], message }) => ({ place: place.map(String), message }));
  };
}
