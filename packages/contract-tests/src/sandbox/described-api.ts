import { readBundle } from "@maksu/apis";
import type { ApiName } from "@maksu/mock-server";
import { eventsOf, flatten, type JsonObject, type LocatedOperation, operationsOf } from "@maksu/openapi";
import { LATER_OPERATIONS } from "@maksu/sandbox";
import { createReferee, type Referee } from "@maksu/sandbox/referee";
import { XML_READER } from "../contract/responses/response-body.ts";

/** An API of the sandbox, as its description says. */
export interface DescribedApi {
  readonly name: ApiName;
  readonly bundle: JsonObject;
  readonly referee: Referee;
  /** Those that the sandbox has. */
  readonly operations: readonly LocatedOperation[];
  /** Those that the sandbox sends. */
  readonly events: readonly string[];
  operation(operationId: string): LocatedOperation;
}

/**
 * Reads the description of an API.
 *
 * @param missing - events that the sandbox does not send yet
 */
export async function describedApi(name: ApiName, missing: readonly string[] = []): Promise<DescribedApi> {
  const description = readBundle(`${name}-api`);
  const bundle = flatten(description);
  const all = operationsOf(bundle);
  return {
    name,
    bundle,
    referee: await createReferee(description, XML_READER),
    operations: all.filter(({ operationId }) => !LATER_OPERATIONS[name].includes(operationId)),
    events: eventsOf(bundle)
      .map(({ operationId }) => operationId)
      .filter((event) => !missing.includes(event)),
    operation(operationId) {
      const found = all.find((each) => each.operationId === operationId);
      if (!found) throw new Error(`the ${name} API has no ${operationId}`);
      return found;
    },
  };
}
