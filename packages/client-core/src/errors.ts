import { brand } from "@maksu/error-brand";
import type { LocatedViolation } from "@maksu/openapi-runtime";

/** Codes of {@link ClientError}: why a call failed without a documented response. */
export type ClientErrorCode =
  /** The request breaks its description; nothing was sent. */
  | "validation-failed"
  /** The input has a name that is not a part of a request; nothing was sent. */
  | "input-unknown"
  /** A path parameter is invalid, or a path or method that `client.http` was given; nothing was sent. */
  | "path-parameter-invalid"
  /** A query parameter is invalid; nothing was sent. */
  | "query-parameter-invalid"
  /** A header is invalid; nothing was sent. */
  | "header-invalid"
  /** The body can't be written as JSON, or has a whole number that lost digits; nothing was sent. */
  | "body-invalid"
  /** No connection was made: connection refused, unknown host, unreachable. Nothing was sent. With the caller's own `fetch` it is `network-error`. */
  | "connection-failed"
  /** The connection broke, or the network failed at an unknown moment. The request may have been carried out. */
  | "network-error"
  /** No complete response within the time allowed. The request may have been carried out. */
  | "timeout"
  /** The caller's signal ended the call. The request may have been carried out. */
  | "aborted"
  /** The response is a redirect that the operation does not document. It was not followed. */
  | "redirected"
  /** The response's status is not documented for the operation. */
  | "unexpected-status"
  /** The response's body or a header is not as documented: another media type, invalid JSON, or a required value is missing. */
  | "unexpected-content"
  /** The response's body is longer than `maxResponseBytes`. */
  | "response-too-large"
  /** Payment API: a gateway responded, not the service. */
  | "not-from-service"
  /** Payment API: the response is not signed. */
  | "signature-missing"
  /** Payment API: the response's signature does not match its headers and body. */
  | "signature-mismatch"
  /** Payment API: the response is signed, but is one to another request. */
  | "response-mismatch"
  /** The service responded with a documented error; thrown only by `unwrap`. */
  | "api-error";

/** Details of a {@link ClientError}. */
export interface ClientErrorDetails {
  readonly cause?: unknown;
  /** HTTP status of the response that could not be used. */
  readonly status?: number;
}

/** The base class of the errors of a call. Messages hold no secret, signature or body. */
export class ClientError extends Error {
  static {
    brand(this, "@maksu/client-core ClientError");
  }

  override readonly name: string = "ClientError";
  readonly code: ClientErrorCode;
  readonly operationId: string;
  /** HTTP status of the response; absent if there was none. A status below 400 means that the request was carried out, whatever else is wrong. */
  declare readonly status?: number;
  /** Where the documentation explains this error; absent while none is published, and for a response that was read without a call. */
  declare readonly help?: string;

  constructor(code: ClientErrorCode, operationId: string, message: string, { status, ...options }: ClientErrorDetails = {}) {
    super(`${operationId}: ${message}`, options);
    this.code = code;
    this.operationId = operationId;
    if (status !== undefined) this.status = status;
  }
}

/** The request breaks its description. Nothing was sent. */
export class ValidationError extends ClientError {
  static {
    brand(this, "@maksu/client-core ValidationError");
  }

  override readonly name = "ValidationError";
  /** The first 100 violations; the one that the service would report comes before the others. */
  readonly violations: readonly LocatedViolation[];

  /** @param most how many violations are reported at most: with as many, there may be more */
  constructor(operationId: string, violations: readonly LocatedViolation[], most: number = Infinity) {
    const shown = violations.slice(0, MOST_SHOWN).map(describe);
    const more = violations.length - shown.length;
    const least = violations.length < most ? "" : "at least ";
    super("validation-failed", operationId, [...shown, ...(more > 0 ? [`and ${least}${more} more`] : [])].join("; "));
    this.violations = violations;
  }
}

/** How many violations the message names; a list of 500 rows can have thousands. */
const MOST_SHOWN = 10;

