import { enumOption, type OptionRules, stringOption } from "@maksu/signing/options";
import type { OrderMessage } from "../domain/orders/order-event.ts";
import type { Message } from "../events/signed-event.ts";

/**
 * What a customer does on the pay page. `leave`: approves at the bank, and never comes back. `pending`: of an order, pays by an invoice that waits to
 * be accepted.
 */
export type PayOutcome = "approve" | "cancel" | "reject" | "leave" | "pending";

/** What the error of an outcome says where none is possible. The merchant, or the bank, may still have something to do. */
export const NOTHING_TO_DO = "nothing can be done on the pay page";

/** How a customer pays. */
export interface PayOptions<Outcome extends PayOutcome = PayOutcome> {
  /** Id of a method that the payment offers, such as `nordea`; of an order's card, its name, such as `Diners`, too. @defaultValue that of the card */
  readonly method?: string;
  /** A test card: its number, or its last four digits. @defaultValue the first that the method takes */
  readonly card?: string;
  /** @defaultValue `approve`; of a card, what it is published for */
  readonly outcome?: Outcome;
}

/** What each option of a payment may be. Whether the payment can have it is found out later. */
export const PAY_OPTIONS: OptionRules<PayOptions> = {
  method: stringOption,
  card: stringOption,
  outcome: enumOption("approve", "cancel", "reject", "leave", "pending"),
};

/** A redirect of the customer's browser, by the name of the event. */
export interface Redirect extends Message {
  readonly name: "paymentRedirect" | "addCardRedirect" | OrderMessage["name"];
}
