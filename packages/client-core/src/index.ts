/**
 * Shared by the typed clients: calls, results per status, errors.
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
export type { AdditionContext, Additions } from "./result/additions.ts";
export type { Api } from "./api.ts";
export { createApiClient, type ApiClientOptions } from "./api-client.ts";
export type { CallReport, OnCall } from "./client-settings.ts";
export { CLIENT_SETTINGS, type ClientSettings, type HeaderValues, type Options, takeSettings } from "./client-settings.ts";
export { ApiError, type ApiErrorClass, ClientError, type ClientErrorCode, type ClientErrorDetails, type ErrorResponse } from "./errors.ts";
export { ValidationError } from "./errors.ts";
export type { Failed, FailedOtherwise, Failures, Result, Succeeded, Success, TypedHeaders } from "./result/result.ts";
export { unwrap } from "./result/unwrap.ts";
export type { WrittenBody } from "./request/write-request.ts";
export { type ResponseHead, type Transport, TransportError, type TransportErrorCode } from "./transport/transport.ts";
export type { WireRequest, WireResponse } from "./transport/transport.ts";
