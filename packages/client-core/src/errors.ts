import { brand } from "@maksu/error-brand";
import type { LocatedViolation } from "@maksu/openapi-runtime";

/** Why a call failed without a documented answer. */
export type ClientErrorCode =
  /** The request breaks its description; nothing was sent. */
  | "validation-failed"
  /** The input has a name that is not a part of a request; nothing was sent. */
  | "input-unknown"
  /** A value can't stand in a path; nothing was sent. */
  | "path-parameter-invalid"
  /** A value can't stand in a query; nothing was sent. */
  | "query-parameter-invalid"
  /** A value can't stand in a header; nothing was sent. */
  | "header-invalid"
  /** The body can't be written as JSON, or has a whole number that lost digits; nothing was sent. */
  | "body-invalid"
  /** No connection came about: refused, unknown host, unreachable. Nothing was sent. A `fetch` of the caller's ends in `network-error` instead. */
  | "connection-failed"
  /** The connection broke, or the network failed in a way that does not tell when. The request may have been carried out. */
  | "network-error"
  /** No complete answer within the time allowed. The request may have been carried out. */
  | "timeout"
  /** The caller's signal ended the call. The request may have been carried out. */
  | "aborted"
  /** The answer sends the client elsewhere, and the operation documents no such thing. It was not followed. */
  | "redirected"
  /** The answer's status is not documented for the operation. */
  | "unexpected-status"
  /** The answer's body or a header is not what is documented: another media type, JSON that does not parse, nothing where there must be something. */
  | "unexpected-content"
  /** The answer's body is longer than `maxResponseBytes`. */
  | "response-too-large"
  /** Payment API: a gateway answered, not the service. */
  | "not-from-service"
  /** Payment API: the answer is not signed. */
  | "signature-missing"
  /** Payment API: the answer's signature is not that of its headers and body. */
  | "signature-mismatch"
  /** Payment API: the answer is signed, but is one to another request. */
  | "response-mismatch"
  /** The service answered with a documented error; thrown by `unwrap` alone. */
  | "api-error";

/** What a {@link ClientError} may say besides its code. */
export interface ClientErrorDetails extends ErrorOptions {
  /** HTTP status of the answer that could not be used. */
  readonly status?: number;
}

/** The base of every error that a call throws by itself. Messages hold no secret, no signature, no body. */
export class ClientError extends Error {
  static {
    brand(this, "@maksu/client-core ClientError");
  }

  override readonly name: string = "ClientError";
  readonly code: ClientErrorCode;
  readonly operationId: string;
  /** HTTP status of the answer; absent when there was none. One below 400 says that the request was carried out, whatever else is wrong. */
  declare readonly status?: number;

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
  /** Every violation; the one that the service would answer stands first. */
  readonly violations: readonly LocatedViolation[];

  constructor(operationId: string, violations: readonly LocatedViolation[]) {
    const told = violations.slice(0, TOLD).map(describe);
    const more = violations.length - told.length;
    super("validation-failed", operationId, [...told, ...(more > 0 ? [`and ${more} more`] : [])].join("; "));
    this.violations = violations;
  }
}

/** How many violations the message names; a list of 500 rows can have thousands. */
const TOLD = 10;

const describe = ({ in: place, pointer, message, code }: LocatedViolation): string =>
  `${place}${pointer} ${message}${code === undefined ? "" : ` (${code})`}`;

/** What an {@link ApiError} is made of: a result that is no success. */
export interface ErrorAnswer {
  readonly operationId: string;
  readonly status: number;
  readonly requestId?: string;
  readonly error: unknown;
}

/**
 * A documented error answer, thrown by `unwrap`.
 *
 * @typeParam ErrorCode the API's own codes; `never` where it documents none. Each client exports this class with its own
 */
export class ApiError<ErrorCode extends string = string> extends ClientError {
  static {
    brand(this, "@maksu/client-core ApiError");
  }

  override readonly name = "ApiError";
  declare readonly status: number;
  /** The service's error code, where the API documents codes and the answer has one. */
  declare readonly errorCode?: ErrorCode;
  /** What the service says went wrong, in its own words: on one line, 300 characters at most. The message has it, too. */
  declare readonly serviceMessage?: string;
  /** The service's name for this exchange, for its support. */
  declare readonly requestId?: string;
  /** The parsed body; undefined when it was empty. Not enumerable, and but for code and message not shown: it may hold personal data. */
  declare readonly error: unknown;

  constructor({ operationId, status, requestId, error }: ErrorAnswer) {
    const errorCode = errorCodeOf(error);
    const serviceMessage = serviceMessageOf(error);
    const said = `${errorCode === undefined ? "" : ` ${errorCode}`}${serviceMessage === undefined ? "" : `: ${serviceMessage}`}`;
    super("api-error", operationId, `the service answered ${status}${said}${status === 401 ? UNAUTHORIZED : ""}`, { status });
    // Which codes there are is the description's word, as is the rest of the body's type.
    if (errorCode !== undefined) this.errorCode = errorCode as ErrorCode;
    if (serviceMessage !== undefined) this.serviceMessage = serviceMessage;
    if (requestId !== undefined) this.requestId = requestId;
    Object.defineProperty(this, "error", { value: error, enumerable: false });
  }
}

/** {@link ApiError} for the codes of one API: `instanceof` tells their type. */
export interface ApiErrorClass<ErrorCode extends string> {
  new (answer: ErrorAnswer): ApiError<ErrorCode>;
}

const UNAUTHORIZED = "; check merchant id, secret and clock. `npx @maksu/signing explain` tells what is wrong with a signed request";

/**
 * The Merchant API says its code in `error.title`, the legacy interface in `errorCode`. Text that does not look like a code is none: whatever may stand
 * there must not get into messages and logs.
 */
export function errorCodeOf(body: unknown): string | undefined {
  const code = field(field(body, "error"), "title") ?? field(body, "errorCode");
  return typeof code === "string" && /^[a-z][a-z0-9-]{0,63}$/.test(code) ? code : undefined;
}

/** The Payment API says it in `message`, the Merchant API in `error.description`, the legacy interface in `errorMessage`. */
function serviceMessageOf(body: unknown): string | undefined {
  const message = field(field(body, "error"), "description") ?? field(body, "errorMessage") ?? field(body, "message");
  // Line breaks would make lines of their own in a log.
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
