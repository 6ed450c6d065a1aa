/** Plans the requests to a service: the contract's own, as far as a level goes. */
import type { ApiName } from "@maksu/service-front";
import { type JsonObject, type LocatedOperation, objectAt, operationsOf, signingParameters, viewOf } from "@maksu/openapi";
import { constraintsOf } from "../constraints/constraints.ts";
import { inEachMediaType, isOfNoType } from "../constraints/in-each-media-type.ts";
import { type IsTriedBefore, sharedBodies } from "../constraints/shared-bodies.ts";
import { describedApis } from "../ground/described.ts";
import { conditionsOf, successOf, type Wanted } from "../requests/conditions.ts";
import { exampleRequests, parameterRequests } from "../requests/example-requests.ts";
import { spotName } from "../requests/request.ts";
import { type Outcome, outcomesOf } from "./outcomes.ts";
import { type More, type PlannedRequest, planner } from "./planned-request.ts";
import { OTHER_SECRET, wrongSendersOf } from "./wrong-senders.ts";

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
  /** Every status and error that the descriptions document. */
  readonly outcomes: readonly Outcome[];
}

/** Most requests of a level that a service can count on. */
const MOST = { read: 60, write: 400 } as const;
/** Most payments that a run creates on a service that is not on this machine's loopback. */
const MOST_CREATED = 50;

/** Operations that create a payment, which nobody pays. */
const CREATES = "createPayment";

/**
 * Makes the plan of a level: of each API a wrong secret; of each operation its examples, what breaks a constraint, what just keeps it, wrong senders, and the
 * conditions that servers on this machine know; then each operation with the IDs that another has given.
 */
export function makePlan(apis: readonly ApiName[], level: Level): Plan {
  const requests: PlannedRequest[] = [];
  const uncalled: Uncalled[] = [];
  const outcomes: Outcome[] = [];
  for (const { api, bundle } of describedApis(apis)) {
    const operations = operationsOf(bundle);
    const isTriedBefore = sharedBodies(operations);
    let isForged = false;
    for (const operation of operations) {
      outcomes.push(...outcomesOf(api, operation));
      const { operationId, method } = operation;
      const [isRead, creates] = [method === "GET", operationId === CREATES];
      const planned = planner(api, bundle, operation);
      const examples = [...exampleRequests(bundle, operation), ...parameterRequests(bundle, operation)];
      const [[, first] = []] = examples;
      if (first && (level === "full" || (!isForged && (isRead || creates)))) {
        isForged = true;
        for (const { name, more, causes } of wrongSendersOf(operation))
          if (level === "full" || name === OTHER_SECRET.name)
            requests.push(planned(name, first, { ...more, isForged, causes, expected: "rejection" }));
      }
      if (!isRead && !(level === "full" || (level === "write" && creates))) {
        uncalled.push({ api, operationId, reason: creates ? "creates a payment: level write" : "may move money: level full" });
        continue;
      }
      requests.push(...examples.map(([name, request]) => planned(name, request, { creates })));
      if (level === "full" || (level === "write" && creates)) requests.push(...atEdges(api, bundle, operation, level, isTriedBefore));
      if (level === "full")
        for (const { name, request, options, wanted, example } of conditionsOf(api, bundle, operation).values())
          // Another API name is one of the wrong senders.
          if (options.apiName === undefined)
            requests.push(
              planned(name, request, {
                ...options,
                isAsGiven: true,
                causes: example,
                ...(isRejected(wanted) && { expected: "rejection" }),
              }),
            );
    }
    if (level === "full") requests.push(...followUps(api, bundle, operations));
  }
  return { requests: level === "full" ? requests : limited(requests, level), uncalled, outcomes };
}

const isRejected = (wanted: Wanted): boolean => wanted === "unauthorized" || wanted.status >= 400;

/**
 * Each operation whose path has an ID, after a request that another operation responds to with such an ID. Both are the first of their examples: further ones
 * belong to other kinds of merchants.
 */
function followUps(api: ApiName, bundle: JsonObject, operations: readonly LocatedOperation[]): readonly PlannedRequest[] {
  const first = (operation: LocatedOperation, more: More, ending = ""): PlannedRequest[] =>
    [...exampleRequests(bundle, operation)]
      .slice(0, 1)
      .map(([name, request]) => planner(api, bundle, operation)(name + ending, request, more));
  const gives = (operation: LocatedOperation, name: string): boolean =>
    Object.values(objectAt(operation.responses.get(String(successOf(operation)))?.value, "content")).some((media) =>
      viewOf(bundle, objectAt(media, "schema")).properties.has(name),
    );
  const inPath = ({ parameters }: LocatedOperation): readonly string[] =>
    parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
  return operations.flatMap((operation) =>
    inPath(operation).flatMap((follows) =>
      operations.flatMap((giver) =>
        inPath(giver).length > 0 || !gives(giver, follows)
          ? []
          : [...first(giver, { creates: giver.operationId === CREATES }), ...first(operation, { follows }, ` after ${giver.operationId}`)],
      ),
    ),
  );
}

/** Requests that break each constraint, then those that just keep it. A service that is not on this machine gets one request of each. */
function atEdges(
  api: ApiName,
  bundle: JsonObject,
  operation: LocatedOperation,
  level: Level,
  isTriedBefore: IsTriedBefore,
): readonly PlannedRequest[] {
  const creates = operation.operationId === CREATES;
  const planned = planner(api, bundle, operation);
  // Signing fills in its own headers, whatever a request has there.
  const signing = new Set(signingParameters(operation).map(({ name }) => `header/${name}`));
  const constraints = constraintsOf(bundle, operation).filter(
    (constraint) => !signing.has(spotName(constraint.spot)) && !isTriedBefore(operation, constraint),
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
