import type { AdditionContext } from "@maksu/client-core";
import { requireWebUrl } from "@maksu/client-core/calls";

/** Results have no fields beyond the description, but a created payment without a valid URL to send the customer to is rejected. */
export type Additions = {
  readonly createPayment: {
    /** Rejects a payment without a valid URL. */
    readonly 201: (response: AdditionContext) => Record<never, never>;
  };
};

/** Checks the results. */
export const additions: Additions = {
  createPayment: {
    // Legacy interface, Response: url is the address to send the customer to.
    201: (response) => {
      requireWebUrl(response, "url", (response.body as { readonly url?: unknown }).url);
      return {};
    },
  },
};
