/**
 * One way of checking the options of clients, handlers and servers when they are created; and what else a client has of signing before its first
 * call: the settings, `SigningError`, the add-card form as HTML. Nothing here computes a signature.
 *
 * @packageDocumentation
 */
export { cardFormHtml, type CardFormHtmlInput } from "./checkout/card-form-html.ts";
export { escapeHtml, formHtml, type FormHtmlInput } from "./checkout/form-html.ts";
export {
  CHECKOUT_SETTINGS,
  CHECKOUT_SIGNER_OPTIONS,
  type CheckoutSettings,
  type CheckoutSignerOptions,
  readCheckoutSettings,
} from "./checkout/checkout-options.ts";
export { BASIC_SIGNER_OPTIONS, type CheckedBasicSettings, type BasicSignerOptions, readBasicSettings } from "./legacy/basic-options.ts";
export {
  MERCHANT_SIGNER_OPTIONS,
  type CheckedMerchantSettings,
  type MerchantSignerOptions,
  readMerchantSettings,
} from "./merchant/merchant-options.ts";
export { SigningError, type SigningErrorCode } from "./errors.ts";
export * from "./options/rules.ts";
export { isLoopback, requireBaseUrl, requireSecureUrl, type ServiceAddress } from "./input/secure-url.ts";
export { headerOption, requireOptions, SERVICE_ADDRESS, type SigningOptionRule, type SigningOptionRules } from "./input/signing-options.ts";
export type { OffsetAt } from "./input/time-zone.ts";
