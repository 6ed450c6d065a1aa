import { type ResponseRefusal, SigningError } from "@maksu/signing";
import { ClientError } from "./errors.ts";
import { isNetworkFailure, networkError } from "./network-error.ts";

/** Signs and sends. */
export type Send = (request: Request) => Promise<Response>;

/** A `fetch` whose failures are a call's own: what comes of the network, and what signing has refused of an answer. The rest is let through. */
export function sending(operationId: string, send: Send): Send {
  return async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (error instanceof SigningError) throw refusal(operationId, error);
      throw isNetworkFailure(error) ? networkError(operationId, error) : error;
    }
  };
}

/** What signing throws before it sends is a matter of how the client was set up, and stays what it is. */
function refusal(operationId: string, error: SigningError): Error {
  const { code, status, message } = error;
  const details = { cause: error, ...(status !== undefined && { status }) };
  if (code === "redirect-followed" || (status !== undefined && status >= 300 && status < 400))
    return new ClientError("redirected", operationId, message, details);
  return isRefusal(code) ? new ClientError(code, operationId, message, details) : error;
}

const REFUSALS: readonly string[] = [
  "not-from-service",
  "response-mismatch",
  "response-too-large",
  "signature-mismatch",
  "signature-missing",
] satisfies readonly (ResponseRefusal | "response-too-large")[];

const isRefusal = (code: string): code is ResponseRefusal | "response-too-large" => REFUSALS.includes(code);
