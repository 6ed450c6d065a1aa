/** Handlers of what the Payment API tells of cards. */
import { type CardEvent, readCard } from "../events/card-event.ts";
import type { PaymentApiMerchant } from "../events/checkout-event.ts";
import { handlerOptions } from "../options/handler-options.ts";
import { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
import { type Destination, pageOf, type Visit } from "./page.ts";
import { KEEP } from "./retention.ts";

/** What {@link addCardCallbackHandler} needs. */
export interface AddCardCallbackOptions extends PaymentApiMerchant, HandlerOptions {
  /**
   * Your function: run once for each outcome of an add-card form, whether callback or redirect brings it first. A callback that says more than the
   * redirect is an event of its own.
   */
  readonly onCard: (card: CardEvent) => Promise<unknown>;
}

/** What {@link addCardRedirectHandler} needs. */
export interface AddCardRedirectOptions extends AddCardCallbackOptions {
  /** Where the customer goes, each time they come. */
  readonly cardPage: (card: CardEvent, visit: Visit) => Destination | Promise<Destination>;
}

/**
 * Answers at `checkout-callback-success-url` and `checkout-callback-cancel-url` of the add-card form.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function addCardCallbackHandler(options: AddCardCallbackOptions): Handler {
  const own = handlerOptions(options, ["account", "onCard"]);
  return createHandler(own, {
    name: "addCardCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readCard(url, own),
    work: (card) => async () => own.onCard(card),
  });
}

/**
 * Answers at `checkout-redirect-success-url` and `checkout-redirect-cancel-url` of the add-card form.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`, `store-invalid`
 */
export function addCardRedirectHandler(options: AddCardRedirectOptions): Handler {
  const own = handlerOptions(options, ["account", "onCard", "cardPage"]);
  return createHandler(own, {
    name: "addCardRedirect",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readCard(url, own),
    work: (card) => async () => own.onCard(card),
    page: pageOf(own.cardPage),
  });
}
