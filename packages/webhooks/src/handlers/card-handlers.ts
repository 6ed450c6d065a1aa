/** Handlers of the Payment API's card events. */
import { readCard } from "../events/card-event.ts";
import { takeHandlerOptions } from "./take-handler-options.ts";
import type { AddCardCallbackOptions, AddCardRedirectOptions } from "./handler-option-types.ts";
import { createHandler, type Handler } from "./handler.ts";
import { pageOf } from "./page.ts";
import { KEEP } from "./retention.ts";

/**
 * Creates a handler for `checkout-callback-success-url` and `checkout-callback-cancel-url` of the add-card form.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`,
 * `store-invalid`
 */
export function addCardCallbackHandler(options: AddCardCallbackOptions): Handler {
  const own = takeHandlerOptions(options, ["account", "onCard"]);
  return createHandler(own, {
    name: "addCardCallback",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readCard(url, own),
    work: (card) => async () => own.onCard(card),
  });
}

/**
 * Creates a handler for `checkout-redirect-success-url` and `checkout-redirect-cancel-url` of the add-card form.
 *
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`,
 * `store-invalid`
 */
export function addCardRedirectHandler(options: AddCardRedirectOptions): Handler {
  const own = takeHandlerOptions(options, ["account", "onCard", "cardPage"]);
  return createHandler(own, {
    name: "addCardRedirect",
    method: "GET",
    keep: KEEP,
    read: async ({ url }) => readCard(url, own),
    work: (card) => async () => own.onCard(card),
    page: pageOf(own.cardPage),
  });
}
