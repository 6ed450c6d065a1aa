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
  readonly operations: readonly LocatedOperation[];
  readonly events: readonly string[];
  operation(operationId: string): LocatedOperation;
}

/** Reads the description of an API. */
export async function describedApi(name: ApiName): Promise<DescribedApi> {
  const description = readBundle(`${name}-api`);
  const bundle = flatten(description);
  const all = operationsOf(bundle);
  return {
    name,
    bundle,
    referee: await createReferee(description, XML_READER),
    operations: all,
    events: eventsOf(bundle).map(({ operationId }) => operationId),
    operation(operationId) {
      const found = all.find((each) => each.operationId === operationId);
      if (!found) throw new Error(`the ${name} API has no ${operationId}`);
      return found;
    },
  };
}
