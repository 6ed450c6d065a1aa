import type { ApiName, Rejection } from "@maksu/service-front";

/** Creates the response to a request of an operation that is described, and that the sandbox has no handler for yet: 501, with the file to write. */
export function withoutHandler(api: ApiName, operationId: string): Rejection {
  const folder = `packages/sandbox/src/service/${api}-api`;
  const file = operationId.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return {
    status: 501,
    reason: `the sandbox has no ${operationId} yet: write ${folder}/${file}.ts, and add it to ${folder}/operations.ts`,
  };
}
