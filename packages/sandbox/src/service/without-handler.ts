/** The operations that are described, and that the sandbox has no handler for. */
import { operationIds as legacy } from "@maksu/legacy-api/operation-ids";
import { operationIds as merchant } from "@maksu/merchant-api/operation-ids";
import { operationIds as payment } from "@maksu/payment-api/operation-ids";
import { type ApiName, API_NAMES, type Rejection } from "@maksu/service-front";
import { OPERATIONS } from "./operations.ts";

const DESCRIBED: Readonly<Record<ApiName, readonly string[]>> = { payment, merchant, legacy };

/** The operations that the sandbox responds to with 501, as API and operationId: `merchant listRefunds`. */
export const OPERATIONS_WITHOUT_HANDLER: readonly string[] = API_NAMES.flatMap((api) =>
  DESCRIBED[api].filter((operationId) => !OPERATIONS[api][operationId]).map((operationId) => `${api} ${operationId}`),
);

/** Creates the response to a request of such an operation: 501, with the file to write. */
export function withoutHandler(api: ApiName, operationId: string): Rejection {
  const folder = `packages/sandbox/src/service/${api}-api`;
  const file = operationId.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return {
    status: 501,
    reason: `the sandbox has no ${operationId} yet: write ${folder}/${file}.ts, and add it to ${folder}/operations.ts`,
  };
}
