import { readBundle } from "@maksu/apis";
import type { ApiName } from "@maksu/mock-server";
import { eventsOf, flatten, type JsonObject, type LocatedOperation, operationsOf } from "@maksu/openapi";
import { OPERATIONS_WITHOUT_HANDLER } from "@maksu/sandbox";
import { responseReadersOf } from "@maksu/service-front";
import { createReferee, type Referee } from "@maksu/service-front/referee";

/** An API of the sandbox, as its description says. */
export interface DescribedApi {
  readonly name: ApiName;
  readonly bundle: JsonObject;
  readonly referee: Referee;
  /** The operations that it has a handler for. */
  readonly operations: readonly LocatedOperation[];
  readonly events: readonly string[];
  operation(operationId: string): LocatedOperation;
}

/** Reads the description of an API. */
export async function describedApi(name: ApiName): Promise<DescribedApi> {
  const description = readBundle(`${name}-api`);
  const bundle = flatten(description);
  // Of the others it says what to write, in a response that nothing describes.
  const all = operationsOf(bundle).filter(({ operationId }) => !OPERATIONS_WITHOUT_HANDLER.includes(`${name} ${operationId}`));
  return {
    name,
    bundle,
    referee: await createReferee(description, responseReadersOf(name)),
    operations: all,
    events: eventsOf(bundle).map(({ operationId }) => operationId),
    operation(operationId) {
      const found = all.find((each) => each.operationId === operationId);
      if (!found) throw new Error(`the ${name} API has no ${operationId}`);
      return found;
    },
  };
}
