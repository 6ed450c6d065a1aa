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
export { type AdditionContext, type Additions, idFromLocation, locationOf, requireWebUrl } from "./result/additions.ts";
export { MAX_RESPONSE_BYTES } from "./result/answer.ts";
export { createApiClient, type Api, type ApiClientOptions } from "./api-client.ts";
export type { CallReport, OnCall } from "./call/call-report.ts";
export { CLIENT_SETTINGS, type ClientSettings, type Options } from "./client-settings.ts";
export { ApiError, type ApiErrorClass, ClientError, type ClientErrorCode, type ClientErrorDetails, type ErrorAnswer } from "./errors.ts";
export { ValidationError } from "./errors.ts";
export type { Failed, FailedOtherwise, Result, Succeeded, Success, TypedHeaders } from "./result/result.ts";
export { unwrap } from "./result/unwrap.ts";
export type { Send } from "./call/send.ts";
export { watchedFetch } from "./transport/watched-fetch.ts";
