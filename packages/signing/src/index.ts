/**
 * The three authentication schemes of the payment service: canonical message, sign, verify.
 *
 * @packageDocumentation
 */
export * from "./attach-operation.ts";
export * from "./basic.ts";
export * from "./basic-fetch.ts";
export * from "./card-form.ts";
export * from "./card-form-html.ts";
export { checkoutMessage, checkoutSignature } from "./checkout.ts";
export type { CheckoutAlgorithm, CheckoutMessage, CheckoutSignatureInput } from "./checkout.ts";
export { isVerified } from "./checkout-answer.ts";
export * from "./checkout-fetch.ts";
export * from "./checkout-fetch-options.ts";
export * from "./checkout-response.ts";
export * from "./checkout-verifier.ts";
export * from "./errors.ts";
export type { RawBody, Secrets } from "./input-rules.ts";
export { explain } from "./explain/explain.ts";
export type { Explanation, ExplainInput, SchemeName } from "./explain/explain.ts";
export { parseHttpMessage, type HttpMessage } from "./explain/http-message.ts";
export type { MistakeName } from "./explain/mistake.ts";
export { explanationText } from "./explain/text.ts";
export * from "./merchant.ts";
export * from "./merchant-fetch.ts";
export type { OperationTable, OwnTransaction, SignedOperation } from "./operation-mark.ts";
export type { PlainFetch, SignedFetch } from "./outgoing-request.ts";
export type { ParameterPairs, ReceivedPairs } from "./parameters.ts";
export * from "./receipt.ts";
export * from "./refund-notification.ts";
export { merchantTimestamp, type Freshness } from "./timestamp.ts";
export { baseUrlOption, requireOptions, type SigningOptionRule, type SigningOptionRules } from "./signing-options.ts";
export { requireBaseUrl, requireSecureUrl } from "./secure-url.ts";
