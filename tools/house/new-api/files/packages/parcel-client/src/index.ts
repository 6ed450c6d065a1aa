/**
 * Typed client of the Parcel API.
 *
 * @packageDocumentation
 */
export * from "@maksu/client-core";
export { SigningError, type SigningErrorCode } from "@maksu/signing";
export type { Operations } from "./generated/operations.ts";
export * from "@maksu/parcel-api";
export { createParcelClient, type ParcelClient, type ParcelClientOptions } from "./parcel-client.ts";
