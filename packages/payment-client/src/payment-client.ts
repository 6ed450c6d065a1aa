import { type ClientSettings, createApiClient, type Input, type Options, type Result, type ResultWith } from "@maksu/client-core";
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
import type { PaymentAdditions } from "./additions.ts";
import { type Operations, operationTable } from "./generated/operations.ts";
import type { operations, paths } from "./generated/schema.ts";
import { validators } from "./generated/validators.ts";

/** Settings of a Payment API client: who signs, where to, and what may differ from the defaults. */
export interface PaymentClientOptions extends ClientSettings, Omit<SignedCheckoutFetchOptions, "operations" | "maxResponseBytes"> {
  /**
   * What has a nonce of its own. With `call`, the attempts of a call share one, so that a service that refuses a nonce it has seen carries out one of
   * them at most; it may then also refuse an attempt that follows one which it has seen and not carried out.
   * @defaultValue `attempt`
   */
  readonly noncePer?: "attempt" | "call";
}

/** Loaded when there is an answer that has one. */
const additions: PaymentAdditions = {
  addCardForm: { 302: async (answer) => (await import("./additions.ts")).cardFormRedirect(answer) },
  createCitCharge: { 403: async (answer) => (await import("./additions.ts")).stepUp(answer) },
  createCitAuthorizationHold: { 403: async (answer) => (await import("./additions.ts")).stepUp(answer) },
};

/** What the caller says of a card form; account, secret and algorithm are the client's. */
export type CardFormOptions = Omit<CardFormInput, "account" | "secret" | "algorithm" | "now" | "nonce">;

/** A method per operation of the Payment API. */
export interface PaymentClient extends Operations {
  // Documented where they are inherited from.
  addCardForm(
    input: Input<operations["addCardForm"]>,
    options?: Options,
  ): Promise<ResultWith<Result<operations["addCardForm"]>, PaymentAdditions["addCardForm"]>>;
  createCitCharge(
    input: Input<operations["createCitCharge"]>,
    options?: Options,
  ): Promise<ResultWith<Result<operations["createCitCharge"]>, PaymentAdditions["createCitCharge"]>>;
  createCitAuthorizationHold(
    input: Input<operations["createCitAuthorizationHold"]>,
    options?: Options,
  ): Promise<ResultWith<Result<operations["createCitAuthorizationHold"]>, PaymentAdditions["createCitAuthorizationHold"]>>;
  /**
   * The signed fields of `addCardForm`, to send from the customer's browser as a form, or as the body of `addCardForm`.
   *
   * Payment API, operation 9.
   */
  signCardForm(options: CardFormOptions): Promise<CardFormFields>;
  /** The openapi-fetch client over the same signing and middleware. It neither validates nor repeats. */
  readonly http: Client<paths>;
}

/**
 * Makes a client of the Payment API. Every request is signed, every answer verified before it is parsed.
 *
 * @throws SigningError when an option can't be used, naming it
 */
export function createPaymentClient(options: PaymentClientOptions): PaymentClient {
  const { baseUrl, validate, timeout, retries, onCall, maxResponseBytes, noncePer, ...identity } = options;
  const { account, algorithm, now, nonce = () => crypto.randomUUID() } = identity;
  const [secret = ""] = [identity.secret].flat();
  const signing = { ...identity, operations: operationTable, ...(maxResponseBytes !== undefined && { maxResponseBytes }) };
  const client = createApiClient<Omit<PaymentClient, "signCardForm" | "http">, paths>({
    baseUrl,
    validate,
    timeout,
    retries,
    onCall,
    maxResponseBytes,
    operations: operationTable,
    validators,
    additions,
    fetch: signedCheckoutFetch(signing),
    ...(noncePer === "call" && {
      fetchOfCall: () => {
        const once = nonce();
        return signedCheckoutFetch({ ...signing, nonce: () => once });
      },
    }),
    middleware: attachOperation(operationTable),
    isVerified,
  });
  return {
    ...client,
    signCardForm: (form) => signCardForm({ ...form, account, secret, nonce, ...(algorithm && { algorithm }), ...(now && { now }) }),
  };
}
