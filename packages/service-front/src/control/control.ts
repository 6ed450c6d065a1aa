/** The acts of every server on demand: it sends events, moves its clock and lists the requests that it saw. */
import { checkOptions, type OptionRule, suggestion } from "@maksu/signing/options";
import { type ControlContext, ControlError } from "./control-context.ts";
import type { Delivery } from "../deliveries/deliver.ts";
import { acknowledged } from "../deliveries/deliveries.ts";
import { type OperationDescription, retryHoursOf } from "../description/description.ts";
import { mayReceiveEvents } from "../ground/merchant-url.ts";
import { withSignature } from "../events/with-signature.ts";
import { readFields } from "../events/event-table.ts";
import { unlistedValues } from "../events/event-values.ts";
import type { RecordedRequest } from "../request-log/request-log.ts";
import { OPERATIONS } from "../apis/service-apis.ts";
import { API_NAMES } from "../ground/api-names.ts";
import { warn } from "../ground/warn.ts";

/** The outcome of sending an event: its first delivery, and what followed. */
export interface EventOutcome extends Delivery {
  /** Whether every response had a status of 200 to 299; for a redirect, which comes with the customer's browser, also one of 300 to 399. */
  readonly acknowledged: boolean;
  /** Values that the description does not list, and that were sent since its list may grow. */
  readonly warnings: readonly string[];
  /** The further deliveries of the same request that `repeat` asked for. */
  readonly repeats: readonly Delivery[];
  /** Hours after now at which it is sent again; none when the last delivery was acknowledged, or the event has no schedule. */
  readonly retryHours: readonly number[];
}

/**
 * Sends an event to the merchant, signed as the service signs it.
 *
 * @param given - `url` and the event's fields; `signature`, `missing` or `wrong`, corrupts it; `repeat` sends the same request several times
 * @throws ControlError when the event is unknown or a field is invalid
 */
export async function sendEvent(context: ControlContext, name: string, given: Readonly<Record<string, unknown>>): Promise<EventOutcome> {
  const { server, api, document, events, deliveries, allowEventsTo } = context;
  const definition = Object.hasOwn(events, name) ? events[name] : undefined;
  if (!definition)
    throw new ControlError("not-found", `the ${api} API sends no event ${name}; ${suggestion(name, Object.keys(events), "events")}`);
  const { signature, repeat = 1, ...fields } = readFields(definition.fields, given, invalid);
  const valid = await made(() => definition.make(fields));
  if (!mayReceiveEvents(valid.url, allowEventsTo))
    throw new ControlError(
      "foreign-target",
      `${new URL(valid.url).hostname}: events go to this machine only; use 127.0.0.1 or localhost, or name the host in allowEventsTo (--allow-events-to)`,
    );
  const warnings = checkListedValues(document, name, valid);
  for (const warning of warnings) warn(server, warning);
  const request = signature === undefined ? valid : withSignature(valid, WRONG[signature]);
  const retryHours = retryHoursOf(document, name);
  const all: Delivery[] = [];
  // The schedule starts with the last one.
  while (all.length < repeat) all.push(await deliveries.send({ request, retryHours: all.length + 1 < repeat ? [] : retryHours }));
  const [first, ...repeats] = all as [Delivery, ...Delivery[]];
  // A shop's page for the customer may lead to another one.
  const isAcknowledged = (delivery: Delivery): boolean =>
    acknowledged(delivery) || (name.endsWith("Redirect") && Math.trunc((delivery.response?.status ?? 0) / 100) === 3);
  const isLastAcknowledged = isAcknowledged(all.at(-1) ?? first);
  return { ...first, acknowledged: all.every(isAcknowledged), warnings, repeats, retryHours: isLastAcknowledged ? [] : retryHours };
}

/** Moves the clock and sends what becomes due. */
export async function moveClock(
  { clock, deliveries }: Pick<ControlContext, "clock" | "deliveries">,
  by: { readonly hours?: number; readonly seconds?: number },
): Promise<{ readonly now: string; readonly deliveries: readonly Delivery[] }> {
  checkOptions(by, { hours: aheadOption(1e9 / 3600), seconds: aheadOption(1e9) }, invalid);
  const { hours = 0, seconds = 0 } = { ...by };
  clock.moveForward(hours * 3600 + seconds);
  return { now: clock.now().toISOString(), deliveries: await deliveries.sendDue() };
}

/**
 * Lists the requests to an API, or to one of its operations, oldest first.
 *
 * @throws ControlError for an unknown operation
 */
export function requestsTo({ api, log, operations }: ControlContext, operationId?: string): readonly RecordedRequest[] {
  if (operationId !== undefined) requireOperation({ api, operations }, operationId);
  return log.list(api, operationId);
}

/**
 * Returns an operation of an API.
 *
 * @throws ControlError for one that the API does not have
 */
export function requireOperation(
  { api, operations }: Pick<ControlContext, "api" | "operations">,
  operationId: string,
): OperationDescription {
  const operation = operations.get(operationId);
  if (operation) return operation;
  const owner = API_NAMES.find((each) => Object.hasOwn(OPERATIONS[each], operationId));
  const hint = owner === undefined ? suggestion(operationId, [...operations.keys()], "operations") : `it belongs to ${owner}`;
  throw new ControlError("not-found", `the ${api} API has no operation ${operationId}; ${hint}`);
}

/**
 * Checks the name of an API.
 *
 * @throws ControlError for a name that no API has
 */
export function requireApiName(name: string): void {
  if (!API_NAMES.some((each) => each === name))
    throw new ControlError("not-found", `${name}: unknown API; ${suggestion(name, API_NAMES, "APIs")}`);
}

/** The clock moves forward only, and not beyond what a `Date` can hold. */
const aheadOption = (most: number): OptionRule => ({
  allowed: `a number from 0 to ${Math.floor(most)}`,
  accepts: (value) => typeof value === "number" && value >= 0 && value <= most,
  showsNumbers: true,
});

const invalid = (message: string): ControlError => new ControlError("invalid-request", message);

async function made(make: () => Promise<Request>): Promise<Request> {
  try {
    return await make();
  } catch (error) {
    throw new ControlError("invalid-request", error instanceof Error ? error.message : "the event can't be built");
  }
}

/** Rejects a value that can't exist, and returns a warning of each that the service may introduce later. */
function checkListedValues(document: object, event: string, request: Request): readonly string[] {
  return unlistedValues(document, event, request).map(({ name, value, known, mayCome }) => {
    const list = known.join(", ");
    if (!mayCome) throw new ControlError("invalid-request", `${name} must be one of ${list}`);
    const shown = JSON.stringify(value.slice(0, 100));
    return `${event}: ${name} is ${shown}, which is not one of ${list}; sent anyway, since the list may grow`;
  });
}

const WRONG = { missing: () => undefined, wrong: (signature: string) => signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")) };
