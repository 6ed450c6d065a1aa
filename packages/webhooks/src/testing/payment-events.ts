/** Requests to `redirectUrls` and `callbackUrls` of a payment or a refund: a GET with signed `checkout-` parameters. */
import { checkoutSignature } from "@maksu/signing";
import type { PaymentEventInput, PaymentSigner, RefundEventInput } from "./event-inputs.ts";
import { paymentOptions, refundOptions } from "./event-options.ts";
import { eventUrl } from "./event-url.ts";

/**
 * Creates the request to a payment's `callbackUrls`.
 *
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 * @throws SigningError for a value that can't be signed
 */
export async function paymentCallback(input: PaymentEventInput): Promise<Request> {
  const given = paymentOptions(input);
  return signedGet(given, {
    ...parametersOf(given),
    "checkout-card-token": given.cardToken,
    "checkout-acquirer-response-code": given.acquirerResponseCode,
    "checkout-acquirer-response-code-description": given.acquirerResponseCodeDescription,
  });
}

/**
 * Creates the customer's return to a payment's `redirectUrls`, with the parameters of the callback.
 *
 * @throws as {@link paymentCallback}
 */
export async function paymentRedirect(input: PaymentEventInput): Promise<Request> {
  return paymentCallback(input);
}

/**
 * Creates the request to a refund's `callbackUrls`.
 *
 * @throws as {@link paymentCallback}
 */
export async function refundCallback(input: RefundEventInput): Promise<Request> {
  const given = refundOptions(input);
  return signedGet(given, parametersOf(given));
}

/** Creates a GET to the merchant's URL with the `checkout-` parameters, signed together with an empty body. */
export async function signedGet(
  { url, account, secret, algorithm = "sha256", more = {} }: PaymentSigner,
  parameters: Readonly<Record<string, string | undefined>>,
): Promise<Request> {
  const all = { "checkout-account": String(account), "checkout-algorithm": algorithm, ...parameters, ...more };
  const signed = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const signature = await checkoutSignature({ parameters: signed, secret });
  return new Request(eventUrl(url, [...signed, ["signature", signature]]));
}

function parametersOf(input: RefundEventInput): Record<string, string | undefined> {
  const { status = "ok", amount = 1525, reference = "3759170", provider = "nordea", transactionId = crypto.randomUUID() } = input;
  return {
    "checkout-amount": String(amount),
    "checkout-settlement-reference": input.settlementReference,
    "checkout-stamp": input.stamp ?? crypto.randomUUID(),
    "checkout-reference": reference,
    "checkout-transaction-id": transactionId ?? undefined,
    "checkout-status": status,
    "checkout-provider": provider ?? undefined,
  };
}
