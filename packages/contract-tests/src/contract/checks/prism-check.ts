/** Checks a request with Prism, by the bundled description alone. */
import { getHttpOperationsFromSpec } from "@stoplight/prism-http/dist/utils/operations.js";
import { validateInput } from "@stoplight/prism-http/dist/validator/index.js";
import type { JsonObject } from "@maksu/openapi";
import type { WrittenRequest } from "@maksu/conformance/contract";

/** A fault that Prism finds: `["body", "rows", "0", "amount"]`, `must be <= 2000000`. */
export interface PrismFault {
  readonly place: readonly string[];
  readonly message: string;
}

/** The faults that Prism finds in a request. Empty when it accepts it. */
export type PrismCheck = (operationId: string, request: WrittenRequest) => Promise<readonly PrismFault[]>;

const ERROR = 0;

/** By parts of Prism: its entry point also loads what makes examples up, which takes a second. */
export async function createPrismCheck(bundle: JsonObject): Promise<PrismCheck> {
  const operations = new Map((await getHttpOperationsFromSpec(bundle)).map((operation) => [operation.iid, operation]));

  return async (operationId, { method, target, headers, body }) => {
    const operation = operations.get(operationId);
    if (!operation) return [{ place: [], message: `has no operation ${operationId}` }];
    const url = new URL(target, "http://127.0.0.1");
    // As it came: URL would resolve an empty segment's neighbours.
    const [path = ""] = target.split("?", 1);
    const element = {
      method: method.toLowerCase() as "get",
      url: { path, query: Object.fromEntries(url.searchParams) },
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      ...(body !== undefined && { body: JSON.parse(body) as unknown }),
    };
    const outcome = validateInput({ resource: operation, element });
    if (outcome._tag === "Right") return [];
    return outcome.left
      .filter(({ severity }) => severity === ERROR)
      .map(({ path: place = [], message }) => ({ place: place.map(String), message }));
  };
}
