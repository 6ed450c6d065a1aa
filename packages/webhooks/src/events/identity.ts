/** Keys that identify the Payment API's events. */
import { checkoutMessage } from "@maksu/signing";
import { eventKey, type EventKind } from "./event-key.ts";
import type { EventParameters } from "./event-parameters.ts";

/** Keys of an event: see {@link Reading}. */
export interface Identity {
  readonly key: () => Promise<string>;
  readonly details?: () => Promise<readonly string[]>;
}

/** Derives an event's keys from its signed values, by their names in lower case. */
export type Identify = (values: ReadonlyMap<string, string>, described: EventParameters) => Identity;

/** Identifies an event by all of its signed values. */
export const byAll =
  (kind: EventKind): Identify =>
  (values) => ({ key: async () => eventKey(kind, checkoutMessage({ parameters: [...values] })) });

/**
 * Identifies a payment's state by account, transaction and status. If one of them is empty, all signed values count: otherwise different
 * payments would share a key. Redirect and callback report the same state, though the callback may have more values and come later, so each
 * optional value is a detail of the state with a key of its own.
 */
export const byState: Identify = (values, described) => {
  if (STATE.some((name) => !values.get(name))) return byAll("payment")(values, described);
  const { known } = described;
  const keyOf = async (kind: EventKind, names: readonly string[]): Promise<string> =>
    eventKey(kind, checkoutMessage({ parameters: [...values].filter(([name]) => names.includes(name)) }));
  const details = [...values].flatMap(([name, value]) => (value === "" || known.get(name)?.required === true ? [] : [name]));
  return {
    key: async () => keyOf("payment", STATE),
    details: async () => Promise.all(details.map(async (name) => keyOf("payment-detail", [...STATE, name]))),
  };
};

const STATE: readonly string[] = ["checkout-account", "checkout-transaction-id", "checkout-status"];
