import { CLIENT_SETTINGS, type ClientSettings, createApiClient, takeSettings } from "@maksu/client-core";
import type { CardFormFields, CardFormInput } from "@maksu/signing";
import {
  CHECKOUT_SIGNER_OPTIONS,
  type CheckoutSignerOptions,
  enumOption,
  readCheckoutSettings,
  type SigningOptionRules,
} from "@maksu/signing/options";
import type { Client } from "openapi-fetch";
import { operationIds } from "@maksu/payment-api/operation-ids";
import type { Operations } from "./generated/operations.ts";
import type { paths } from "@maksu/payment-api";

/** Settings of a Payment API client. */
export interface PaymentClientOptions extends ClientSettings, CheckoutSignerOptions {
  /**
   * Whether each attempt or each call has its own nonce. With `call`, the attempts of a call share one, so that a service that rejects used nonces
   * carries out at most one of them; it may then also reject a retry of an attempt that it has not carried out.
   * @defaultValue `attempt`
   */
  readonly noncePer?: "attempt" | "call";
}

/** The caller's input of a card form; account, secret and algorithm are the client's. */
export type CardFormOptions = Omit<CardFormInput, "account" | "secret" | "algorithm" | "now" | "nonce">;

/** A method per operation of the Payment API. */
export interface PaymentClient extends Operations {
  /**
   * Returns the signed fields of `addCardForm`, to send from the customer's browser as a form, or as the body of `addCardForm`.
   *
   * Payment API, operation 9.
   */
  signCardForm(options: CardFormOptions): Promise<CardFormFields>;
  /** An openapi-fetch client over the same signing, with middleware of its own. It neither validates nor retries. */
  readonly http: Client<paths>;
}

const OPTIONS: SigningOptionRules<PaymentClientOptions> = {
  ...CHECKOUT_SIGNER_OPTIONS,
  ...CLIENT_SETTINGS,
  noncePer: enumOption("attempt", "call"),
};

/**
 * Creates a client of the Payment API. Every request is signed, and every response verified before it is parsed.
 *
 * @throws SigningError when an option is unknown, missing or invalid; the message names it
 */
export function createPaymentClient(options: PaymentClientOptions): PaymentClient {
  // Invalid options are rejected now; the rest of signing is loaded on the first call.
  const secrets = readCheckoutSettings(options, OPTIONS);
  const { settings, own } = takeSettings(options);
  const { noncePer, ...identity } = own;
  const signing = { ...identity, secret: secrets };
  const [secret] = secrets;
  const { account, algorithm, now, nonce } = identity;
  const client = createApiClient<Omit<PaymentClient, "signCardForm" | "http">, paths>({
    ...settings,
    operationIds,
    load: async () => {
      const { apiWith } = await import("./calls.ts");
      return apiWith(signing, settings, noncePer);
    },
  });
  return {
    ...client,
    signCardForm: async (form) => {
      const given = { ...form };
      const { CARD_FORM_FIELDS, requireOptions, signCardForm } = await import("./calls.ts");
      requireOptions(given, CARD_FORM_FIELDS);
      return signCardForm({ ...given, account, secret, ...(algorithm && { algorithm }), ...(now && { now }), ...(nonce && { nonce }) });
    },
  };
}
