import type { AdditionContext } from "@maksu/client-core";
import { requireWebUrl } from "@maksu/client-core/calls";

/** Results say nothing beyond the description, but a created payment without an address to send the customer to is none. */
export type Additions = {
  readonly createPayment: {
    /** Refuses a payment that can't be paid. */
    readonly 201: (answer: AdditionContext) => Record<never, never>;
  };
};

/** Makes the additions. */
export const additions: Additions = {
  createPayment: {
    // Legacy interface, Response: url is the address to send the customer to.
    201: (answer) => {
      requireWebUrl(answer, "url", (answer.body as { readonly url?: unknown }).url);
      return {};
    },
  },
};
