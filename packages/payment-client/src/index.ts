/**
 * Typed, signed client of the Payment API.
 *
 * @packageDocumentation
 */
import { ApiError as AnyApiError, type ApiErrorClass } from "@maksu/client-core";
import type { ErrorCode } from "@maksu/payment-api";

export * from "@maksu/client-core";
export type { CardFormFields } from "@maksu/signing";
export { cardFormHtml, SigningError, type SigningErrorCode } from "@maksu/signing/options";
export type { CardFormRedirect, Additions as PaymentAdditions, StepUp } from "./additions.ts";
export type * from "./generated/operations.ts";
export * from "@maksu/payment-api";
export { createPaymentClient, type CardFormOptions, type PaymentClient, type PaymentClientOptions } from "./payment-client.ts";
export { paytrail } from "./paytrail.ts";

/** A documented error response, thrown by `unwrap`. This API documents no error codes. */
export type ApiError = AnyApiError<ErrorCode>;
/** A documented error response, thrown by `unwrap`. This API documents no error codes. */
export const ApiError: ApiErrorClass<ErrorCode> = AnyApiError;
