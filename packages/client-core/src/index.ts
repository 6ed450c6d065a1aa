/**
 * What the typed clients share: calls, results per status, errors.
 *
 * @packageDocumentation
 */
export type {
  CataloguedError,
  ErrorCatalogue,
  Input,
  LocatedViolation,
  OperationEntry,
  OperationTable,
  RequestParts,
} from "@maksu/openapi-runtime";
export type { AdditionContext, Additions, ResultWith } from "./additions.ts";
export { createApiClient, type Api, type ApiClientOptions } from "./api-client.ts";
export type { CallReport, OnCall } from "./call-report.ts";
export { CLIENT_SETTINGS, type ClientSettings, type Options } from "./client-settings.ts";
export { ApiError, type ApiErrorClass, ClientError, type ClientErrorCode, type ClientErrorDetails, type ErrorAnswer } from "./errors.ts";
export { ValidationError } from "./errors.ts";
export { MAX_RESPONSE_BYTES } from "./read-text.ts";
export { unwrap, type Result, type Success, type TypedHeaders } from "./result.ts";
export type { Send } from "./send.ts";
