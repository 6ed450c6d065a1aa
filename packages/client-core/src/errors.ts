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

/** The base of every error that a client throws by itself. Messages hold no secret, no signature, no body. */
export class ClientError extends Error {
  override readonly name: string = "ClientError";
  readonly code: ClientErrorCode;
  readonly operationId: string;

  constructor(code: ClientErrorCode, operationId: string, message: string, options?: ErrorOptions) {
    super(`${operationId}: ${message}`, options);
    this.code = code;
    this.operationId = operationId;
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
    super("validation-failed", operationId, violations.map(describe).join("; "));
    this.violations = violations;
  }
}

const describe = ({ in: place, pointer, message, code }: LocatedViolation): string =>
  `${place}${pointer} ${message}${code === undefined ? "" : ` (${code})`}`;

/** A documented error answer, thrown by `unwrap`. */
export class ApiError extends ClientError {
  override readonly name = "ApiError";
  readonly status: number;
  /** The service's error code, where the API documents codes. */
  readonly errorCode?: string;
  readonly requestId?: string;
  /** The parsed body. Not part of the message: it may hold personal data. */
  readonly error: unknown;

  constructor(answer: { operationId: string; status: number; requestId?: string; error: unknown }) {
    const errorCode = errorCodeOf(answer.error);
    super("api-error", answer.operationId, `the service answered ${answer.status}${errorCode === undefined ? "" : ` ${errorCode}`}`);
    this.status = answer.status;
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
