/** What comes to `redirectUrls` and `callbackUrls` of a payment or a refund: a GET with signed `checkout-` parameters. */
import { type CheckoutAlgorithm, checkoutSignature } from "@maksu/signing";
import type { CallbackStatus } from "@maksu/payment-api/events";
import { paymentOptions, refundOptions } from "./event-options.ts";
import { eventUrl } from "./event-url.ts";

/** Who signs, and where to. */
export interface PaymentSigner {
  /** The merchant's address. A query of its own is kept. */
  readonly url: string;
  /** Merchant ID. */
  readonly account: number | string;
  /** The merchant secret. */
  readonly secret: string;
  /**
   * HMAC algorithm.
   * @defaultValue `sha256`
   */
  readonly algorithm?: CheckoutAlgorithm;
  /** Further `checkout-` parameters by their whole name, signed with the others. */
  readonly more?: Readonly<Record<string, string>>;
}

/** What a payment's event tells. Everything has a default. */
export interface PaymentEventInput extends PaymentSigner {
  /**
   * State of the payment: `ok`, `fail`, `pending`, `delayed`.
   * @defaultValue `ok`
   */
  readonly status?: CallbackStatus;
  /** Cents. @defaultValue `1525` */
  readonly amount?: number;
  /** The merchant's stamp of the payment. @defaultValue a random UUID */
  readonly stamp?: string;
  /** The merchant's reference of the payment. @defaultValue `3759170` */
  readonly reference?: string;
  /** @defaultValue a random UUID */
  readonly transactionId?: string;
  /** Payment method. @defaultValue `nordea` */
  readonly provider?: string;
  /** Reference of the settlement; sent to some merchants only. @defaultValue none */
  readonly settlementReference?: string;
}

/** What a refund's event tells. Everything has a default. */
export interface RefundEventInput extends Omit<PaymentEventInput, "transactionId"> {
  /** Transaction ID of the refund; `null` for none, as when the refund was refused for what it asks. @defaultValue a random UUID */
  readonly transactionId?: string | null;
}

/**
 * The call to a payment's `callbackUrls`.
 *
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 * @throws SigningError for a value that can't be signed
 */
export async function paymentCallback(input: PaymentEventInput): Promise<Request> {
  const given = paymentOptions(input);
  return signedGet(given, parametersOf(given));
}

/**
 * The customer's return to a payment's `redirectUrls`: the parameters of the callback.
 *
 * @throws as {@link paymentCallback}
 */
export async function paymentRedirect(input: PaymentEventInput): Promise<Request> {
  return paymentCallback(input);
}

/**
 * The call to a refund's `callbackUrls`.
 *
 * @throws as {@link paymentCallback}
 */
export async function refundCallback(input: RefundEventInput): Promise<Request> {
  const given = refundOptions(input);
  return signedGet(given, parametersOf(given));
}

/** A GET to the merchant's address, with the `checkout-` parameters and the signature over them and an empty body. */
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
    "checkout-provider": provider,
  };
}
