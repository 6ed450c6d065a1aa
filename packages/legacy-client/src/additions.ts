import type * as core from "@maksu/client-core";
import { requireWebUrl } from "@maksu/client-core/calls";

/** Results have no fields beyond the description. */
export type Additions = Readonly<Record<never, never>>;

/** Rejects a created payment without a valid URL to send the customer to. */
export const additions: core.Additions = {
  createPayment: {
    // Legacy interface, Response: url is the address to send the customer to.
    201: (response) => {
      requireWebUrl(response, "url", (response.body as { readonly url?: unknown }).url);
      return {};
    },
  },
};
