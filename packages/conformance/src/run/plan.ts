/** What to send to a service: the contract's own requests, as far as a level goes. */
import { type ApiName, descriptionOf } from "@maksu/service-front";
import { type Document, flatten, type JsonObject, type LocatedOperation, operationsOf } from "@maksu/openapi";
import { constraintsOf } from "../constraints/constraints.ts";
import { inEachMediaType, isOfNoType } from "../constraints/in-each-media-type.ts";
import { type IsTriedBefore, sharedBodies } from "../constraints/shared-bodies.ts";
import { conditionsOf } from "../requests/conditions.ts";
import { exampleRequests, parameterRequests } from "../requests/example-requests.ts";
import { type PlannedRequest, planner } from "./planned-request.ts";

/**
 * How far a run goes. `read`: lists, and look-ups of unknown IDs. `write`: also creates payments that nobody has paid, and sends requests that are to be
 * rejected. `full`: every operation, for servers that move no money.
 */
export type Level = "read" | "write" | "full";
export const LEVELS: readonly Level[] = ["read", "write", "full"];

/** An operation that a level does not call. */
export interface Uncalled {
  readonly api: ApiName;
  readonly operationId: string;
  readonly reason: string;
}

/** The requests of a run. */
export interface Plan {
  readonly requests: readonly PlannedRequest[];
  readonly uncalled: readonly Uncalled[];
}

/** Most requests of a level that a service can count on. */
const MOST = { read: 60, write: 400 } as const;
/** Most payments that a run creates on a service that is not on this machine's loopback. */
const MOST_CREATED = 50;

/** Operations that create a payment, which nobody pays. */
const CREATES = "createPayment";

/**
 * Makes the plan of a level: of each API a wrong secret; of each operation its examples, what breaks a constraint, what just keeps it, and the conditions that
 * servers on this machine know.
 */
export function makePlan(apis: readonly ApiName[], level: Level): Plan {
  const requests: PlannedRequest[] = [];
  const uncalled: Uncalled[] = [];
  for (const api of apis) {
    const bundle = flatten(descriptionOf(api) as Document);
    const operations = operationsOf(bundle);
    const isTriedBefore = sharedBodies(operations);
    let isForged = false;
    for (const operation of operations) {
      const { operationId, method } = operation;
      const [isRead, creates] = [method === "GET", operationId === CREATES];
      const planned = planner(api, bundle, operation);
      const examples = [...exampleRequests(bundle, operation), ...parameterRequests(bundle, operation)];
      const [[, first] = []] = examples;
      if (first && !isForged && (isRead || creates)) {
        isForged = true;
        requests.push(planned("with another secret", first, { isForged, expected: "rejection" }));
      }
      if (!isRead && !(level === "full" || (level === "write" && creates))) {
        uncalled.push({ api, operationId, reason: creates ? "creates a payment: level write" : "may move money: level full" });
        continue;
      }
      requests.push(...examples.map(([name, request]) => planned(name, request, { creates })));
      if (level === "full" || (level === "write" && creates)) requests.push(...atEdges(api, bundle, operation, level, isTriedBefore));
      if (level === "full")
        for (const { name, request, options, wanted } of conditionsOf(api, bundle, operation).values())
          // Signing has one name of the API.
          if (options.apiName === undefined)
            requests.push(
              planned(name, request, {
                ...options,
                isAsGiven: true,
                ...((wanted === "unauthorized" || wanted.status >= 400) && { expected: "rejection" }),
              }),
            );
    }
  }
  return { requests: level === "full" ? requests : limited(requests, level), uncalled };
}

/** What breaks each constraint, then what just keeps it. A service that is not on this machine gets one request of each. */
function atEdges(
  api: ApiName,
  bundle: JsonObject,
  operation: LocatedOperation,
  level: Level,
  isTriedBefore: IsTriedBefore,
): readonly PlannedRequest[] {
  const creates = operation.operationId === CREATES;
  const planned = planner(api, bundle, operation);
  const constraints = constraintsOf(bundle, operation).filter(
    (constraint) => !planned.isSigned(constraint.spot) && !isTriedBefore(operation, constraint),
  );
  return (["outside", "inside"] as const).flatMap((side) =>
    constraints.flatMap((constraint) => {
      const trials =
        level === "full" ? constraint[side].flatMap((each) => inEachMediaType(operation, constraint, each)) : constraint[side].slice(0, 1);
      return trials
        .filter((trial) => !isOfNoType(constraint, side, trial))
        .map(({ what, request }) =>
          planned(`${constraint.name}: ${what}`, request, { creates: creates && side === "inside", spot: constraint.spot }),
        );
    }),
  );
}

function limited(requests: readonly PlannedRequest[], level: "read" | "write"): readonly PlannedRequest[] {
  let created = 0;
  return requests.filter(({ creates }) => !creates || ++created <= MOST_CREATED).slice(0, MOST[level]);
}
