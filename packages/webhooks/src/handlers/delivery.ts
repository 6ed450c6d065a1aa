import type { RejectionReason } from "../events/reading.ts";
import type { Events as LegacyEvents } from "@maksu/legacy-api/events";
import type { Events as MerchantEvents } from "@maksu/merchant-api/events";
import type { Events as PaymentEvents } from "@maksu/payment-api/events";
import type { MismatchName } from "../once/once.ts";
import type { BodyRejection } from "./body/request-body.ts";

/** Names of the events that the service sends. */
export type EventName = keyof PaymentEvents | keyof MerchantEvents | keyof LegacyEvents;

/**
 * The outcome of a request to a handler, for logs and metrics. It contains nothing secret or personal, except what an `error` thrown by
 * your own code says.
 *
 * - `handled`: your function has resolved. With an `error`, the store could not record it: a repetition would be handled again.
 * - `repeated`: handled earlier
 * - `ignored`: genuine, but no function is set for its status
 * - `busy`: another delivery is in progress; the service was asked to retry, or the customer was shown the page
 * - `mismatch`: your records contradict the genuine event: `onMismatch` has resolved, or the service was asked to retry, or the customer was
 *   shown the page
 * - `rejected`: not from the service, or not this event; see `reason`. `path`: no handler has the requested path. `over-capacity`: bodies
 *   in progress use all of `maxUnverifiedBytes`, and the service was asked to retry. `body-timeout`: the body took longer than
 *   `bodyTimeout`.
 * - `failed`: your function or the store threw the `error`; the service was asked to retry, or the customer was shown the page. With status
 *   500, the page itself may have thrown it.
 */
export type Delivery = {
  /** The event that the URL is for; undefined where {@link webhookRouter} has no handler for the path. */
  readonly event: EventName | undefined;
  /** HTTP status of the response. */
  readonly status: number;
} & (
  | { readonly outcome: "handled"; readonly error?: unknown }
  | { readonly outcome: "repeated" | "ignored" | "busy" }
  | { readonly outcome: "mismatch"; readonly mismatch: MismatchName }
  | { readonly outcome: "rejected"; readonly reason: RejectionReason | "method" | BodyRejection }
  | {
      readonly outcome: "rejected";
      readonly reason: "path";
      /** The requested path, percent-encoded, without its query. */
      readonly path: string;
    }
  | { readonly outcome: "failed"; readonly error: unknown }
);

/**
 * Called with every delivery. The response does not wait for its promise. Errors that it throws or rejects with are logged to the console.
 */
export type OnDelivery = (delivery: Delivery) => unknown;

/** The default of `onDelivery`: logs errors, which would otherwise be lost. */
export const logErrors: OnDelivery = (delivery) => {
  if ("error" in delivery) logError(`${delivery.event}: ${delivery.outcome}, responded with ${delivery.status}:`, delivery.error);
};

/** Calls `onDelivery`. The response neither waits for it nor depends on whether it fails. */
export async function notify(onDelivery: OnDelivery, delivery: Delivery): Promise<void> {
  try {
    await onDelivery(delivery);
  } catch (error) {
    logError("onDelivery:", error);
  }
}

/** Logs errors that have nowhere else to go. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the alternative is silence
  console.error(what, error);
}
