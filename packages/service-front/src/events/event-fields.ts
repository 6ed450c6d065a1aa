import type { ApiName } from "../api-names.ts";
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

/** None of an API that sends none. */
type EventsOf<Api extends ApiName> = Api extends keyof Events ? Events[Api] : Record<never, never>;

/** What an event is asked for by: `url`, and what it tells; the same as `@maksu/webhooks/testing` takes. */
export type EventFields<Api extends ApiName, Name extends EventName<Api>> = EventsOf<Api>[Name] & {
  /** Spoils the event's signature. @defaultValue a valid one */
  readonly signature?: "missing" | "wrong";
};
