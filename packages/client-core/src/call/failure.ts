import type { ResponseRejection } from "@maksu/signing";
import { SigningError } from "@maksu/signing/options";
import { ClientError } from "../errors.ts";
import { TransportError } from "../transport/transport.ts";

/**
 * Converts errors of signing and sending into the error of a call: network failures, and responses that signing has rejected. Returns other errors as
 * they are: those that signing throws before sending concern the client's configuration, and those of the caller's own functions are the caller's.
 */
export function failureOf(operationId: string, error: unknown): unknown {
  if (error instanceof SigningError) return rejected(operationId, error);
  if (!(error instanceof TransportError)) return error;
  const { code, message, cause, status } = error;
  return new ClientError(code, operationId, message, { ...(cause !== undefined && { cause }), ...(status !== undefined && { status }) });
}

function rejected(operationId: string, error: SigningError): Error {
  const { code, status, message } = error;
  const details = { cause: error, ...(status !== undefined && { status }) };
  if (code === "redirect-followed" || (status !== undefined && status >= 300 && status < 400))
    return new ClientError("redirected", operationId, message, details);
  return isOfResponse(code) ? new ClientError(code, operationId, message, details) : error;
}

const OF_RESPONSES: readonly string[] = [
  "not-from-service",
  "response-mismatch",
  "response-too-large",
  "signature-mismatch",
  "signature-missing",
] satisfies readonly (ResponseRejection | "response-too-large")[];

const isOfResponse = (code: string): code is ResponseRejection | "response-too-large" => OF_RESPONSES.includes(code);
