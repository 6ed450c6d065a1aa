import type { ApiName } from "../ground/api-names.ts";
import type { LegacyEvents } from "./legacy-events.ts";
import type { MerchantEvents } from "./merchant-events.ts";
import type { PaymentEvents } from "./payment-events.ts";

interface Events {
  readonly payment: PaymentEvents;
  readonly merchant: MerchantEvents;
  readonly legacy: LegacyEvents;
}

/** Names of the events that an API sends: those of its description's webhooks. */
export type EventName<Api extends ApiName> = string & keyof EventsOf<Api>;

/** No fields, for an API that sends no events. */
type EventsOf<Api extends ApiName> = Api extends keyof Events ? Events[Api] : Record<never, never>;

/** The fields of an event: `url` and its values, the same that `@maksu/webhooks/testing` takes. */
export type EventFields<Api extends ApiName, Name extends EventName<Api>> = EventsOf<Api>[Name] & {
  /** Removes or corrupts the event's signature. @defaultValue a valid signature */
  readonly signature?: "missing" | "wrong";
  /** How many times the same request is sent, one after the other; at most 100. @defaultValue `1` */
  readonly repeat?: number;
};
