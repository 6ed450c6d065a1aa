/**
 * The three authentication schemes of the payment service: canonical message, sign, verify.
 *
 * @packageDocumentation
 */
export * from "./checkout/card-form.ts";
export * from "./checkout/card-form-html.ts";
export { checkoutMessage, checkoutSignature } from "./checkout/checkout.ts";
export type { CheckoutAlgorithm, CheckoutMessage, CheckoutSignatureInput } from "./checkout/checkout.ts";
export * from "./checkout/checkout-fetch.ts";
export * from "./checkout/checkout-options.ts";
export { verifyCheckoutResponse } from "./checkout/checkout-response.ts";
export type {
  CheckoutRequestIdentity,
  CheckoutResponseInput,
  CheckoutResponseVerification,
  ResponseRejection,
} from "./checkout/checkout-response.ts";
export * from "./checkout/checkout-signer.ts";
export { verifyCheckoutSignature, type CheckoutVerifyInput } from "./checkout/checkout-verifier.ts";
export {
  contentMd5,
  merchantAuthorization,
  merchantMessage,
  merchantSignature,
  parseMerchantAuthorization,
  verifyMerchantSignature,
} from "./merchant/merchant.ts";
export type {
  MerchantAuthorization,
  MerchantAuthorizationInput,
  MerchantMessage,
  MerchantSignatureInput,
  MerchantVerifyInput,
} from "./merchant/merchant.ts";
export * from "./merchant/merchant-fetch.ts";
export { DEFAULT_API_NAME, MERCHANT_SIGNER_OPTIONS, type MerchantSignerOptions } from "./merchant/merchant-options.ts";
export * from "./merchant/merchant-signer.ts";
export * from "./merchant/refund-notification.ts";
export * from "./legacy/basic.ts";
export * from "./legacy/basic-fetch.ts";
export { BASIC_SIGNER_OPTIONS, type BasicSignerOptions } from "./legacy/basic-options.ts";
export * from "./legacy/basic-signer.ts";
export * from "./legacy/receipt.ts";
export type { OperationTable, OwnTransaction, SignedOperation } from "./request/signed-operation.ts";
export type { SigningScope } from "./request/outgoing-request.ts";
export * from "./request/request-signer.ts";
export type { PlainFetch, SignedFetch } from "./request/signing-fetch.ts";
export type { SigningMiddleware } from "./request/signing-middleware.ts";
export { BoundedBytes, MAX_RESPONSE_BYTES, readBody } from "./request/response-bytes.ts";
export { isVerified } from "./request/verified-response.ts";
export type { Secrets } from "./input/input-rules.ts";
export type { RawBody } from "./input/raw-body.ts";
export type { ParameterPairs, ReceivedPairs } from "./input/parameters.ts";
export type { Freshness } from "./input/freshness.ts";
export { merchantTimestamp } from "./input/timestamp.ts";
export { requireOptions, SERVICE_ADDRESS, type SigningOptionRule, type SigningOptionRules } from "./input/signing-options.ts";
export { requireBaseUrl, requireSecureUrl, type ServiceAddress } from "./input/secure-url.ts";
export type { MaybePromise } from "./crypto/maybe-promise.ts";
export * from "./errors.ts";
