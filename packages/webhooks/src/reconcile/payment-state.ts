/** A payment's state as `getPayment` returns it, as the event that a callback brings for the same state. */
import { checkoutEvent } from "../events/checkout-event.ts";
import { eventParameters } from "../events/event-parameters.ts";
import { byState } from "../events/identity.ts";
import type { PaymentEvent } from "../events/payment-event.ts";
import type { Reading } from "../events/reading.ts";

/** The part of `getPayment`'s response that an event has as well. */
export interface PaymentState {
  readonly transactionId: string;
  readonly status: string;
  readonly amount: number;
  readonly stamp: string;
  readonly reference: string;
  readonly provider?: string;
  readonly settlementReference?: string;
}

/** Checks the values that every payment has. */
export function isPaymentState(value: unknown): value is PaymentState {
  const payment: Readonly<Record<string, unknown>> = Object(value);
  const isText = (name: string): boolean => typeof payment[name] === "string";
  return ["transactionId", "status", "stamp", "reference"].every(isText) && Number.isSafeInteger(payment["amount"]);
}

/** States that no callback reports: nobody has paid yet, or a card's hold awaits the merchant. */
const WITHOUT_EVENT: ReadonlySet<string> = new Set(["new", "authorization-hold"]);

/** Whether a callback reports the state. */
export const hasEvent = ({ status }: PaymentState): boolean => !WITHOUT_EVENT.has(status);

/** Whether the state does not change any more. */
export const isFinal = ({ status }: PaymentState): boolean => status === "ok" || status === "fail";

/** Makes the event of a payment's state. Its keys are those of the callback and the redirect for the same state. */
export function eventOfState(account: number | string, payment: PaymentState): Reading<PaymentEvent> {
  const properties: Readonly<Record<string, unknown>> = { ...payment, account };
  const values = [...eventParameters("paymentCallback").known].flatMap(([name, { property }]): [string, string][] =>
    properties[property] === undefined ? [] : [[name, String(properties[property])]],
  );
  return checkoutEvent("paymentCallback", byState, new Map(values));
}
