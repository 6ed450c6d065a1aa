import { readBundle } from "@maksu/apis";
import type { ApiName } from "@maksu/mock-server";
import { eventsOf, flatten, type JsonObject, type LocatedOperation, operationsOf } from "@maksu/openapi";
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

/** What of an API the sandbox does not have yet. */
export interface Missing {
  readonly operations: readonly string[];
  readonly events: readonly string[];
}

/** Reads the description of an API. */
export async function describedApi(name: ApiName, missing: Missing): Promise<DescribedApi> {
  const description = readBundle(`${name}-api`);
  const bundle = flatten(description);
  const all = operationsOf(bundle);
  return {
    name,
    bundle,
    referee: await createReferee(description, XML_READER),
    operations: all.filter(({ operationId }) => !missing.operations.includes(operationId)),
    events: eventsOf(bundle)
      .map(({ operationId }) => operationId)
      .filter((event) => !missing.events.includes(event)),
    operation(operationId) {
      const found = all.find((each) => each.operationId === operationId);
      if (!found) throw new Error(`the ${name} API has no ${operationId}`);
      return found;
    },
  };
}
