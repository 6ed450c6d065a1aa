/**
 * Typed, signed client of the Payment API.
 *
 * @packageDocumentation
 */
export * from "@maksu/client-core";
export { cardFormHtml, SigningError, type CardFormFields, type SigningErrorCode } from "@maksu/signing";
export { type ErrorCode, errorCatalogue } from "./generated/errors.ts";
export { type Operations, operationTable } from "./generated/operations.ts";
export * from "./generated/schema.ts";
export { createPaymentClient, type CardFormOptions, type PaymentClient, type PaymentClientOptions } from "./payment-client.ts";