const describe = ({ in: place, pointer, message, code }: LocatedViolation): string =>
  `${place}${pointer} ${message}${code === undefined ? "" : ` (${code})`}`;

/** Input of {@link ApiError}: a result that is not a success. */
export interface ErrorResponse {
  readonly operationId: string;
  readonly status: number;
  readonly requestId?: string;
  readonly error: unknown;
  readonly help?: string;
  /** Of a 401, `WWW-Authenticate` decides what the message suggests to check. */
  readonly headers?: Headers;
}

/**
 * A documented error response, thrown by `unwrap`.
 *
 * @typeParam ErrorCode the API's own codes; `never` where it documents none. Each client exports this class with its own
 */
export class ApiError<ErrorCode extends string = string> extends ClientError {
  static {
    brand(this, "@maksu/client-core ApiError");
  }

  override readonly name = "ApiError";
  declare readonly status: number;
  declare readonly help?: string;
  /** The service's error code, if the API documents codes and the response has one. */
  declare readonly errorCode?: ErrorCode;
  /** The service's own error message, on one line, 300 characters at most. Included in `message`. */
  declare readonly serviceMessage?: string;
  /** The service's request ID, to quote to its support. */
  declare readonly requestId?: string;
  /** The parsed body; undefined when it was empty. Not enumerable, and not shown except for code and message: it may hold personal data. */
  declare readonly error: unknown;

  constructor({ operationId, status, requestId, error, headers, help }: ErrorResponse) {
    const errorCode = errorCodeOf(error);
    const serviceMessage = serviceMessageOf(error);
    const details = `${errorCode === undefined ? "" : ` ${errorCode}`}${serviceMessage === undefined ? "" : `: ${serviceMessage}`}`;
    super("api-error", operationId, `the service responded with ${status}${details}${status === 401 ? unauthorized(headers) : ""}`, {
      status,
    });
    // The description determines the codes, as it does the rest of the body's type.
    if (errorCode !== undefined) this.errorCode = errorCode as ErrorCode;
    if (serviceMessage !== undefined) this.serviceMessage = serviceMessage;
    if (requestId !== undefined) this.requestId = requestId;
    if (help !== undefined) this.help = help;
    Object.defineProperty(this, "error", { value: error, enumerable: false });
  }
}

/** {@link ApiError} for the codes of one API: `instanceof` narrows to their type. */
export interface ApiErrorClass<ErrorCode extends string> {
  new (response: ErrorResponse): ApiError<ErrorCode>;
}

/** Basic authentication signs nothing. */
const unauthorized = (headers: Headers | undefined): string =>
  /^basic/i.test(headers?.get("www-authenticate") ?? "")
    ? "; check merchant ID and secret"
    : "; check merchant ID, secret and clock. `npx @maksu/signing explain` shows what is wrong with a signed request";

/**
 * Reads the error code: from `error.title` in the Merchant API, from `errorCode` in the legacy interface. Text that does not look like a code is
 * ignored, to keep it out of messages and logs.
 */
export function errorCodeOf(body: unknown): string | undefined {
  const code = field(field(body, "error"), "title") ?? field(body, "errorCode");
  return typeof code === "string" && /^[a-z][a-z0-9-]{0,63}$/.test(code) ? code : undefined;
}

/** Reads the message: from `message` in the Payment API, `error.description` in the Merchant API, `errorMessage` in the legacy interface. */
function serviceMessageOf(body: unknown): string | undefined {
  const message = field(field(body, "error"), "description") ?? field(body, "errorMessage") ?? field(body, "message");
  // Line breaks could forge lines of a log.
  const line =
    typeof message === "string"
      ? message
          .slice(0, LONGEST_MESSAGE)
          .replaceAll(/[\p{C}\s]+/gu, " ")
          .trim()
      : "";
  return line === "" ? undefined : line;
}

const LONGEST_MESSAGE = 300;

const field = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
