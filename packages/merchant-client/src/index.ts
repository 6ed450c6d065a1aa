/**
 * Typed, signed client of the Merchant API.
 *
 * @packageDocumentation
 */
import { ApiError as AnyApiError, type ApiErrorClass } from "@maksu/client-core";
import type { ErrorCode } from "./generated/errors.ts";

export * from "@maksu/client-core";
export { SigningError, type SigningErrorCode } from "@maksu/signing";
export type { AcceptedRefund, MerchantAdditions } from "./additions.ts";
export { type ErrorCode, errorCatalogue } from "./generated/errors.ts";
export { type Operations, operationTable } from "./generated/operations.ts";
export * from "./generated/schema.ts";
export { createMerchantClient, type MerchantClient, type MerchantClientOptions } from "./merchant-client.ts";
export { paytrail } from "./paytrail.ts";

/** A documented error answer, thrown by `unwrap`. */
export type ApiError = AnyApiError<ErrorCode>;
/** A documented error answer, thrown by `unwrap`. */
export const ApiError: ApiErrorClass<ErrorCode> = AnyApiError;
