import { type ApiClientOptions, createApiClient } from "@maksu/client-core";
import {
  attachOperation,
  type CardFormFields,
  type CardFormInput,
  isVerified,
  signCardForm,
  signedCheckoutFetch,
  type SignedCheckoutFetchOptions,
} from "@maksu/signing";
import type { Client } from "openapi-fetch";
import { type Operations, operationTable } from "./generated/operations.ts";
import type { paths } from "./generated/schema.ts";
import { validators } from "./generated/validators.ts";

/** Settings of a Payment API client: who signs, where to, and what may differ from the defaults. */
export interface PaymentClientOptions
  extends Omit<SignedCheckoutFetchOptions, "operations">, Pick<ApiClientOptions, "baseUrl" | "validate" | "timeout"> {}

/** What the caller says of a card form; account, secret and algorithm are the client's. */
export type CardFormOptions = Omit<CardFormInput, "account" | "secret" | "algorithm" | "now" | "nonce">;

/** A method per operation of the Payment API. */
export interface PaymentClient extends Operations {
  /**
   * The signed fields of `addCardForm`, to send from the customer's browser as a form, or as the body of `addCardForm`.
   *
   * Payment API, operation 9.
   */
  signCardForm(options: CardFormOptions): Promise<CardFormFields>;
  /** The openapi-fetch client underneath, signed too. */
  readonly http: Client<paths>;
}

/**
 * Makes a client of the Payment API. Every request is signed, every answer verified before it is parsed.
 *
 * @throws SigningError when an option can't be used, naming it
 */
export function createPaymentClient(options: PaymentClientOptions): PaymentClient {
  const { baseUrl, validate, timeout, ...signing } = options;
  const { account, algorithm, now, nonce } = signing;
  const [secret = ""] = [signing.secret].flat();
  const client = createApiClient<Operations, paths>({
    baseUrl,
    operations: operationTable,
    validators,
    fetch: signedCheckoutFetch({ ...signing, operations: operationTable }),
    middleware: attachOperation(operationTable),
    isVerified,
    ...(validate !== undefined && { validate }),
    ...(timeout !== undefined && { timeout }),
  });
  return {
    ...client,
    signCardForm: (form) =>
      signCardForm({ ...form, account, secret, ...(algorithm && { algorithm }), ...(now && { now }), ...(nonce && { nonce }) }),
  };
}
