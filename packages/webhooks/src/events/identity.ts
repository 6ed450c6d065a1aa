/** What events of the Payment API are known by. */
import { checkoutMessage } from "@maksu/signing";
import { eventKey, type EventKind } from "../once/event-key.ts";
import type { EventParameters } from "./event-parameters.ts";

/** Keys of an event: see {@link Reading}. */
export interface Identity {
  readonly key: () => Promise<string>;
  readonly details?: () => Promise<readonly string[]>;
}

/** Makes an event's keys of its signed values, by their names in lower case. */
export type Identify = (values: ReadonlyMap<string, string>, described: EventParameters) => Identity;

/** An event that is known by all that it says. */
export const byAll =
  (kind: EventKind): Identify =>
  (values) => ({ key: async () => eventKey(kind, checkoutMessage({ parameters: [...values] })) });

/**
 * A payment's state is known by account, transaction and status; where one of them is empty, it would be that of other payments, too, so all that
 * is said counts. Redirect and callback tell of the same one, though the callback may say more, and
 * later: what need not be there is a detail of the state, with a key of its own.
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
