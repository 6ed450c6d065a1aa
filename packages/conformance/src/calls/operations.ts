/** The operations of all APIs by path: no two APIs have one in common. */
import type { OperationEntry } from "@maksu/openapi-runtime";
import { API_NAMES, type ApiName, createRouter, OPERATIONS } from "@maksu/service-front";

/** The operation of a request. */
export interface CalledOperation {
  readonly api: ApiName;
  readonly operationId: string;
  readonly entry: OperationEntry;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** Finds the operation of a method and a path; otherwise returns why there is none, in a sentence. */
export function createFinder(apis: readonly ApiName[] = API_NAMES): (method: string, path: string) => CalledOperation | string {
  const routers = apis.map((api) => ({ api, route: createRouter(OPERATIONS[api]) }));
  return (method, path) => {
    const allowed: string[] = [];
    for (const { api, route } of routers) {
      const found = route(method, path);
      if ("allowed" in found) {
        allowed.push(...found.allowed);
        continue;
      }
      const { operationId, pathParameters } = found;
      const entry = OPERATIONS[api][operationId];
      if (entry) return { api, operationId, entry, pathParameters };
    }
    return allowed.length > 0
      ? `the path takes ${allowed.join(" and ")}, not this method`
      : `no operation of the ${apis.join(", ")} API has this path`;
  };
}
