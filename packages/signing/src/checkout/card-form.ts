/** The add-card form, which the customer's own browser sends (Payment API 2.0.0, operation 9). */
import { checkoutSignature, type CheckoutAlgorithm } from "./checkout.ts";
import { CHECKOUT_SETTINGS } from "./checkout-options.ts";
import { verifyCheckoutSignature } from "./checkout-verifier.ts";
import { requireDate } from "../input/date.ts";
import { requireAccount, requireHeaderValue, requireInput, type Secrets } from "../input/input-rules.ts";
import { enumOption, functionOption, stringOption } from "../options/rules.ts";
import { requirePair, requirePairs, type ReceivedPairs } from "../input/parameters.ts";
import { requireSecureUrl } from "../input/secure-url.ts";
import { accountOption, requireOptions, secretOption, type SigningOptionRule, type SigningOptionRules } from "../input/signing-options.ts";
import type { Freshness } from "../input/freshness.ts";
import { readOrUndefined } from "../input/verifier.ts";

/** Input of {@link signCardForm}. */
export interface CardFormInput {
  /** Merchant ID. */
  readonly account: number | string;
  /** The merchant secret. */
  readonly secret: string;
  /**
   * HMAC algorithm.
   * @defaultValue `sha256`
   */
  readonly algorithm?: CheckoutAlgorithm;
  /** Where the customer returns after adding a card. */
  readonly redirectSuccessUrl: string;
  /** Where the customer returns without a card. */
  readonly redirectCancelUrl: string;
  /** Called by the service when a card has been added. */
  readonly callbackSuccessUrl?: string;
  /** Called by the service when no card has been added. */
  readonly callbackCancelUrl?: string;
  /** Language of the form. Not signed. */
  readonly language?: "FI" | "SV" | "EN";
  /** The clock. */
  readonly now?: () => Date;
  /** Creates the nonce. A random UUID by default. */
  readonly nonce?: () => string;
}

const urlOption: SigningOptionRule = { ...stringOption, allowed: "an absolute URL", code: "url-invalid" };

/** Rules of the fields that the caller fills in, apart from account and secret. */
export const CARD_FORM_FIELDS: SigningOptionRules<Omit<CardFormInput, "account" | "secret" | "algorithm" | "now" | "nonce">> = {
  redirectSuccessUrl: { ...urlOption, required: true },
  redirectCancelUrl: { ...urlOption, required: true },
  callbackSuccessUrl: urlOption,
  callbackCancelUrl: urlOption,
  language: enumOption("FI", "SV", "EN"),
};

const INPUT: SigningOptionRules<CardFormInput> = {
  account: accountOption,
  secret: secretOption,
  algorithm: CHECKOUT_SETTINGS.algorithm,
  ...CARD_FORM_FIELDS,
  now: functionOption,
  nonce: functionOption,
};

/** The fields of operation 9, signed. */
export interface CardFormFields {
  readonly "checkout-account": string;
  readonly "checkout-algorithm": CheckoutAlgorithm;
  readonly "checkout-method": "POST";
  readonly "checkout-nonce": string;
  readonly "checkout-timestamp": string;
  readonly "checkout-redirect-success-url": string;
  readonly "checkout-redirect-cancel-url": string;
  readonly "checkout-callback-success-url"?: string;
  readonly "checkout-callback-cancel-url"?: string;
  readonly language?: "FI" | "SV" | "EN";
  readonly signature: string;
}

/**
 * Returns the complete, signed fields of operation 9. The signature covers the `checkout-` fields and the empty body; `language` stays unsigned.
 *
 * @throws SigningError `option-unknown`, `option-invalid`, `account-invalid`, `secret-invalid`, `algorithm-unknown`, `url-invalid`, `insecure-url`,
 * `header-value-invalid` (the nonce)
 */
export async function signCardForm(input: CardFormInput): Promise<CardFormFields> {
  requireOptions(input, INPUT);
  const { algorithm = "sha256", callbackSuccessUrl, callbackCancelUrl, language, now = () => new Date() } = input;
  const { nonce = () => crypto.randomUUID() } = input;
  const fields = {
    "checkout-account": requireAccount(input.account),
    "checkout-algorithm": algorithm,
    "checkout-method": "POST",
    "checkout-nonce": requireHeaderValue("nonce", nonce()),
    "checkout-timestamp": requireDate("now", now()).toISOString(),
    "checkout-redirect-success-url": requireUrl("redirectSuccessUrl", input.redirectSuccessUrl),
    "checkout-redirect-cancel-url": requireUrl("redirectCancelUrl", input.redirectCancelUrl),
    ...(callbackSuccessUrl !== undefined && { "checkout-callback-success-url": requireUrl("callbackSuccessUrl", callbackSuccessUrl) }),
    ...(callbackCancelUrl !== undefined && { "checkout-callback-cancel-url": requireUrl("callbackCancelUrl", callbackCancelUrl) }),
    ...(language !== undefined && { language }),
  } as const;
  const signature = await checkoutSignature({ parameters: Object.entries(fields), secret: input.secret });
  return { ...fields, signature };
}

/** Input of {@link verifyCardForm}. */
export interface CardFormVerifyInput extends Freshness {
  /** The fields received, from a form or from JSON: `checkout-account` may be a number there. */
  readonly parameters: ReceivedPairs;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
}

/**
 * Verifies the add-card form's signature, and that both redirect URLs are present: requests, events and responses are signed the same way, and
 * are not forms.
 *
 * @throws SigningError `secret-invalid`, `tolerance-invalid`
 */
export async function verifyCardForm(input: CardFormVerifyInput): Promise<boolean> {
  const { parameters, ...rest } = requireInput(input);
  const fields = readOrUndefined(() => [...asTexts(parameters)]) ?? [];
  return (await verifyCheckoutSignature({ parameters: fields, ...rest })) && isCardForm(fields);
}

function isCardForm(fields: readonly (readonly [name: string, value: unknown])[]): boolean {
  const names = new Set(fields.map(([name]) => name.toLowerCase()));
  return names.has("checkout-redirect-success-url") && names.has("checkout-redirect-cancel-url");
}

/** Whole numbers, as JSON has them, in the text that is signed. */
function* asTexts(parameters: ReceivedPairs): Generator<readonly [name: string, value: unknown]> {
  for (const pair of requirePairs(parameters)) {
    const [name, value] = requirePair(pair);
    if (value !== undefined) yield [name, Number.isSafeInteger(value) ? String(value) : value];
  }
}

function requireUrl(field: string, text: string): string {
  requireSecureUrl(field, text);
  return text;
}
