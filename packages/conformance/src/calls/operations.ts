/** The operations of all APIs by path: no two APIs have one in common. */
import { operationTable as legacy } from "@maksu/legacy-api";
import { operationTable as merchant } from "@maksu/merchant-api";
import type { OperationEntry, OperationTable } from "@maksu/openapi-runtime";
import { operationTable as payment } from "@maksu/payment-api";
import { API_NAMES, type ApiName, createRouter } from "@maksu/service-front";

/** What clients and servers know of each operation. */
export const OPERATIONS: Readonly<Record<ApiName, OperationTable>> = { payment, merchant, legacy };

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
