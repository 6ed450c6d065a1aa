/**
 * Typed, signed client of the Merchant API.
 *
 * @packageDocumentation
 */
export * from "@maksu/client-core";
export { SigningError, type SigningErrorCode } from "@maksu/signing";
export { type ErrorCode, errorCatalogue } from "./generated/errors.ts";
export { type Operations, operationTable } from "./generated/operations.ts";
export * from "./generated/schema.ts";
export { createMerchantClient, type MerchantClient, type MerchantClientOptions } from "./merchant-client.ts";
