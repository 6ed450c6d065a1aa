import type { Refusal } from "../events/reading.ts";
import type { Events as LegacyEvents } from "@maksu/legacy-api/events";
import type { Events as MerchantEvents } from "@maksu/merchant-api/events";
import type { Events as PaymentEvents } from "@maksu/payment-api/events";
import type { BodyRefusal } from "./request-body.ts";

/** Names of the events that the service sends. */
export type EventName = keyof PaymentEvents | keyof MerchantEvents | keyof LegacyEvents;

/**
 * What became of something that came, for logs and metrics. Nothing secret or personal is in it, but for what an `error` of your own says.
 *
 * - `handled`: your function has resolved. With an `error` when that could not be noted in the store: a repetition would be handled again.
 * - `repeated`: it was handled before
 * - `ignored`: genuine, and of a status that there is no function for
 * - `busy`: another delivery of it is being handled; the service was told to come back, or the customer shown the page
 * - `refused`: it is not the service's, or not this event; see `reason`. With `path`, no handler has the path that it came to; with
 *   `over-capacity`, bodies that are under way take all of `maxUnverifiedBytes`, and the service was told to come back; with `body-timeout`, the
 *   body took longer than `bodyTimeout`.
 * - `failed`: your function or the store threw the `error`; the service was told to come back, or the customer shown the page. With status 500, it
 *   may also be the page that threw.
 */
export type Delivery = {
  /** The event that the address is for; undefined where {@link webhookRouter} has no handler for the path. */
  readonly event: EventName | undefined;
  /** HTTP status of the answer. */
  readonly status: number;
} & (
  | { readonly outcome: "handled"; readonly error?: unknown }
  | { readonly outcome: "repeated" | "ignored" | "busy" }
  | { readonly outcome: "refused"; readonly reason: Refusal | "method" | BodyRefusal }
  | {
      readonly outcome: "refused";
      readonly reason: "path";
      /** The path that was asked for, percent-encoded, without its query. */
      readonly path: string;
    }
  | { readonly outcome: "failed"; readonly error: unknown }
);

/** Told of every delivery. The answer does not wait for a promise. What it throws, or rejects with, goes to the console. */
export type OnDelivery = (delivery: Delivery) => unknown;

/** What is told where nobody asks: errors, since they would be lost otherwise. */
export const logErrors: OnDelivery = (delivery) => {
  if ("error" in delivery) logError(`${delivery.event}: ${delivery.outcome}, answered ${delivery.status}:`, delivery.error);
};

/** Tells of a delivery. The answer does not wait for it, nor does it matter to the answer whether it fails. */
export async function tell(onDelivery: OnDelivery, delivery: Delivery): Promise<void> {
  try {
    await onDelivery(delivery);
  } catch (error) {
    logError("onDelivery:", error);
  }
}

/** The place for errors that have nowhere else to go. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the alternative is silence
  console.error(what, error);
}
