import { type Secrets, signedCheckoutFetch } from "@maksu/signing";
import { operationTable } from "@maksu/payment-api";
import { isPaymentState } from "./payment-state.ts";
import type { PaymentSource } from "./reconcile.ts";

/** Milliseconds for a response. {@link reconcile} asks again. */
const TIMEOUT = 30_000;

/**
 * Creates the one call of a payment client that the command needs. Responses are verified.
 *
 * @throws SigningError as `signedCheckoutFetch`
 */
export function signedSource(options: { readonly account: string; readonly secret: Secrets; readonly baseUrl: string }): PaymentSource {
  const { getPayment } = operationTable;
  const signed = signedCheckoutFetch({ ...options, operations: { getPayment } });
  return {
    getPayment: async ({ path }) => {
      const target = getPayment.path.replace("{transactionId}", encodeURIComponent(path.transactionId));
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(), TIMEOUT);
      const request = new Request(`${options.baseUrl.replace(/\/$/, "")}${target}`, { signal: ending.signal });
      try {
        const response = await signed(request);
        const { ok, status } = response;
        if (!ok) return { ok, status };
        const data: unknown = await response.json();
        return { ok, status, data: isPaymentState(data) ? data : undefined };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
