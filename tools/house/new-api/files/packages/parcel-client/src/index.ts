/**
 * Typed client of the Parcel API.
 *
 * @packageDocumentation
 */
import { ApiError as AnyApiError, type ApiErrorClass } from "@maksu/client-core";
import type { ErrorCode } from "@maksu/parcel-api";

export * from "@maksu/client-core";
export { SigningError, type SigningErrorCode } from "@maksu/signing/options";
export type { Additions as ParcelAdditions } from "./additions.ts";
export type * from "./generated/operations.ts";
export * from "@maksu/parcel-api";
export { createParcelClient, type ParcelClient, type ParcelClientOptions } from "./parcel-client.ts";

/** A documented error response, thrown by `unwrap`. */
export type ApiError = AnyApiError<ErrorCode>;
/** A documented error response, thrown by `unwrap`. */
export const ApiError: ApiErrorClass<ErrorCode> = AnyApiError;
