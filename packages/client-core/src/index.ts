/**
 * What the typed clients share: calls, results per status, errors.
 *
 * @packageDocumentation
 */
export { createApiClient, type ApiClientOptions, type Options } from "./api-client.ts";
export type { CataloguedError, ErrorCatalogue } from "./error-catalogue.ts";
export { ApiError, ClientError, type ClientErrorCode, type ClientErrorDetails, ValidationError, type LocatedViolation } from "./errors.ts";
export type { Input } from "./input.ts";
export type { OperationEntry, OperationTable } from "./operation-table.ts";
export { type RequestParts, violationsIn } from "./validate-request.ts";
export { unwrap, type Result, type Success, type TypedHeaders } from "./result.ts";
