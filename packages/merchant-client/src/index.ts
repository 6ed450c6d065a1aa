/**
 * Typed, signed client of the Merchant API.
 *
 * @packageDocumentation
 */
import { ApiError as AnyApiError, type ApiErrorClass } from "@maksu/client-core";
import type { ErrorCode } from "@maksu/merchant-api";

export * from "@maksu/client-core";
export { SigningError, type SigningErrorCode } from "@maksu/signing/options";
export type { AcceptedRefund, Additions as MerchantAdditions } from "./additions.ts";
export type * from "./generated/operations.ts";
export * from "@maksu/merchant-api";
export { createMerchantClient, type MerchantClient, type MerchantClientOptions } from "./merchant-client.ts";
export { paytrail } from "./paytrail.ts";

/** A documented error response, thrown by `unwrap`. */
export type ApiError = AnyApiError<ErrorCode>;
/** A documented error response, thrown by `unwrap`. */
export const ApiError: ApiErrorClass<ErrorCode> = AnyApiError;
