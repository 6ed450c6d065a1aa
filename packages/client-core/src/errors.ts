import type { Violation } from "./validation/violations.ts";

/** Why a call failed without a documented answer. */
export type ClientErrorCode =
  /** The request breaks its description; nothing was sent. */
  | "validation-failed"
  /** A value can't stand in a URL; nothing was sent. */
  | "path-parameter-invalid"
  /** The service could not be reached, or the connection broke. */
  | "network-error"
  /** No complete answer within the time allowed. */
  | "timeout"
  /** The caller's signal ended the call. */
  | "aborted"
  /** The answer's status is not documented for the operation. */
  | "unexpected-status"
  /** The answer's body is not of the documented media type, or does not parse. */
  | "unexpected-content"
  /** The service answered with a documented error; thrown by `unwrap` alone. */
  | "api-error";

/** What a {@link ClientError} may say besides its code. */
export interface ClientErrorDetails extends ErrorOptions {
  /** HTTP status of the answer that could not be used. */
  readonly status?: number;
}

/** The base of every error that a client throws by itself. Messages hold no secret, no signature, no body. */
export class ClientError extends Error {
  override readonly name: string = "ClientError";
  readonly code: ClientErrorCode;
  readonly operationId: string;
  /** HTTP status of the answer; absent when there was none. */
  declare readonly status?: number;

  constructor(code: ClientErrorCode, operationId: string, message: string, { status, ...options }: ClientErrorDetails = {}) {
    super(`${operationId}: ${message}`, options);
    this.code = code;
    this.operationId = operationId;
    if (status !== undefined) this.status = status;
  }
}

/** A violation and the part of the call that it is in; the pointer starts there. */
export interface LocatedViolation extends Violation {
  readonly in: "body" | "path" | "query" | "header";
}

/** The request breaks its description. Nothing was sent. */
export class ValidationError extends ClientError {
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

/** A documented error answer, thrown by `unwrap`. */
export class ApiError extends ClientError {
  override readonly name = "ApiError";
  declare readonly status: number;
  /** The service's error code, where the API documents codes. */
  declare readonly errorCode?: string;
  declare readonly requestId?: string;
  /** The parsed body. Neither in the message nor enumerable: it may hold personal data. */
  declare readonly error: unknown;

  constructor(answer: { operationId: string; status: number; requestId?: string; error: unknown }) {
    const errorCode = errorCodeOf(answer.error);
    const { operationId, status } = answer;
    super("api-error", operationId, `the service answered ${status}${errorCode === undefined ? "" : ` ${errorCode}`}`, { status });
    if (errorCode !== undefined) this.errorCode = errorCode;
    if (answer.requestId !== undefined) this.requestId = answer.requestId;
    Object.defineProperty(this, "error", { value: answer.error, enumerable: false });
  }
}

/** The Merchant API says its code in `error.title`, the legacy interface in `errorCode`. */
function errorCodeOf(body: unknown): string | undefined {
  const code = field(field(body, "error"), "title") ?? field(body, "errorCode");
  return typeof code === "string" && code !== "" ? code : undefined;
}

const field = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
