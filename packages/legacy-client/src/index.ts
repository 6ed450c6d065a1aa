/**
 * Typed client of the legacy payment-creation interface.
 *
 * @packageDocumentation
 */
export * from "@maksu/client-core";
export { SigningError, type SigningErrorCode } from "@maksu/signing";
export { type ErrorCode, errorCatalogue } from "./generated/errors.ts";
export { type Operations, operationTable } from "./generated/operations.ts";
export * from "./generated/schema.ts";
export { createLegacyClient, type LegacyClient, type LegacyClientOptions } from "./legacy-client.ts";
