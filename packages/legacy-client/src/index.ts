/**
 * Typed client of the legacy payment-creation interface.
 *
 * @packageDocumentation
 */
import { ApiError as AnyApiError, type ApiErrorClass } from "@maksu/client-core";
import type { ErrorCode } from "@maksu/legacy-api";

export * from "@maksu/client-core";
export { SigningError, type SigningErrorCode } from "@maksu/signing/options";
export type { Additions as LegacyAdditions } from "./additions.ts";
export type * from "./generated/operations.ts";
export * from "@maksu/legacy-api";
export { createLegacyClient, type LegacyClient, type LegacyClientOptions } from "./legacy-client.ts";
export type { MessageFormat } from "./message-format.ts";
export { paytrail } from "./paytrail.ts";

/** A documented error response, thrown by `unwrap`. */
export type ApiError = AnyApiError<ErrorCode>;
/** A documented error response, thrown by `unwrap`. */
export const ApiError: ApiErrorClass<ErrorCode> = AnyApiError;
