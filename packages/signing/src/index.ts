/**
 * The three authentication schemes of the payment service: canonical message, sign, verify.
 *
 * @packageDocumentation
 */
export * from "./basic.ts";
export * from "./basic-fetch.ts";
export * from "./basic-signer.ts";
export * from "./card-form.ts";
export * from "./card-form-html.ts";
export { checkoutMessage, checkoutSignature } from "./checkout.ts";
export type { CheckoutAlgorithm, CheckoutMessage, CheckoutSignatureInput } from "./checkout.ts";
export * from "./checkout-fetch.ts";
export * from "./checkout-fetch-options.ts";
export { verifyCheckoutResponse } from "./checkout-response.ts";
export type { CheckoutRequestIdentity, CheckoutResponseInput, CheckoutResponseVerdict, ResponseRefusal } from "./checkout-response.ts";
export * from "./checkout-signer.ts";
export { verifyCheckoutSignature, type CheckoutVerifyInput } from "./checkout-verifier.ts";
export * from "./errors.ts";
export type { RawBody, Secrets } from "./input-rules.ts";
export { explain } from "./explain/explain.ts";
export type { Explanation, ExplainInput, SchemeName } from "./explain/explain.ts";
export { parseHttpMessage, type HttpMessage } from "./explain/http-message.ts";
export type { MistakeName } from "./explain/mistake.ts";
export { explanationText } from "./explain/text.ts";
export {
  contentMd5,
  DEFAULT_API_NAME,
  merchantAuthorization,
  merchantMessage,
  merchantSignature,
  parseMerchantAuthorization,
  verifyMerchantSignature,
} from "./merchant.ts";
export type {
  MerchantAuthorization,
  MerchantAuthorizationInput,
  MerchantMessage,
  MerchantSignatureInput,
  MerchantVerifyInput,
} from "./merchant.ts";
export * from "./merchant-fetch.ts";
export * from "./merchant-signer.ts";
export type { OperationTable, OwnTransaction, SignedOperation } from "./signed-operation.ts";
export type { SigningScope } from "./outgoing-request.ts";
export type { ParameterPairs, ReceivedPairs } from "./parameters.ts";
export * from "./receipt.ts";
export type { MaybePromise } from "./maybe-promise.ts";
export * from "./request-signer.ts";
export * from "./refund-notification.ts";
export { merchantTimestamp, type Freshness } from "./timestamp.ts";
export { baseUrlOption, requireOptions, type SigningOptionRule, type SigningOptionRules } from "./signing-options.ts";
export { requireBaseUrl, requireSecureUrl } from "./secure-url.ts";
export type { PlainFetch, SignedFetch } from "./signing-fetch.ts";
export type { SigningMiddleware } from "./signing-middleware.ts";
export { isVerified } from "./verified-response.ts";
