import { type AdditionContext, ClientError } from "@maksu/client-core";

/** Results say nothing beyond the description, but a created payment without an address to send the customer to is none. */
export type LegacyAdditions = {
  readonly createPayment: { readonly 201: (answer: AdditionContext) => Record<never, never> };
};

/** Makes the additions. */
export const additions: LegacyAdditions = {
  createPayment: {
    // Legacy interface, Response: url is the address to send the customer to.
    201: ({ operationId, status, body }) => {
      if (typeof body === "object" && body !== null && "url" in body && isWebUrl(body.url)) return {};
      throw new ClientError("unexpected-content", operationId, `the answer of status ${status} has no url to send the customer to`, {
        status,
      });
    },
  },
};

const isWebUrl = (text: unknown): boolean => typeof text === "string" && URL.canParse(text) && /^https?:/i.test(text);
