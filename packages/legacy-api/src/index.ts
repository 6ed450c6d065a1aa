/**
 * The legacy payment-creation interface as code, generated from its description, for clients and servers.
 *
 * @packageDocumentation
 */
export { type ErrorCode, errorCatalogue } from "./generated/errors.ts";
export { type OperationId, operationIds } from "./generated/operation-ids.ts";
export { operationTable } from "./generated/operations.ts";
export * from "./generated/schema.ts";
