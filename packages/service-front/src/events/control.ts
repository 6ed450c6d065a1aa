/** What a server does under its control path: health, events on demand, its clock. */
import { brand } from "@maksu/error-brand";
import { checkOptions, type OptionRule, suggestion } from "@maksu/signing/options";
import type { ApiName } from "../api-names.ts";
import type { Clock } from "../clock.ts";
import { acknowledged, type Deliveries, type Delivery } from "./deliveries.ts";
import { retryHoursOf } from "../description/description.ts";
import { type EventTable, readFields } from "./event-table.ts";
import { unlistedValues } from "./event-values.ts";
import { isLoopback } from "./loopback.ts";
import type { ServerIdentity } from "../server-identity.ts";
import { warn } from "../warn.ts";

/** What the control path needs of its server. */
export interface ControlContext {
  readonly server: ServerIdentity;
  readonly api: ApiName;
  readonly document: object;
  readonly events: EventTable;
  readonly deliveries: Deliveries;
  readonly clock: Clock;
  /** Whether events may go to other machines. */
  readonly allowRemoteEvents: boolean;
}

/** The outcome of sending an event. */
export interface EventOutcome extends Delivery {
  /** Whether the response had a status of 200 to 299. */
  readonly acknowledged: boolean;
  /** Hours after now at which it is sent again; none when it was acknowledged or has no schedule. */
  readonly retryHours: readonly number[];
}

/** A control request that is rejected, with its HTTP status. */
export class ControlError extends Error {
  static {
    brand(this, "@maksu/service-front ControlError");
  }

  override readonly name = "ControlError";
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends an event to the merchant, signed as the service signs it.
 *
 * @param given - `url` and the event's fields; `signature`, `missing` or `wrong`, corrupts it
 * @throws ControlError when the event is unknown or a field is invalid
 */
export async function sendEvent(context: ControlContext, name: string, given: Readonly<Record<string, unknown>>): Promise<EventOutcome> {
  const { server, api, document, events, deliveries, allowRemoteEvents } = context;
  const definition = Object.hasOwn(events, name) ? events[name] : undefined;
  if (!definition) throw new ControlError(404, `the ${api} API sends no event ${name}; ${suggestion(name, Object.keys(events), "events")}`);
  const { signature, ...fields } = readFields(definition.fields, given, invalid);
  if (!allowRemoteEvents && !isLoopback(new URL(fields.url)))
    throw new ControlError(403, "events go to this machine only: use 127.0.0.1 or localhost, or set allowRemoteEvents");
  const request = await made(() => definition.make(fields));
  requireListedValues(server, document, name, request);
  const retryHours = retryHoursOf(document, name);
  const delivery = await deliveries.send({ request: signature === undefined ? request : tampered(request, signature), retryHours });
  return { ...delivery, acknowledged: acknowledged(delivery), retryHours: acknowledged(delivery) ? [] : retryHours };
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

/** The clock moves forward only, and not beyond what a `Date` can hold. */
const aheadOption = (most: number): OptionRule => ({
  allowed: `a number from 0 to ${Math.floor(most)}`,
  accepts: (value) => typeof value === "number" && value >= 0 && value <= most,
  showsNumbers: true,
});

const invalid = (message: string): ControlError => new ControlError(400, message);

async function made(make: () => Promise<Request>): Promise<Request> {
  try {
    return await make();
  } catch (error) {
    throw new ControlError(400, error instanceof Error ? error.message : "the event can't be built");
  }
}

/** Rejects a value that can't exist, and warns of one that the service may introduce later. */
function requireListedValues(server: ServerIdentity, document: object, event: string, request: Request): void {
  for (const { name, value, known, mayCome } of unlistedValues(document, event, request)) {
    const list = known.join(", ");
    if (!mayCome) throw new ControlError(400, `${name} must be one of ${list}`);
    const shown = JSON.stringify(value.slice(0, 100));
    warn(server, `${event}: ${name} is ${shown}, which is not one of ${list}; sent anyway, since the list may grow`);
  }
}

/** Names of the events' signature parameters and headers. */
const SIGNATURES = ["signature", "RETURN_AUTHCODE"];

function tampered(request: Request, how: "missing" | "wrong"): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const carrier of [url.searchParams, headers])
    for (const name of SIGNATURES) {
      const signature = carrier.get(name);
      if (signature === null) continue;
      if (how === "missing") carrier.delete(name);
      else
        carrier.set(
          name,
          signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
        );
    }
  return new Request(url, { method: request.method, headers, body: request.body, ...(request.body && { duplex: "half" as const }) });
}
